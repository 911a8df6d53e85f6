"""What a large app takes: the limits that the article on speed promises, with air for another machine."""
from case import case

WORDS = "as long as no label of this width can ever hold it {0}"
# Texts that are all cut off: how many, the formats, the most seconds of processor time and MB of memory.
CUT_OFF = [
    (75_000, "text json sarif gitlab xcode markdown", 60, 220), (75_000, "html junit", 60, 340), (200_000, "json", 60, 480),
]
# Locales, keys of each, seconds, MB.
LARGE = (1000, 1000, 20, 600)


def labels(box, width):
    box.write("overset.yml", f"labels: [{{id: a, keys: ['*'], font: {{system: 17}}, width: {width}}}]\n")


@case(*CUT_OFF)
def texts_that_are_cut_off(box, limits):
    count, formats, seconds, megabytes = limits
    with open(box.write("en.lproj/A.strings"), "w", encoding="utf-8") as file:
        for number in range(count):
            file.write(f'"k{number}" = "{WORDS.format(number)}";\n')
    labels(box, 100)
    reports = [part for format in formats.split() for part in ("--format", f"{format}=r.{format}")]
    box.run("check", *reports, statuses=(1,), seconds=seconds, megabytes=megabytes, wall=180, writes=["r.*"])


@case()
def many_locales(box):
    locales, keys, seconds, megabytes = LARGE
    for locale in range(locales):
        with open(box.write(f"x-l{locale}.lproj/A.strings"), "w", encoding="utf-8") as file:
            for number in range(keys):
                file.write(f'"k{number}" = "Words {number} in {locale}";\n')
    labels(box, 200)
    box.run("check", "--format", "json=r", seconds=seconds, megabytes=megabytes, wall=180, writes=["r"])
