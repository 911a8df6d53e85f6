#!/usr/bin/env python3
"""Times checking every text at 12 content sizes on 3 screens against checking it once.

usage: Scripts/benchmark-sizes.py OVERSET CATALOGS

One label in the text style body, as wide as the screen without its margins: 36 layouts a text, or 1. Both are whole processes:
start, reading, layout, JSON report in a file. Rounds are paired, one of each, and the median of their ratios is
quoted, because machines are noisy. Two labels: one of any number of lines, in which nearly every text fits, so that
layout is what is timed; and one of two lines, the worst case, in which most texts do not fit at the large sizes and
each of those is a finding in the report. Fails where the first costs 4 times as much or more.
"""
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

OVERSET, CATALOGS = sys.argv[1:3]
AIM = 4
SIZES = ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"]
SCREENS = {"se": 320, "standard": 393, "max": 430}
# Lines of the label, rounds: the worst case takes its time.
LABELS = {"a label that grows": (0, 7), "a label of two lines": (2, 3)}


def configuration(folder, name, lines, sizes, screens):
    label = {"id": "label", "keys": ["*"], "font": {"textStyle": "body"}, "width": "screen - 32", "numberOfLines": lines}
    path = os.path.join(folder, name + ".yml")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"contentSizes": sizes, "screens": screens, "labels": [label]}, file)
    return path


def check(path, jobs):
    """The seconds of a check."""
    start = time.monotonic()
    run = subprocess.run(
        [OVERSET, "check", CATALOGS, "--config", path, "--format", "json", "--output", path + ".json", *jobs],
        capture_output=True, encoding="utf-8")
    seconds = time.monotonic() - start
    if run.returncode not in (0, 1, 3):
        sys.exit(f"benchmark: status {run.returncode}\n{run.stderr}")
    return seconds


def report(path):
    # The summary is at the start of a report that may be very long.
    with open(path + ".json", encoding="utf-8") as file:
        start = file.read(1_000_000)
    summary, _ = json.JSONDecoder().raw_decode(start, start.index('"summary":') + len('"summary":'))
    findings = summary["findings"]
    return (
        f"{summary['layouts']} layouts, {findings['error']} errors, {findings['warning']} warnings, "
        f"{findings['note']} notes, {os.path.getsize(path + '.json') / 1e6:.1f} MB")


slow = False
with tempfile.TemporaryDirectory() as folder:
    for name, (lines, rounds) in LABELS.items():
        once = configuration(folder, "once", lines, ["L"], {"standard": 393})
        often = configuration(folder, "often", lines, SIZES, SCREENS)
        for jobs in (["--jobs", "1"], []):
            pairs = [(check(once, jobs), check(often, jobs)) for _ in range(rounds)]
            ratio = statistics.median(b / a for a, b in pairs)
            slow = slow or lines == 0 and ratio >= AIM
            single, many = (statistics.median(times) for times in zip(*pairs))
            workers = "1 worker" if jobs else "all workers"
            print(
                f"{name}, {workers}: once {single:.2f} s, at {len(SIZES)} sizes on {len(SCREENS)} screens {many:.2f} s: "
                f"{ratio:.2f} x, median of {rounds} rounds", flush=True)
        print(f"  once: {report(once)}\n  often: {report(often)}", flush=True)
sys.exit(slow)
