"""Reports, baselines and first configurations: nothing else is ever written, and what is written is
whole or not there."""
import json
import os
import stat
import subprocess
import time

from case import case, expect
from formats import some_font, storyboard

FORMATS = "text json html sarif junit github gitlab xcode markdown csv".split()
LONG = "as long as no label of this width can ever hold it"


def app(box):
    box.strings({"a": LONG, "b": LONG})
    box.write("overset.yml", "labels: [{id: a, keys: ['*'], font: {system: 17}, width: 100}]\n")


# How a file is written: arguments, where it goes, its own name, and the statuses of one that worked.
WRITERS = {
    "a report": (lambda path: ["check", "--format", f"json={path}"], (1,)),
    "an output": (lambda path: ["check", "--format", "html", "--output", path], (1,)),
    "a baseline": (lambda path: ["baseline", "write", "--baseline", path], (0,)),
}


@case(*WRITERS)
def what_is_there_keeps_its_rights(box, writer):
    app(box)
    arguments, statuses = WRITERS[writer]
    box.run(*arguments("x.json"), statuses=statuses, writes=["x.json"])
    for mode in (0o600, 0o644, 0o664, 0o666, 0o755, 0o640, 0o400, 0o200):
        (box.folder / "x.json").chmod(mode)
        box.run(*arguments("x.json"), statuses=(*statuses, 2), writes=["x.json"])
        found = stat.S_IMODE((box.folder / "x.json").stat().st_mode)
        expect(found == mode, f"rights {found:o} in place of {mode:o}")


@case(*WRITERS)
def a_new_file_has_the_rights_of_the_mask(box, writer):
    app(box)
    arguments, statuses = WRITERS[writer]
    for mask, mode in ((0o022, 0o644), (0o077, 0o600), (0o027, 0o640)):
        path = f"{mask:o}.json"
        box.run(*arguments(path), statuses=statuses, writes=[path],
                through=["sh", "-c", f'umask {mask:o}; exec "$@"', "sh"])
        found = stat.S_IMODE((box.folder / path).stat().st_mode)
        expect(found == mode, f"rights {found:o} in place of {mode:o}")


@case(*WRITERS)
def the_temporary_name_is_a_trap(box, writer):
    """Files beside the target, under every name that a process could choose."""
    app(box)
    arguments, statuses = WRITERS[writer]
    victim = box.write("victim", "mine")
    start = 'n=$$; for i in 0 1 2 3; do ln -s "$PWD/victim" "$1.$((n + i)).tmp"; done; rm -f "$1"; shift; exec "$@"'
    before = os.stat(victim)
    box.run(*arguments("x.json"), statuses=(*statuses, 2), through=["sh", "-c", start, "sh", "x.json"],
            writes=["x.json", r"x\.json\.\d+\.tmp"])
    after = os.stat(victim)
    expect(victim.read_text() == "mine" and before == after, "a file was written through a link")


@case(*WRITERS)
def a_link_stays_one(box, writer):
    """The target of a link is written, and the link is left."""
    app(box)
    arguments, statuses = WRITERS[writer]
    (box.folder / "real").mkdir()
    os.symlink("real/x.json", box.folder / "x.json")
    for _ in range(2):
        box.run(*arguments("x.json"), statuses=(*statuses, 2), writes=["real/x.json", "real"])
        expect((box.folder / "x.json").is_symlink(), "the link is left")


INPUTS = ["en.lproj/A.strings", "overset.yml", "./en.lproj/../overset.yml", "link.strings", "other-name.strings", "f.ttf",
          "b.json"]


@case(*((writer, path) for writer in [*FORMATS, "baseline"] for path in INPUTS))
def onto_an_input(box, where):
    """Status 2, and the input is as it was: by its name, by a link, by another name of one file."""
    writer, path = where
    app(box)
    box.write("f.ttf", some_font().read_bytes())
    os.symlink("en.lproj/A.strings", box.folder / "link.strings")
    os.link(box.folder / "en.lproj/A.strings", box.folder / "other-name.strings")
    baseline = '{"schemaVersion": 1, "findings": []}\n'
    box.write("b.json", baseline)
    extra = "fonts: {search: [f.ttf]}\nbaseline: b.json\n"
    (box.folder / "overset.yml").write_text(extra + (box.folder / "overset.yml").read_text())
    if writer == "baseline":
        if path == "b.json":
            return
        box.run("baseline", "write", "--baseline", path, statuses=(2,))
    else:
        box.run("check", "--format", f"{writer}={path}", statuses=(2,))
        box.run("check", "--format", writer, "--output", path, statuses=(2,))


