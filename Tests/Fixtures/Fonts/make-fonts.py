#!/usr/bin/env python3
"""Makes the variable font of the tests; needs fontTools.

usage: Tests/Fixtures/Fonts/make-fonts.py

A letter is a rectangle, so that every number can be worked out by hand. At the standard place (weight
400, upright) the box of `A` is 400 wide in an advance of 500, of 1000 to the em. At weight 900 both
are 200 wider, and at `slnt` -10 the box reaches 100 further to the right. The ascender is 800, and 900
at weight 900 (MVAR). `space` is blank, `.notdef` a box.
"""
import os

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.varLib import build

HERE = os.path.dirname(os.path.abspath(__file__))
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def box(left, right, lean=0):
    pen = TTGlyphPen(None)
    for index, point in enumerate([(left, 0), (left + lean, 700), (right + lean, 700), (right, 0)]):
        (pen.moveTo if index == 0 else pen.lineTo)(point)
    pen.closePath()
    return pen.glyph()


def master(wider, lean, ascender):
    builder = FontBuilder(1000)
    names = [".notdef", "space", *LETTERS]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x20: "space", **{ord(c): c for c in LETTERS}})
    glyphs = {name: box(50, 450 + wider, lean) for name in names}
    glyphs["space"] = TTGlyphPen(None).glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(
        {n: (250 if n == "space" else 500 + wider, glyphs[n].xMin if n != "space" else 0) for n in names}
    )
    builder.setupHorizontalHeader(ascent=ascender, descent=-200)
    builder.setupNameTable(
        {
            "copyright": "Made for the tests of Overset",
            "familyName": "Overset Boxes",
            "styleName": "Regular",
            "psName": "OversetBoxes-Regular",
            "fullName": "Overset Boxes Regular",
            "version": "Version 1.000",
        }
    )
    builder.setupOS2(usWeightClass=400, sTypoAscender=ascender, sTypoDescender=-200, achVendID="OVER")
    builder.setupPost(keepGlyphNames=False)
    return builder.font


def axis(tag, name, low, standard, high):
    axis = AxisDescriptor()
    axis.tag, axis.name = tag, name
    axis.minimum, axis.default, axis.maximum = low, standard, high
    return axis


document = DesignSpaceDocument()
document.axes = [
    axis("wght", "Weight", 400, 400, 900),
    axis("slnt", "Slant", -10, 0, 0),
    axis("opsz", "Optical Size", 8, 14, 14),
]
for wider, lean, ascender, place in [
    (0, 0, 800, {}),
    (200, 0, 900, {"Weight": 900}),
    (0, 100, 800, {"Slant": -10}),
    (100, 0, 800, {"Optical Size": 8}),
]:
    source = SourceDescriptor()
    source.font = master(wider, lean, ascender)
    source.location = {"Weight": 400, "Slant": 0, "Optical Size": 14, **place}
    document.addSource(source)
for name, place in [
    ("Regular", {"Weight": 400}), ("Bold", {"Weight": 700}), ("Black", {"Weight": 900}),
]:
    document.addInstanceDescriptor(
        familyName="Overset Boxes",
        styleName=name,
        # Black has no PostScript name of its own: it is made from the family's and the style's.
        postScriptFontName=None if name == "Black" else f"OversetBoxes-{name}",
        location={"Weight": 400, "Slant": 0, "Optical Size": 14, **place},
    )
font, _, _ = build(document)
font["head"].created = font["head"].modified = 0
font.recalcTimestamp = False
font.save(os.path.join(HERE, "OversetBoxes.ttf"))
