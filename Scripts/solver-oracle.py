#!/usr/bin/env python3
"""Compares our solver of linear relations with GLPK (glpsol, Debian's glpk-utils) on random systems.

usage: solver-oracle.py BENCHMARK_LAYOUT [SEED [COUNT]]

For each system GLPK minimises the errors of each priority in turn, the higher ones being kept. The sums of errors
must be ours. Of some variables it finds the least and the greatest value among the best answers: equal for those that
we call determined, and only for those. A relation that we refuse must contradict the required ones before it.
"""

import os
import re
import subprocess
import sys
import tempfile

REQUIRED = 1000
CLOSE = 1e-3
# How much of a kept sum GLPK may give away: with less, it may find its own best answer impossible.
SLACKS = 1e-7, 1e-6, 1e-5


class System:
    def __init__(self, size, not_negative):
        self.size, self.not_negative, self.relations = size, not_negative, []

    def accepted(self):
        return [r for r, refused in zip(self.relations, self.refused) if r[0] >= REQUIRED and not refused]


class Unsolved(Exception):
    """GLPK found no answer in its time."""


def read(lines):
    for line in lines:
        word, *rest = line.split()
        if word == "system":
            system = System(int(rest[0]), [w == "1" for w in rest[1:]])
        elif word == "relation":
            terms = [(int(v), float(c)) for v, c in (w.split(":") for w in rest[3:])]
            system.relations.append((float(rest[0]), rest[1], float(rest[2]), terms))
        elif word == "values":
            system.values = None if rest == ["none"] else [float(w) for w in rest]
        elif word == "determined":
            system.determined = [w == "1" for w in rest]
        elif word == "refused":
            system.refused = [w == "1" for w in rest]
            yield system


def error(relation, values):
    total = relation[2] + sum(c * values[v] for v, c in relation[3])
    return {"=": abs(total), ">": max(0, -total), "<": max(0, total)}[relation[1]]


def linear(terms):
    return " ".join(f"{c:+.10g} {name}" for name, c in terms) or "0 x0"


def problem(system, preferred, kept, objective, sense="Minimize", slack=0):
    """A file in the format of CPLEX: required relations, errors of the others, and sums of errors that are kept."""
    rows, bounds = [], []
    for relation in system.accepted():
        sign = {"=": "=", ">": ">=", "<": "<="}[relation[1]]
        rows.append(f"{linear([(f'x{v}', c) for v, c in relation[3]])} {sign} {-relation[2]:.10g}")
    for index, relation in preferred:
        terms = [(f"x{v}", c) for v, c in relation[3]] + [(f"o{index}", -1), (f"u{index}", 1)]
        rows.append(f"{linear(terms)} = {-relation[2]:.10g}")
    for names, total in kept:
        rows.append(f"{linear([(n, 1) for n in names])} <= {total + slack:.12g}")
    for variable, not_negative in enumerate(system.not_negative):
        if not not_negative:
            bounds.append(f"x{variable} free")
    lines = [sense, " obj: " + linear(objective), "Subject To"]
    lines += [f" r{i}: {row}" for i, row in enumerate(rows)] + [" z: 0 x0 <= 1"]
    return "\n".join(lines + ["Bounds"] + [" " + b for b in bounds] + ["End", ""])


def solve(text, folder):
    """The best value; None if there is none, "unbounded" if it has no end."""
    model, answer = os.path.join(folder, "model.lp"), os.path.join(folder, "answer")
    with open(model, "w") as file:
        file.write(text)
    run = subprocess.run(["glpsol", "--tmlim", "10", "--lp", model, "-w", answer], capture_output=True, text=True)
    if "NO PRIMAL FEASIBLE" in run.stdout:
        return None
    if "UNBOUNDED" in run.stdout or "NO DUAL FEASIBLE" in run.stdout:
        return "unbounded"
    status = re.search(r"^s bas \d+ \d+ (\w) (\w) (\S+)$", open(answer).read(), re.M)
    if not status or status[1] != "f" or status[2] != "f":
        raise Unsolved(text)
    return float(status[3])



def best(system, preferred, kept, objective, folder, sense="Minimize"):
    for slack in SLACKS:
        value = solve(problem(system, preferred, kept, objective, sense, slack), folder)
        if value is not None:
            return value
    return None


def faults(system, folder):
    if system.values is None:
        yield "not solved"
        return
    for relation in system.accepted():
        if error(relation, system.values) > CLOSE:
            yield f"a required relation does not hold: {relation}"
    for variable, not_negative in enumerate(system.not_negative):
        if not_negative and system.values[variable] < -CLOSE:
            yield f"x{variable} is negative"
    preferred = [(i, r) for i, r in enumerate(system.relations) if r[0] < REQUIRED]
    kept = []
    for priority in sorted({r[0] for _, r in preferred}, reverse=True):
        level = [(i, r) for i, r in preferred if r[0] == priority]
        names = [f"o{i}" for i, r in level if r[1] != ">"] + [f"u{i}" for i, r in level if r[1] != "<"]
        least = best(system, preferred, kept, [(n, 1) for n in names], folder)
        ours = sum(error(r, system.values) for _, r in level)
        if least is None or least == "unbounded" or abs(least - ours) > CLOSE:
            yield f"errors of priority {priority}: ours {ours}, GLPK's {least}"
            return
        kept.append((names, least))
    for variable in range(0, system.size, max(1, system.size // 5)):
        objective = [(f"x{variable}", 1)]
        ends = [best(system, preferred, kept, objective, folder, s) for s in ("Minimize", "Maximize")]
        if None in ends:
            yield f"x{variable}: GLPK finds no answer"
            continue
        open_ = "unbounded" in ends or abs(ends[0] - ends[1]) > 10 * CLOSE
        if open_ == system.determined[variable]:
            yield f"x{variable}: {ends}, we say {system.determined[variable]}"
    seen = []
    for relation, refused in zip(system.relations, system.refused):
        if relation[0] < REQUIRED:
            continue
        if refused:
            trial = System(system.size, system.not_negative)
            trial.relations, trial.refused = seen + [relation], [False] * (len(seen) + 1)
            if solve(problem(trial, [], [], []), folder) is not None:
                yield f"refused without need: {relation}"
        else:
            seen.append(relation)


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    seed, count = (sys.argv[2:] + ["1", "100"][len(sys.argv) - 2 :])[:2]
    output = subprocess.run([sys.argv[1], "--systems", seed, count], capture_output=True, text=True, check=True).stdout
    checked = bad = refused = unsolved = 0
    with tempfile.TemporaryDirectory() as folder:
        for number, system in enumerate(read(output.splitlines())):
            checked += 1
            refused += sum(system.refused)
            try:
                for fault in faults(system, folder):
                    bad += 1
                    print(f"system {number}: {fault}", flush=True)
            except Unsolved:
                unsolved += 1
    print(f"{checked} systems, {refused} relations refused, {bad} differences, {unsolved} that GLPK does not solve")
    sys.exit(bad > 0)


main()
