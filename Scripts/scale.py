#!/usr/bin/env python3
"""Measures how time and memory of a check grow with texts, locales, sizes and screens.

usage: Scripts/scale.py OVERSET CATALOGS [--most TEXTS] [--plot FILE.svg]

Makes apps of .strings files out of the texts of real catalogs, a table for each 5,000 keys, and checks them: load to
JSON report, the whole process, with all workers. Prints Markdown tables, with the memory with all findings and with the
worst 1,000 of them, and for each row of runs the exponent of a power law through its runs of a second or more: 1 is
linear. --most is the most texts, 10 million without it, 40 million (a million keys) at most; --plot draws the runs.
"""
import argparse
import json
import math
import os
import subprocess
import sys
import tempfile

parser = argparse.ArgumentParser(description="Measures how time and memory of a check grow.")
parser.add_argument("overset")
parser.add_argument("catalogs")
parser.add_argument("--most", type=int, default=10_000_000)
parser.add_argument("--plot")
ARGUMENTS = parser.parse_args()

KEYS_OF_TABLE = 5_000
SIZES = ["L", "xS", "S", "M", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"]
SCREENS = {"standard": 393, "se": 320, "max": 430}
LABEL = {"id": "label", "keys": ["*"], "font": {"textStyle": "body"}, "width": "screen - 32", "numberOfLines": 2}


def real_texts():
    """The texts of the real catalogs by locale, as they stand in a .strings file."""
    run = subprocess.run(
        [ARGUMENTS.overset, "catalogs", "--json", ARGUMENTS.catalogs], capture_output=True, encoding="utf-8", check=True)
    texts = {}
    for file in json.loads(run.stdout)["files"]:
        for entry in file["entries"]:
            if entry["value"] and entry["locale"]:
                text = entry["value"].replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
                texts.setdefault(entry["locale"], []).append(text)
    return {locale: own for locale, own in texts.items() if len(own) > 50}


def locale_names(real, count):
    """Names of locales: the real ones, then with numbers of regions."""
    names = sorted(real, key=lambda name: (name != "en", name))
    languages = sorted({name.split("-")[0] for name in names})
    return (names + [f"{language}-{number:03}" for number in range(1, 1000) for language in languages])[:count]


def make(folder, real, keys, locales):
    """An app, unless it is there already."""
    if os.path.isdir(folder):
        return
    names = sorted(real, key=lambda name: (name != "en", name))
    for index, locale in enumerate(locale_names(real, locales)):
        texts = real[names[index % len(names)]]
        os.makedirs(os.path.join(folder, locale + ".lproj"))
        for table, start in enumerate(range(0, keys, KEYS_OF_TABLE)):
            path = os.path.join(folder, locale + ".lproj", f"Table{table}.strings")
            with open(path, "w", encoding="utf-8") as file:
                for key in range(start, min(start + KEYS_OF_TABLE, keys)):
                    file.write(f'"screen{key % 97}.text{key}" = "{texts[key % len(texts)]} {key}";\n')


def configure(folder, sizes, screens):
    """Writes the configuration of an app, and answers with its path."""
    configuration = os.path.join(folder, "overset.yml")
    with open(configuration, "w", encoding="utf-8") as file:
        json.dump({
            "contentSizes": SIZES[:sizes], "screens": dict(list(SCREENS.items())[:screens]), "labels": [LABEL],
            "rules": {"growth": "off", "untranslated": "off", "crowded": "off", "long-label": "off"},
        }, file)
    return configuration


def check(folder, sizes=1, screens=1, options=()):
    """Seconds, seconds of processors, and megabytes of a check."""
    configuration = configure(folder, sizes, screens)
    return run("check", "--config", configuration, "--format", "json", "-o", os.devnull, *options)


# A program of its own: the memory of a process counts what the process had that started it.
RUNNER = """
import json, os, subprocess, sys, time
start = time.monotonic()
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
_, status, used = os.wait4(process.pid, 0)
if os.waitstatus_to_exitcode(status) not in (0, 1, 3):
    sys.exit(f"scale: status {status}")
print(json.dumps([time.monotonic() - start, used.ru_utime + used.ru_stime, used.ru_maxrss / 1e3]))
"""


def run(*arguments):
    """The same of any command."""
    ended = subprocess.run(
        [sys.executable, "-c", RUNNER, ARGUMENTS.overset, *arguments], capture_output=True, encoding="utf-8")
    if ended.returncode != 0:
        sys.exit(ended.stderr)
    return tuple(json.loads(ended.stdout))


def exponent(runs, column):
    """Of a power law through the runs of a second or more, by least squares of logarithms."""
    points = [(math.log(run[0]), math.log(run[column])) for run in runs if run[1] >= 1]
    if len(points) < 2:
        points = [(math.log(run[0]), math.log(run[column])) for run in runs[-2:]]
    x = sum(a for a, _ in points) / len(points)
    y = sum(b for _, b in points) / len(points)
    return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)


