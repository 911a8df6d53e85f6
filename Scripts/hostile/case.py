"""One case: a folder of its own, a program that is run in it, and what must hold of every run."""
import dataclasses
import os
import pathlib
import re
import shutil
import signal
import stat
import subprocess
import tempfile
import threading
import time

import formats

# The limits of one run, if its case has no others. The times are about three times what a run takes on two idle
# cores, because the machines of CI are slow, and others use them too; what a case doubles must stay within a ratio.
SECONDS = 20  # of processor time
WALL = 120  # seconds until a run counts as hanging
MEGABYTES = 400
# To protect the machine: a run that takes more is ended.
ADDRESS_SPACE = 8 << 30
FILE_SIZE = 2 << 30

# What a terminal obeys: controls, and marks that turn the direction of what follows.
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
# What a workflow of GitHub obeys: `::name …::` behind white space, `##[name …]` anywhere.
COMMANDS = ("add-mask|add-matcher|add-path|remove-matcher|set-env|set-output|save-state|echo|debug|"
            "error|warning|notice|group|endgroup|stop-commands|internal-set-repo-path")
WORKFLOW_COMMAND = re.compile(rf"^\s*::({COMMANDS})\b.*?::|##\[({COMMANDS})\b.*?\]", re.I | re.M)


class Failure(Exception):
    """Something does not hold."""


@dataclasses.dataclass
class Run:
    """What a program did."""

    command: str
    status: int  # negative for a signal
    out: str
    err: str
    seconds: float
    megabytes: float


