"""Names and texts that a terminal, a workflow, a page or a parser would obey: in every field of an
app, in every format, on both streams."""
import html.parser
import json
import re
import subprocess
import xml.etree.ElementTree as ElementTree

from case import OBEYED, case, expect, expect_no_commands

PAYLOADS = [
    # Terminals: colours, titles, links, the clipboard, answers, cursor, other character sets.
    "\x1b[31mred", "\x1b]0;title\x07", "\x1b]8;;http://evil.example\x1b\\link\x1b]8;;\x1b\\", "\x1b]52;c;ZXZpbA==\x07", "\x1bc",
    "\x1b[2J\x1b[H", "\x1b[6n", "\x1bP$q\x1b\\", "\x9b31m", "\x90q\x9c", "\x9d0;t\x9c", "\x0e\x0f", "\x07", "\x08\x08\x08", "\r", "\x7f",
    "\x00", "\x0b\x0c", "\x85", "\u2028", "\u2029",
    # Directions: what is behind them reads backwards.
    "\u202e", "\u202d\u202e\u202c", "\u2066\u2067\u2068\u2069", "a\u202egnp.exe",
    # Workflow commands, at the beginning of a line, behind white space, in the middle of one.
    "\n::add-mask::x", "::add-mask::x", "  ::error::x", "\u3000::error::x", "\n\t::stop-commands::x", "::set-output name=a::b",
    "\r::debug::x", "\u2028::warning::x", "##[add-mask]x", "a ##[add-matcher]/tmp/x", "\n##[error]x", "##vso[task.setvariable variable=a]b",
    "%0A::add-mask::x", "%0D%0A::error::x",
    # GitLab's sections, and markers of a merge.
    "section_start:1:a\r\x1b[0K", "\n<<<<<<< HEAD\n=======\n>>>>>>> x\n",
    # Pages, lists of tests, tables.
    "<script>alert(1)</script>", "</script><b data-evil>", "\"><img src=x onerror=alert(1) data-evil>", "'><svg/onload=alert(1) data-evil>",
    "<!--", "-->", "]]>", "&lt;script&gt;", "&#x1b;", "<?x?>", "<!DOCTYPE x>", "javascript:alert(1)", "\ufffe\uffff", "\ufeff",
    # Markdown: mentions, references, links, pictures, tables.
    "@octocat #1 GH-1 gh-1 octo/repo#1 octo/repo@0123456", "![x](http://evil.example/x.png)", "[x](javascript:alert(1))",
    "http://evil.example www.evil.example a@evil.example", "|a|b|\n|-|-|", "```\n", "~~~", "</details>", "<details open>",
    # What a format of a message or of a string may take for its own.
    "%n%s%@%x", "{0} ${a} $(x) `x`", "\\", "\"", "'", "\\u001b[31m", "\\e[31m", "' \"; --", "\udc9b31m", " ", "a" * 3000,
]
FORMATS = "text json html sarif junit github gitlab xcode markdown".split()
LONG = "as long as no label of this width can ever hold it"


def yaml(text):
    return json.dumps(text.encode("utf-8", "replace").decode())


def escaped(text):
    """As XML has it, without what it cannot hold."""
    text = re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "?", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;").replace("\r", "&#13;").replace("\n", "&#10;")


def named(text):
    """As a name of a file may be."""
    return text.replace("/", "_").replace("\0", "_")[:60]


