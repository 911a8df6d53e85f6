#!/usr/bin/env python3
"""Looks whether a file in Sources uses only what its folder may know, and whether files are short.

usage: python3 Scripts/layers [--table FILE] [--list] [--update] [--index STORE]

Swift imports modules, not folders. So the compiler's index says which file declares what another names; a debug build
writes it (`swift build`, `swift test`, without --disable-index-store). Every folder with Swift files counts by
itself, also that of a target beside its subfolders. Prints

- circles: folders whose files name, in the end, each other's declarations, with the references to take away,
- what a file uses that the table (`table.py`) does not let its folder know,
- files of more than 299 lines.

Status 1 where there is any of these, 2 where the index is not that of the files as they are. --list also prints all
folders, the lowest layer last; --update writes the table anew.
"""
import argparse
import collections
import os
import sys

import graph
import index_store
import table

# A file names what another declares: paths, the name, and the first line where it stands.
Reference = collections.namedtuple("Reference", "source line name target")

MOST_NAMES = 4  # shown of those that one file names of another
MOST_LINES = 299
# A grammar reads best in one piece: parsers may be longer.
LONG_PARSERS = ()


def references(files):
    """Between files, each name once a file."""
    declared = {
        occurrence.symbol: path for path, file in files.items() for occurrence in file.occurrences
        if occurrence.declares}
    found = {}
    for path, file in files.items():
        for occurrence in file.occurrences:
            target = declared.get(occurrence.symbol, path)
            if target != path:
                reference = Reference(path, occurrence.line, occurrence.name, target)
                key = path, occurrence.symbol
                found[key] = min(reference, found.get(key, reference))
    return sorted(found.values())


def between_folders(all_references):
    """References by the folders that they lead from and to."""
    edges = collections.defaultdict(list)
    for reference in all_references:
        edge = os.path.dirname(reference.source), os.path.dirname(reference.target)
        if edge[0] != edge[1]:
            edges[edge].append(reference)
    return edges


def ends(found):
    """In how many files references stand, and how many files they lead to."""
    return len({reference.source for reference in found}), len({reference.target for reference in found})


def moves(found):
    """How many files would have to move to take these references away: those that name, or those that declare.

    Of two that take the same, the one with fewer references is a little cheaper.
    """
    return min(ends(found)) + len(found) / 10_000


def counted(number, noun):
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def print_circle(folders, edges):
    """A circle in the order that the fewest files break, and the references that break it."""
    cost = {edge: moves(found) for edge, found in edges.items()}
    order = graph.best_order(folders, cost)
    print(f"A circle of {len(folders)} folders. In this order the fewest files name what is above them:")
    for folder in order:
        print(f"  {folder}")
    for i, upper in enumerate(order):
        for lower in order[i + 1:]:
            if (lower, upper) in edges:
                print_edge(lower, upper, edges[lower, upper])
    print()


def print_edge(lower, upper, found):
    """How many files name how many, and what each names of which."""
    sources, targets = ends(found)
    print(f"{lower} names {upper}: {counted(sources, 'file')} {'names' if sources == 1 else 'name'} {targets}")
    names = collections.defaultdict(list)
    for entry in found:
        names[entry.source, os.path.basename(entry.target)].append(entry)
    for (source, target), entries in sorted(names.items()):
        more = f" and {len(entries) - MOST_NAMES} more" if len(entries) > MOST_NAMES else ""
        shown = ", ".join(entry.name for entry in entries[:MOST_NAMES])
        print(f"  {source}:{entries[0].line} → {target}: {shown}{more}")


def print_layers(folders):
    """All folders, the highest layer first; those of a circle share a line."""
    for height, components in reversed(list(enumerate(graph.layers(folders), 1))):
        for component in sorted(components):
            print(f"{height:3} {' ↔ '.join(component)}")


def main():
    parser = argparse.ArgumentParser(prog="layers")
    parser.add_argument("--index", default=".build/debug/index/store", help="the index of a build")
    parser.add_argument("--table", default="Scripts/layers/table.txt", help="what each folder may use")
    parser.add_argument("--update", action="store_true", help="write the table anew")
    parser.add_argument("--list", action="store_true", help="print all folders in layers")
    options = parser.parse_args()
    root = os.path.realpath(".")
    wanted = {
        os.path.join(folder, name) for folder, _, names in os.walk(os.path.join(root, "Sources"))
        for name in names if name.endswith(".swift")}
    try:
        files = index_store.Store(options.index).files(lambda path: path in wanted)
    except index_store.Failure as failure:
        print(f"layers: {failure}: build first", file=sys.stderr)
        return 2
    old = sorted(path for path in wanted if path not in files or files[path].time < os.path.getmtime(path))
    if old:
        print(f"layers: the index lacks {os.path.relpath(old[0], root)} as it is now: build first", file=sys.stderr)
        return 2
    short = {path: os.path.relpath(path, "Sources") for path in files}
    edges = between_folders(references({short[path]: file for path, file in files.items()}))
    folders = {os.path.dirname(path): set() for path in short.values()}
    for lower, upper in edges:
        folders[lower].add(upper)
    if options.list:
        print_layers(folders)
    if options.update:
        with open(options.table, "w", encoding="utf-8") as file:
            file.write(table.written(table.used(folders), table.order(graph.layers(folders))))
    circles = graph.circles(folders)
    for circle in circles:
        print_circle(circle, edges)
    faults = table.long_files((os.path.relpath(path, root) for path in wanted), MOST_LINES, LONG_PARSERS)
    if os.path.exists(options.table):
        faults += table.faults(table.read(options.table), edges, folders)
    else:
        faults.append(f"{options.table}: is missing; --update writes it")
    for fault in faults:
        print(fault)
    print(f"{counted(len(files), 'file')} in {counted(len(folders), 'folder')}, {counted(len(circles), 'circle')}, "
          f"{counted(len(faults), 'other fault')}")
    return 1 if circles or faults else 0


if __name__ == "__main__":
    sys.exit(main())
