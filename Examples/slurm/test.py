#!/usr/bin/env python3
"""Runs overset-check.sh on a Slurm cluster of two nodes, all on this machine, and takes one node away in the middle.

usage: Examples/slurm/test.py OVERSET FOLDER   (Debian has what it needs in slurm-wlm and munge)

The reports must be the same bytes as those of a check in one run, and so must the exit status. Everything that is
started is a descendant of this program, and is killed at its end.
"""
import ctypes
import getpass
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
FORMATS = ("text", "json", "html")
PARTS = 16
# A part of the sample takes less than a second: with a pause before it there is a middle.
PAUSING = """#!/bin/sh
case "$*" in *--shard*) sleep 2;; esac
exec "{overset}" "$@"
"""
# No cgroups and no accounting, so that it runs in a container. A node that is silent for six seconds is down, and a
# repeated part waits for five (cred_expire).
CONFIGURATION = """
ClusterName=overset
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={work}/munge.socket,cred_expire=5
StateSaveLocation={work}/state
SlurmdSpoolDir={work}/%n
SlurmctldPidFile={work}/slurmctld.pid
SlurmdPidFile={work}/%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
SlurmdTimeout=6
NodeName=node1 NodeAddr=127.0.0.1 Port={ports[1]} CPUs=1 RealMemory=4000
NodeName=node2 NodeAddr=127.0.0.1 Port={ports[2]} CPUs=1 RealMemory=4000
PartitionName=all Nodes=ALL Default=YES State=UP
"""


class Cluster:
    """A controller and two nodes, with their files in a folder."""

    def __init__(self, work):
        self.work = work
        # Job steps leave their node's daemon: as their subreaper this program still finds them (PR_SET_CHILD_SUBREAPER).
        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
        os.environ["SLURM_CONF"] = os.path.join(work, "slurm.conf")
        sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(3)]
        ports = [one.getsockname()[1] for one in sockets]
        for one in sockets:
            one.close()
        self.write("slurm.conf", CONFIGURATION.format(
            work=work, ports=ports, user=getpass.getuser(), host=socket.gethostname().split(".")[0]))
        self.write("cgroup.conf", "CgroupPlugin=cgroup/v1\n")
        for folder in ("state", "node1", "node2"):
            os.mkdir(os.path.join(work, folder))
        with open(os.open(self.path("key"), os.O_CREAT | os.O_WRONLY, 0o600), "wb") as key:
            key.write(os.urandom(1024))

    def path(self, name):
        return os.path.join(self.work, name)

    def write(self, name, text):
        with open(self.path(name), "w") as file:
            file.write(text)

    def start(self):
        munge = {name: self.path(f"munge.{name}") for name in ("socket", "pid-file", "log-file", "seed-file")}
        self.daemon("munged", "--foreground", "--force", f"--key-file={self.path('key')}",
                    *(f"--{name}={path}" for name, path in munge.items()))
        wait("munged", lambda: os.path.exists(munge["socket"]))
        self.daemon("slurmctld", "-D")
        self.nodes = {name: self.daemon("slurmd", "-D", "-N", name, log=name) for name in ("node1", "node2")}
        wait("two idle nodes", lambda: slurm("sinfo", "-h", "-N", "-o", "%T").split() == ["idle", "idle"])

    def daemon(self, name, *arguments, log=None):
        with open(self.path(f"{log or name}.log"), "w") as file:
            return subprocess.Popen([name, *arguments], stdout=file, stderr=file, stdin=subprocess.DEVNULL,
                                    start_new_session=True)

    def fail(self, node):
        """Kills the daemon of a node and what runs there, as if the machine had lost its power."""
        jobs = [pid for pid in descendants() if environment(pid).get("SLURMD_NODENAME") == node]
        steps = {parent(pid) for pid in jobs} - set(jobs)
        kill(self.nodes[node].pid, *steps, *jobs)

    def stop(self):
        while pids := descendants():
            kill(*pids)
            for pid in pids:
                try:
                    os.waitpid(pid, 0)
                except ChildProcessError:
                    pass  # a grandchild: its parent is gone, and it is a child the next time


def kill(*pids):
    for pid in pids:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def read(pid, name):
    try:
        with open(f"/proc/{pid}/{name}", "rb") as file:
            return file.read().decode(errors="replace")
    except OSError:
        return ""


def parent(pid):
    """Zero for a process that is gone."""
    found = re.search(r"^PPid:\t(\d+)", read(pid, "status"), re.M)
    return int(found[1]) if found else 0


def environment(pid):
    return dict(pair.split("=", 1) for pair in read(pid, "environ").split("\0") if "=" in pair)


def descendants():
    parents = {int(name): parent(name) for name in os.listdir("/proc") if name.isdigit()}
    found = [os.getpid()]
    for pid in found:
        found += [child for child, its in parents.items() if its == pid]
    return found[1:]


