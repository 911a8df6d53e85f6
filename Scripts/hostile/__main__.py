#!/usr/bin/env python3
"""Runs overset on repositories that were made to attack those who check them.

usage: python3 Scripts/hostile [--binary OVERSET] [--only FAMILY] [--without FAMILY] [--keep]

A family is a file of this folder; its cases say what is promised (see SECURITY.md). Every run, of
every case, is held to the same: it ends with a status of its own and not by a signal, within limits
of time and memory, writes nothing but what it was asked to, and puts nothing on a stream that a
terminal obeys. Prints a line a family and every failure; status 1 where one failed.
"""
import argparse
import concurrent.futures
import importlib
import os
import sys
import time
import traceback

import case

# The most memory of a program is at least what this script takes when it starts it: memory comes first.
FAMILIES = ["memory", "environment", "repositories", "folders", "yaml_files", "inputs", "writing", "parts", "caches", "streams",
            "growth", "layouts", "sources", "reading"]


def outcome(overset, keep, name, function):
    """The result of a case: its name, its problem, the most seconds and MB of a run."""
    box = case.Case(overset)
    problem = None
    try:
        function(box)
    except case.Failure as failure:
        problem = str(failure)
    except Exception:  # a fault of the case itself
        problem = traceback.format_exc()
    if problem and keep:
        problem += f"\nkept: {box.root}"
    else:
        box.remove()
    return name, problem, box.seconds, box.megabytes


def main():
    parser = argparse.ArgumentParser(prog="hostile")
    parser.add_argument("--binary", default=".build/release/overset", help="the program")
    parser.add_argument("--only", action="append", choices=FAMILIES, help="a family; may be given several times")
    parser.add_argument("--without", action="append", choices=FAMILIES, default=[], help="a family to leave out")
    parser.add_argument("--keep", action="store_true", help="keep the folders of cases that fail")
    options = parser.parse_args()
    sys.stdout.reconfigure(errors="backslashreplace")
    overset = os.path.abspath(options.binary)
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        for family in options.only or (name for name in FAMILIES if name not in options.without):
            started = time.monotonic()
            importlib.import_module(family)
            cases, case.ALL[:] = case.ALL[:], []
            found = list(pool.map(lambda entry: outcome(overset, options.keep, *entry), cases))
            problems = [(name, problem) for name, problem, _, _ in found if problem]
            passed += len(found) - len(problems)
            failed += len(problems)
            print(f"{family}: {len(found) - len(problems)} passed, {len(problems)} failed in "
                  f"{time.monotonic() - started:.0f} s; a run took at most {max(entry[2] for entry in found):.1f} s "
                  f"of processor time and {max(entry[3] for entry in found):.0f} MB", flush=True)
            for name, problem in problems:
                # On a terminal, too.
                shown = case.OBEYED.sub(lambda sign: repr(sign.group())[1:-1], f"{name}\n{problem}")
                print("  FAILED " + shown.replace("\n", "\n    "), flush=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
