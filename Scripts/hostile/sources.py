"""Swift and Objective-C that nobody writes: it ends the parser, keeps it busy, or hides what follows."""
import json

from case import case, expect, expect_linear

VIEW = 'import SwiftUI\nstruct V: View { var body: some View { Text("a").lineLimit(1).frame(width: 30) } }\n'
# What no one-line label of 30 points has room for, in a file that is read.
TEXTS = {"a": "words that are too long", "b": "words that are too long"}
# A file costs half a second of processor time and 2 µs a byte, and the program two times its start.
SECONDS = 3


def app(box, content, name="A.swift"):
    """A view in a file of its own, and a hostile file that may show the other text."""
    box.strings(TEXTS)
    box.write("overset.yml", "")
    box.write("V.swift", VIEW)
    return box.write(name, content)


def checked(box, *arguments, statuses=(0, 1, 3), seconds=SECONDS):
    """The report of a check, and the run."""
    run = box.run("check", "--format", "json", *arguments, statuses=statuses, seconds=seconds)
    return json.loads(run.out), run


def uses(box, seconds=SECONDS):
    """By key: the files that use it. The whole file's view is always found."""
    run = box.run("sources", "--json", ".", seconds=seconds)
    found = {key["key"]: {use["location"]["file"] for use in key["uses"]} for key in json.loads(run.out)["keys"]}
    expect("V.swift" in found["a"], "the other file is read", run.err)
    return found


def unread(report):
    return [finding for finding in report["findings"] if finding["rule"] == "unread-source"]


CRASHES = {
    "function types": VIEW + "let f: " + "(A) -> " * 2578 + "A", "try": VIEW + "let f = " + "try! " * 8286 + "a",
    "optional try": VIEW + "let f = " + "try? " * 8286 + "a", "a chain": VIEW + "let f = a" + ".b()" * 87_501,
    "function types, deeper": VIEW + "let f: " + "(A) -> " * 200_000 + "A",
}
ENDLESS = {
    "attributes in parentheses": VIEW + "func f() { return " + "( @ " * 18, "actor class": VIEW + "actor class " * 24,
    "actor struct": VIEW + "actor struct " * 24, "attributes in brackets": VIEW + "@\n[\n" * 14,
    "brackets": VIEW + "let x = " + "[" * 100_000, "generic arguments": VIEW + "let x = " + "f<" * 30_000,
}
# What a scanner beside the parser would take for the beginning of a text or of a comment.
UNSEEN = {
    "a shebang": '#!/usr/bin/swift """\n', "a quoted name": 'let `"""` = 1\n', "a regex": 'let r = #/ """ /#\n',
    "a regex of a comment": "let r = #/ /* /#\n", "a bare regex": 'let r = /"/\n',
}
SLOW = {
    "calls without an end": VIEW + "init(" + 'Text("a".localized)' * 4000, "unowned": VIEW + "unowned " * 8000,
    "nonisolated": VIEW + "nonisolated " * 8000, "slices": VIEW + "let x = " + "a?@a()[A:A]" * 2000,
}
ALL = CRASHES | ENDLESS | SLOW | {
    f"{name}, then {other}": start + content for name, start in UNSEEN.items()
    for other, content in (("function types", CRASHES["function types, deeper"]), ("brackets", ENDLESS["brackets"]))}


@case(*ALL)
def a_file_that_the_parser_cannot_bear(box, name):
    """It is read, or it is a finding and the check says so; the other file is read either way."""
    app(box, ALL[name])
    reports = {checked(box, "--jobs", jobs)[1].out for jobs in ("1", "2", "5")}
    expect(len(reports) == 1, "the number of workers changes the report")
    report, run = checked(box, "--strict")
    expect("A.swift" in uses(box)["a"] or unread(report), "is read or reported", run.err)
    if unread(report):
        expect("A.swift:" in run.err and "not read" in run.err, "is said on standard error", run.err)


