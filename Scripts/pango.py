#!/usr/bin/env python3
"""Compares where lines begin with Pango, for every text of real catalogs, in the same fonts.

usage: Scripts/pango.py OVERSET CORPUS PEERS

CORPUS holds folders of catalogs; PEERS holds pango_fit.c, which is built here and reads rows of
`locale width lines size text`. A text is compared where one font has all of it: Inter, or the Noto font that
Overset falls back to. Every difference is counted in a class, named with its reason, that a function here
recognises at the first place where the line starts differ; a difference in no class is printed.

Pango shows a hyphen where it breaks a word that is wider than the line, and a label does not: hyphens are switched off.
Status 1 where less than 99.5 % of the texts have the same line starts, or a difference has no class.
"""
import collections
import functools
import json
import os
import subprocess
import sys
import tempfile

WIDTH, SIZE = 200, 17
AIM = 0.995
LABEL = {"numberOfLines": 0, "lineBreakMode": "byWordWrapping", "lineBreakStrategy": "none"}
# Given to the compiler in front of pango_fit.c.
WITHOUT_HYPHENS = """
#include <pango/pangoft2.h>
static void set_text(PangoLayout *layout, const char *text, int length) {
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
  pango_layout_set_text(layout, text, length);
}
#define pango_layout_set_text set_text
"""
EAST_ASIAN = {
    "ko": "Noto Sans CJK KR", "ja": "Noto Sans CJK JP", "zh-Hant": "Noto Sans CJK TC", "zh": "Noto Sans CJK SC"}
Row = collections.namedtuple("Row", "locale text")
# Starts are byte offsets in UTF-8; `width` is that of the widest line.
Layout = collections.namedtuple("Layout", "starts width")


# Both programs

def run(command, **options):
    return subprocess.run(command, capture_output=True, encoding="utf-8", **options)


def build(peers, folder, name, header=""):
    flags = run(["pkg-config", "--cflags", "--libs", "pangoft2"])
    if flags.returncode != 0:
        sys.exit("pango: no Pango to compare with: install libpango1.0-dev (brew: pango)")
    path = os.path.join(folder, name)
    with open(path + ".h", "w", encoding="utf-8") as file:
        file.write(header)
    source = os.path.join(peers, "pango_fit.c")
    subprocess.run(["cc", "-O2", "-include", path + ".h", source, "-o", path, *flags.stdout.split()], check=True)
    return path


def pango(program, family, rows):
    lines = "".join(
        f"{row.locale}\t{WIDTH}\t0\t{SIZE}\t" + row.text.replace("\n", "\\n") + "\n" for row in rows)
    answers = run([program, family], input=lines, check=True).stdout.split("\n")[:-1]
    columns = [answer.split("\t") for answer in answers]
    return [Layout([int(start) for start in column[4].split(",")], float(column[2])) for column in columns]


def overset(program, family, rows):
    """The layouts, None where the text is not all in the one font."""
    label = LABEL | {"bounds": {"width": WIDTH, "height": 1e6}, "font": {"name": family, "size": SIZE}}
    requests = "\n".join(
        json.dumps({"text": row.text, "locale": row.locale, "label": label}) for row in rows)
    answers = [json.loads(line) for line in run([program, "fit", "--stdin"], input=requests).stdout.split("\n") if line]
    if len(answers) != len(rows) or any("error" in answer for answer in answers):
        sys.exit(f"pango: overset has no layout for some text in {family}")
    return [layout(row, answer) for row, answer in zip(rows, answers)]


def layout(row, answer):
    fonts = {font["name"] for font in answer["fonts"]}
    if len(fonts) > 1 or answer["missing"] or any(font.startswith("system") for font in fonts):
        return None
    starts = [line["start"] for line in answer["lines"]]
    if not row.text.isascii():
        units = row.text.encode("utf-16-le")
        starts = [len(units[: 2 * start].decode("utf-16-le").encode()) for start in starts]
    return Layout(starts, max(line["width"] for line in answer["lines"]))


# The texts

