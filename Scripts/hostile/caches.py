"""The folder of `--cache` lies in the checkout, and a repository has put something into it."""
import os

from case import case, expect

NAMES = ["overset-answers", "lock"]


def link(target):
    return lambda path: os.symlink(target, path)


KINDS = {
    "a link to a file": link("../victim"), "a link to nowhere": link("../nowhere"), "a link to itself": link("lock"),
    "a pipe": os.mkfifo, "a folder": os.mkdir, "endless zeros": link("/dev/zero"), "a terminal": link("/dev/tty"),
}


@case(*((name, kind) for name in NAMES for kind in KINDS))
def something_else_than_a_file(box, where):
    """A warning; nothing is waited for, and nothing is written elsewhere."""
    name, kind = where
    box.strings({"a": "b"})
    box.label()
    victim = box.write("victim", "mine")
    (box.folder / "cache").mkdir()
    KINDS[kind](box.folder / "cache" / name)
    for arguments in (["check"], ["check", "--shard", "1/1"], ["baseline", "write"]):
        run = box.run(*arguments, "--cache", "cache", statuses=(0,), wall=10,
                      writes=["cache", r"overset-shard-1-of-1\.jsonl", r"overset-baseline\.json"])
        expect("warning: the cache" in run.err, "says so", run.err)
    expect(victim.read_text() == "mine" and not (box.folder / "nowhere").exists(), "nothing is written elsewhere")
    expect(not any(".tmp" in name for name in box.state()), "no rubbish is left")


@case(b"", b"{}\n", b"x" * 100_000, b'{"schemaVersion":2,"versions":[],"fonts":[]}\n' + b"\xff" * 4096)
def other_bytes(box, content):
    """Everything is measured again."""
    box.strings({"a": "b"})
    box.label()
    box.write("cache/overset-answers", content)
    box.run("check", "--cache", "cache", statuses=(0,), writes=["cache", "cache/.*"])