@case("overset.yml", "en.lproj/A.strings", "A.storyboard", "A.m", "Info.plist", "A.xcodeproj/project.pbxproj", "b.json",
      "link", "other.txt", "c/overset-answers")
def onto_what_only_some_apps_have(box, path):
    """Every file that a check reads is an input; a part takes the place of nothing but a part."""
    app(box)
    box.write("A.storyboard", storyboard('<label opaque="NO" text="word" id="v"/>'))
    box.write("A.m", 'label.text = NSLocalizedString(@"a", nil);\n')
    box.write("Info.plist", '<plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>')
    box.strings({"CFBundleDisplayName": "App"}, "en.lproj/InfoPlist.strings")
    box.write("A.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ objects = {}; rootObject = x; }")
    box.write("b.json", '{"schemaVersion": 1, "findings": []}\n')
    box.write("other.txt", "mine")
    box.write("overset.yml", "baseline: b.json\nlabels: [{id: a, keys: [a], font: {system: 17}, width: 100}]\n")
    os.symlink("other.txt", box.folder / "link")
    box.run("check", "--cache", "c", writes=["c", "c/.*"])
    if path not in ("link", "other.txt"):
        box.run("check", "--cache", "c", "--output", path, statuses=(2,), writes=["c/.*"] if path[0] != "c" else ["c/lock"])
    box.run("check", "--cache", "c", "--shard", "1/2", "--output", path, statuses=(2,),
            writes=["c/.*"] if path[0] != "c" else ["c/lock"])
    expect(b"sha256" not in box.read(path), "an input is replaced by a part")


@case()
def a_merge_onto_its_parts(box):
    app(box)
    parts = [f"overset-shard-{index}-of-2.jsonl" for index in (1, 2)]
    for index in (1, 2):
        for _ in range(2):
            box.run("check", "--shard", f"{index}/2", statuses=(0,), writes=parts)
    for path in (*parts, "overset.yml", "en.lproj/A.strings"):
        box.run("merge", *parts, "--output", path, statuses=(2,))
    expect(box.run("merge", *parts).status == 1, "the parts are as they were")


@case()
def a_name_that_nobody_gave(box):
    """What a command writes by default leads nowhere else."""
    app(box)
    victim = box.write("victim", "mine")
    for name in ("overset-shard-1-of-2.jsonl", "overset-baseline.json"):
        os.symlink("victim", box.folder / name)
    box.run("check", "--shard", "1/2", statuses=(2,))
    box.run("baseline", "write", statuses=(2,))
    os.rename(box.folder / "overset.yml", box.folder / "other.yml")
    os.symlink("victim", box.folder / "overset.yml")
    box.run("init", "--force", statuses=(2,))
    expect(victim.read_text() == "mine", "another file is written")


@case("overset.yml", "README.md", "data.json", "en.lproj/A.strings", "A.xcstrings", "report.json", "picture.png", "list",
      "other.json")
def a_baseline_onto_another_file(box, name):
    """What is no baseline is not replaced by one."""
    app(box)
    contents = {"data.json": b'{"a": 1}', "list": b"[]", "picture.png": b"\x89PNG\r\n\x1a\n\x00",
                "README.md": b"# read me\n", "A.xcstrings": b'{"sourceLanguage": "en", "strings": {}, "version": "1.0"}',
                "other.json": b'{"schemaVersion": "2.1.0", "runs": []}'}
    if name in contents:
        box.write(name, contents[name])
    elif name == "report.json":
        box.run("check", "--format", "json=report.json", writes=["report.json"])
    before = box.read(name)
    for arguments in (["write"], ["prune"], ["write", "--locale", "en"]):
        box.run("baseline", *arguments, "--baseline", name, statuses=(2,))
    expect(box.read(name) == before, "another file is left as it is")


@case(b"", b" \n", b'{"schemaVersion": 1, "findings": [\n', b"<<<<<<< HEAD\n", b'{"schemaVersion": 99, "findings": []}')
def a_baseline_onto_a_broken_one(box, content):
    """A baseline that was cut off or not merged may be written anew, or refused, but never halfway."""
    app(box)
    box.write("b.json", content)
    box.run("baseline", "write", "--baseline", "b.json", statuses=(0, 2), writes=["b.json"])
    now = box.read("b.json")
    expect(now == content or json.loads(now)["findings"], "old or new")