def texts(program, corpus, folder):
    """Every text of the catalogs once a locale, by the family that may have all of it."""
    configuration = os.path.join(folder, "overset.yml")
    with open(configuration, "w", encoding="utf-8") as file:
        label = LABEL | {"id": "pango", "keys": ["*"], "width": WIDTH, "font": {"name": "Inter", "size": SIZE}}
        json.dump({"labels": [label]}, file)
    families, seen, left_out = collections.defaultdict(list), set(), 0
    for name in sorted(os.listdir(corpus)):
        path, report = os.path.join(corpus, name), os.path.join(folder, "report.json")
        if not os.path.isdir(path):
            continue
        run([program, "check", path, "--config", configuration, "--all", "--format", "json", "--output", report])
        with open(report, encoding="utf-8") as file:
            layouts = json.load(file).get("layouts", [])
        for found in layouts:
            row = Row(found["locale"], found["text"])
            if row in seen:
                continue
            seen.add(row)
            fonts = frozenset(font["name"] for font in found["fit"]["fonts"])
            known = family(row.locale, fonts)
            # The rows cannot contain a backslash or U+0000.
            if known and not set(row.text) & {"\\", "\0"}:
                families[known].append(row)
            else:
                left_out += 1
    return families, left_out


@functools.cache
def family(locale, fonts):
    others = fonts - {"Inter-Regular"}
    if not others:
        return "Inter"
    if any(font.startswith("system") or "CJK" in font for font in others):
        return next((EAST_ASIAN[key] for key in EAST_ASIAN if locale.startswith(key)), None)
    if len(others) > 1:
        return None
    return run(["fc-match", "-f", "%{family[0]}", ":postscriptname=" + next(iter(others))]).stdout


# The classes of differences. `place` says where the line starts differ first.

class Place:
    """The first line whose end differs: its text, and the text after it, in each of the two."""

    def __init__(self, row, ours, theirs):
        text = row.text.encode()
        self.locale = row.locale
        ours, theirs = ours.starts + [len(text)], theirs.starts + [len(text)]
        index = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs)) - 1)
        start = ours[index - 1]
        self.ours = text[start:ours[index]].decode(errors="replace")
        self.theirs = text[start:theirs[index]].decode(errors="replace")
        self.longer = max(self.ours, self.theirs, key=len)
        self.after_ours = text[ours[index]:].decode(errors="replace")
        self.after_theirs = text[theirs[index]:].decode(errors="replace")


def in_ranges(character, ranges):
    return any(low <= ord(character) <= high for low, high in ranges)


def tab(place):
    """A tab: Pango has tab stops, a label's model has none."""
    return "\t" in place.longer


def suffix_hyphen(place):
    """UAX 14 LB 20.09, ICU's own: a hyphen behind a space stays with the letter that follows it."""
    line = place.theirs
    return line.endswith(("-", "‐")) and line[-2:-1] in ("", " ", "\u00a0") and place.after_theirs[:1].isalpha()


def decimal_sign(place):
    """UAX 14 LB 25, ICU's own: a full stop or comma stays with the digit that follows it."""
    return place.theirs.endswith((".", ",", ":", ";")) and place.after_theirs[:1].isdigit()


def space_before_separator(place):
    """White space hangs before a line separator too; Pango makes room for it there."""
    line = place.ours.rstrip("\r\n\u2028\u2029\u0085")
    return line != place.ours and line[-1:].isspace() and place.ours.startswith(place.theirs)


def several_spaces(place):
    """All the white space at the end of a line hangs; of several spaces Pango lets one."""
    return len(place.ours) > 1 and place.ours[-2:].isspace() and place.ours.startswith(place.theirs)


def dictionary(place):
    """Thai, Lao, Burmese, Khmer: ICU has its dictionaries, Pango libthai's and none for Khmer."""
    scripts = [(0x0E00, 0x0EFF), (0x1000, 0x109F), (0x1780, 0x17FF), (0xAA60, 0xAA7F)]
    # The break may be one on which the two agree, because only one of them knows that a part of the next word fits.
    return any(in_ranges(c, scripts) for c in place.ours[-2:] + place.theirs[-2:]) and any(
        in_ranges(c, scripts) for c in place.after_ours[:1] + place.after_theirs[:1])


