"""Catalogs, requests and baselines that are not what they seem: entities, depth, bytes that are no
text, invalid numbers."""
import json

from case import case, expect, expect_linear
from formats import unit, xliff

DOCTYPES = [
    '<!DOCTYPE xliff SYSTEM "{0}">', '<!DOCTYPE xliff PUBLIC "a" "{0}">', '<!DOCTYPE xliff SYSTEM "{0}" []>',
    '<!DOCTYPE xliff [<!ENTITY % p SYSTEM "{0}"> %p;]>', '<!DOCTYPE xliff [<!ENTITY x SYSTEM "{0}">]>',
    '<?xml version="1.0" standalone="no"?><!DOCTYPE xliff SYSTEM "{0}">',
]
PLACES = {
    "text": xliff(unit("k", "a&x;b")), "id": xliff(unit("&x;", "a")), "width": xliff(unit("k", "a", 'maxwidth="&x;"')),
    "note": xliff(unit("k", "a", note="&x;")), "original": xliff(unit("k", "a"), original="&x;"),
    "language": xliff(unit("k", "a"), language="&x;"),
}
SECRET = "a secret of the machine"


@case(*((doctype, place) for doctype in DOCTYPES for place in PLACES))
def an_entity_from_elsewhere(box, where):
    """Never fetched, and a fault in every position."""
    doctype, place = where
    secret = box.root / "secret"
    secret.write_text(SECRET)
    for address in (secret, f"file://{secret}", "/etc/passwd", "http://127.0.0.1:1/x", "/dev/zero", "-"):
        box.write("A.xliff", doctype.format(address) + PLACES[place])
        run = box.run("catalogs", "--json", "A.xliff", statuses=(0, 2))
        expect(SECRET not in run.out + run.err and "root:" not in run.out + run.err, "shows another file", run.out)
        files = json.loads(run.out)["files"]
        expect([fault for file in files for fault in file["faults"]], "the entity is a fault", run.out)


@case((10, 10), (2, 100_000), (30, 2), (5, 100), (1, 1), (400, 1))
def entities_of_entities(box, shape):
    """Levels of entities, each of which holds several of the one before."""
    levels, fan = shape
    doctype = '<!DOCTYPE x [<!ENTITY e0 "lol">' + "".join(
        f'<!ENTITY e{level} "{f"&e{level - 1};" * fan}">' for level in range(1, levels)) + "]>"
    entity = f"&e{levels - 1};"
    for content in (unit("k", entity), unit(entity, "a")):
        box.write("A.xliff", doctype + xliff(content))
        box.run("catalogs", "A.xliff", statuses=(0, 2), seconds=4)
    for name, root in (("en.lproj/A.strings", "plist"), ("en.lproj/A.stringsdict", "plist"),
                       ("Base.lproj/A.storyboard", "document"), ("A.xib", "document")):
        box.write(name, f"{doctype}<{root}><dict><key>{entity}</key><string>{entity}</string></dict></{root}>")
    box.write("en.lproj/B.strings", '<!DOCTYPE plist SYSTEM "/etc/passwd" [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
              "<plist><dict><key>a</key><string>&x;</string></dict></plist>")
    run = box.run("catalogs", "--json", ".", statuses=(0, 2), seconds=6)
    expect("root:" not in run.out, "shows another file")


DEEP = {
    "en.lproj/A.strings": ["{a=", "(", "<", "/*", "<plist><dict><key>a</key>"],
    "en.lproj/A.stringsdict": ["<dict><key>a</key>", "<array>"], "A.xcstrings": ["[", '{"a":', '{"strings":{"a":'],
    "A.xliff": ["<g>", "<xliff><file><body><group>", "<!--", "<![CDATA["], "Base.lproj/A.storyboard": ["<view>"],
    "b.json": ["[", '{"a":'],
}


@case(*((name, sign) for name, signs in DEEP.items() for sign in signs))
def depth(box, where):
    """What is opened over and over, and never closed."""
    name, sign = where
    box.label(width=44)
    times, sizes = [], [20_000, 80_000]
    for count in sizes:
        box.write(name, sign * count)
        arguments = ["check", "--baseline", "b.json"] if name == "b.json" else ["check"]
        times.append(box.run(*arguments, statuses=(0, 1, 2, 3), seconds=60).seconds)
    expect_linear(times, sizes, 1.0, "seconds")


