"""What is read is not always a file: pipes, sockets, devices, folders, files of 200 GB, fonts that
change while they are used, and settings that are enormous."""
import os
import pathlib
import shutil
import socket

from case import case, expect
from formats import some_font

LABEL = "labels: [{{id: a, keys: ['*'], font: {font}, width: 99}}]\n"
SYSTEM = "{system: 17}"
BY_NAME = LABEL.format(font="{name: F, size: 9}")
# What the program is given to read, and the arguments to run it with.
PLACES = {
    "a catalog that is found": ("en.lproj/B.strings", None, ["check"]),
    "a catalog that is named": ("B.strings", None, ["check", "B.strings"]),
    "a string catalog": ("B.xcstrings", None, ["check"]),
    "a list of plurals": ("en.lproj/B.stringsdict", None, ["check"]),
    "an XLIFF file": ("B.xliff", None, ["catalogs", "B.xliff"]),
    "an exported folder": ("B.xcloc", None, ["catalogs"]),
    "a storyboard": ("Base.lproj/B.storyboard", None, ["catalogs"]),
    "a folder of a language": ("de.lproj", None, ["check"]),
    "the configuration that is found": ("overset.yml", "", ["check"]),
    "the configuration that is named": ("other.yml", None, ["check", "--config", "other.yml"]),
    "the baseline": ("b.json", "baseline: b.json\n", ["check"]),
    "the baseline that is named": ("b.json", None, ["check", "--baseline", "b.json"]),
    "the baseline to compare with": ("b.json", "baseline: b.json\n", ["baseline", "diff"]),
    "the baseline to prune": ("b.json", "baseline: b.json\n", ["baseline", "prune"]),
    "a font": ("f.ttf", LABEL.format(font="{file: f.ttf, size: 9}"), ["check"]),
    "a font of a collection": ("f.ttc", LABEL.format(font="{file: f.ttc, face: 1, size: 9}"), ["check"]),
    "a font of an attributed text": (
        "f.ttf", LABEL.format(font=SYSTEM).replace("width", "attributedText: {runs: [{start: 0, end: 1, "
                                                   "font: {file: f.ttf, size: 9}}]}, width"), ["check"]),
    "a font that is looked for": ("fonts/f.ttf", "fonts: {search: [fonts]}\n" + BY_NAME, ["check"]),
    "a font that is searched by name": ("f.otf", "fonts: {search: [f.otf]}\n" + BY_NAME, ["check"]),
    "a folder of fonts": ("fonts", "fonts: {search: [fonts]}\n" + LABEL.format(font=SYSTEM), ["check", "--format", "html"]),
    "the font of a request": (
        "f.ttf", None, ["fit", "a", "--width", "9", "--label", '{"font": {"file": "f.ttf", "size": 9}}']),
    "the app to begin with": ("app", None, ["init", "app", "--print"]),
}


def fifo(path):
    os.mkfifo(path)


def socket_file(path):
    server = socket.socket(socket.AF_UNIX)
    folder = os.open(path.parent, os.O_RDONLY)
    try:  # the name of a socket is at most a hundred bytes long
        server.bind(f"/proc/self/fd/{folder}/{path.name}")
    finally:
        os.close(folder)
        server.close()


def link(target):
    return lambda path: os.symlink(target, path)


def sparse(path):
    with open(path, "wb") as file:
        file.truncate(200 << 30)


KINDS = {
    "a pipe": fifo, "a socket": socket_file, "a folder": pathlib.Path.mkdir, "endless zeros": link("/dev/zero"),
    "endless noise": link("/dev/urandom"), "nothing": link("/dev/null"),
    "a full device": link("/dev/full"), "a terminal": link("/dev/tty"), "200 GB of nothing": sparse,
    "a link to itself": lambda path: os.symlink(path.name, path), "a link to nowhere": link("nowhere"),
    "the memory of the process": link("/proc/self/mem"),
    "no right to read": lambda path: (path.write_text("x"), path.chmod(0)),
    "standard input": link("/dev/stdin"), "an empty file": lambda path: path.touch(),
}


@case(*((place, kind) for place in PLACES for kind in KINDS))
def something_else_than_a_file(box, where):
    """A message, a fault of the catalog or a finding; never a wait, a crash or a change."""
    place, kind = where
    name, configuration, arguments = PLACES[place]
    box.strings({"a": "b"})
    if configuration is None:
        box.write("overset.yml", LABEL.format(font=SYSTEM))
    elif configuration:
        box.write("overset.yml", configuration if "labels" in configuration else configuration + LABEL.format(font=SYSTEM))
    path = box.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    KINDS[kind](path)
    box.run(*arguments, statuses=(0, 1, 2, 3), wall=10, seconds=5, megabytes=300)


@case("B.strings", "B.stringsdict", "B.xcstrings", "B.xliff")
def a_large_file_that_is_refused(box, name):
    """What is beyond the limit of a size says so."""
    sparse(box.write(f"en.lproj/{name}"))
    run = box.run("check", "--width", "44", statuses=(0, 1, 2, 3))
    expect("MB" in run.out + run.err, "says how large a file may be", run.out + run.err)


