#!/usr/bin/env python3
"""Runs overset on what somebody may have put into a repository to harm those who check it.

usage: python3 Scripts/hostile [--binary OVERSET] [--only FAMILY] [--keep]

A family is a file of this folder; its cases say what is promised (see SECURITY.md). Every run, of
every case, is held to the same: it ends with a status of its own and not by a signal, within limits
of time and memory, writes nothing but what it was asked to, and puts nothing on a stream that a
terminal obeys. Prints a line a family and every failure; status 1 where one failed.
"""
import argparse
import concurrent.futures
import os
import sys
import traceback

import case
import environment, repositories, folders, yaml_files, inputs, writing, streams, growth, reading, memory  # noqa: E401

FAMILIES = [module.__name__ for module in (
    environment, repositories, folders, yaml_files, inputs, writing, streams, growth, reading, memory)]


def outcome(overset, keep, family, name, function):
    box = case.Case(overset, name)
    problem = None
    try:
        function(box)
    except case.Failure as failure:
        problem = str(failure)
    except Exception:
        problem = traceback.format_exc()
    if problem and keep:
        problem += f"\nkept: {box.root}"
    else:
        box.remove()
    return family, name, problem, box.seconds, box.megabytes


def main():
    sys.stdout.reconfigure(errors="backslashreplace")  # a payload is printed on any terminal
    parser = argparse.ArgumentParser(prog="hostile")
    parser.add_argument("--binary", default=".build/release/overset", help="the program")
    parser.add_argument("--only", action="append", choices=FAMILIES, help="a family; may be given several times")
    parser.add_argument("--keep", action="store_true", help="keep the folders of cases that fail")
    options = parser.parse_args()
    overset = os.path.abspath(options.binary)
    wanted = options.only or FAMILIES
    results = []
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        runs = [pool.submit(outcome, overset, options.keep, *entry) for entry in case.ALL if entry[0] in wanted]
        for family in wanted:
            own = [run.result() for run, entry in zip(runs, [e for e in case.ALL if e[0] in wanted]) if entry[0] == family]
            results += own
            failed = [result for result in own if result[2]]
            print(f"{family}: {len(own) - len(failed)} passed, {len(failed)} failed; at most "
                  f"{max(result[3] for result in own):.1f} s and {max(result[4] for result in own):.0f} MB", flush=True)
            for _, name, problem, _, _ in failed:
                shown = case.OBEYED.sub(lambda sign: repr(sign.group())[1:-1], f"{name}\n{problem}")
                print("  FAILED " + shown.replace("\n", "\n    "), flush=True)
    failed = sum(1 for result in results if result[2])
    print(f"{len(results) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
