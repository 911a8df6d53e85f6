"""Parts of a check that were written by somebody else: `merge` refuses what the app contradicts."""
import hashlib
import json

from case import case, expect

LONG = "as long as no label of this width can ever hold it"


def app(box):
    """Of two locales, in two parts."""
    for locale in ("de", "en"):
        box.strings({"a": "OK", "b": LONG, "c": LONG, "d": "No", "e": LONG + "!", "f": "Go"}, f"{locale}.lproj/A.strings")
    box.label(width=100)
    for index in (1, 2):
        box.run("check", "--shard", f"{index}/2", "--output", f"{index}.jsonl", statuses=(0,), writes=[r"\d\.jsonl"])
    expect(box.run("merge", "1.jsonl", "2.jsonl").status == 1, "the app has findings")


def changed(box, change):
    """Changes both parts, with digests that are right."""
    for index in (1, 2):
        part = json.loads(box.read(f"{index}.jsonl").split(b"\n")[0])
        change(part)
        line = json.dumps(part, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
        digest = json.dumps({"sha256": hashlib.sha256(line).hexdigest()}, separators=(",", ":")).encode()
        box.write(f"{index}.jsonl", line + b"\n" + digest + b"\n")


def unchanged(part):
    """Written as overset writes it."""


def emptied(part):
    part["texts"] = []


def of_another_part(part):
    for texts in part["texts"]:
        texts["keys"] = [key for key in range(6) if key not in texts["keys"]]


def of_another_locale(part):
    for texts in part["texts"]:
        texts["locale"] = "de"


def there_twice(part):
    part["texts"] += part["texts"]


def of_an_unknown_locale(part):
    for texts in part["texts"]:
        texts["locale"] = "fr"


def of_no_key(part):
    for texts in part["texts"]:
        texts["keys"] = [10**9]


def of_no_table(part):
    for texts in part["texts"]:
        texts["table"] = -1


def endless_counts(part):
    for layouts in part["comfortable"]:
        layouts["counts"] = [10**12 for _ in layouts["counts"]]


def negative_counts(part):
    for layouts in part["comfortable"]:
        layouts["counts"] = [-1 for _ in layouts["counts"]]


def no_counts(part):
    part["comfortable"] = []


def more_layouts(part):
    part["layouts"] += 1


def more_keys(part):
    part["keys"] = 10**12


CHANGES = [emptied, of_another_part, of_another_locale, there_twice, of_an_unknown_locale, of_no_key, of_no_table,
           endless_counts, negative_counts, no_counts, more_layouts, more_keys]


@case(*(change.__name__ for change in CHANGES))
def what_the_app_contradicts(box, name):
    app(box)
    changed(box, unchanged)
    expect(box.run("merge", "1.jsonl", "2.jsonl").status == 1, "parts with right digests are read")
    changed(box, next(change for change in CHANGES if change.__name__ == name))
    run = box.run("merge", "1.jsonl", "2.jsonl", statuses=(2,))
    expect(".jsonl'" in run.err and not run.out, "names the part", run.err)


@case(["--help"], ["--version"], ["--generate-completion-script", "bash"], ["--experimental-dump-help"], ["--fail-on", "never"])
def options_that_are_arguments(box, arguments):
    """Nothing of a part is read as a command line."""
    app(box)

    def change(part):
        part["origin"]["arguments"] = arguments
        part["origin"]["options"] = arguments

    changed(box, change)
    run = box.run("merge", "1.jsonl", "2.jsonl", statuses=(2,))
    expect(".jsonl'" in run.err and not run.out, "names the part", run.err)


@case({"width": -1}, {"width": 1e300}, {"lines": -1, "width": 9}, {"height": -5, "width": 9}, {"font": "17 nonsense"},
      {"locales": ["::set-output"]}, {"paths": ["/etc"]}, {"config": "/etc/passwd"}, {"config": "/proc/self/mem"})
def options_of_another_check(box, options):
    app(box)
    changed(box, lambda part: part["origin"].get("options", {}).update(options))
    box.run("merge", "1.jsonl", "2.jsonl", statuses=(2,))
