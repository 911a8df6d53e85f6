#!/usr/bin/env python3
"""Measures the fonts that stand in for the system's against pictures of real labels, and prints the figures.

usage: Scripts/pictures-truth.py OVERSET FOLDER

FOLDER/pictures/ink.jsonl has lines of text with the width of their paint. Their texts belong to other
projects, so only figures are printed: tables in Markdown, as the article "How accurate is it?" has them.

The letters of a script are compared with the stand-in's, apart from what the system font's table sets in the
same line: a factor is what makes the sum of all lines right. It is tested by leaving out one text at a time.
"""
import os
import sys
from collections import defaultdict

from fits import fit, read_rows

OVERSET, FOLDER = sys.argv[1:3]
# A display scale this fine does not round.
ROOM = {"displayScale": 1000}
BOUNDS = {"width": 10_000, "height": 1_000}


def request(text, font, locale):
    return ROOM | {"text": text, "locale": locale, "label": {"bounds": BOUNDS, "font": font}}


def font(row):
    """The system font that a line is in."""
    return upright(row) | {"design": row.get("design", "default"), "italic": row.get("italic", False)}


def upright(row):
    """The same in the default design, which was measured."""
    return {"system": row["size"], "weight": row["weight"]}


def paint(answer):
    return answer["inkBounds"]["width"] if answer["inkBounds"] else 0


def segments(row, answer):
    """The parts of a line with the font of each: a stand-in's name, or none for the system font."""
    units = row["text"].encode("utf-16-le")
    for use in answer["fonts"]:
        text = units[2 * use["start"]:2 * use["end"]].decode("utf-16-le")
        yield text, use["name"] if use["standsIn"] else None


class Line:
    """A line of text, in points: `letters` is the width of the stand-in's paint, or of the upright default's
    in a line without one, and `others` that of the rest."""

    def __init__(self, row, answer):
        self.row = row
        self.text = row["text"]
        self.width = row["inkWidth"]
        self.predicted = paint(answer)
        if "inkAboveBaseline" in row:
            ink, baseline = answer["inkBounds"], answer["lines"][0]["baseline"]
            self.reach = [row["inkAboveBaseline"] / row["size"], row["inkBelowBaseline"] / row["size"]]
            self.predicted_reach = [
                (baseline - ink["y"]) / row["size"], (ink["y"] + ink["height"] - baseline) / row["size"]]
        self.parts = list(segments(row, answer))
        self.letters = self.others = 0.0

    def requests(self):
        return [
            request(text, {"name": name, "size": self.row["size"]} if name else upright(self.row), self.row["locale"])
            for text, name in self.parts]

    def measure(self, answers):
        """From the advances of all parts, without the bearings of the first and the last."""
        last = len(answers) - 1
        has_stand_in = any(name for _, name in self.parts)
        for index, ((_, name), answer) in enumerate(zip(self.parts, answers)):
            # With the white space at the end of a part, which is not at the end of the line.
            advance = answer["intrinsicContentSize"]["width"]
            bearings = answer["needs"]["width"] - paint(answer)
            if last > 0:
                bearings = bearings / 2 if index in (0, last) else 0
            if name or not has_stand_in:
                self.letters += advance - bearings
            else:
                self.others += advance - bearings


def factor(lines):
    """What makes the sum of all lines right."""
    letters = sum(line.letters for line in lines)
    return sum(line.width - line.others for line in lines) / letters if letters else 1.0


def errors(lines):
    """The error of each line as a share of its width, with the factor of all other texts."""
    return sorted(
        abs(line.letters * factor([other for other in lines if other.text != line.text]) + line.others - line.width)
        / line.width
        for line in lines)


def share(errors, part):
    return errors[min(len(errors) - 1, int(len(errors) * part))] * 100


NAMES = {"Arab": "Arabic", "Deva": "Devanagari", "Hebr": "Hebrew", "Thai": "Thai", "Latn": "Latin", "Cyrl": "Cyrillic", "Hang": "Hangul"}
# Weights and sizes that have few lines and the same factor are one group.
POOLED = {
    ("Devanagari", "medium"): ("medium", "14 to 20 pt"),
    ("Hebrew, rounded", "regular"): ("regular, medium", "up to 17 pt"),
    ("Hebrew, rounded", "medium"): ("regular, medium", "up to 17 pt"),
    ("Hebrew, rounded", "bold"): ("bold", "14 to 28 pt"),
    ("Thai", "semibold"): ("semibold, bold", "14 to 34 pt"),
    ("Thai", "bold"): ("semibold, bold", "14 to 34 pt"),
}


def size_group(size):
    return "up to 17 pt" if size <= 17 else "18 to 23 pt" if size < 24 else "from 24 pt"


def group(row):
    letters = NAMES[row["script"]]
    if "design" in row:
        letters += ", " + row["design"]
    if row.get("italic"):
        letters += ", italic"
    weight, size = POOLED.get((letters, row["weight"]), (row["weight"], size_group(row["size"])))
    return letters, weight, size, row["os"] if row["script"] == "Hebr" else ""


rows = read_rows(os.path.join(FOLDER, "pictures", "ink.jsonl"))
data = [row for row in rows if row.get("kind") != "shrinks"]
whole = fit(OVERSET, [request(row["text"], font(row), row["locale"]) for row in data])
lines = [Line(row, answer) for row, answer in zip(data, whole)]
pieces = [line.requests() for line in lines]
answers = iter(fit(OVERSET, [piece for one in pieces for piece in one]))
for line, one in zip(lines, pieces):
    line.measure([next(answers) for _ in one])

groups = defaultdict(list)
for line in lines:
    groups[group(line.row)].append(line)

print(
    "| letters | weight, size | lines, texts | factor | left-out error: median, 90 %, 95 % "
    "| the engine's error: median, 95 % |")
print("|---|---|---|---|---|---|")
for key, members in sorted(groups.items()):
    letters, weight, size, system = key
    texts = {line.text for line in members}
    now = sorted(abs(line.predicted - line.width) / line.width for line in members)
    held = errors(members) if len(texts) > 1 else []
    left = f"{share(held, .5):.1f}, {share(held, .9):.1f}, {share(held, .95):.1f} %" if held else ""
    print(
        f"| {letters}{', ' + system if system else ''} | {weight}, {size} | {len(members)}, {len(texts)} "
        f"| {factor(members):.3f} | {left} | {share(now, .5):.1f}, {share(now, .95):.1f} % |")

print()
print("| paint | lines | farthest above and below the baseline | the engine's |")
print("|---|---|---|---|")
reaching = defaultdict(list)
for line in lines:
    if "inkAboveBaseline" in line.row:
        reaching[NAMES[line.row["script"]]].append(line)
for script, members in sorted(reaching.items()):
    above, below = map(max, zip(*(line.reach for line in members)))
    own_above, own_below = map(max, zip(*(line.predicted_reach for line in members)))
    print(f"| {script} | {len(members)} | {above:.3f}, {below:.3f} em | {own_above:.3f}, {own_below:.3f} em |")
