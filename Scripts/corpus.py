#!/usr/bin/env python3
"""Checks each folder of real catalogs against one label, with one worker and with two.

usage: Scripts/corpus.py OVERSET FOLDER

Fails where a run crashes, or where the number of workers changes a byte of the report.
"""
import json
import os
import resource
import subprocess
import sys
import tempfile
import time

OVERSET, FOLDER = sys.argv[1:3]
LABEL = ["--width", "200", "--lines", "2", "--font", "17"]


def check(path, jobs, report):
    start = time.monotonic()
    run = subprocess.run(
        [OVERSET, "check", path, *LABEL, "--format", "json", "--all", "--output", report, "--jobs", str(jobs)],
        capture_output=True, encoding="utf-8")
    seconds = time.monotonic() - start
    if run.returncode not in (0, 1, 3):
        sys.exit(f"{path}: status {run.returncode}\n{run.stderr}")
    with open(report, "rb") as file:
        return file.read(), seconds


failed = False
with tempfile.TemporaryDirectory() as folder:
    for name in sorted(os.listdir(FOLDER)):
        path = os.path.join(FOLDER, name)
        if not os.path.isdir(path):
            continue
        one, _ = check(path, 1, os.path.join(folder, "one.json"))
        two, seconds = check(path, 2, os.path.join(folder, "two.json"))
        summary = json.loads(one)["summary"]
        outcomes = ", ".join(f"{count} {outcome}" for outcome, count in summary["outcomes"].items())
        same = one == two
        failed = failed or not same
        print(
            f"{name}: {summary['strings']} strings, {summary['layouts']} layouts, {outcomes}, "
            f"{summary['inconclusive']} inconclusive; {seconds:.2f} s; "
            + ("same with 1 and 2 workers" if same else "DIFFERENT with 1 and 2 workers"))
memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
print(f"most memory of a run, with every layout kept: {memory // 1024} MB")
sys.exit(failed)
