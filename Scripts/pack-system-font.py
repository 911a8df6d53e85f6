#!/usr/bin/env python3
"""Packs the tables of the default system font into Sources/CSystemFont/data.

usage: Scripts/pack-system-font.py FOLDER [INTER]
       FOLDER holds system-font/<weight>.json; INTER is Inter-Regular.otf of Debian's fonts-inter,
       whose outlines lend the ink boxes (needs fontTools); without it those stay as they are

All numbers are little-endian, in 1/10000 em. `characters.bin`: N characters (u16), then what the
display cut adds to each advance (i16). A weight: N advances (i16), N left kerning classes (u8, 0 for
none), N right classes (u8), then for each left class from 1 on a count (u16) and as many pairs of
right class (u8) and kerning (i16).
`ink.bin`: for each character, how far the paint stays inside of its advance at the left (i16), where
it begins below the baseline (i16, negative above it), how far it stays inside at the right (i16),
and where it ends (i16); four zeros for a blank.
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


def ink(font, character, advance):
    """The paint of a character of Inter at the system font's height, in the middle of its advance.

    The capitals of both fonts are made equal (SF: 1443/2048 em); SF's x-height, 1078/2048 em, is then
    met within 0.4 %. One box serves all weights: what a weight adds to an advance it adds to the paint.
    """
    glyphs = font.getGlyphSet()
    name = font.getBestCmap()[ord(character)]
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    if pen.bounds is None:
        return (0, 0, 0, 0)
    left, bottom, right, top = (value * SF_CAP_HEIGHT / font["OS/2"].sCapHeight for value in pen.bounds)
    own = glyphs[name].width * SF_CAP_HEIGHT / font["OS/2"].sCapHeight
    side = (advance - own) / 2
    return tuple(map(round, (left + side, -top, own - right + side, -bottom)))


if len(sys.argv) > 2:
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.ttLib import TTFont

    SF_CAP_HEIGHT = 10000 * 1443 / 2048
    inter = TTFont(sys.argv[2])
    advances = load("regular.json")["advances"]
    boxes = (ink(inter, c, advances[c]) for c in characters)
    write("ink.bin", b"".join(struct.pack("<4h", *box) for box in boxes))
