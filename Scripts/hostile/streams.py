"""Names and texts that a terminal, a workflow, a page or a parser would obey: in every field of an
app, in every format, on both streams."""
import html.parser
import json
import re
import xml.etree.ElementTree as ElementTree

from case import OBEYED, case, expect, expect_no_commands
from formats import escaped, readable, string_catalog, strings, stringsdict, translated, unit, xliff, yaml

PAYLOADS = [
    # Terminals: colours, titles, links, the clipboard, answers, the cursor, other character sets.
    "\x1b[31mred", "\x1b]0;title\x07", "\x1b]8;;http://evil.example\x1b\\link\x1b]8;;\x1b\\", "\x1b]52;c;ZXZpbA==\x07",
    "\x1bc", "\x1b[2J\x1b[H", "\x1b[6n", "\x1bP$q\x1b\\", "\x9b31m", "\x90q\x9c", "\x9d0;t\x9c", "\x0e\x0f", "\x07",
    "\x08\x08\x08", "\r", "\x7f", "\x00", "\x0b\x0c", "\x85", "\u2028", "\u2029",
    # Directions: what is behind them reads backwards.
    "\u202e", "\u202d\u202e\u202c", "\u2066\u2067\u2068\u2069", "a\u202egnp.exe",
    # Workflow commands, at the beginning of a line, behind white space, in the middle of one.
    "\n::add-mask::x", "::add-mask::x", "  ::error::x", "\u3000::error::x", "\n\t::stop-commands::x", "::set-output name=a::b",
    "\r::debug::x", "\u2028::warning::x", "##[add-mask]x", "a ##[add-matcher]/tmp/x", "\n##[error]x", "%0A::add-mask::x",
    "%0D%0A::error::x", "##vso[task.setvariable variable=a]b",
    # GitLab's sections, and an unfinished merge.
    "section_start:1:a\r\x1b[0K", "\n<<<<<<< HEAD\n=======\n>>>>>>> x\n",
    # Pages and lists of tests.
    "<script>alert(1)</script>", "</script><b data-evil>", "\"><img src=x onerror=alert(1) data-evil>",
    "'><svg/onload=alert(1) data-evil>", "<!--", "-->", "]]>", "&lt;script&gt;", "&#x1b;", "<?x?>", "<!DOCTYPE x>",
    "javascript:alert(1)", "\ufffe\uffff", "\ufeff",
    # Markdown: mentions, references, links, pictures, tables.
    "@octocat #1 GH-1 gh-1 octo/repo#1 octo/repo@0123456", "![x](http://evil.example/x.png)", "[x](javascript:alert(1))",
    "http://evil.example www.evil.example a@evil.example", "|a|b|\n|-|-|", "```\n", "~~~", "</details>", "<details open>",
    # What a format of a message or of a string may take for its own.
    "%n%s%@%x", "{0} ${a} $(x) `x`", "\\", "\"", "'", "\\u001b[31m", "\\e[31m", "' \"; --", "\udc9b31m", " ", "a" * 3000,
]
FORMATS = "text json html sarif junit github gitlab xcode markdown csv".split()
LONG = "as long as no label of this width can ever hold it"
CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
# What would be a mention, a reference, a link or an element in the text that Markdown shows.
MARKUP = re.compile(
    r"(?<![\w\\])@octocat|(?<![\w\\&])#1\b|(?<!\w)gh-1\b|octo/repo@0|https?://evil|(?<!\\)www\.evil"
    r"|(?<!\\)<(?!/?(details|summary|br|sub|sup|b|i)\b)[a-z!?/]|(?<!\\)!?\[x\]\(", re.I)
ANNOTATION = re.compile(r"::(error|warning|notice) file=[^:]*,line=\d+,col=\d+,title=[^:]*::|\d")


