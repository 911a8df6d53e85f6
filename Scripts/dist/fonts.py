"""The fonts of a release: those that `overset doctor` lists, and no more of them than is used."""
import os
import shutil
import struct
import unicodedata
import zlib

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

# The letters in pictures: the weights of Apple's text styles, and italics; others are drawn in the nearest one.
LETTERS = ["Regular", "Medium", "SemiBold", "Bold", "Italic", "BoldItalic"]

# What the East Asian fonts draw in pictures: the characters of each region's first standard.
STANDARDS = {"jp": "shift_jis", "kr": "euc_kr", "sc": "gb2312", "tc": "big5", "hk": "big5"}

# Nothing is shaped in these fonts: a character is one glyph, as wide as the system font's numbers say.
TABLES_OF_LAYOUT = ["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]


def write(families, folder):
    """Copies or cuts down the files of the families, and answers with the paths that they are from."""
    os.makedirs(folder)
    sources = set()
    for family in families:
        paths = sorted({font["path"] for font in family["fonts"]})
        if family["family"] == "Inter":
            start = os.path.dirname(paths[0]) + "/Inter-"
            paths = [path for path in (f"{start}{style}.otf" for style in LETTERS) if os.path.exists(path)]
        elif "CJK" in family["family"]:
            # One file has all of them; bold letters are drawn as regular ones.
            paths = [path for path in paths if path.endswith("-Regular.ttc")]
        for path in sorted(set(paths) - sources):
            target = f"{folder}/{os.path.basename(path)}"
            if "CJK" in family["family"]:
                write_east_asian(path, target)
            elif family["family"] == "Noto Color Emoji":
                write_emoji(path, target)
            elif path.endswith(".ttf"):
                write_unhinted(path, target)
            else:
                shutil.copyfile(path, target)
        sources.update(paths)
    return sources


def write_emoji(path, target):
    """The font with blank pictures of the same size: a page leaves emoji to the fonts of its reader."""
    font = TTFont(path, recalcTimestamp=False)
    blank = None
    for strike in font["CBDT"].strikeData:
        for glyph in strike.values():
            if hasattr(glyph, "imageData") and glyph.imageData[:4] == b"\x89PNG":
                width, height = struct.unpack(">II", glyph.imageData[16:24])
                blank = blank if blank and blank[0] == (width, height) else ((width, height), png(width, height))
                glyph.imageData = blank[1]
    font.save(target, reorderTables=True)


# What fits outlines to a screen's pixels: they are drawn at any size, and measured in font units.
TABLES_OF_HINTS = ["fpgm", "prep", "cvt ", "hdmx", "VDMX", "LTSH", "gasp", "DSIG"]


def write_unhinted(path, target):
    """The font without instructions for pixels and names of glyphs, which nothing reads."""
    font = TTFont(path, recalcTimestamp=False, recalcBBoxes=False)
    for table in TABLES_OF_HINTS:
        if table in font:
            del font[table]
    for glyph in font["glyf"].glyphs.values():
        glyph.expand(font["glyf"])
        glyph.removeHinting()
    font["post"].formatType = 3.0
    font.save(target, reorderTables=True)


def png(width, height):
    """A transparent picture."""
    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
    rows = (b"\0" + b"\0" * ((width + 7) // 8)) * height
    header = struct.pack(">IIBBBBB", width, height, 1, 3, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"PLTE", b"\0\0\0") + chunk(b"tRNS", b"\0")
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def is_drawn(character, region):
    """Whether a picture in a region's font needs the character; narrow ones are measured in it, too."""
    if unicodedata.east_asian_width(character) not in "WF":
        return True
    try:
        encoded = character.encode(STANDARDS[region])
    except UnicodeEncodeError:
        return False
    is_han = unicodedata.name(character, "").startswith("CJK UNIFIED")
    if region == "kr":
        return not is_han
    # Big5 has its common characters up to C6, and the rare ones behind them.
    return STANDARDS[region] != "big5" or encoded[0] <= 0xC6


def write_east_asian(path, target):
    """The five fonts as one collection, with the outlines of all of them once."""
    fonts = TTCollection(path, lazy=True).fonts
    fonts = [font for font in fonts if region_of(font) and "Mono" not in font["name"].getDebugName(6)]
    characters = []
    for font in fonts:
        cmap = font.getBestCmap()
        characters.append({code: name for code, name in cmap.items() if is_drawn(chr(code), region_of(font))})
    glyphs = {name for cmap in characters for name in cmap.values()}
    outlines = None
    for font, cmap in zip(fonts, characters):
        for tag in TABLES_OF_LAYOUT:
            if tag in font:
                del font[tag]
        font.getGlyphOrder()
        if outlines is not None:
            del font["CFF "]
        font["cmap"].tables = [table for table in font["cmap"].tables if table.format == 12][:1]
        font["cmap"].tables[0].cmap = cmap
        options = subset.Options(
            drop_tables=[], notdef_outline=True, name_IDs=["*"], name_languages=[0x409], recalc_timestamp=False,
            prune_unicode_ranges=False, desubroutinize=False)
        subsetter = subset.Subsetter(options)
        subsetter.populate(glyphs=glyphs)
        subsetter.subset(font)
        outlines = outlines or font["CFF "]
        font["CFF "] = outlines
    collection = TTCollection()
    collection.fonts = fonts
    for font in fonts:
        font.recalcTimestamp = False
    collection.save(target, shareTables=True)


def region_of(font):
    """`jp` in `NotoSansCJKjp-Regular`; nil in another font."""
    name = font["name"].getDebugName(6)
    start = "NotoSansCJK"
    return name[len(start):len(start) + 2] if name.startswith(start) else None