@case(*FORMATS, "baseline", "init")
def where_nothing_can_be_written(box, writer):
    """A folder without rights, a full disk, a folder in the file's place, a path without a folder."""
    app(box)
    (box.folder / "folder").mkdir()
    os.symlink("/dev/full", box.folder / "full")
    os.symlink("itself", box.folder / "itself")
    for path in ("folder", "none/x", "full", "/dev/full", "itself", "en.lproj/A.strings/x", "x" * 300, "/proc/x", ""):
        arguments = {"baseline": ["baseline", "write", "--baseline", path], "init": ["init", path]}.get(
            writer, ["check", "--format", f"{writer}={path}"])
        if writer == "init" and path == "folder":
            (box.folder / "folder").chmod(0o500)
            continue
        run = box.run(*arguments, statuses=(2,))
        expect(run.err, "says why")
    expect(not any(".tmp" in name for name in box.state()), "no rubbish is left", str(list(box.state())))


@case(*FORMATS)
def standard_output_is_full(box, format):
    app(box)
    run = box.run("check", "--format", format, statuses=(2,), through=["sh", "-c", 'exec "$@" > /dev/full', "sh"])
    expect("No space left" in run.err, "says so", run.err)


@case(*(["check", "--format", format] for format in FORMATS), ["catalogs", "--json"], ["catalogs"], ["schema"], ["rules"],
      ["init", "--print"])
def a_stream_that_is_closed(box, arguments):
    """By a reader that has ended, or from the start: no other file gets its descriptor."""
    app(box)
    for redirection in (">&-", "2>&-", "<&-", ">&- 2>&-", "<&- >&- 2>&-"):
        box.run(*arguments, statuses=(0, 1, 2, 3), through=["sh", "-c", f'exec "$@" {redirection}', "sh"])
    box.run(*arguments, statuses=(0, 1, 2, 3), through=["sh", "-c", '"$@" | true', "sh"])


@case(*WRITERS)
def ended_in_between(box, writer):
    """A run that is ended at any time leaves the old file or the new one, and none of its own."""
    app(box)
    arguments, _ = WRITERS[writer]
    box.strings({f"k{number}": LONG for number in range(4000)})
    whole = {b"old"} if writer != "a baseline" else {b'{"schemaVersion": 1, "findings": []}\n'}
    old = next(iter(whole))
    environment = {"PATH": os.environ["PATH"], "HOME": str(box.home)}
    command = [box.overset, *arguments("x.json")]
    box.write("x.json", old)
    started = time.monotonic()
    subprocess.run(command, cwd=box.folder, env=environment, capture_output=True, check=False)
    took = time.monotonic() - started
    whole.add(box.read("x.json"))
    for signal_name in ("INT", "TERM", "HUP"):
        for part in range(8):
            box.write("x.json", old)
            process = subprocess.Popen(command, cwd=box.folder, env=environment, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
            time.sleep(took * part / 7)
            subprocess.run(["kill", f"-{signal_name}", str(process.pid)], check=False, capture_output=True)
            process.wait()
            expect(box.read("x.json") in whole, "old or new, and not half of it")
            left = set(os.listdir(box.folder)) - {"en.lproj", "overset.yml", "x.json"}
            expect(not left, f"left {sorted(left)} behind {signal_name}")


@case(*range(4))
def several_at_once(box, number):
    """Runs that write one file leave one whole report."""
    app(box)
    box.strings({f"k{index}": LONG for index in range(1000)})
    command = [box.overset, "check", "--format", "json=x.json"]
    runs = [subprocess.Popen(command, cwd=box.folder, env={"PATH": os.environ["PATH"], "HOME": str(box.home)},
                             stderr=subprocess.PIPE) for _ in range(6)]
    for run in runs:
        _, errors = run.communicate()
        expect(run.returncode == 1, f"status {run.returncode}", errors.decode())
    json.loads(box.read("x.json"))
    expect(set(os.listdir(box.folder)) == {"en.lproj", "overset.yml", "x.json"}, "nothing else is left")


@case("overset.yml", "en.lproj")
def init_leaves_what_is_there(box, name):
    app(box)
    box.run("init", statuses=(2,))
    os.rename(box.folder / "overset.yml", box.folder / "other.yml")
    os.symlink("nowhere.yml", box.folder / "overset.yml")
    box.run("init", statuses=(2,))
