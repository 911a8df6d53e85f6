#!/usr/bin/env python3
"""Times a whole check against HarfBuzz, which only shapes the same texts once, in the same run.

usage: Scripts/benchmark.py OVERSET CATALOGS PEERS

PEERS holds hb_limit.c, which is built here; it reads rows of `locale width lines size text`. The check is
the whole process: start, reading, layout, JSON report. Quotes medians, because machines are noisy.
"""
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

OVERSET, CATALOGS, PEERS = sys.argv[1:4]
ROUNDS = 9
LABEL = ["--width", "200", "--lines", "2", "--font", "17"]
FAMILIES = ["Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans CJK JP"]


def font_file(family):
    pattern = f"{family}:style=Regular"
    return subprocess.run(
        ["fc-match", "-f", "%{file}", pattern], capture_output=True, encoding="utf-8", check=True).stdout


def check(*arguments):
    start = time.monotonic()
    subprocess.run([OVERSET, "check", CATALOGS, *LABEL, "--format", "json", *arguments], check=False)
    return time.monotonic() - start


with tempfile.TemporaryDirectory() as folder:
    report = os.path.join(folder, "report.json")
    check("--all", "--output", report)
    with open(report, encoding="utf-8") as file:
        layouts = json.load(file)["layouts"]
    rows = "".join(
        f"{layout['locale']}\t200\t2\t17\t" + layout["text"].replace("\t", " ").replace("\n", "\\n") + "\n"
        for layout in layouts if not layout["isFallback"])
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "harfbuzz"], capture_output=True, encoding="utf-8", check=True)
    limit = os.path.join(folder, "hb_limit")
    source = os.path.join(PEERS, "hb_limit.c")
    subprocess.run(["cc", "-O2", source, "-o", limit, *flags.stdout.split()], check=True)
    fonts = [font_file(family) for family in FAMILIES]

    floor, one, two, idle = [], [], [], []
    for _ in range(ROUNDS):
        run = subprocess.run([limit, *fonts], input=rows, capture_output=True, encoding="utf-8", check=True)
        floor.append(float(run.stderr.split("seconds ")[1].split()[0]))
        two.append(check("--jobs", "2", "--output", report))
        one.append(check("--jobs", "1", "--output", report))
        start = time.monotonic()
        subprocess.run([OVERSET, "--version"], capture_output=True, check=True)
        idle.append(time.monotonic() - start)

print(f"{rows.count(chr(10))} texts, {len(layouts)} layouts; medians of {ROUNDS} rounds, each program once a round")
base = statistics.median(floor)
print(f"HarfBuzz shaping every text once, one thread: {base:.3f} s")
for name, times in (("overset, 2 workers", two), ("overset, 1 worker", one)):
    ratio = statistics.median(time / limit for time, limit in zip(times, floor))
    print(f"{name}, load to JSON: {statistics.median(times):.3f} s, {ratio:.2f} x")
print(f"overset with nothing to do: {statistics.median(idle) * 1000:.0f} ms")
