"""Catalogs, requests and baselines that are not what they seem: entities, depth, bytes that are no
text, numbers that are none."""
import json

from case import case, expect, expect_linear

UNIT = '<trans-unit id="{0}" {1}><source>{2}</source><target>{2}</target></trans-unit>'
DOCTYPES = ['<!DOCTYPE xliff SYSTEM "{0}">', '<!DOCTYPE xliff PUBLIC "a" "{0}">', '<!DOCTYPE xliff SYSTEM "{0}" []>', '<!DOCTYPE xliff [<!ENTITY % p SYSTEM "{0}"> %p;]>',
            '<!DOCTYPE xliff [<!ENTITY x SYSTEM "{0}">]>', '<?xml version="1.0" standalone="no"?><!DOCTYPE xliff SYSTEM "{0}">']
SECRET = "a secret of the machine"


def xliff(doctype, unit):
    return f'{doctype}<xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body>{unit}</body></file></xliff>'


@case(*((doctype, place) for doctype in DOCTYPES for place in ("text", "id", "maxwidth", "note", "original")))
def an_entity_from_elsewhere(box, where):
    """Never fetched, and a fault wherever it stands."""
    doctype, place = where
    secret = box.root / "secret"
    secret.write_text(SECRET)
    for address in (secret, f"file://{secret}", "/etc/passwd", "http://127.0.0.1:1/x", "/dev/zero", "-"):
        unit = UNIT.format("&x;" if place == "id" else "k", 'maxwidth="&x;"' if place == "maxwidth" else "", "a&x;b" if place == "text" else "a")
        if place == "note":
            unit = unit.replace("</target>", "</target><note>&x;</note>")
        text = xliff(doctype.format(address), unit)
        if place == "original":
            text = text.replace('original="A.strings"', 'original="&x;"')
        box.write("A.xliff", text)
        run = box.run("catalogs", "--json", "A.xliff", statuses=(0, 2))
        expect(SECRET not in run.out + run.err and "root:" not in run.out + run.err, "shows another file", run.out)
        files = json.loads(run.out)["files"]
        faults = [fault for file in files for fault in file["faults"]]
        expect(faults, "the entity is a fault", run.out)


def laughs(levels, fan, unit="lol"):
    entities = f'<!ENTITY e0 "{unit}">' + "".join(
        f'<!ENTITY e{level} "{f"&e{level - 1};" * fan}">' for level in range(1, levels))
    return f"<!DOCTYPE x [{entities}]>", f"&e{levels - 1};"


@case((10, 10), (2, 100_000), (30, 2), (5, 100), (1, 1), (400, 1))
def entities_of_entities(box, shape):
    doctype, entity = laughs(*shape)
    for place in ("text", "id"):
        unit = UNIT.format(entity if place == "id" else "k", "", entity if place == "text" else "a")
        box.write("A.xliff", xliff(doctype, unit))
        box.run("catalogs", "A.xliff", statuses=(0, 2), seconds=4)
    for name, root in (("en.lproj/A.strings", "plist"), ("en.lproj/A.stringsdict", "plist"), ("Base.lproj/A.storyboard", "document"), ("A.xib", "document")):
        box.write(name, f"{doctype}<{root}><dict><key>{entity}</key><string>{entity}</string></dict></{root}>")
    box.write("en.lproj/B.strings", f'<!DOCTYPE plist SYSTEM "/etc/passwd" [<!ENTITY x SYSTEM "file:///etc/passwd">]><plist><dict><key>a</key><string>&x;</string></dict></plist>')
    run = box.run("catalogs", "--json", ".", statuses=(0, 2), seconds=6)
    expect("root:" not in run.out, "shows another file")


@case(("en.lproj/A.strings", "{a="), ("en.lproj/A.strings", "("), ("en.lproj/A.strings", "<"), ("en.lproj/A.strings", "/*"), ("en.lproj/A.strings", "<plist><dict><key>a</key>"),
      ("en.lproj/A.stringsdict", "<dict><key>a</key>"), ("en.lproj/A.stringsdict", "<array>"), ("A.xcstrings", "["), ("A.xcstrings", '{"a":'), ("A.xcstrings", '{"strings":{"a":'),
      ("A.xliff", "<g>"), ("A.xliff", "<xliff><file><body><group>"), ("A.xliff", "<!--"), ("A.xliff", "<![CDATA["), ("Base.lproj/A.storyboard", "<view>"), ("b.json", "["), ("b.json", '{"a":'))
