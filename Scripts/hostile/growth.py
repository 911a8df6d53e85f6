"""Small inputs that stand for much: what four times as much takes is about four times as much."""
import json

from case import case, expect, expect_linear

TEXTS = {
    "joined emoji": "👩\u200d", "joined hearts": "❤️\u200d🔥", "families": "👩‍👩‍👧‍👦", "flags": "🇩🇪", "keycaps": "1\ufe0f\u20e3", "skin tones": "👍🏽",
    "tags": "🏴\U000e0067\U000e0062", "variation selectors": "❤\ufe0f", "marks": "\u0301", "marks below and above": "\u0323\u0307", "letters with marks": "e\u0301",
    "enclosing marks": "a\u20dd", "joiners": "\u200d", "soft hyphens": "a\u00ad", "zero width": "\u200b", "ignorable": "\u2060\ufeff", "word": "W", "narrow": "i",
    "ligatures": "ffi", "arabic without spaces": "سلام", "arabic marks": "بًٌٍ", "lam alef": "لا", "hebrew points": "שָׁ", "thai": "กำ", "khmer": "ក្ក", "devanagari": "क्ष", "virama": "्क",
    "tamil": "கௌ", "burmese": "က္က", "jamo": "각", "lone jamo": "ᄀ", "hangul": "한", "han": "漢", "ideographic variations": "葛\U000e0100", "kana": "ア゙",
    "alternating directions": "aא", "nested embeddings": "\u202b\u202a", "isolates": "\u2067a", "closed isolates": "\u2067a\u2069", "brackets": "(א[", "numbers": "1,2.3", "spaces": " ",
    "no-break spaces": "\u00a0", "tabs": "\t", "lines": "\n", "lines of a letter": "a\n", "carriage returns": "\r\n", "separators": "\u2028\u2029", "hyphens": "-", "slashes": "/",
    "unassigned": "\U000e1000", "private": "\ue000", "noncharacters": "\ufffe", "replacement": "\ufffd", "words": "a word ", "markup": "**a** ", "open markup": "[a](", "backticks": "`a ",
    "percents": "%%", "values": "%@ ", "numbered values": "%1$@ ", "broken values": "%9$*", "braces": "${a} ", "nastaliq": "ی", "mongolian": "ᠮ", "tibetan": "ཀྵ", "ethiopic": "አ", "symbols": "∑",
}


SETTINGS = ["{numberOfLines: 2}", "{numberOfLines: 0, lineBreakMode: byWordWrapping, height: 500}", "{width: 20000, lineBreakMode: byTruncatingMiddle}",
            "{adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.1, markdown: true}", "{numberOfLines: 9, allowsDefaultTighteningForTruncation: true}"]


@case(*TEXTS)
def one_text(box, name):
    """Of 30,000 code units: laid out, cut off, tightened, shrunk and drawn."""
    units = 3000 if name == "nastaliq" else 30_000  # HarfBuzz itself takes long for it
    text = TEXTS[name] * (2 * units // len(TEXTS[name].encode("utf-16-le")))
    box.strings({"a": text}, "ur.lproj/A.strings" if name == "nastaliq" else "en.lproj/A.strings")
    labels = [f"  - {{id: l{number}, keys: ['*'], font: {{system: 17}}, width: 100, {settings[1:]}\n".replace(
        "width: 100, width:", "width:") for number, settings in enumerate(SETTINGS)]
    box.write("overset.yml", "labels:\n" + "".join(labels))
    run = box.run("check", "--format", "html", "--all", seconds=8, megabytes=250)
    expect(len(run.out) < 4_000_000, f"a page of {len(run.out)} characters", run.command)


def plural_list(variables, categories, format=None, texts=3):
    """A `.stringsdict` with texts of variables, each with cases."""
    names = [f"v{number}" for number in range(variables)]
    cases = "".join(f"<key>{category}</key><string>%d {category}</string>" for category in categories)
    body = "".join(f"<key>{name}</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
                   f"<key>NSStringFormatValueTypeKey</key><string>d</string>{cases}</dict>" for name in names)
    format = format or " ".join(f"%{number + 1}$#@{name}@" for number, name in enumerate(names))
    entries = "".join(f"<key>k{number}</key><dict><key>NSStringLocalizedFormatKey</key><string>{format}</string>{body}</dict>"
                      for number in range(texts))
    return f'<plist version="1.0"><dict>{entries}</dict></plist>'


CATEGORIES = ["zero", "one", "two", "few", "many", "other"]


@case(*((variables, locales) for variables in (1, 2, 3, 4, 5, 6, 8, 30) for locales in (1, 10)))
def combinations(box, shape):
    """Every combination of variables is a text, up to a number."""
    variables, locales = shape
    for locale in "ar cy en pl ru ga sl lt he mt".split()[:locales]:
        box.write(f"{locale}.lproj/A.stringsdict", plural_list(variables, CATEGORIES, texts=1))
    box.label(width=44, numberOfLines=2)
    for format in ("json", "html"):
        box.run("check", "--format", format, seconds=4)


@case(*range(2, 40, 6))
def variables_in_variables(box, depth):
    """Each case of a variable holds the next one twice."""
    def variable(number):
        text = f"%#@v{number + 1}@ %#@v{number + 1}@" if number + 1 < depth else "%d x"
        return (f"<key>v{number}</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
                f"<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>{text}</string><key>other</key><string>{text}</string></dict>")
    body = "".join(variable(number) for number in range(depth))
    box.write("en.lproj/A.stringsdict", '<plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>'
              f"<string>%#@v0@</string>{body}</dict></dict></plist>")
    box.label(width=44)
    box.run("check", seconds=5)
    box.run("catalogs", "--json", seconds=5)


@case("%#@v0@", "%1$#@v0@ ", "%#@v0@%#@v1@", "%#@missing@", "%v0@", "%#@")
def a_variable_many_times(box, unit):
    times, sizes = [], [2000, 8000]
    for count in sizes:
        box.write("en.lproj/A.stringsdict", plural_list(2, ["one", "other"], unit * count, 1))
        box.label(width=44)
        times.append(box.run("check", seconds=20).seconds)
    expect_linear(times, sizes, 1.0, "seconds")


@case("plural", "device", "substitutions", "both")
def variations_of_a_string_catalog(box, kind):
    unit = {"stringUnit": {"state": "translated", "value": "%lld words of a text"}}
    plural = {"plural": {category: unit for category in CATEGORIES}}
    devices = {"device": {device: {"variations": plural} for device in ("iphone", "ipad", "mac", "applewatch", "appletv", "applevision", "other")}}
    substitutions = {f"s{number}": {"argNum": number + 1, "formatSpecifier": "lld", "variations": plural} for number in range(12)}
    value = {"stringUnit": {"state": "translated", "value": " ".join(f"%#@s{number}@" for number in range(12))}}
    localization = {"plural": {"variations": plural}, "device": {"variations": devices}, "substitutions": {**value, "substitutions": substitutions},
                    "both": {"variations": devices, "substitutions": substitutions}}[kind]
    times, sizes = [], [5, 20]
    for count in sizes:
        box.write("A.xcstrings", json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
            f"k{number}": {"localizations": {locale: localization for locale in ("en", "ar", "pl")}} for number in range(count)}}))
        box.label(width=44)
        times.append(box.run("check", "--format", "json", seconds=20).seconds)
    expect_linear(times, sizes, 2.0, "seconds")


