"""Which folders a folder of Sources may use: read, written and compared with the code.

A line of the table is `Target/Folder: /Other, Target2`: the folder's files may use those of the folder `Other` of the
same target, and any file of `Target2`. A `/` alone is the target's own folder, and `Target: /Folder` says what files
there may use. The upper folders come first.
"""
import collections
import os

HEAD = """\
# Which folders may use which: see Scripts/layers/table.py. `make layers UPDATE=1` writes what the code does; a commit
# that adds to a line says why.
"""


def named(folder, user):
    """A folder as the line of another one names it."""
    target, _, path = folder.partition("/")
    return "/" + path if target == user.partition("/")[0] else target


def used(graph):
    """A table of what the folders of a graph use."""
    return {folder: {named(other, folder) for other in others} for folder, others in graph.items()}


def written(table, order):
    """The text of a table, a line a folder in the order given."""
    return HEAD + "".join(f"{folder}: {', '.join(sorted(table[folder]))}".rstrip() + "\n" for folder in order)


def read(path):
    table = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                folder, _, others = line.partition(":")
                table[folder.strip()] = {other.strip() for other in others.split(",") if other.strip()}
    return table


def faults(table, edges, folders):
    """What the table does not allow, and what it says of folders that are not there; each in a line.

    `edges` are references by the folders that they lead from and to.
    """
    targets = {folder.partition("/")[0] for folder in folders}
    found = [f"{folder}: is not in the table" for folder in folders if folder not in table]
    for folder, others in table.items():
        own = folder.partition("/")[0]
        known = targets | {named(other, folder) for other in folders if other.partition("/")[0] == own}
        if folder not in folders:
            found.append(f"{folder}: is in the table, and no folder with Swift files")
        found += [f"{folder}: the table lets it use {other}, which is no folder" for other in others - known]
    for (user, other), references in edges.items():
        if user in table and named(other, user) not in table[user]:
            names = collections.defaultdict(list)
            for reference in references:
                names[reference.source, reference.target].append(reference)
            found += [
                f"Sources/{source}:{uses[0].line} uses {target} ({', '.join(use.name for use in uses[:4])}): "
                f"{user} may not know {other}" for (source, target), uses in names.items()]
    return sorted(found)


def order(layers):
    """The folders of a graph's layers, the highest first, those of a target that share a layer together."""
    return [folder for layer in reversed(layers) for component in sorted(layer) for folder in component]


def long_files(paths, most, exempt):
    """The files of more lines than `most`, each in a line, and those of `exempt` that are no longer so long."""
    lengths = {}
    for path in paths:
        with open(path, "rb") as file:
            lengths[path] = file.read().count(b"\n")
    found = [f"{path}: {length} lines, at most {most}" for path, length in lengths.items()
             if length > most and os.path.basename(path) not in exempt]
    long_names = {os.path.basename(path) for path, length in lengths.items() if length > most}
    return sorted(found + [f"{name}: is listed as a long file, and is none" for name in set(exempt) - long_names])