def slurm(*command):
    """What a command of Slurm's prints; nothing where it fails, as while the controller starts."""
    return subprocess.run(command, capture_output=True, text=True).stdout


def wait(what, condition, seconds=90):
    end = time.monotonic() + seconds
    while not (value := condition()):
        if time.monotonic() > end:
            sys.exit(f"waited {seconds} s for {what}\n{slurm('squeue')}")
        time.sleep(0.2)
    return value


def running(node):
    """The part that runs on a node, with the process of its program."""
    for pid in descendants():
        words = read(pid, "cmdline").split("\0")
        if "--shard" in words and environment(pid).get("SLURMD_NODENAME") == node:
            return words[words.index("--shard") + 1].split("/")[0], pid
    return None


def field(job, name):
    found = re.search(rf"\b{name}=(\S+)", slurm("scontrol", "show", "job", job))
    return found[1] if found else ""


def one_run(overset, app, work):
    """The exit status of a check in one run; its reports are `one.FORMAT`."""
    formats = [f"--format={name}={work}/one.{name}" for name in FORMATS]
    return subprocess.run([overset, "check", *formats], cwd=app).returncode


def say(line):
    print(f"{time.monotonic() - START:5.1f} s  {line}", flush=True)


def submit(**settings):
    """The numbers of the array job and of the merge."""
    os.environ.update(settings)
    script = os.path.join(HERE, "overset-check.sh")
    printed = subprocess.run([script], check=True, capture_output=True, text=True).stdout
    return re.findall(r"job (\d+)", printed)


def end(job):
    """The state that a job ends in."""
    states = ("COMPLETED", "FAILED", "CANCELLED", "TIMEOUT")
    return wait(f"the end of job {job}", lambda: next(filter(field(job, "JobState").__eq__, states), None))


def lose_a_node(cluster, overset, app, expected):
    """Whether the merge is that of one run, though a node is lost and a program killed."""
    cluster.write("overset", PAUSING.format(overset=overset))
    os.chmod(cluster.path("overset"), 0o755)
    results = cluster.path("results")
    array, merge = submit(APP=app, OVERSET=cluster.path("overset"), RESULTS=results, PARTS=str(PARTS))
    say(f"submitted: an array job of {PARTS} parts, and a merge")

    def done():
        return sum(name.endswith(".jsonl") for name in os.listdir(results))

    wait("a quarter of the parts", lambda: done() >= PARTS / 4)
    lost, _ = wait("a part on node2", lambda: running("node2"))
    cluster.fail("node2")
    say(f"{done()} parts are done; node2 is killed, with part {lost}")
    wait("half of the parts", lambda: done() >= PARTS / 2)
    killed, pid = wait("a part on node1", lambda: running("node1"))
    kill(pid)
    say(f"{done()} parts are done; overset is killed on node1, in part {killed}")
    end(merge)
    say("nodes: " + slurm("sinfo", "-h", "-N", "-o", "%N %T").strip().replace("\n", ", "))
    restarts = {part: field(f"{array}_{part}", "Restarts") for part in (lost, killed)}
    for part, count in restarts.items():
        say(f"part {part}: restarts {count}, {field(f'{array}_{part}', 'JobState')}")
        print("".join(f"         | {line}\n" for line in content(f"{results}/part-{part}.log").decode().splitlines()), end="")
    status = int(field(merge, "ExitCode").split(":")[0])
    same = [name for name in FORMATS
            if content(f"{cluster.work}/one.{name}") == content(f"{results}/report.{name}") is not None]
    say(f"the merge: status {status}; the same bytes as one run: {', '.join(same) or 'none'}")
    return status == expected and same == list(FORMATS) and set(restarts.values()) == {"1"}


def fail_for_good(cluster, app):
    """Whether parts whose program ends with an error are not repeated, and not merged."""
    array, merge = submit(APP=app, OVERSET=shutil.which("false"), RESULTS=cluster.path("none"), PARTS="2")
    state = end(merge)
    say(f"parts whose program fails: {field(f'{array}_1', 'JobState')}, restarts "
        f"{field(f'{array}_1', 'Restarts')}; the merge: {state}")
    return state == "CANCELLED" and field(f"{array}_1", "Restarts") == "0"


def try_it(overset, app, work):
    expected = one_run(overset, app, work)
    say(f"one run: status {expected}")
    cluster = Cluster(work)
    try:
        cluster.start()
        say("a controller, node1 and node2 are up")
        return lose_a_node(cluster, overset, app, expected) and fail_for_good(cluster, app)
    finally:
        cluster.stop()


def content(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None


START = time.monotonic()
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
missing = [name for name in ("munged", "slurmctld", "slurmd", "sbatch") if not shutil.which(name)]
if missing:
    sys.exit(f"needs {', '.join(missing)}: Debian has them in slurm-wlm and munge")
with tempfile.TemporaryDirectory() as folder:
    passed = try_it(*map(os.path.abspath, sys.argv[1:3]), folder)
sys.exit(0 if passed else "FAILED")
