#!/usr/bin/env python3
"""Packs the tables of the default system font into Sources/CSystemFont/data.

usage: Scripts/pack-system-font.py FOLDER      the folder that holds system-font/<weight>.json

All numbers are little-endian, in 1/10000 em. `characters.bin`: N characters (u16), then what the
display cut adds to each advance (i16). A weight: N advances (i16), N left kerning classes (u8, 0 for
none), N right classes (u8), then for each left class from 1 on a count (u16) and as many pairs of
right class (u8) and kerning (i16).
"""
import json
import os
import struct
import sys

WEIGHTS = ("light", "regular", "medium", "semibold", "bold")
OUTPUT = os.path.join(os.path.dirname(__file__), "..", "Sources", "CSystemFont", "data")


def load(name):
    with open(os.path.join(sys.argv[1], "system-font", name), encoding="utf-8") as file:
        return json.load(file)


def classes(groups, characters):
    of = {c: index + 1 for index, group in enumerate(groups) for c in group}
    return bytes(of.get(c, 0) for c in characters)


def write(name, data):
    with open(os.path.join(OUTPUT, name), "wb") as file:
        file.write(data)
    print(name, len(data), "bytes")


deltas = load("display-deltas.json")["deltas"]
characters = sorted(deltas)
count = len(characters)
write(
    "characters.bin",
    struct.pack(f"<{count}H", *map(ord, characters))
    + struct.pack(f"<{count}h", *(deltas[c] for c in characters)),
)
for weight in WEIGHTS:
    table = load(f"{weight}.json")
    assert sorted(table["advances"]) == characters, weight
    kerning = table["kerning"]
    data = struct.pack(f"<{count}h", *(table["advances"][c] for c in characters))
    data += classes(kerning["left"], characters) + classes(kerning["right"], characters)
    for row in kerning["values"]:
        pairs = [(right + 1, value) for right, value in enumerate(row) if value]
        data += struct.pack("<H", len(pairs))
        data += b"".join(struct.pack("<Bh", *pair) for pair in pairs)
    write(f"{weight}.bin", data)