@case("keys", "same keys", "comments", "lost texts", "conflicts", "languages", "tables", "notes", "locales of a label")
def a_table_of_many(box, what):
    """Grows with their number."""
    times, sizes = [], [3000, 12_000]
    for count in sizes:
        numbers = range(count if what not in ("languages", "tables") else count // 10)
        if what in ("languages", "tables"):
            for number in numbers:
                box.strings({"a": "words that are long"}, f"x-{number}.lproj/A.strings" if what == "languages" else f"en.lproj/T{number}.strings")
        else:
            line = {"keys": '"k{0}" = "words {0}";\n', "same keys": '"a" = "words {0}";\n', "comments": '/* {0} */ // {0}\n"k{0}" = "a";\n', "lost texts": '"k{0}" = "a"\n',
                    "conflicts": '<<<<<<< a\n"k{0}" = "a";\n=======\n"k{0}" = "b";\n>>>>>>> b\n', "notes": '/* overset: width={0} */ "k{0}" = "a word";\n',
                    "locales of a label": '"k{0}" = "some words that are too long {0}";\n'}[what]
            for locale in ("en", "de", "fr") if what == "locales of a label" else ("en",):
                box.write(f"{locale}.lproj/A.strings", "".join(line.format(number) for number in numbers))
        box.label(width=44)
        times.append(box.run("check", "--format", "json", seconds=20).seconds)
    expect_linear(times, sizes, 1.0, "seconds")


@case("html", "json", "text", "sarif", "junit", "markdown", "gitlab")
def a_report_of_many(box, format):
    times, memory, sizes = [], [], [3000, 12_000]
    for count in sizes:
        box.strings({f"k{number}": f"words that are too long {number}" for number in range(count)})
        box.label(width=44)
        run = box.run("check", "--format", format, seconds=20)
        times.append(run.seconds)
        memory.append(run.megabytes)
    expect_linear(times, sizes, 1.5, "seconds")
    expect_linear(memory, sizes, 120, "MB")


@case("baseline", "ignore", "notes")
def many_that_are_suppressed(box, how):
    """Looking each finding up takes no longer where there are many."""
    times, sizes = [], [1000, 4000]
    for count in sizes:
        note = "/* overset:ignore - a reason */ " if how == "notes" else ""
        box.write("en.lproj/A.strings", "".join(f'{note}"k{number}" = "words that are too long";\n' for number in range(count)))
        extra = "ignore:\n" + "".join(f"  - {{rule: truncated, key: k{number}, reason: r}}\n" for number in range(count)) if how == "ignore" else "baseline: b.json\n" if how == "baseline" else ""
        box.write("overset.yml", extra + "labels: [{id: a, keys: ['*'], font: {system: 17}, width: 44}]\n")
        if how == "baseline":
            box.run("baseline", "write", writes=["b.json"])
        run = box.run("check", seconds=20)
        expect(run.status == 0, "is suppressed", run.out[-300:])
        times.append(run.seconds)
    expect_linear(times, sizes, 1.5, "seconds")