def app(box, payload, name):
    """An app that has the payload in every field; where it is a name of a file, too, if a file may be named so."""
    text = payload.encode("utf-8", "replace").decode()
    folder = f"{named(payload)}/" if name else ""
    box.strings({"k " + text: f"{text} {LONG} {text}", text: LONG, "d": LONG}, f"{folder}en.lproj/A.strings")
    box.strings({"k " + text: f"{LONG} {text}", "only": f"%d {text} %@", "d": "x"}, f"{folder}de.lproj/A.strings")
    box.write("broken.lproj/C.strings", f'"a" = "b";\n{text} ; = "{text}";\n')
    box.write("en.lproj/M.strings", f'/* overset: {text} */\n"m" = "{LONG}";\n/* overset:ignore {text} - {text} */\n"n" = "{LONG}";\n'.replace("*/ *", "* *"))
    box.write(f"{folder}en.lproj/P.stringsdict", f"""<plist version="1.0"><dict><key>p {escaped(text)}</key><dict>
<key>NSStringLocalizedFormatKey</key><string>%#@{escaped(text)}@ %#@n@ {escaped(text)}</string>
<key>{escaped(text)}</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key><string>{escaped(text)}</string><key>other</key><string>{escaped(text)} {LONG}</string></dict>
<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>{escaped(text)}</string><key>{escaped(text)}</key><string>{escaped(text)}</string></dict>
</dict></dict></plist>""")
    box.write(f"{folder}X.xcstrings", json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        "x " + text: {"comment": text, "extractionState": text, "localizations": {
            "en": {"stringUnit": {"state": text, "value": f"{LONG} {text}"}}, text: {"stringUnit": {"state": "new", "value": text}},
            "fr": {"variations": {"plural": {text: {"stringUnit": {"value": text}}, "other": {"stringUnit": {"value": LONG}}},
                                  "device": {text: {"stringUnit": {"value": text}}}},
                   "substitutions": {text: {"argNum": 1, "formatSpecifier": text, "variations": {"plural": {"other": {"stringUnit": {"value": text}}}}}}}}}}}))
    box.write(f"{folder}X.xliff", f"""<xliff version="1.2"><file original="{escaped(text)}" source-language="en" target-language="{escaped(text)}"><body>
<trans-unit id="{escaped(text)}" maxwidth="{escaped(text)}" size-unit="{escaped(text)}" font="{escaped(text)}"><source>{escaped(text)}</source>
<target state="{escaped(text)}">{escaped(text)} {LONG}</target><note>overset: {escaped(text)}</note></trans-unit></body></file></xliff>""")
    box.write("b.json", json.dumps({"schemaVersion": 1, "findings": [
        {"file": text, "table": text, "key": text, "label": text, "locale": text, "rule": text, "others": {text: 1}}]}))
    box.write("overset.yml", f"""
exclude: [{yaml(text)}]
screens: {{{yaml("s" + text)}: 320, b: 100}}
fonts: {{search: [{yaml(text)}], system: {yaml(text)}, fallback: {{Arab: {yaml(text)}}}}}
baseline: b.json
ignore:
  - {{rule: truncated, label: {yaml(text)}, reason: {yaml(text)}}}
  - {{rule: truncated, key: d, locales: [en], reason: {yaml(text)}}}
groups: {{{yaml("g" + text)}: {{width: 100, spacing: 8}}}}
labels:
  - {{id: {yaml("l " + text)}, keys: ["*"], font: {{textStyle: headline}}, width: 60, group: {yaml("g" + text)}, arguments: {{1: [{yaml(text)}], {yaml(text)}: [{yaml(text)}]}}}}
  - {{id: {yaml(text or "x")}, keys: ["*"], font: {{name: {yaml(text)}, size: 12}}, width: 60, group: {yaml("g" + text)}}}
""")


CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


class Page(html.parser.HTMLParser):
    """Finds what a payload would have put into a page."""

    def __init__(self):
        super().__init__()
        self.faults = []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "data-evil" or name.startswith("on") or (value or "").strip().lower().startswith("javascript:"):
                self.faults.append(f"<{tag} {name}>")
            if name in ("src", "href") and re.match(r"\s*(https?:)?//evil", value or ""):
                self.faults.append(f"<{tag} {name}={value}>")


def expect_sound(format, text, details):
    """What a reader of the format would trip over."""
    def sound(holds, words):
        expect(holds, f"{format}: {words}", details)

    # A page and a list of tests are shown by programs that keep the directions of texts apart.
    obeyed = (CONTROLS if format in ("html", "junit") else OBEYED).search(text)
    sound(not obeyed, f"has {obeyed and obeyed.group()!r}")
    if format in ("json", "sarif", "gitlab"):
        json.loads(text)
    if format == "junit":
        ElementTree.fromstring(text.encode())
        sound("<!DOCTYPE" not in text and "<!ENTITY" not in text, "declares something")
    if format == "html":
        page = Page()
        page.feed(text)
        sound(not page.faults, f"has {page.faults[:3]}")
        sound(text.count("<script") == text.count("</script>"), "ends a script early")
    if format == "github":
        for line in text.splitlines():
            sound(re.match(r"::(error|warning|notice) file=[^:]*,line=\d+,col=\d+,title=[^:]*::|\d", line), f"has the line {line[:99]!r}")
    if format == "markdown":
        shown = re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", text)
        for pattern in (r"(?<![\w\\])@octocat", r"(?<![\w\\&])#1\b", r"(?i)(?<!\w)gh-1\b", r"(?<!\\)<(?!/?(details|summary|br|sub|sup|b|i)\b)[a-z!?/]", r"(?<!\\)!\[x", r"(?<!\\)\[x\]\(",
                        r"https?://evil", r"(?<!\\)www\.evil", r"octo/repo@0123456"):
            found = re.search(pattern, shown)
            sound(not found, f"has {found and shown[max(0, found.start() - 40):found.end() + 20]!r}")


@case(*PAYLOADS)
def in_every_field(box, payload):
    """Each format by itself, to a file and to standard output, and what is said on standard error."""
    text = payload.encode("utf-8", "replace").decode()
    app(box, payload, bool(named(payload).strip(" .")) and "\udc9b" not in payload)
    reports = [f"r/{format}" for format in FORMATS]
    (box.folder / "r").mkdir()
    arguments = [part for format in FORMATS for part in ("--format", f"{format}=r/{format}")]
    run = box.run("check", "--all", *arguments, statuses=(0, 1, 2, 3), writes=reports, seconds=20)
    expect_no_commands(run)
    if not (box.folder / "r/json").exists():  # the configuration was refused: one with less in it
        box.write("overset.yml", "labels:\n  - {id: l, keys: ['*'], font: {system: 12}, width: 60}\n"
                  f"  - {{id: {yaml('l ' + text)}, keys: ['k*', '?'], font: {{system: 12}}, width: 60}}\n")
        run = box.run("check", "--all", *arguments, statuses=(0, 1, 3), writes=reports, seconds=20)
        expect_no_commands(run)
    for format in FORMATS:
        expect_sound(format, box.read(f"r/{format}").decode(), run.command)
    for shown in (["check"], ["check", "--format", "xcode"], ["catalogs"], ["init", "--print"], ["baseline", "diff"]):
        expect_no_commands(box.run(*shown, statuses=(0, 1, 2, 3)))
    json.loads(box.run("catalogs", "--json", statuses=(0, 2)).out or "{}")