def chinese_quotation_mark(place):
    """CLDR's rules for Chinese: “ and ‘ open, ” and ’ close, so that a line breaks outside them."""
    shorter = min(len(place.ours), len(place.theirs))
    following = place.after_ours[:1] + place.after_theirs[:1]
    return place.locale.startswith("zh") and any(c in "“”‘’" for c in place.longer[shorter - 1:] + following)


def korean_forms(place):
    """Pango does not pass Korean to the font among Latin letters, and gives a bracket its partner's script: other widths."""
    pairs = zip(place.longer, place.longer[1:])
    return place.locale.startswith("ko") and any(a.isascii() and a.isalnum() and b in " <>()[]\"" for a, b in pairs)


CLASSES = [
    tab, suffix_hyphen, decimal_sign, space_before_separator, several_spaces, dictionary,
    chinese_quotation_mark, korean_forms]


# The comparison

def compare(program, peer, plain_peer, family, rows):
    """The number of texts compared, and each difference."""
    pairs = [(row, ours) for row, ours in zip(rows, overset(program, family, rows)) if ours]
    rows = [row for row, _ in pairs]
    with_hyphens = pango(plain_peer, family, rows)
    differences, several, hyphens, widths = [], 0, 0, [0, 0]
    for (row, ours), theirs, hyphenated in zip(pairs, pango(peer, family, rows), with_hyphens):
        several += len(ours.starts) > 1
        hyphens += ours.starts == theirs.starts != hyphenated.starts
        if ours.starts != theirs.starts:
            differences.append((row, ours, theirs))
        elif len(ours.starts) == 1 and row.text == row.text.strip() and "\t" not in row.text:
            widths[abs(ours.width - theirs.width) > 0.01] += 1
    print(
        f"{family}: {len(rows)} texts, {several} of several lines; {len(differences)} differ; "
        f"of {sum(widths)} texts in one line {widths[0]} are as wide as in Pango within 0.01 pt; "
        f"{hyphens} more would differ with Pango's hyphens")
    return len(rows), differences


def shown(row, layout):
    text = row.text.encode()
    return " | ".join(
        text[a:b].decode(errors="replace") for a, b in zip(layout.starts, layout.starts[1:] + [len(text)]))


def main(program, corpus, peers):
    with tempfile.TemporaryDirectory() as folder:
        peer = build(peers, folder, "without-hyphens", WITHOUT_HYPHENS)
        plain_peer = build(peers, folder, "plain")
        families, left_out = texts(program, corpus, folder)
        total, differences, incomplete = 0, [], 0
        for name, rows in sorted(families.items(), key=lambda item: -len(item[1])):
            compared, found = compare(program, peer, plain_peer, name, rows)
            total += compared
            incomplete += len(rows) - compared
            differences += found
    print(
        f"{total} texts compared, each once a locale; left out: {incomplete} that no one font has, "
        f"{left_out} in several fonts of fallback or with a backslash")
    counts, unknown = collections.Counter(), []
    for row, ours, theirs in differences:
        place = Place(row, ours, theirs)
        known = next((known for known in CLASSES if known(place)), None)
        counts[known] += 1
        if not known:
            unknown.append((row, ours, theirs))
    for known in CLASSES:
        print(f"{counts[known]:6} {known.__name__.replace('_', ' ')}: {known.__doc__}")
    for row, ours, theirs in unknown:
        print(f"unknown ({row.locale}):\n  overset {shown(row, ours)!r}\n  pango   {shown(row, theirs)!r}")
    same = 1 - len(differences) / max(total, 1)
    print(f"the same line starts: {total - len(differences)} of {total} texts, {same:.3%}; {len(unknown)} differences of no class")
    return total == 0 or same < AIM or bool(unknown)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
