"""Small files of the formats that the cases need."""
import json
import pathlib
import re


def quoted(text):
    """As a `.strings` file has it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def strings(texts):
    """A `.strings` file of texts by key."""
    return "".join(f"{quoted(key)} = {quoted(text)};\n" for key, text in texts.items())


def yaml(text):
    """In quotation marks, which YAML reads as JSON does."""
    return json.dumps(readable(text))


def readable(text):
    """With U+FFFD in place of what is no character."""
    return text.encode("utf-8", "replace").decode()


def escaped(text):
    """As XML has it, with a question mark for what it cannot hold."""
    text = re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "?", text)
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("\r", "&#13;"), ("\n", "&#10;")):
        text = text.replace(sign, entity)
    return text


def stringsdict(entries):
    """A `.stringsdict` of `(key, format, variables)`; a variable is `(name, type, cases by category)`."""

    def pair(key, value):
        return f"<key>{key}</key><string>{value}</string>"

    def variable(name, kind, cases):
        return (f"<key>{name}</key><dict>{pair('NSStringFormatSpecTypeKey', 'NSStringPluralRuleType')}"
                f"{pair('NSStringFormatValueTypeKey', kind)}{''.join(pair(*case) for case in cases.items())}</dict>")

    body = "".join(
        f"<key>{key}</key><dict>{pair('NSStringLocalizedFormatKey', text)}"
        f"{''.join(variable(*each) for each in variables)}</dict>\n" for key, text, variables in entries)
    return f'<plist version="1.0"><dict>{body}</dict></plist>'


def xliff(units, original="A.strings", language="de", doctype=""):
    """An XLIFF file with this inside of its body."""
    return (f'{doctype}<xliff version="1.2"><file original="{original}" source-language="en" '
            f'target-language="{language}"><body>{units}</body></file></xliff>')


def unit(key, text, attributes="", note=""):
    """A unit of an XLIFF file."""
    return (f'<trans-unit id="{key}" {attributes}><source>{text}</source><target>{text}</target>'
            f"<note>{note}</note></trans-unit>")


def storyboard(views):
    """One scene of one controller."""
    return ('<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"'
            ' version="3.0" useAutolayout="YES" useSafeAreas="YES"><scenes><scene sceneID="s"><objects>'
            '<viewController id="c" sceneMemberID="viewController"><view key="view" id="r">'
            f'<rect key="frame" x="0" y="0" width="414" height="896"/><subviews>{views}</subviews></view>'
            '</viewController></objects></scene></scenes></document>')


def string_catalog(texts):
    """An `.xcstrings` file of localizations by key."""
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        key: {"localizations": localizations} for key, localizations in texts.items()}})


def translated(text):
    """A localization of an `.xcstrings` file."""
    return {"stringUnit": {"state": "translated", "value": text}}


def some_font():
    """The largest font file of the machine that is no larger than a megabyte, else the one of the tests."""
    own = pathlib.Path(__file__).resolve().parents[2] / "Tests/Fixtures/Fonts/OversetBoxes.ttf"
    folders = map(pathlib.Path, ("/usr/share/fonts", "/System/Library/Fonts", "/Library/Fonts"))
    fonts = sorted(path for folder in folders for path in folder.rglob("*.[ot]tf"))
    return max((path for path in [own, *fonts] if path.stat().st_size < 1 << 20), key=lambda path: path.stat().st_size)
