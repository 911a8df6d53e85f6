#!/usr/bin/env python3
"""Checks apps in parts, merges these, and compares every report with that of a check in one run.

usage: Scripts/shards.py OVERSET FOLDER...

Each folder is checked with its own overset.yml; without one, with a label for all texts. The parts are merged
in an order that differs from run to run of the loop, and is the same for the same folder and number of parts.
"""
import os
import random
import subprocess
import sys
import tempfile

OVERSET, FOLDERS = os.path.abspath(sys.argv[1]), sys.argv[2:]
FORMATS = ("text", "json", "html", "sarif", "junit", "github", "gitlab", "xcode", "markdown", "csv")
COUNTS = (1, 2, 7, 16)


def run(folder, output, *arguments):
    """The exit status and what is written on standard error; reports go to `output`, by format."""
    formats = [f"--format={name}={output}.{name}" for name in FORMATS] if output else []
    run = subprocess.run([OVERSET, *arguments, *formats], cwd=folder, capture_output=True, text=True)
    return run.returncode, run.stderr


def read(path):
    with open(path, "rb") as file:
        return file.read()


def differences(folder, count, one, options):
    """What differs when `folder` is checked in `count` parts, by name."""
    parts = [f"{one}-{index}-of-{count}.jsonl" for index in range(1, count + 1)]
    for index, part in enumerate(parts, 1):
        status, errors = run(folder, None, "check", *options, "--shard", f"{index}/{count}", "-o", part)
        if status != 0:
            return [f"part {index}/{count}: {errors}"]
    random.Random(f"{folder} {count}").shuffle(parts)
    merged = f"{one}-merged"
    found = [] if run(folder, merged, "merge", *parts) == OUTCOMES[folder] else ["status or notices"]
    return found + [name for name in FORMATS if read(f"{one}.{name}") != read(f"{merged}.{name}")]


OUTCOMES = {}
failed = 0
for folder in filter(os.path.isdir, FOLDERS):
    options = [] if os.path.exists(os.path.join(folder, "overset.yml")) else ["--width=200", "--lines=2"]
    with tempfile.TemporaryDirectory() as work:
        one = os.path.join(work, "one")
        OUTCOMES[folder] = run(folder, one, "check", *options)
        for count in COUNTS:
            found = differences(folder, count, one, options)
            failed += bool(found)
            print(f"{folder} in {count}: {', '.join(found) or 'the same'}", flush=True)
sys.exit(1 if failed else 0)
