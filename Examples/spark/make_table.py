#!/usr/bin/env python3
"""Makes a table for fit_texts.py of the texts of apps: each of them in each label.

usage: make_table.py [--overset PROGRAM] [--widths FIRST LAST STEP] TABLE.parquet APP…

An APP is a folder with catalogs; its name is the app's in the table.
"""
import argparse
import json
import os
import shutil
import subprocess

import pyarrow
import pyarrow.parquet


def entries(overset, folder):
    """App, key, locale and text of all that Overset reads in a folder."""
    program = os.path.abspath(shutil.which(overset) or overset)
    listing = subprocess.run([program, "catalogs", "--json", "."], cwd=folder, check=True, capture_output=True).stdout
    app = os.path.basename(os.path.abspath(folder))
    for file in json.loads(listing)["files"]:
        for entry in file["entries"]:
            variant = " ".join(f"{name}={value}" for name, value in entry["variant"].items() if value is not None)
            yield app, f"{file['path']} {entry['key']} {variant}".rstrip(), entry["locale"], entry["value"]


def label(width):
    return json.dumps({"bounds": {"width": width, "height": 44}, "font": {"system": 17}, "numberOfLines": 2})


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--overset", default="overset")
    parser.add_argument("--widths", type=int, nargs=3, default=(160, 160, 1), help="of the labels, in points")
    parser.add_argument("table")
    parser.add_argument("apps", nargs="+")
    options = parser.parse_args()
    first, last, step = options.widths
    labels = [label(width) for width in range(first, last + 1, step)]
    rows = [(*entry, label) for app in options.apps for entry in entries(options.overset, app) for label in labels]
    columns = dict(zip(("app", "key", "locale", "text", "label"), zip(*rows)))
    pyarrow.parquet.write_table(pyarrow.table({name: pyarrow.array(values, pyarrow.string())
                                               for name, values in columns.items()}), options.table)
    print(f"{len(rows)} records")


if __name__ == "__main__":
    main()