@case(10, 1000, 100_000, 200_000, 1_000_000)
def a_width_of_terms(box, count):
    box.strings({"a": "b"})
    for sign in ("+1", "-1", "*1", "/1", "+ screen", "+(1)"):
        box.write("overset.yml", LABEL.format(font=SYSTEM).replace("99", '"screen' + sign * count + '"'))
        box.run("check", statuses=(0, 1, 2), seconds=5)


@case("(", "((", "-(", "1+(", "screen*(")
def a_width_of_parentheses(box, sign):
    box.strings({"a": "b"})
    for count in (10, 1000, 10_000, 500_000):
        for end in (")" * count * sign.count("("), ""):
            box.write("overset.yml", LABEL.format(font=SYSTEM).replace("99", '"' + sign * count + "1" + end + '"'))
            box.run("check", statuses=(0, 1, 2), seconds=5)


@case(*range(8))
def a_font_that_is_cut_off_while_it_is_read(box, number):
    """Truncated and written again, over and over."""
    source = some_font().read_bytes()
    font = box.write("f.ttf", source)
    box.strings({f"k{index}": f"{index} words of many letters {chr(200 + index)}" for index in range(3000)})
    if number % 2:
        box.write("overset.yml", "fonts: {search: [f.ttf]}\n" + LABEL.format(font="{file: f.ttf, size: 9}"))
    else:
        box.write("overset.yml", LABEL.format(font="{file: f.ttf, size: 9}"))
    lengths = [0, 100, 5000, len(source) // 2, len(source)]
    turn = 0

    def cut():
        nonlocal turn
        os.truncate(font, lengths[turn % len(lengths)])
        if turn % 2:
            font.write_bytes(source)
        turn += 1

    for _ in range(3):
        box.run("check", "--format", "html", statuses=(0, 1, 2, 3), while_running=cut, writes=["f.ttf"], seconds=20)
        font.write_bytes(source)


@case(*range(0, 100, 7))
def a_broken_font(box, seed):
    """Bytes of a real one turned, cut and repeated."""
    source = bytearray(some_font().read_bytes())
    for index in range(20):
        at = (seed * 7919 + index * 104729) % (len(source) if index % 2 else 2000)
        source[at] ^= 1 << (index % 8)
    if seed % 3 == 0:
        del source[len(source) * (seed + 1) // 101:]
    box.write("f.ttf", bytes(source))
    box.strings({"a": "words of many letters", "b": "é̂ffi", "c": "سلام"})
    box.write("overset.yml", "fonts: {search: [f.ttf]}\n" + LABEL.format(font="{file: f.ttf, size: 9}"))
    box.run("check", "--format", "html", statuses=(0, 1, 2, 3))


@case("en.lproj/A.strings", "overset.yml", "f.ttf", "A.xcstrings")
def an_input_that_goes_away(box, name):
    """A file that is there for a moment only, or is another one each time."""
    box.strings({f"k{index}": "b" for index in range(2000)})
    box.write("A.xcstrings", '{"sourceLanguage": "en", "strings": {"a": {}}, "version": "1.0"}')
    box.write("overset.yml", LABEL.format(font="{file: f.ttf, size: 9}"))
    shutil.copy(some_font(), box.folder / "f.ttf")
    path, aside = box.folder / name, box.root / "aside"

    def move():
        os.rename(path, aside)
        os.rename(aside, path)

    for _ in range(5):
        box.run("check", statuses=(0, 1, 2, 3), while_running=move)


@case(100, 5000)
def many_files(box, count):
    """More than may be open at a time."""
    for number in range(count):
        box.write(f"f{number % 50}/en.lproj/T{number}.strings", '"a" = "b";')
    box.run("check", "--width", "44", through=["sh", "-c", 'ulimit -n 64; exec "$@"', "sh"])


@case("1e308", "-1", "0", "nan", "inf", "1e999", "1e-320", "0x10", "999999999999999999999", "٣", "1_000", "+5", "'5'",
      ".5", "-0")
def numbers(box, number):
    """No layout with invalid numbers, and no crash."""
    box.strings({"a": "some words", "b": "%d words"})
    for form in ("width: 100", "height: 20", "numberOfLines: 2", "minimumScaleFactor: 0.5", "font: {system: 17}"):
        setting, value = form.split(": ", 1)
        value = number if setting != "font" else f"{{system: {number}}}"
        box.label(**{setting: value, "adjustsFontSizeToFitWidth": "true"})
        run = box.run("check", "--format", "json", "--all", statuses=(0, 1, 2, 3))
        expect(not any(f": {word}" in run.out for word in ("nan", "inf", "-inf")), "numbers are finite", run.out)
    for option in ("--width", "--height", "--lines", "--font", "--jobs", "--max-warnings"):
        box.run("check", "--width", "44", f"{option}={number}", statuses=(0, 1, 2, 3))
