"""Small inputs that could expand: four times the input takes about four times the time."""
from case import case, expect, expect_linear
from formats import storyboard, string_catalog, stringsdict, translated

# A text is one of these over and over.
TEXTS = {
    # Emoji and marks, of which any number is one grapheme cluster.
    "joined emoji": "👩\u200d", "joined hearts": "❤️\u200d🔥", "families": "👩‍👩‍👧‍👦", "flags": "🇩🇪",
    "keycaps": "1\ufe0f\u20e3", "skin tones": "👍🏽", "tags": "🏴\U000e0067\U000e0062", "joiners": "\u200d",
    "variation selectors": "❤\ufe0f", "ideographic variations": "葛\U000e0100", "marks": "\u0301",
    "marks on both sides": "\u0323\u0307", "letters with marks": "e\u0301", "enclosing marks": "a\u20dd",
    # Scripts, with and without spaces.
    "arabic": "سلام", "arabic marks": "بًٌٍ", "lam alef": "لا", "nastaliq": "ی", "hebrew points": "שָׁ", "thai": "กำ",
    "khmer": "ក្ក", "devanagari": "क्ष", "virama": "्क", "tamil": "கௌ", "burmese": "က္က", "tibetan": "ཀྵ",
    "mongolian": "ᠮ", "ethiopic": "አ", "jamo": "각", "lone jamo": "ᄀ", "hangul": "한", "han": "漢", "kana": "ア゙",
    "letters": "W", "narrow letters": "i", "ligatures": "ffi", "words": "a word ", "numbers": "1,2.3",
    # Directions.
    "alternating directions": "aא", "embeddings": "\u202b\u202a", "isolates": "\u2067a", "closed isolates": "\u2067a\u2069",
    "brackets": "(א[",
    # What has no width, ends a line or may.
    "soft hyphens": "a\u00ad", "zero width": "\u200b", "ignorable": "\u2060\ufeff", "spaces": " ", "tabs": "\t",
    "no-break spaces": "\u00a0", "lines": "\n", "lines of a letter": "a\n", "returns": "\r\n", "separators": "\u2028\u2029",
    "hyphens": "-", "slashes": "/",
    # What no font has.
    "unassigned": "\U000e1000", "private": "\ue000", "noncharacters": "\ufffe", "replacements": "\ufffd", "symbols": "∑",
    # Markdown and formats.
    "markup": "**a** ", "open markup": "[a](", "backticks": "`a ", "percents": "%%", "values": "%@ ",
    "numbered values": "%1$@ ", "broken values": "%9$*", "braces": "${a} ",
}
SETTINGS = [
    "width: 100, numberOfLines: 2", "width: 100, numberOfLines: 0, lineBreakMode: byWordWrapping, height: 500",
    "width: 20000, lineBreakMode: byTruncatingMiddle", "width: 100, allowsDefaultTighteningForTruncation: true",
    "width: 100, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.1, markdown: true",
]