def app(box, payload):
    """An app that has the payload in every field, and in a folder's name if a folder may be named so."""
    text, xml = readable(payload), escaped(readable(payload))
    name = payload.replace("/", "_").replace("\0", "_")[:60]
    folder = f"{name}/" if name.strip(" .") and "\udc9b" not in name else ""
    box.write(f"{folder}en.lproj/A.strings", strings({f"k {text}": f"{text} {LONG} {text}", text: LONG, "d": LONG}))
    box.write(f"{folder}de.lproj/A.strings", strings({f"k {text}": f"{LONG} {text}", "only": f"%d {text} %@", "d": "x"}))
    box.write("broken.lproj/C.strings", f'"a" = "b";\n{text} ; = "{text}";\n')
    note = text.replace("*/", "* /")
    box.write("en.lproj/M.strings", f'/* overset: {note} */\n"m" = "{LONG}";\n'
              f'/* overset:ignore {note} - {note} */\n"n" = "{LONG}";\n')
    box.write(f"{folder}en.lproj/P.stringsdict", stringsdict([
        (f"p {xml}", f"%#@{xml}@ %#@n@ {xml}", [(xml, xml, {"other": f"{xml} {LONG}"}), ("n", "d", {xml: xml})])]))
    plural = {"plural": {text: translated(text), "other": translated(LONG)}}
    variable = {"argNum": 1, "formatSpecifier": text, "variations": plural}
    box.write(f"{folder}X.xcstrings", string_catalog({f"x {text}": {
        "en": translated(f"{LONG} {text}"), text: translated(text),
        "fr": {"variations": {**plural, "device": {text: translated(text)}}, "substitutions": {text: variable}}}}))
    attributes = f'maxwidth="{xml}" size-unit="{xml}" font="{xml}"'
    box.write(f"{folder}X.xliff", xliff(unit(xml, f"{xml} {LONG}", attributes, f"overset: {xml}"), xml, xml))
    box.write("b.json", json.dumps({"schemaVersion": 1, "findings": [{
        **dict.fromkeys(("file", "table", "key", "label", "locale", "rule"), text), "others": {text: 1}}]}))
    value, group = yaml(text), yaml(f"g{text}")
    box.write("overset.yml", f"""
exclude: [{value}]
screens: {{{yaml(f"s{text}")}: 320, b: 100}}
fonts: {{search: [{value}], system: {value}, fallback: {{Arab: {value}}}}}
baseline: b.json
ignore:
  - {{rule: truncated, label: {value}, reason: {value}}}
  - {{rule: truncated, key: d, locales: [en], reason: {value}}}
groups: {{{group}: {{width: 100, spacing: 8}}}}
styles:
  s: {{font: {{textStyle: headline}}, width: 60}}
labels:
  - {{id: {yaml(f"l {text}")}, keys: ["*"], style: s, group: {group}, arguments: {{1: [{value}], {value}: [{value}]}}}}
  - {{id: {yaml(f"x{text}")}, keys: ["*"], width: 60, font: {{name: {value}, size: 12}}, group: {group}}}
""")


def simple_app(box, payload):
    """Labels alone, where a configuration with everything is refused."""
    box.write("overset.yml", f"""
labels:
  - {{id: l, keys: ["*"], font: {{system: 12}}, width: 60}}
  - {{id: {yaml(f"l {readable(payload)}")}, keys: ["k*", "?"], font: {{system: 12}}, width: 60}}
""")


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
            sound(ANNOTATION.match(line), f"has the line {line[:99]!r}")
    if format == "markdown":
        shown = re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", text)
        found = MARKUP.search(shown)
        sound(not found, f"has {found and shown[max(0, found.start() - 40):found.end() + 20]!r}")


