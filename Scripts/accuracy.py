#!/usr/bin/env python3
"""Measures Overset against recordings of real labels, and prints the figures.

usage: Scripts/accuracy.py OVERSET FOLDER [--rows]

FOLDER holds uilabel-ios.json, font-widths.jsonl with fonts/, system-widths.jsonl, script-widths.jsonl,
line-counts.jsonl and pictures/layouts.jsonl. Their texts belong to other projects, so only figures are printed:
tables in Markdown, as they stand in the article "How accurate is it?". With --rows each layout of a picture
that disagrees is named by its row.
"""
import glob
import json
import os
import sys

import fits

OVERSET, FOLDER = sys.argv[1:3]
NAMES_ROWS = "--rows" in sys.argv
TOLERANCE = 0.12  # a third of a pixel at 3x
TABLE_WEIGHTS = ("light", "regular", "medium", "semibold", "bold")


def rows(name):
    return fits.read_rows(os.path.join(FOLDER, name))


def fit(requests):
    return fits.fit(OVERSET, requests)


def request(text, width, height, font, scale, **label):
    label |= {"bounds": {"width": width, "height": height}, "font": font}
    return {"text": text, "displayScale": scale, "label": label}


def font_file(name):
    return glob.glob(os.path.join(glob.escape(os.path.join(FOLDER, "fonts")), glob.escape(name) + ".*"))[0]


def recordings():
    with open(os.path.join(FOLDER, "uilabel-ios.json"), encoding="utf-8") as file:
        data = json.load(file)
    x, y, width, height = data["bounds"]
    properties = ("numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor")
    requests = []
    for case in data["cases"]:
        font = {"file": os.path.join(FOLDER, data["font"]), "size": case["pointSize"]}
        label = {name: case[name] for name in properties} | {"lineBreakStrategy": "none"}
        one = request(data["text"], width, height, font, data["displayScale"], **label)
        one["label"]["bounds"] |= {"x": x, "y": y}
        requests.append(one)
    answers = fit(requests)
    for query in ("intrinsicContentSize", "sizeThatFits", "textRect"):
        agree = sum(
            all(abs(a - b) <= TOLERANCE for a, b in zip(answer[query].values(), case[query]))
            for case, answer in zip(data["cases"], answers))
        agreement(f"recordings of a UILabel, `{query}`", agree, len(answers), f"within {TOLERANCE} pt")


def agreement(what, agree, count, how):
    print(f"| {what} | {count:,} | {agree:,} {how} |")


def font_widths():
    cases = [(row, scale) for row in rows("font-widths.jsonl") for scale in row["displayScales"]]
    answers = fit([
        request(row["text"], 10_000, 1_000, {"file": font_file(row["font"]), "size": row["size"]}, scale)
        for row, scale in cases])
    for side in ("width", "height"):
        for range_, belongs in (("below 20 pt", lambda size: size < 20), ("from 20 pt", lambda size: size >= 20)):
            agrees = [
                abs(answer["intrinsicContentSize"][side] - row[side]) < 0.01
                for (row, _), answer in zip(cases, answers) if belongs(row["size"])]
            agreement(f"labels and buttons in font files, {side}, {range_}", sum(agrees), len(agrees), "exact")


def table_widths(name, groups):
    data = [row for row in rows(name) if row["weight"] in TABLE_WEIGHTS]
    # A display scale this fine does not round.
    answers = fit([
        request(row["text"], 10_000, 1_000, {"system": row["size"], "weight": row["weight"]}, 1000)
        for row in data])
    for group, belongs in groups.items():
        errors = []
        for row, answer in zip(data, answers):
            if not belongs(row):
                continue
            width = answer["intrinsicContentSize"]["width"]
            if row["era"] == "iOS 9-13" and row["size"] == 17:
                width += len(row["text"]) * 0.002 * 17  # tracking before iOS 14
            middle = (row["widthOver"] + row["widthUpTo"]) / 2
            gap = max(0, row["widthOver"] - width, width - row["widthUpTo"])
            errors.append((abs(width - middle), abs(width - middle) / middle * 100, gap))
        if errors:
            points, shares, gaps = (sorted(column) for column in zip(*errors))
            count = len(errors)
            high = min(count - 1, int(count * 0.95))
            near = sum(gap <= 0.25 for gap in gaps) / count
            print(
                f"| {group} | {count} | {points[count // 2]:.2f} pt, {shares[count // 2]:.2f} % "
                f"| {points[high]:.2f} pt, {shares[high]:.2f} % | {near:.0%} |")


def line_counts():
    data = rows("line-counts.jsonl")
    requests = []
    for row in data:
        font = {"system": row["size"], "weight": row["weight"]}
        if row["font"] != "system":
            font = {"file": font_file(row["font"]), "size": row["size"]}
        requests.append(request(
            row["text"], row["width"], 10_000, font, 3, numberOfLines=row["numberOfLines"],
            lineBreakMode=row["lineBreakMode"]))
    agrees = [len(answer["lines"]) == row["lines"] for row, answer in zip(data, fit(requests))]
    decided = [agree for row, agree in zip(data, agrees) if row["slack"] >= 1]
    agreement("lines of labels of several lines", sum(agrees), len(agrees), "the same number")
    agreement("those decided by a point or more", sum(decided), len(decided), "the same number")


