#!/usr/bin/env python3
"""Counts the instructions of fixed runs and compares them with a budget.

usage: python3 Scripts/budget OVERSET BUDGET [--update]

valgrind counts what the program executes, so neither load nor clock changes a number, and shows the program the same
processor on every machine with AVX2. Every run has one worker, an environment and fonts of its own. Fails where a run
takes over 2 % more than BUDGET allows; --update writes BUDGET anew. Needs Linux, valgrind, fontconfig and the fonts
that install-dependencies.sh installs.

Another compiler, another version of a library or of a font changes a number: BUDGET says in its first lines with which
its numbers were counted. Where they differ here, nothing is compared and the last line says so: it is not known what of
a growth is the code's. The commit that moves CI to other versions updates BUDGET, and changes no code.
"""
import concurrent.futures
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile

import catalogs

MOST_GROWTH = 0.02
SAMPLE = "Catalogs/Wayfare"
FAMILIES = ["Noto Sans", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Hebrew", "Noto Sans Thai"]
FORMATS = ["text", "json", "html", "sarif", "junit", "github", "gitlab", "xcode", "markdown", "csv"]
# The Markdown report holds the worst findings only, so that these runs write very little.
CHECK = ["check", "--jobs", "1", "--format", "markdown", "--config"]
RUNS = {
    "start": ["--version"],
    "reading": ["catalogs", "Reading", "--jobs", "1"],
    "texts that fit": [*CHECK, "fits.yml"],
    "texts that do not": [*CHECK, "too-long.yml"],
    "36 variants": [*CHECK, "variants.yml"],
    "JSON report": ["check", "--jobs", "1", "--format", "json=report.json", "--all", "--config", "too-long.yml"],
    "sample, all formats": [
        "check", "--jobs", "1", "--config", "Sample/overset.yml",
        *(word for name in FORMATS for word in ("--format", f"{name}=sample.{name}"))],
}
# What the made-up catalogs are made for: layouts, and how many of them fit.
EXPECTED = {"fits.yml": (10_000, 10_000), "too-long.yml": (10_000, 0), "variants.yml": (7_200, None)}


def output(*command):
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout


def prepare(overset):
    """The program, what it reads and its fonts, in the working folder."""
    # valgrind cannot read all of a Swift program's debugging information.
    subprocess.run(["strip", "--strip-debug", "-o", "overset", overset], check=True)
    catalogs.make()
    os.mkdir("fonts")
    for family in FAMILIES:
        for style in ("Regular", "Bold"):
            found, path = output("fc-match", "-f", "%{family[0]}\n%{file}", f"{family}:style={style}").split("\n")
            if found != family:
                sys.exit(f"budget: no font '{family}': Scripts/install-dependencies.sh installs it")
            os.symlink(path, os.path.join("fonts", os.path.basename(path)))
    folder = os.getcwd()
    catalogs.write(
        "fonts.conf", f"<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>")


def environment():
    return {
        "HOME": os.getcwd(), "LANG": "C.UTF-8", "FONTCONFIG_FILE": os.path.join(os.getcwd(), "fonts.conf"),
        "PATH": "/usr/bin:/bin", "SWIFT_DETERMINISTIC_HASHING": "1"}


def run(name, *command):
    ended = subprocess.run([*command, *RUNS[name]], capture_output=True, encoding="utf-8", env=environment())
    if ended.returncode not in (0, 1):
        sys.exit(f"budget: '{name}' ended with {ended.returncode}\n{ended.stderr}")


def count(name):
    """The instructions of a run."""
    log = f"{list(RUNS).index(name)}.log"
    run(name, shutil.which("valgrind"), "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={log}", "./overset")
    with open(log, encoding="utf-8") as file:
        return int(re.search(r"Collected : (\d+)", file.read())[1])


def verify():
    """Checks that the texts fit or not as they should, and returns the versions of the program's libraries.

    These runs are not counted. They also fill fontconfig's cache.
    """
    for name, (layouts, fits) in EXPECTED.items():
        ended = subprocess.run(
            ["./overset", "check", "--config", name, "--format", "json"], capture_output=True, env=environment())
        summary = json.loads(ended.stdout)["summary"]
        if summary["layouts"] != layouts or fits not in (None, summary["outcomes"]["fits"]):
            sys.exit(f"budget: {name} has other texts than it should: {summary}")
    return json.loads(ended.stdout)["tool"]


def versions(tool):
    """What the numbers depend on, in a few lines. Works in the working folder."""
    compiler = output("swiftc", "--version").splitlines()[0]
    libraries = [f"{name} {version}" for name, version in tool.items() if name not in ("name", "version")]
    return [
        f"{output('valgrind', '--version').strip()}, {processor()}, {compiler}",
        ", ".join([*libraries, " ".join(platform.libc_ver()), f"fonts {digest_of_fonts()}"])]


def processor():
    """The processor that valgrind shows: code for AVX2 is chosen where there is AVX2."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        has_avx2 = " avx2 " in file.read().replace("\n", " ")
    return platform.machine() + (" with AVX2" if has_avx2 else "")


def digest_of_fonts():
    """A few digits that differ where a font has another version."""
    digest = hashlib.sha256()
    for name in sorted(os.listdir("fonts")):
        with open(os.path.join("fonts", name), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()[:8]


def read(path):
    """The lines of versions and the numbers of a budget."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return [line[4:] for line in lines if line.startswith("#   ")], {name: int(number) for name, number in rows}


def written(counted_with, counts):
    """The text of a budget."""
    head = [
        "# The instructions that these runs may take: see Scripts/budget. Written by `make budget UPDATE=1`.",
        "# A commit that changes a number says why. Counted with",
        *(f"#   {line}" for line in counted_with)]
    return "\n".join(head + [f"{name}\t{number}" for name, number in counts.items()]) + "\n"


def table(budget, counts):
    """The lines of a comparison, and whether every run keeps to its budget."""
    lines, keeps = [f"{'million instructions':24}{'budget':>12}{'now':>12}{'':>10}"], True
    for name, now in counts.items():
        if name not in budget:
            lines.append(f"{name:24}{'':12}{now / 1e6:12,.2f}   not in the budget")
            keeps = False
            continue
        old = budget[name]
        too_much, less = now > old * (1 + MOST_GROWTH), now < old * (1 - MOST_GROWTH)
        remark = "  too much" if too_much else "  less: UPDATE=1" if less else ""
        lines.append(f"{name:24}{old / 1e6:12,.2f}{now / 1e6:12,.2f}{now / old - 1:+9.2%}{remark}")
        keeps = keeps and not too_much
    return lines, keeps


def verdict(old_versions, budget, now_versions, counts, is_update=False):
    """What to print, and the status."""
    lines, keeps = table(budget, counts)
    if old_versions != now_versions:
        lines += ["The budget was counted with", *(f"  {line}" for line in old_versions)]
        lines += ["Now it is counted with", *(f"  {line}" for line in now_versions)]
        if not is_update:
            lines.append("NOT COMPARED: counted with other versions. make budget UPDATE=1 writes the budget for these.")
        return lines, 0
    if keeps or is_update:
        return lines, 0
    lines.append("Over the budget. Where the work is worth it: make budget UPDATE=1, and the reason in the commit.")
    return lines, 1


def counts_of(overset, sample):
    """The instructions of all runs, and the versions that they depend on. Works in the working folder."""
    shutil.copytree(sample, "Sample")
    prepare(overset)
    counted_with = versions(verify())
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return dict(zip(RUNS, pool.map(count, RUNS))), counted_with


def main():
    overset, path = (os.path.abspath(argument) for argument in sys.argv[1:3])
    sample, home = os.path.abspath(SAMPLE), os.getcwd()
    if not shutil.which("valgrind"):
        sys.exit("budget: needs valgrind")
    # Its path is as long on every machine: the program reads and writes it.
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        os.chdir(folder)
        counts, counted_with = counts_of(overset, sample)
        os.chdir(home)
    old = read(path) if os.path.exists(path) else (counted_with, {})
    lines, status = verdict(*old, counted_with, counts, "--update" in sys.argv[3:])
    print("\n".join(lines))
    if "--update" in sys.argv[3:]:
        with open(path, "w", encoding="utf-8") as file:
            file.write(written(counted_with, counts))
    return status


if __name__ == "__main__":
    sys.exit(main())
