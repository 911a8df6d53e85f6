"""The same bytes whatever the environment is: locale, time zone, folders, umask, nothing at all."""
import os
import pathlib

from case import case, expect

SAMPLE = pathlib.Path(__file__).resolve().parents[2] / "Catalogs" / "Wayfare" / "overset.yml"

NAMES = ["", "C", "POSIX", "en_US.UTF-8", "ar_EG.UTF-8", "fa_IR.UTF-8", "hi_IN.UTF-8", "my_MM.UTF-8", "th_TH.UTF-8",
         "de_CH", "ja_JP.eucJP", "tr_TR", "ar_EG@numbers=latn", "nonsense", "../../etc/passwd", "x" * 5000]
# Every language that ICU may have no data for, beside some that it has.
LANGUAGES = ("ab av ay ba bi bo br ce ch co cv dv dz ee fj fo gv ho hz ia ie ik io iu kl kr ku kw la lb lg li ln mh mi "
             "na nd ng nn nv ny oc oj om os pi qu rm rn rw sa sc se sg sm sn so ss st su tg ti tk tlh to ts tt tw ty ug ve "
             "vo wa wo yi yo za zu qaa zxx x-klingon ar de fa hi ja th tr").split()
TEXTS = {"a": "%d", "b": "%f of %ld at %e", "c": "1,234.5 %lu%% a very long line of words",
         "d": "ประเทศไทย ภาษาไทย", "e": "東京都、大阪府「京都」", "f": "ISTANBUL ıi fi ĳ"}
DICT = """<plist version="1.0"><dict><key>p</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d piece</string>
<key>few</key><string>%d pieces, a few</string><key>other</key><string>%d pieces</string></dict></dict></dict></plist>"""


def thin_app(box):
    for language in LANGUAGES:
        box.strings(TEXTS, f"{language}.lproj/A.strings")
        box.write(f"{language}.lproj/A.stringsdict", DICT)
    box.label(width=44, numberOfLines=2)
    return box.folder / "overset.yml"


def same_in_all(box, configuration, environments):
    """One report, byte for byte."""
    first = None
    for words, options in environments:
        run = box.run("check", "--config", configuration, "--format", "json", "--all", **options)
        answer = (run.status, run.out)
        first = first or answer
        expect(answer == first, f"another report under {words}", run.command)


def environments(box):
    """Pairs of words and options of a run."""
    for variable in ("LC_ALL", "LANG", "LC_MESSAGES", "LC_CTYPE", "LC_NUMERIC"):
        for name in NAMES if variable == "LC_ALL" else NAMES[3:6]:
            yield f"{variable}={name[:30]}", {"environment": {"LANG": None, variable: name}}
    for zone in ("UTC", "Asia/Kathmandu", "America/St_Johns", "nonsense", "/etc/passwd", "x" * 5000):
        yield f"TZ={zone[:30]}", {"environment": {"TZ": zone}}
    for home in (None, "", "/nowhere", "/dev/null", str(box.home)):
        yield f"HOME={home}", {"environment": {"HOME": home}}
    for name in ("COLUMNS", "TERM", "NO_COLOR", "CI", "LANGUAGE", "CFFIXED_USER_HOME"):
        yield name, {"environment": {name: "7"}}
    yield "nothing at all", {"environment": {"LANG": None, "HOME": None, "PATH": None}}
    for folder in ("/", "/tmp", "deep/" * 100):
        if folder[0] != "/":
            (box.folder / folder).mkdir(parents=True)
        yield f"in {folder[:20]}", {"cwd": folder}
    for mask in ("0", "077", "0777"):
        yield f"umask {mask}", {"through": ["sh", "-c", f'umask {mask}; exec "$@"', "sh"]}


@case()
def the_sample(box):
    same_in_all(box, SAMPLE, environments(box))


@case()
def languages_without_data(box):
    same_in_all(box, thin_app(box), environments(box))


@case(*LANGUAGES[::6])
def one_language(box, language):
    """The verdict alone, as in CI: one locale, one number."""
    for name in ("en", language):
        box.strings({"a": "%d"}, f"{name}.lproj/A.strings")
    statuses = set()
    for name in NAMES[1:6]:
        run = box.run("check", box.folder, "--locale", language, "--width", "44", environment={"LC_ALL": name})
        statuses.add((run.status, run.out))
    expect(len(statuses) == 1, f"{len(statuses)} answers for {language}")