def picture_request(row, width):
    font = {"system": row["size"], "weight": row["weight"], "design": row["design"]}
    label = {
        "kind": "Text" if row["framework"].startswith("SwiftUI") else "UILabel",
        "numberOfLines": row["lineLimit"]}
    mode = row.get("lineBreakMode", "not set")
    if mode.startswith("by"):
        label["lineBreakMode"] = mode
    elif "middle" in row["kind"]:
        label["lineBreakMode"] = "byTruncatingMiddle"
    if row.get("italic"):
        font["italic"] = True
    if row.get("minimumScaleFactor"):
        label |= {"adjustsFontSizeToFitWidth": True, "minimumScaleFactor": row["minimumScaleFactor"]}
    answer = request(row["text"], width, 10_000, font, row["scale"], **label)
    # MDC's snapshots, and others without a locale, are of a simulator in English.
    return answer | {"locale": "en" if row["framework"] == "UIKit UILabel" else row.get("locale", "en")}


def same_lines(row, answer):
    """Whether the lines are those that were drawn, besides white space at their ends."""
    drawn = [line.strip() for line in row["lines"]]
    lines = [line["shown"].strip() for line in answer["lines"]]
    if "clips" in row["kind"]:
        # A line that runs over the edge has all of its text; the glyph at the edge is drawn, but not seen whole.
        seen = answer["shown"].strip().removeprefix(" ".join(lines[:-1])).strip()
        lines[-1] = drawn[-1] if drawn[-1][:-1].strip() in (seen, seen[:-1].strip()) else seen
    # A scale was measured to a hundredth.
    return lines == drawn and abs(answer["scale"] - row.get("effectiveScale", answer["scale"])) <= 0.01


def pictures():
    data = rows("pictures/layouts.jsonl")
    widths = iter(fit([
        picture_request(row | {"text": line, "lineLimit": 1}, 10_000) for row in data for line in row["lines"]]))
    rooms = []
    for row in data:
        # A room that is not stated is as wide as the lines that were drawn.
        widest = max(next(widths)["needs"]["width"] for _ in row["lines"])
        rooms.append(widest + 0.01 if row["room"] is None else row["room"])
    results = {}
    # The widths of text are known to a hundredth or so.
    attempts = zip(*(fit([picture_request(row, room * share) for row, room in zip(data, rooms)]) for share in (1, 0.99, 1.01)))
    for index, (row, (answer, *others)) in enumerate(zip(data, attempts)):
        agrees = same_lines(row, answer)
        nearly = agrees or any(same_lines(row, other) for other in others)
        label = "`Text`" if row["framework"].startswith("SwiftUI") else "UILabel"
        limit = {0: "no limit of lines", 1: "one line", 2: "two lines"}[row["lineLimit"]]
        kind = f"{label}, {'shrinks' if 'minimumScaleFactor' in row else limit}"
        results.setdefault(kind, []).append((agrees, nearly))
        if NAMES_ROWS and not agrees:
            shown = [line["shown"] for line in answer["lines"]]
            print(f"row {index + 1} of layouts.jsonl: {shown} at {answer['scale']}, drawn {row['lines']}{', within 1 %' if nearly else ''}", file=sys.stderr)
    every = [agree for kind in results.values() for agree in kind]
    for kind, agree in sorted(results.items()) + [("all", every)]:
        exact, near = map(sum, zip(*agree))
        more = f"; {near} in a room within 1 %" if near > exact else ""
        agreement(f"pictures: {kind}", exact, len(agree), "the same lines" + more)


print("| what real labels did | cases | agree |\n|---|---|---|")
recordings()
font_widths()
line_counts()
pictures()
print()
print("| width in the system font | labels | median error | 95th percentile | within 0.25 pt |\n|---|---|---|---|---|")
SIZES = {"below 12 pt": (0, 12), "12 to 17 pt": (12, 17.5), "18 and 19 pt": (17.5, 20), "20 to 29 pt": (20, 30), "from 30 pt": (30, 1e9)}
table_widths("system-widths.jsonl", {
    f"{weight}, {name}": lambda row, test=test, low=low, high=high: test(row["weight"]) and low <= row["size"] < high
    for weight, test in (("regular", lambda w: w == "regular"), ("other weights", lambda w: w != "regular"))
    for name, (low, high) in {**SIZES, "all below 20 pt": (0, 20), "all from 20 pt": (20, 1e9)}.items()
})
table_widths("script-widths.jsonl", {
    {"Marked": "Latin with marks"}.get(script, script): lambda row, script=script: script in row["scripts"]
    and row["era"] in ("iOS 10", "iOS 11-13", "iOS 14+")
    for script in ("Hangul", "Han", "Kana", "Cyrillic", "Marked")
})