def measure(name, runs):
    """Prints a table of `runs`: what is counted, the app's folder, its keys and locales, sizes and screens."""
    print(f"\n| {name} | time | processors' time | memory | of 1,000 findings |\n|---|---|---|---|---|", flush=True)
    results = []
    for count, folder, keys, locales, sizes, screens in runs:
        make(folder, REAL, keys, locales)
        worst = check(folder, sizes, screens, ("--max-findings", "1000"))  # first, for the file cache
        result = min(check(folder, sizes, screens) for _ in range(3 if count < 5e6 else 1))
        results.append((count, *result, worst[2]))
        print(f"| {count:,} | {result[0]:.2f} s | {result[1]:.2f} s | {result[2]:.0f} MB | {worst[2]:.0f} MB |", flush=True)
    if len(results) > 1:
        print(f"\nexponents: time {exponent(results, 1):.2f}, memory {exponent(results, 3):.2f} and "
              f"{exponent(results, 4):.2f}", flush=True)
    return name, results


def plot(rows, path):
    """Draws time over the counts, both in powers of ten."""
    width, height, left, bottom = 720, 360, 60, 40
    points = [(count, run[0]) for _, results in rows for count, *run in results]
    x0, y0 = (math.floor(math.log10(min(p[i] for p in points))) for i in (0, 1))
    x1, y1 = (math.ceil(math.log10(max(p[i] for p in points))) for i in (0, 1))

    def place(count, seconds):
        x = left + (math.log10(count) - x0) / (x1 - x0) * (width - left - 150)
        y = height - bottom - (math.log10(seconds) - y0) / (y1 - y0) * (height - bottom - 20)
        return f"{x:.1f}", f"{y:.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        'font-size="12" role="img" aria-label="Time of a check over its texts, locales and sizes">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for power in range(x0, x1 + 1):
        x, y = place(10**power, 10**y0)
        lines.append(f'<path d="M{x} 20V{y}" stroke="#ddd"/><text x="{x}" y="{float(y) + 18}" '
                     f'text-anchor="middle" fill="#444">{10**power:,}</text>')
    for power in range(y0, y1 + 1):
        x, y = place(10**x0, 10**power)
        label = f"{10**power:g} s"
        lines.append(f'<path d="M{x} {y}H{width - 150}" stroke="#ddd"/><text x="{left - 6}" y="{float(y) + 4}" '
                     f'text-anchor="end" fill="#444">{label}</text>')
    # The names of rows that end near each other stand above and below.
    for (name, results), color, below in zip(rows, ("#0a58ca", "#b3261e", "#1b7f3b"), (4, 18, -8)):
        places = [place(count, run[0]) for count, *run in results]
        lines.append(f'<polyline points="{" ".join(",".join(p) for p in places)}" fill="none" stroke="{color}" '
                     'stroke-width="2"/>')
        lines += [f'<circle cx="{x}" cy="{y}" r="3.5" fill="{color}"/>' for x, y in places]
        x, y = places[-1]
        lines.append(f'<text x="{float(x) + 8}" y="{float(y) + below}" fill="{color}">{name}</text>')
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines + ["</svg>"]) + "\n")


def measure_whole(folder, keys, locales):
    """Times an app at 12 sizes in one run, with a cache, one part of 64, and the merge of two parts."""
    make(folder, REAL, keys, locales)
    configuration = configure(folder, 12, 1)
    parts = [os.path.join(folder, f"{index}.jsonl") for index in (1, 2)]
    check(folder, 12)
    whole = check(folder, 12)
    cached = ["check", "--config", configuration, "--format", "json", "-o", os.devnull, "--cache", folder + "/cache"]
    filled = run(*cached)
    again = run(*cached)
    part = run("check", "--config", configuration, "--shard", "1/64", "-o", os.devnull)
    for index, path in enumerate(parts, 1):
        run("check", "--config", configuration, "--shard", f"{index}/2", "-o", path)
    merge = run("merge", *parts, "--format", "json", "-o", os.devnull)
    print(f"\n| {keys:,} keys × {locales} locales × 12 sizes | time | processors' time | memory |\n|---|---|---|---|")
    for name, (seconds, used, memory) in (
            ("one run", whole), ("one that fills a cache", filled), ("the same again", again), ("a part of 64", part), ("the merge", merge)):
        print(f"| {name} | {seconds:.1f} s | {used:.1f} s | {memory:.0f} MB |", flush=True)
    sizes = ", ".join(f"{os.path.getsize(path) / 1e6:.1f} MB" for path in parts)
    print(f"\na part of two has {sizes}; 64 machines and a merge: {part[0] + merge[0]:.1f} s, computed")


REAL = real_texts()
with tempfile.TemporaryDirectory() as work:
    def app(keys, locales):
        return os.path.join(work, f"{keys}x{locales}"), keys, locales

    texts = [count for count in (10_000, 100_000, 1_000_000, 10_000_000, 40_000_000) if count <= ARGUMENTS.most]
    rows = [measure("texts, in 40 locales", [(count, *app(count // 40, 40), 1, 1) for count in texts])]
    locales = [count for count in (1, 10, 100, 1_000) if count * 1_000 <= ARGUMENTS.most]
    rows.append(measure("locales, of 1,000 keys", [(count, *app(1_000, count), 1, 1) for count in locales]))
    rows.append(measure(
        "sizes × screens, of 100,000 texts",
        [(sizes * screens, *app(2_500, 40), sizes, screens) for sizes, screens in ((1, 1), (4, 1), (12, 1), (12, 3))]))
    if ARGUMENTS.most >= 4_000_000:
        measure_whole(*app(100_000, 40))
    if ARGUMENTS.plot:
        plot(rows, ARGUMENTS.plot)
