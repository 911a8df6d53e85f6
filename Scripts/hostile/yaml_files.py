"""An overset.yml that is small and means much: aliases, merges, nesting, long values."""
from case import case, expect, expect_linear

LABEL = "labels: [{id: a, keys: ['*'], font: {system: 9}, width: 99}]\n"


def check(box, text, statuses=(0, 2), **limits):
    box.strings({"a": "b"})
    box.write("overset.yml", text)
    return box.run("check", statuses=statuses, seconds=5, **limits)


def doubled(levels, fan, leaf, end="\n"):
    """Aliases of aliases: fan to the power of levels leaves."""
    lines = [f"a0: &a0 {leaf}"]
    for level in range(1, levels):
        lines.append(f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * fan)}]")
    return end.join(lines) + end


@case((3, 3), (9, 2), (9, 3), (10, 3), (16, 2), (30, 2), (9, 9), (5, 30), (2, 1000), (400, 2))
def aliases_of_aliases(box, shape):
    check(box, doubled(*shape, leaf="[x, x]") + LABEL)


@case((10, 3, 3000), (6, 3, 3000), (4, 5, 30_000), (2, 2, 100_000), (31, 1, 100_000))
def aliases_of_many_leaves(box, shape):
    levels, fan, leaves = shape
    check(box, doubled(levels, fan, "[" + "x, " * leaves + "x]") + LABEL)


PLACES = ["{sep}*{name}", "[{sep}*{name}]", "{sep}*{name} : 1", "? *{name}\n : 1", "? [*{name}, *{name}]\n : 1",
          "{{*{name} : *{name}}}", "[ ? *{name} : 1 ]", "? {{? *{name} : 1}}\n : 1", "!!seq\t*{name}", "-\t*{name}"]


@case(*PLACES)
def aliases_in_every_place(box, form):
    """As values, as elements and as keys, whose digest costs as much as they hold."""
    for sep in ("", "\r"):
        for levels, fan, leaf in ((10, 3, "[" + "x, " * 3000 + "x]"), (14, 2, "[x, x]"), (8, 4, "{x: y}"), (40, 9, "[x]")):
            check(box, doubled(levels, fan, leaf) + "b:\n " + form.format(name=f"a{levels - 1}", sep=sep) + "\n" + LABEL)


@case("\r", "\r\n", "\u0085", "\u2028", "\ufeff", "!!str ", "&b ")
def aliases_behind(box, sign):
    """What separates tokens is more than spaces and the ends of lines."""
    text = "a0: &a0 [x, x]\n"
    for level in range(1, 40):
        text += f"a{level}: &a{level} [" + ",".join([f"{sign}*a{level - 1}"] * 9) + "]\n"
    check(box, text + "? [\r*a39]\n: 1\n" + LABEL)


@case(*range(1, 30, 7))
def merges_of_merges(box, levels):
    text = "styles:\n  s0: &s0 {numberOfLines: 2}\n"
    for level in range(1, levels):
        text += f"  s{level}: &s{level} {{<<: [*s{level - 1}, *s{level - 1}], height: {level}}}\n"
    check(box, text + LABEL)


@case("a: &a [*a]\n", "a: &a {b: *a}\n", "a: &a {*a : b}\n", "&a [*a]\n", "<<: &a {<<: *a}\n", "a: *nowhere\n")
def an_alias_of_itself(box, text):
    run = check(box, text + LABEL if text[0] != "&" else text, statuses=(2,))
    expect("overset.yml:" in run.err, "says where", run.err)


@case("[", "{", "{a: ", "- ", "? ", "[{", "- - ", "!!seq [", "&a [", "'", '"', "a: {b: ", "|\n ", "(")
def nesting(box, sign):
    """Deep, and never closed."""
    for count in (100, 10_000, 200_000):
        check(box, "labels: " + sign * count + "\n", statuses=(2,))


@case("[", "{a: ", "- ", "? ")
def nesting_that_is_closed(box, sign):
    for count in (40, 1000, 50_000):
        check(box, "labels: " + sign * count + "x" + {"[": "]", "{a: ": "}"}.get(sign, "") * count + "\n", statuses=(2,))


@case(*range(1, 4))
def blocks_that_go_in(box, kind):
    step = {1: "a:\n", 2: "-\n", 3: "? a\n"}[kind]
    text = "".join(" " * level + step for level in range(2000))
    check(box, text, statuses=(2,))


@case("x", "é", "👩‍", "'", "*", "a: ")
def long_scalars(box, letter):
    """A name of a megabyte, also where it is a mistake whose nearest right name is looked for."""
    for form in (LABEL.replace("id: a", 'id: "@"'), '"@": 1\n', 'platform: "@"\n', LABEL.replace("99", '"@"'),
                 'screens: {"@": 320}\n' + LABEL, 'rules: {"@": error}\n', "# @\n" + LABEL, 'exclude: ["@"]\n' + LABEL):
        check(box, form.replace("@", letter * (1_000_000 // len(letter.encode()))), statuses=(0, 1, 2, 3))


MANY = {
    "keys": ("labels: [{id: a, font: {system: 9}, width: 99, keys: [", "k@*, ", "]}]\n"),
    "labels": ("labels:\n", "  - {id: l@, keys: ['k@'], font: {system: 9}, width: 99}\n", ""),
    "styles": (LABEL + "styles:\n", "  s@: {numberOfLines: @}\n", ""), "screens": (LABEL + "screens: {", "s@: 1@, ", "}\n"),
    "ignore": (LABEL + "ignore:\n", "  - {rule: truncated, key: 'k@*', reason: r}\n", ""),
    "search": (LABEL + "fonts: {search: [", "f@, ", "]}\n"), "locales": (LABEL + "locales: [", "x@, ", "]\n"),
    "unknown": ("", "unknown@: 1\n", ""),
    "arguments": ("labels: [{id: a, keys: ['*'], font: {system: 9}, width: 99, arguments: {1: [", "v@, ", "]}}]\n"),
}


@case(*MANY)
def many(box, what):
    """Grows with their number, also where each is a mistake."""
    start, part, end = MANY[what]
    times, sizes = [], [2000, 8000]
    for count in sizes:
        text = start + "".join(part.replace("@", str(number)) for number in range(count)) + end
        times.append(check(box, text, statuses=(0, 1, 2, 3)).seconds)
    expect_linear(times, sizes, 2.0, "seconds")


@case(b"\xff\xfe", b"\xef\xbb\xbf", b"\x00", b"\xff", b"\xed\xa0\x80", b"a: \x80", b"\xff\xfea\x00:\x00",
      b"--- a\n--- b\n", b"%YAML 9.9\n---\n", b"%TAG ! tag:x\n---\n", b"!!python/object:x", b"!!binary x", b"", b"#",
      b"---", b"...", b"\t", b"a: b: c", b"1", b"- a", b"'")
def bytes_of_other_kinds(box, start):
    for rest in (b"", LABEL.encode()):
        check(box, start + rest, statuses=(0, 1, 2, 3))
    if start:
        check(box, start * 10_000, statuses=(0, 1, 2, 3))