class Case:
    """Makes files, runs the program, compares. Every failure is a `Failure`."""

    def __init__(self, overset):
        self.overset = overset
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="overset-hostile-"))
        self.folder = self.root / "app"
        self.home = self.root / "home"
        self.folder.mkdir()
        self.home.mkdir()
        self.seconds = 0.0
        self.megabytes = 0.0

    def remove(self):
        for folder, _, _ in os.walk(self.root):
            os.chmod(folder, 0o700)
        shutil.rmtree(self.root)

    # Files

    def write(self, path, content=""):
        """A file of the case; folders are made as needed."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode(errors="surrogateescape"))
        return file

    def read(self, path):
        return (self.folder / path).read_bytes()

    def strings(self, texts, path="en.lproj/A.strings"):
        """A table of texts by key."""
        return self.write(path, formats.strings(texts))

    def label(self, **settings):
        """An overset.yml with one label for all keys."""
        settings = {"id": "all", "keys": '["*"]', "font": "{system: 17}", "width": "100", **settings}
        lines = "\n    ".join(f"{name}: {value}" for name, value in settings.items())
        return self.write("overset.yml", f"labels:\n  - {lines}\n")

    def state(self):
        """Every file with what would change if a program wrote to it."""
        found = {}
        for folder, folders, files in os.walk(self.folder):
            for name in folders + files:
                path = os.path.join(folder, name)
                status = os.lstat(path)
                what = (status.st_mode, status.st_ino)
                if stat.S_ISREG(status.st_mode):
                    what += (status.st_size, status.st_mtime_ns)
                found[os.path.relpath(path, self.folder)] = what
        return found

    # Runs

    def run(self, *arguments, statuses=(0, 1, 3), writes=(), cwd=".", environment=None, stdin=b"",
            seconds=SECONDS, megabytes=MEGABYTES, wall=WALL, through=(), while_running=None):
        """Runs the program and checks everything that is promised for each run.

        `writes` are the only paths that may change, as regular expressions. `through` is a command that
        runs the program. `while_running` is called over and over until it ends.
        """
        command = [*through, self.overset, *map(os.fspath, arguments)]
        before = self.state()
        run = self.finished(command, cwd, environment or {}, stdin, seconds, wall, while_running)
        self.seconds = max(self.seconds, run.seconds)
        self.megabytes = max(self.megabytes, run.megabytes)
        what = f"{run.command}\n{run.err[:2000]}"
        expect(run.status >= 0, f"ended by {signal.Signals(max(1, -run.status)).name}", what)
        expect(run.status in statuses, f"status {run.status}, not one of {statuses}", what)
        expect(run.seconds <= seconds, f"{run.seconds:.1f} s of processor time, more than {seconds}", what)
        expect(run.megabytes <= megabytes, f"{run.megabytes:.0f} MB, more than {megabytes}", what)
        expect_plain(run.err, "standard error", what)
        expect_plain(run.out, "standard output", what)
        after = self.state()
        changed = [path for path in sorted(before.keys() | after.keys()) if before.get(path) != after.get(path)
                   and not any(re.fullmatch(pattern, path) for pattern in writes)]
        expect(not changed, f"changed {changed}", what)
        expect(not os.listdir(self.home), f"wrote {os.listdir(self.home)} into the home folder", what)
        return run

    def finished(self, command, cwd, environment, stdin, seconds, wall, while_running):
        """Runs a command to its end; fails where there is none."""
        # The shell sets limits in its own process and then becomes the program.
        limits = f"ulimit -t {seconds * 2}; ulimit -f {FILE_SIZE // 512}; ulimit -c 0; "
        if os.uname().sysname == "Linux":  # macOS has no limit of the address space
            limits += f"ulimit -v {ADDRESS_SPACE // 1024}; "
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.home), "LANG": "C.UTF-8", **environment}
        environment = {key: value for key, value in environment.items() if value is not None}
        with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            given.write(stdin)
            given.seek(0)
            process = subprocess.Popen(
                ["/bin/sh", "-c", limits + 'exec "$@"', "sh", *command], cwd=self.folder / cwd,
                env=environment, stdin=given, stdout=out, stderr=err, start_new_session=True)
            timer = threading.Timer(wall, lambda: os.killpg(process.pid, signal.SIGKILL))
            timer.start()
            started = time.monotonic()
            if while_running:
                while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
                    while_running()
            # The memory is at least what this script had when it began the run: keep that small.
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            timer.cancel()
            words = " ".join(part if len(part) < 200 else part[:200] + "…" for part in command)
            expect(time.monotonic() - started < wall, f"no end within {wall} s", words)
            texts = []
            for stream in (out, err):
                stream.seek(0)
                texts.append(stream.read().decode(errors="surrogateescape"))
            unit = 1 << 20 if os.uname().sysname == "Darwin" else 1 << 10
            return Run(words, process.returncode, *texts, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit)


def expect(holds, words, details=""):
    """A failure where something does not hold."""
    if not holds:
        raise Failure(f"{words}\n{details}".strip())


def expect_plain(text, stream, details):
    """Nothing for a terminal or a workflow to obey."""
    found = OBEYED.search(text)
    expect(not found, f"{stream} has {found and found.group()!r}", details)


def expect_no_commands(run):
    """Nothing that a workflow obeys on either stream."""
    for text in (run.out, run.err):
        found = WORKFLOW_COMMAND.search(text)
        expect(not found, f"a workflow would obey {found and found.group()!r}", run.command)


def expect_linear(values, sizes, floor, words):
    """Grows no faster than the size, with some air; what is below the floor is noise."""
    (first, last), (small, large) = (values[0], values[-1]), (sizes[0], sizes[-1])
    most = max(floor, 2 * first * large / small)
    expect(last <= most, f"{words}: {first:.1f} at {small}, {last:.1f} at {large}, more than {most:.1f}")


# Of the family that was read last: names, and functions that take a `Case`.
ALL = []


def case(*arguments):
    """Makes a function a case, or one for each of the arguments."""

    def register(function):
        words = function.__name__.replace("_", " ")
        for argument in arguments:
            short = repr(argument) if len(repr(argument)) < 80 else repr(argument)[:80] + "…"
            ALL.append((f"{words}: {short}", lambda box, argument=argument: function(box, argument)))
        if not arguments:
            ALL.append((words, function))
        return function

    return register