@case("( @ " * 18, "@\n[\n" * 14)
def many_such_files(box, text):
    """Each costs its time only until there are too many."""
    app(box, VIEW)
    for number in range(400):
        box.write(f"H{number}.swift", 'let t = Text("b")\nfunc f() { return ' + text)
    run = box.run("check", "--format", "json", statuses=(0, 1, 3), seconds=200, wall=300)
    expect(json.loads(run.out)["summary"]["unreadSources"] >= 400, "each is reported")


HIDDEN = {
    "a line of brackets": ("A.swift", VIEW.replace('"a"', '"b"') + "let x = " + "[" * 15 + "]" * 15 + "\n"),
    "UTF-16": ("A.swift", VIEW.replace('"a"', '"b"').encode("utf-16")),
    "UTF-16, the other way": ("A.swift", b"\xfe\xff" + VIEW.replace('"a"', '"b"').encode("utf-16-be")),
    "Objective-C in UTF-16": (
        "A.m", '@implementation A\n- (void)f { self.t.text = NSLocalizedString(@"b", nil); }\n@end'.encode("utf-16")),
}


@case(*HIDDEN)
def a_file_that_looks_unreadable(box, what):
    """It is read."""
    name, content = HIDDEN[what]
    app(box, content, name)
    report, run = checked(box)
    expect(uses(box)["b"] == {name} and not unread(report), "is read", run.err)


UNREADABLE = {
    "a comment of 4 MB": VIEW.replace('"a"', '"b"') + "/*" + "x" * (4 << 20) + "*/",
    "an invalid byte": VIEW.replace('"a"', '"b"').encode() + b"// \xff\n",
    "UTF-16 without a mark": VIEW.replace('"a"', '"b"').encode("utf-16-le"),
    "deep brackets": "let x = " + "(" * 2000 + ")" * 2000 + "\n" + VIEW.replace('"a"', '"b"'),
    "endless": VIEW.replace('"a"', '"b"') + ENDLESS["attributes in parentheses"],
}
FORMATS = ["text", "json", "html", "sarif", "junit", "markdown", "github", "gitlab", "xcode"]


@case(*UNREADABLE)
def a_file_that_is_not_read(box, what):
    """It is in every report, and a strict check does not pass."""
    app(box, UNREADABLE[what])
    report, run = checked(box, "--strict")
    expect(len(unread(report)) == 1 and report["summary"]["unreadSources"] == 1, "is a finding", run.err)
    box.write("overset.yml", "labels: [{id: wide, keys: [a], font: {system: 17}, width: 400}]\n")
    expect(checked(box)[1].status == 0 and checked(box, "--strict")[1].status == 3, "is status 3 with --strict")
    for format in FORMATS:
        run = box.run("check", "--format", format, seconds=SECONDS)
        expect("A.swift" in run.out and "read" in run.out, f"is in {format}", run.out[:2000])


OBJECTIVE_C = {
    "literals": '@"a" ' * 50_000, "a message": "[a " + 'NSLocalizedString(@"a", 0) ' * 20_000,
    "a call": "f(" + 'NSLocalizedString(@"a", 0), ' * 20_000, "parentheses": "(" * 100_000 + "a.text = b;" * 10_000,
    "messages": "[self.t " * 100_000, "names with dots": "a." * 100_000 + "text = b", "blocks": "{" * 100_000 + "}" * 100_000,
    "comments": "/*" * 200_000, "outlets": "[" + "t " * 100_000,
    "classes": "".join(f"@implementation A{number} heightForRowAtIndexPath @end\n" for number in range(20_000)),
}


@case(*OBJECTIVE_C)
def objective_c_over_and_over(box, what):
    """Four times the file takes about four times the time."""
    content, times = OBJECTIVE_C[what], []
    sizes = [len(content) // 4, len(content)]
    for size in sizes:
        app(box, 'void f() { NSLocalizedString(@"b", nil); }\n' + content[:size], "A.m")
        times.append(checked(box, seconds=10)[1].seconds)
    expect_linear(times, sizes, 0.5, "seconds")