REQUEST = '{"id":2,"text":"a","label":{"bounds":{"width":100,"height":20},"font":{"system":17}}}'
NO_TEXT = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\x80", b"a\x80b",
           b"\xf0\x9f\x91", b"\xfe\xff", b"\xe2\x82"]


@case(*NO_TEXT)
def a_request_that_is_no_text(box, part):
    """An error for that request, and an answer for the next."""
    good = REQUEST.encode()
    for bad in (good.replace(b'"a"', b'"' + part + b'"'), good.replace(b'"id":2', b'"id":"' + part + b'"'), part,
                good + part, part + good, good.replace(b"}}}", b'},"lineBreakMode":"' + part + b'"}}')):
        run = box.run("fit", "--stdin", stdin=b"\n".join((bad, good, bad, good)))
        answers = [json.loads(line) for line in run.out.splitlines()]
        expect(len(answers) == 4, f"{len(answers)} answers", run.out)
        expect(all("error" in answer for answer in answers[::2]), "is refused", run.out)
        expect(all(answer.get("outcome") == "fits" for answer in answers[1::2]), "the next is answered", run.out)


@case(*NO_TEXT)
def an_argument_that_is_no_text(box, part):
    text = part.decode(errors="surrogateescape")
    for arguments in ([text], [text, "--json"], ["a", "--locale", text], ["a", "--font", text],
                      ["a", "--label", '{"lineBreakMode": "' + text + '"}']):
        run = box.run("fit", *arguments, "--width", "100", statuses=(0, 1, 2))
        expect("certain" not in run.out and (run.status or "error" in run.out), "is not measured as another text", run.out)


LINES = {
    "long": [REQUEST.replace('"a"', '"' + "word " * 20_000 + '"')] * 3, "many": [REQUEST] * 5000,
    "deep": ["[" * 100_000, '{"a":' * 100_000, REQUEST], "blank": ["", " ", REQUEST, "\t", "", REQUEST],
    "returns": [REQUEST + "\r", "\r", REQUEST], "a line of 8 MB": ["x" * (8 << 20), REQUEST],
    "numbers": [REQUEST.replace("100", number) for number in (
        "1e999", "-1", "1e308", "nan", "0", "1e-400", "00", "1.", ".5", "+1", "1e5000000", "100" * 10_000)],
    "same names": [REQUEST.replace('"id":2', '"id":1,"id":2'), REQUEST],
    "escapes": ['{"id":"\\ud800","text":"\\udc00\\ud800"}', REQUEST.replace('"a"', '"\\ud83d\\ude00\\u0000"')],
}


@case(*LINES)
def requests(box, what):
    """Each line that is not blank has one answer, on one line; the last may lack its end."""
    for end in (b"", b"\n"):
        run = box.run("fit", "--stdin", stdin="\n".join(LINES[what]).encode() + end, seconds=60)
        answers = [json.loads(answer) for answer in run.out.split("\n") if answer]
        expect(len(answers) == sum(1 for text in LINES[what] if text.strip()), f"{len(answers)} answers", run.out[:500])
        for answer in answers:
            expect("error" in answer or answer["confidence"] in ("certain", "borderline", "inconclusive"),
                   "says how sure it is", str(answer)[:300])


@case(*range(0, 64, 9))
def a_binary_list(box, seed):
    """Objects that hold themselves, and offsets that lead anywhere."""
    data = b"bplist00" + bytes((seed * 37 + index * 11) % 256 for index in range(200)) + bytes(6)
    data += bytes([1 + seed % 8, 1 + seed % 3]) + (20 + seed).to_bytes(8, "big") + bytes(8) + (8 + seed).to_bytes(8, "big")
    for name in ("en.lproj/A.strings", "en.lproj/A.stringsdict"):
        box.write(name, data)
    box.run("check", "--width", "44", seconds=4)
    for size in (1 << 62, 1 << 63, (1 << 64) - 1, 0):
        trailer = bytes(6) + b"\x01\x01" + size.to_bytes(8, "big") * 3
        box.write("en.lproj/A.strings", b"bplist00\xd1\x01\x02Qa\xd1\x01\x02" + trailer)
        box.run("check", "--width", "44", seconds=4)
