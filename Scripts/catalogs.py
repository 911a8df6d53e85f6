#!/usr/bin/env python3
"""Compares what `overset catalogs --json` reads of a corpus with other readers.

usage: catalogs.py OVERSET CORPUS

- Every file of every set loads; the number of texts is the one in the set's SOURCE.md.
- Every text's line and column are those of its key and value: the file is cut there and looked at.
- The files of odd/expected.json have the outcome and the entries that Apple's reader has.
"""
import html
import json
import pathlib
import re
import subprocess
import sys


def read(overset, path):
    answer = subprocess.run([overset, "catalogs", "--json", str(path)], capture_output=True)
    if answer.returncode not in (0, 2):
        sys.exit(f"{path}: status {answer.returncode}: {answer.stderr.decode()[:500]}")
    return json.loads(answer.stdout)["files"]


def text_of(path, encoding):
    name = {"UTF-8+bom": "utf-8-sig", "UTF-16LE+bom": "utf-16", "UTF-16BE+bom": "utf-16",
            "UTF-32LE+bom": "utf-32", "UTF-32BE+bom": "utf-32"}.get(encoding, encoding)
    return path.read_bytes().decode(name, errors="replace")


class Lines:
    def __init__(self, text):
        self.text = text
        self.starts = [0] + [match.end() for match in re.finditer(r"\r\n|\r|\n", text)]

    def rest(self, line, column):
        """The text from a position on; columns count UTF-16 code units."""
        offset = self.starts[line - 1]
        units = column - 1
        while units > 0:
            units -= 2 if ord(self.text[offset]) > 0xFFFF else 1
            offset += 1
        return self.text[offset:]


def begins_with(rest, text, is_xml):
    """Whether the text is at a position, compared up to the first escape."""
    if is_xml:
        rest = re.sub(r"^<!\[CDATA\[", "", rest)
        if rest[:1] == "<":
            return True  # empty, or an element within the text
        # As far as the first element within the text, or the end of its first line.
        plain = html.unescape(rest[:10 * len(text) + 40].split("<")[0])
        lines = [re.split(r"\r\n|\r|\n", text)[0][:20], re.split(r"\r\n|\r|\n", plain)[0]]
        return any((quote + lines[0]).startswith(lines[1]) or lines[1].startswith(quote + lines[0])
                   for quote in ("", '"', "'"))
    quote = rest[:1] if rest[:1] in "'\"" else ""
    body = rest[len(quote):]
    plain = text.split("\\")[0]
    if text == "":
        return quote != "" and body.startswith(quote)
    head = re.match(r"[^\\]*", body).group(0)
    return head.startswith(plain[:len(head)]) or plain.startswith(head)


def check_positions(file, path, problems):
    if file["encoding"] == "binary" or file["outcome"] == "failed" and not file["lost"]:
        return 0
    lines = Lines(text_of(path, file["encoding"]))
    count = 0
    for entry in file["entries"] + file["lost"]:
        is_xml = file["format"] == "xliff" or lines.text.lstrip()[:1] == "<"
        for text, line, column in ((entry["key"], entry["line"], entry["column"]),
                                   (entry["value"], entry["valueLine"], entry["valueColumn"])):
            # The id of an XLIFF's unit has more in it than the key.
            if file["format"] == "xliff" and text is entry["key"] and entry["variant"] != {}:
                continue
            count += 1
            rest = lines.rest(line, column)
            if not begins_with(rest, text, is_xml):
                problems.append(f"{path}:{line}:{column}: {text[:40]!r} is not {rest[:40]!r}")
    return count


def check_set(overset, folder, problems):
    source = (folder / "SOURCE.md").read_text()
    expected = int(re.search(r"localized strings in all locales.*\| (\d+) \|", source).group(1))
    files = read(overset, folder)
    found = sum(len(file["entries"]) for file in files)
    unread = [file["path"] for file in files if file["outcome"] != "read"]
    wanted = sum(1 for path in folder.rglob("*") if path.suffix in (
        ".strings", ".stringsdict", ".xcstrings", ".xliff", ".storyboard", ".xib"))
    places = 0
    for file in files:
        path = pathlib.Path(file["path"])
        places += check_positions(file, path if path.is_absolute() else pathlib.Path.cwd() / path,
                                  problems)
    verdict = "" if found == expected else f" DIFFERS by {found - expected}"
    print(f"{folder.name}: {len(files)} of {wanted} files, {found} texts, SOURCE.md says "
          f"{expected}{verdict}, {places} places looked at, not read: {unread}")
    if found != expected or len(files) != wanted or unread:
        problems.append(f"{folder.name}: differs from its SOURCE.md")


OUTCOMES = {"dictionary": "read", "dictionary, rest of file silently ignored": "cut",
            "error": "failed", "not-json-representable": "read",
            "property list, but not a dictionary": "read"}


def check_odd(overset, folder, problems):
    expected = json.loads((folder / "expected.json").read_text())
    files = {}
    for file in read(overset, folder):
        path = pathlib.Path(file["path"])
        files[str((path if path.is_absolute() else pathlib.Path.cwd() / path).relative_to(folder))] = file
        check_positions(file, folder / str(path), problems)
    for name, answer in expected.items():
        file = files.get(name)
        if file is None:
            problems.append(f"odd/{name}: not found")
            continue
        wanted = OUTCOMES[answer["outcome"]]
        if name.endswith("empty.strings"):
            wanted = "read"
        if file["outcome"] != wanted:
            problems.append(f"odd/{name}: {file['outcome']}, not {wanted}")
        if name.endswith(".strings"):
            entries = {entry["key"]: entry["value"] for entry in file["entries"]}
            if wanted != "failed" and "entries" in answer and len(entries) != answer["entries"]:
                problems.append(f"odd/{name}: {len(entries)} entries, not {answer['entries']}")
            if "values" in answer and entries != answer["values"]:
                problems.append(f"odd/{name}: other values")
        elif "entries" in answer:
            keys = {entry["key"] for entry in file["entries"]}
            print(f"  odd/{name}: {len(keys)} keys with texts of {answer['entries']}")
    print(f"odd: {len(files)} files, {len(expected)} compared with Apple's reader")


def main():
    overset, corpus = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    problems = []
    for folder in sorted(corpus.iterdir()):
        if (folder / "SOURCE.md").exists():
            check_set(overset, folder, problems)
    if (corpus / "odd" / "expected.json").exists():
        check_odd(overset, corpus / "odd", problems)
    for problem in problems[:60]:
        print(problem)
    print(f"{len(problems)} problems")
    sys.exit(1 if problems else 0)


main()
