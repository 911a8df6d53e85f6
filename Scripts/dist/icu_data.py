"""ICU's data package without what Overset does not ask for.

A package is a header, then a table of names and offsets, then the items, each at a multiple of 16 bytes; offsets count
from the table (ICU, source/tools/toolutil/package.cpp). The program has two: that of the ICU that it calls, and that of
the ICU inside Swift's Foundation, of which only what is the same in every language is used.
"""
import re
import struct

ALIGNMENT = 16

# Sorting, transliteration, spelled-out numbers, names of regions and of time zones: in folders of their own.
UNUSED_FOLDERS = {"coll", "rbnf", "region", "translit", "zone"}
# The names of characters, and what finds characters that look alike.
UNUSED_FILES = {"unames.icu", "confusables.cfu"}
# Encodings of mainframes (EBCDIC), of X11 and of Chinese and Korean mail, EUC-TW, and IBM's own variants of what has a
# standard name.
UNUSED_ENCODINGS = re.compile(
    r"(icu-internal-compound|euc-tw|cns-11643|iso-ir-165|lmb|icu-internal-25546"
    r"|ibm-(93[03579]|94[29]|95[04]|964|13(64|71|73|86|88|90|99)|5471|5478|16684|33722)_|ibm-943_P130|ibm-1363_P110)"
    r".*\.cnv")


def items(package):
    """The items of a package by name, without the package's own name before each."""
    start = struct.unpack_from("<H", package)[0]
    count = struct.unpack_from("<I", package, start)[0]
    entries = [struct.unpack_from("<II", package, start + 4 + 8 * index) for index in range(count)]
    ends = [offset for _, offset in entries[1:]] + [len(package) - start]
    found = {}
    for (name, offset), end in zip(entries, ends):
        text = package[start + name:package.index(b"\0", start + name)].decode()
        found[text.partition("/")[2]] = package[start + offset:start + end]
    return found


def package_of(items, original):
    """A package of these items with the header of another one."""
    start = struct.unpack_from("<H", original)[0]
    first = struct.unpack_from("<I", original, start + 4)[0] + start
    prefix = original[first:original.index(b"/", first) + 1]
    names = sorted(items)
    texts = b"".join(prefix + name.encode() + b"\0" for name in names)
    position = 4 + 8 * len(names)
    table, offset = b"", position + len(texts)
    offset += -(start + offset) % ALIGNMENT
    body = b""
    for name in names:
        table += struct.pack("<II", position, offset + len(body))
        position += len(prefix) + len(name) + 1
        body += items[name] + b"\0" * (-len(items[name]) % ALIGNMENT)
    head = original[:start] + struct.pack("<I", len(names)) + table + texts
    return head + b"\0" * (-len(head) % ALIGNMENT) + body


def is_used(name):
    """Whether the ICU that Overset calls may ask for an item."""
    folder, _, file = name.rpartition("/")
    if folder in UNUSED_FOLDERS or file in UNUSED_FILES or file.endswith(".spp"):
        return False
    return not UNUSED_ENCODINGS.fullmatch(file)


def is_neutral(name):
    """Whether an item belongs to no language but English."""
    folder, _, file = name.rpartition("/")
    if not is_used(name) or file.endswith((".cnv", ".dict")):
        return False
    stem = file.partition(".")[0]
    return not file.endswith(".res") or len(stem) > 3 and "_" not in stem or stem in {"root", "en", "en_US"}


def cut(package, keeps):
    """The package with only those items whose names pass."""
    return package_of({name: item for name, item in items(package).items() if keeps(name)}, package)