ARGUMENTS = [["check", "@"], ["check", "--config", "@"], ["check", "--format", "@"], ["check", "--format", "json=@/x"],
             ["check", "--locale", "@", "--width", "9"], ["check", "--font", "@", "--width", "9"], ["check", "--since", "@", "--width", "9"], ["check", "--baseline", "@", "--width", "9"],
             ["check", "--output", "@/x", "--width", "9"], ["check", "--jobs", "@"], ["check", "--fail-on", "@"], ["check", "--@"], ["@"], ["rules", "@"], ["init", "@"], ["init", "@/x"],
             ["catalogs", "@"], ["baseline", "write", "--baseline", "@/x", "--width", "9"], ["baseline", "diff", "--baseline", "@", "--width", "9"], ["fit", "@", "--width", "20"],
             ["fit", "a", "--width", "@"], ["fit", "a", "--width", "9", "--label", "@"], ["fit", "a", "--width", "9", "--label", '{"@": 1}'],
             ["fit", "a", "--width", "9", "--font", "@"], ["fit", "a", "--width", "9", "--locale", "@"], ["fit", "a", "--width", "9", "--mode", "@"], ["help", "@"]]


@case(*PAYLOADS[::4], *(payload for payload in PAYLOADS[::2] if "::" in payload or "##" in payload))
def in_every_argument(box, payload):
    """What a message quotes of the command line, which a script may have from a file's name."""
    payload = payload.replace("\0", "")
    box.strings({"a": LONG})
    for arguments in ARGUMENTS:
        run = box.run(*(part.replace("@", payload) for part in arguments), statuses=(0, 1, 2, 3, 64))
        expect_no_commands(run)


@case(*PAYLOADS)
def in_a_request(box, payload):
    """One answer for a request, on one line, as JSON that no terminal obeys."""
    text = payload.encode("utf-8", "replace").decode()
    label = {"bounds": {"width": 60}, "font": {"system": 12}}
    requests = [{"id": text, "text": text, "label": label}, {"id": 1, "text": "a", "locale": text, "label": label},
                {"id": 1, "text": "a", "label": {**label, text: 1}}, {text: 1}, {"id": 1, "text": "a", "label": {**label, "font": {"name": text, "size": 9}}},
                {"id": 1, "text": "a", "label": {**label, "font": {"file": text, "size": 9}}}, {"id": 1, "text": "a", "label": {**label, "lineBreakMode": text}}]
    for ascii_only in (True, False):
        lines = "".join(json.dumps(request, ensure_ascii=ascii_only).replace("\x7f", "\\u007f") + "\n" for request in requests)
        run = box.run("fit", "--stdin", stdin=lines.encode())
        answers = [json.loads(line) for line in run.out.split("\n")[:-1]]
        expect(len(answers) == len(requests), "an answer for each", run.out)
        expect(answers[0].get("id") == text, "the id comes back", run.out)


@case("de", "ar")
def what_is_shown_is_not_changed(box, language):
    """Only what is obeyed is escaped: letters, marks, emoji and joiners of real texts are left."""
    text = "Größe, «naïve» ﬁ — سلام‌ها עברית हिन्दी ไทย 日本語 👩‍👩‍👧 e\u0301 \u200f!\u200e"
    box.strings({"a": text + LONG}, f"{language}.lproj/A.strings")
    run = box.run("check", "--width", "44")
    expect("Größe, «naïve»" in run.out and "👩‍👩‍👧" in run.out or language == "ar", "the text report has it", run.out)
    run = box.run("check", "--width", "44", "--format", "json")
    expect(json.loads(run.out)["findings"][0]["text"] == text + LONG, "the text is whole")


@case()
def workflow_commands_by_name(box):
    """The notices of a run that annotates a pull request are read by the same workflow."""
    for key in ("x\n::add-mask::a", "::stop-commands::a", "##[add-matcher]a"):
        box.write("en.lproj/P.stringsdict", f"<plist><dict><key>{escaped(key)}</key><dict><key>NSStringLocalizedFormatKey</key>"
                  f"<string>%#@{escaped(key)}@</string></dict></dict></plist>")
        box.write("overset.yml", f"labels: [{{id: {yaml(key)}, keys: ['*'], font: {{name: {yaml(key)}, size: 9}}, width: 9}}]\n{yaml(key)}: 1\n")
        for format in FORMATS:
            expect_no_commands(box.run("check", "--format", format, statuses=(0, 1, 2, 3)))
            expect_no_commands(box.run("check", "--width", "9", "--format", format, statuses=(0, 1, 2, 3)))