@case(*TEXTS)
def one_text(box, name):
    """Of 20,000 code units: laid out, cut off, tightened, shrunk and drawn."""
    units = 3000 if name == "nastaliq" else 20_000  # HarfBuzz itself takes long for it
    text = TEXTS[name] * (2 * units // len(TEXTS[name].encode("utf-16-le")))
    box.strings({"a": text}, "ur.lproj/A.strings" if name == "nastaliq" else "en.lproj/A.strings")
    box.write("overset.yml", "labels:\n" + "".join(
        f"  - {{id: l{number}, keys: ['*'], font: {{system: 17}}, {settings}}}\n"
        for number, settings in enumerate(SETTINGS)))
    run = box.run("check", "--format", "html", "--all", seconds=20, megabytes=250)
    expect(len(run.out) < 4_000_000, f"a page of {len(run.out)} characters", run.command)


def timed(box, sizes, floor, make, *arguments):
    """Makes files of each size and holds the time of a check to grow no faster than they do."""
    times = []
    for size in sizes:
        make(size)
        times.append(box.run("check", *arguments, seconds=60).seconds)
    expect_linear(times, sizes, floor, "seconds")


CATEGORIES = ["zero", "one", "two", "few", "many", "other"]
CASES = {category: f"%d {category}" for category in CATEGORIES}


@case(*((variables, locales) for variables in (1, 2, 3, 4, 5, 6, 8, 30) for locales in (1, 10)))
def combinations(box, shape):
    """Every combination of variables is a text, up to a number."""
    variables, locales = shape
    text = " ".join(f"%{number + 1}$#@v{number}@" for number in range(variables))
    for locale in "ar cy en pl ru ga sl lt he mt".split()[:locales]:
        box.write(f"{locale}.lproj/A.stringsdict", stringsdict(
            [("k", text, [(f"v{number}", "d", CASES) for number in range(variables)])]))
    box.label(width=44, numberOfLines=2)
    for format in ("json", "html"):
        box.run("check", "--format", format, seconds=12)


@case(*range(2, 40, 6))
def variables_in_variables(box, depth):
    """Each case of a variable holds the next one twice."""
    texts = [f"%#@v{number + 1}@ %#@v{number + 1}@" for number in range(depth - 1)] + ["%d x"]
    variables = [(f"v{number}", "d", {"one": text, "other": text}) for number, text in enumerate(texts)]
    box.write("en.lproj/A.stringsdict", stringsdict([("k", "%#@v0@", variables)]))
    box.label(width=44)
    box.run("check", seconds=15)
    box.run("catalogs", "--json", seconds=15)


@case("%#@v0@", "%1$#@v0@ ", "%#@v0@%#@v1@", "%#@missing@", "%v0@", "%#@")
def a_variable_many_times(box, part):
    variables = [(f"v{number}", "d", {"one": "%d a", "other": "%d b"}) for number in range(2)]
    box.label(width=44)
    timed(box, [2000, 8000], 1.0, lambda count: box.write(
        "en.lproj/A.stringsdict", stringsdict([("k", part * count, variables)])))


PLURAL = {"plural": {category: translated("%lld words of a text") for category in CATEGORIES}}
DEVICES = {"device": {device: {"variations": PLURAL} for device in (
    "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other")}}
VARIABLES = {f"s{number}": {"argNum": number + 1, "formatSpecifier": "lld", "variations": PLURAL} for number in range(12)}
VARIATIONS = {
    "plural": {"variations": PLURAL}, "device": {"variations": DEVICES},
    "substitutions": {**translated(" ".join(f"%#@{name}@" for name in VARIABLES)), "substitutions": VARIABLES},
    "both": {"variations": DEVICES, "substitutions": VARIABLES},
}


@case(*VARIATIONS)
def variations_of_a_string_catalog(box, kind):
    box.label(width=44)
    timed(box, [3, 12], 2.0, lambda count: box.write("A.xcstrings", string_catalog(
        {f"k{number}": {locale: VARIATIONS[kind] for locale in ("en", "ar", "pl")} for number in range(count)})),
        "--format", "json")


LINES = {
    "keys": '"k{0}" = "words {0}";\n', "one key": '"a" = "words {0}";\n', "lost texts": '"k{0}" = "a"\n',
    "comments": '/* {0} */ // {0}\n"k{0}" = "a";\n', "notes": '/* overset: width={0} */ "k{0}" = "a word";\n',
    "conflicts": '<<<<<<< a\n"k{0}" = "a";\n=======\n"k{0}" = "b";\n>>>>>>> b\n',
    "long texts": '"k{0}" = "some words that are too long {0}";\n',
}


@case(*LINES)
def a_table_of_many(box, what):
    box.label(width=44)

    def make(count):
        text = "".join(LINES[what].format(number) for number in range(count))
        for locale in ("en", "de"):
            box.write(f"{locale}.lproj/A.strings", text)

    timed(box, [3000, 12_000], 1.0, make, "--format", "json")


# What is opened and not closed, and entries that are none.
DAMAGE = ['"', 'a="b\n', "/*", "/* x\n", "(", ";a", "a=\n", "'x' \"y", "a /*\n*/", '\\"\n']


@case(*((piece, behind) for piece in DAMAGE for behind in ("", '"')))
def a_damaged_table(box, parts):
    """The same beginning over and over, outside of a text and in one that it may end."""
    piece, behind = parts
    box.label(width=44)
    timed(box, [50_000, 200_000], 1.0, lambda size: box.write(
        "en.lproj/A.strings", "a=b;;" + behind + piece * (size // len(piece))))


ORDER = "Your order arrives tomorrow "
RUNS = {
    "apart": (ORDER, "start: {0}, end: {1}, kern: 0.5"), "apart in Arabic": ("سلام من کتاب ", "start: {0}, end: {1}, kern: 0.5"),
    "one over the other": (ORDER, "start: 0, end: {2}, kern: 0.5"), "of one text": (ORDER, "text: order, kern: 0.5"),
    "of many texts": (ORDER, "text: 'x{0} ', bold: true"),
    "of paragraphs": ("order\n", "start: 0, end: {2}, paragraphStyle: {{lineSpacing: 1}}"),
}


@case(*RUNS)
def many_attributed_runs(box, kind):
    """Each may cover what others cover, and the text of each is shaped by itself."""
    words, run = RUNS[kind]

    def make(count):
        box.strings({"a": words * (4 * count // len(words))})
        runs = ", ".join("{" + run.format(4 * place, 4 * place + 2, 4 * count) + "}" for place in range(count))
        box.label(width=200, height=1000, numberOfLines=0, attributedText=f"{{runs: [{runs}]}}")

    timed(box, [2500, 10_000], 1.5, make)


@case(1000, 1_000_000)
def many_views(box, ids):
    """Of one scene, with ids of their own or not."""
    def make(count):
        views = "".join(f'<label opaque="NO" text="word" id="v{number % ids}"/>' for number in range(count))
        box.write("Base.lproj/A.storyboard", storyboard(views))

    box.label(width=44)
    timed(box, [5000, 20_000], 2.0, make)


@case("x-{0}.lproj/A.strings", "en.lproj/T{0}.strings", "f{0}/en.lproj/A.strings")
def an_app_of_many(box, path):
    box.label(width=44)

    def make(count):
        for number in range(count):
            box.strings({"a": "words that are long"}, path.format(number))

    timed(box, [300, 1200], 1.0, make, "--format", "json")


@case("html", "json", "text", "sarif", "junit", "markdown", "gitlab")
def a_report_of_many(box, format):
    box.label(width=44)
    timed(box, [3000, 12_000], 1.5, lambda count: box.strings(
        {f"k{number}": f"words that are too long {number}" for number in range(count)}), "--format", format)


@case("baseline", "ignore", "notes")
def many_that_are_suppressed(box, how):
    """Looking each finding up takes little, also where there are many."""
    label = "labels: [{id: a, keys: ['*'], font: {system: 17}, width: 44}]\n"

    def make(count):
        note = "/* overset:ignore - a reason */ " if how == "notes" else ""
        numbers = range(count)
        box.write("en.lproj/A.strings", "".join(f'{note}"k{number}" = "words that are too long";\n' for number in numbers))
        if how == "ignore":
            entries = "".join(f"  - {{rule: truncated, key: k{number}, reason: r}}\n" for number in numbers)
            box.write("overset.yml", f"ignore:\n{entries}{label}")
        elif how == "baseline":
            box.write("overset.yml", f"baseline: b.json\n{label}")
            box.run("baseline", "write", writes=["b.json"])
        else:
            box.write("overset.yml", label)
        expect(box.run("check").status == 0, "all are suppressed")

    timed(box, [500, 2000], 2.0, make)