def depth(box, where):
    """Open without an end, and closed."""
    name, sign = where
    box.label(width=44)
    times, sizes = [], [20_000, 80_000]
    for count in sizes:
        box.write(name, sign * count)
        arguments = ["check", "--baseline", "b.json"] if name == "b.json" else ["check"]
        times.append(box.run(*arguments, statuses=(0, 1, 2, 3), seconds=20).seconds)
    expect_linear(times, sizes, 1.0, "seconds")


@case(b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\x80", b"a\x80b", b"\xf0\x9f\x91", b"\xfe\xff", b"\xe2\x82")
def a_request_that_is_no_text(box, part):
    """An error for that request, and an answer for the next."""
    good = b'{"id":2,"text":"a","label":{"bounds":{"width":100,"height":20},"font":{"system":17}}}'
    for bad in (good.replace(b'"a"', b'"' + part + b'"'), good.replace(b'"id":2', b'"id":"' + part + b'"'), part, good + part, part + good,
                good.replace(b"}}}", b'},"lineBreakMode":"' + part + b'"}}')):
        run = box.run("fit", "--stdin", stdin=bad + b"\n" + good + b"\n" + bad + b"\n" + good)
        answers = [json.loads(line) for line in run.out.splitlines()]
        expect(len(answers) == 4, f"{len(answers)} answers", run.out)
        for answer in answers[::2]:
            expect("error" in answer, "is refused", run.out)
        for answer in answers[1::2]:
            expect(answer.get("outcome") == "fits", "the next is answered", run.out)


@case(b"\xff", b"a\xc3", b"\xed\xa0\x80")
def an_argument_that_is_no_text(box, part):
    text = part.decode(errors="surrogateescape")
    for arguments in (["fit", text, "--width", "100"], ["fit", text, "--width", "100", "--json"], ["fit", "a", "--width", "100", "--locale", text],
                      ["fit", "a", "--width", "9", "--label", '{"lineBreakMode": "' + text + '"}'], ["fit", "a", "--width", "100", "--font", text]):
        run = box.run(*arguments, statuses=(1, 2, 64) if "--json" not in arguments else (0, 1, 2, 64))
        expect("certain" not in run.out, "is not measured as another text", run.out)


REQUEST = {"id": 1, "text": "a", "label": {"bounds": {"width": 100, "height": 20}, "font": {"system": 17}}}


@case("long", "deep", "many", "blank", "carriage returns", "no newline", "a line of 8 MB", "numbers", "same names", "escapes")
def requests(box, what):
    """Each line that is not blank has one answer, on one line."""
    line = json.dumps(REQUEST)
    lines = {
        "long": [json.dumps({**REQUEST, "text": "word " * 20_000})] * 3, "deep": ["[" * 100_000, '{"a":' * 100_000, line], "many": [line] * 5000,
        "blank": ["", " ", line, "\t", "", line], "carriage returns": [line + "\r", "\r", line], "no newline": [line],
        "a line of 8 MB": ["x" * (8 << 20), line], "numbers": [line.replace("100", number) for number in ("1e999", "-1", "1e308", "nan", "0", "1e-400", "00", "1.", ".5", "+1", "1e5000000")],
        "same names": [line.replace('"id": 1', '"id": 1, "id": 2'), line], "escapes": ['{"id":"\\ud800","text":"\\udc00\\ud800"}', line.replace('"a"', '"\\ud83d\\ude00\\u0000"')],
    }[what]
    run = box.run("fit", "--stdin", stdin="\n".join(lines).encode() + (b"" if what == "no newline" else b"\n"), seconds=20)
    answers = [json.loads(answer) for answer in run.out.split("\n") if answer]
    expect(len(answers) == sum(1 for text in lines if text.strip()), f"{len(answers)} answers", run.out[:500])
    for answer in answers:
        expect("error" in answer or answer["confidence"] in ("certain", "borderline", "inconclusive"), "says how sure it is", str(answer)[:300])


@case(*range(0, 64, 9))
def a_binary_list(box, seed):
    """Objects that hold themselves, and offsets that lead anywhere."""
    data = bytearray(b"bplist00" + bytes((seed * 37 + index * 11) % 256 for index in range(200)))
    data += bytes(6) + bytes([1 + seed % 8, 1 + seed % 3]) + (20 + seed).to_bytes(8, "big") + bytes(8) + (8 + seed).to_bytes(8, "big")
    for name in ("en.lproj/A.strings", "en.lproj/A.stringsdict"):
        box.write(name, bytes(data))
    box.run("check", "--width", "44", seconds=4)
    for size in (1 << 62, 1 << 63, (1 << 64) - 1, 0):
        box.write("en.lproj/A.strings", b"bplist00\xd1\x01\x02Qa\xd1\x01\x02" + bytes(6) + b"\x01\x01" + size.to_bytes(8, "big") * 3)
        box.run("check", "--width", "44", seconds=4)