@case(*PAYLOADS)
def in_every_field(box, payload):
    """Each format by itself, to a file and to standard output, and what is said on standard error."""
    app(box, payload)
    reports = [f"r/{format}" for format in FORMATS]
    (box.folder / "r").mkdir()
    arguments = [part for format in FORMATS for part in ("--format", f"{format}=r/{format}")]
    run = box.run("check", "--all", *arguments, statuses=(0, 1, 2, 3), writes=reports, seconds=60)
    expect_no_commands(run)
    if not (box.folder / "r/json").exists():
        simple_app(box, payload)
        run = box.run("check", "--all", *arguments, statuses=(0, 1, 3), writes=reports, seconds=60)
        expect_no_commands(run)
    for format in FORMATS:
        expect_sound(format, box.read(f"r/{format}").decode(), run.command)
    for shown in (["check"], ["check", "--format", "xcode"], ["catalogs"], ["init", "--print"], ["baseline", "diff"]):
        expect_no_commands(box.run(*shown, statuses=(0, 1, 2, 3)))
    json.loads(box.run("catalogs", "--json", statuses=(0, 2)).out or "{}")


LABEL = ["--width", "9"]
ARGUMENTS = [
    ["check", "@"], ["check", "--config", "@"], ["check", "--format", "@"], ["check", "--format", "json=@/x"],
    ["check", "--jobs", "@"], ["check", "--fail-on", "@"], ["check", "--@"], ["check", "--locale", "@", *LABEL],
    ["check", "--font", "@", *LABEL], ["check", "--since", "@", *LABEL], ["check", "--baseline", "@", *LABEL],
    ["check", "--output", "@/x", *LABEL], ["baseline", "write", "--baseline", "@/x", *LABEL],
    ["baseline", "diff", "--baseline", "@", *LABEL], ["@"], ["help", "@"], ["rules", "@"], ["init", "@"], ["init", "@/x"],
    ["catalogs", "@"], ["fit", "@", *LABEL], ["fit", "a", "--width", "@"], ["fit", "a", *LABEL, "--label", "@"],
    ["fit", "a", *LABEL, "--label", '{"@": 1}'], ["fit", "a", *LABEL, "--font", "@"],
    ["fit", "a", *LABEL, "--locale", "@"], ["fit", "a", *LABEL, "--mode", "@"],
]


@case(*PAYLOADS[::4], *(payload for payload in PAYLOADS[::2] if "::" in payload or "##" in payload))
def in_every_argument(box, payload):
    """What a message quotes of the command line, which a script may have from a file's name."""
    box.strings({"a": LONG})
    for arguments in ARGUMENTS:
        parts = (part.replace("@", payload.replace("\0", "")) for part in arguments)
        expect_no_commands(box.run(*parts, statuses=(0, 1, 2, 3)))


@case(*PAYLOADS)
def in_a_request(box, payload):
    """One answer for a request, on one line, as JSON that no terminal obeys."""
    text = readable(payload)
    label = {"bounds": {"width": 60, "height": 20}, "font": {"system": 12}}
    request = {"id": 1, "text": "a", "label": label}
    requests = [
        {**request, "id": text, "text": text}, {**request, "locale": text}, {**request, "label": {**label, text: 1}},
        {**request, "label": {**label, "lineBreakMode": text}}, {text: 1},
        {**request, "label": {**label, "font": {"name": text, "size": 9}}},
        {**request, "label": {**label, "font": {"file": text, "size": 9}}},
    ]
    for ascii_only in (True, False):
        lines = "".join(json.dumps(request, ensure_ascii=ascii_only) + "\n" for request in requests)
        run = box.run("fit", "--stdin", stdin=lines.encode())
        answers = [json.loads(line) for line in run.out.split("\n")[:-1]]
        expect(len(answers) == len(requests), "an answer for each", run.out)
        expect(answers[0].get("id") == text, "the id comes back", run.out)


@case("de", "ar")
def what_is_shown_is_not_changed(box, language):
    """Only what is obeyed is escaped: letters, marks, emoji and joiners of real texts are left."""
    text = "Größe, «naïve» ﬁ — سلام‌ها עברית हिन्दी ไทย 日本語 👩‍👩‍👧 e\u0301 \u200f!\u200e"
    box.strings({"a": text + LONG}, f"{language}.lproj/A.strings")
    for format in ("json", "sarif"):
        run = box.run("check", "--width", "44", "--format", format)
        expect(text in run.out, f"{format}: the text is whole", run.out)
