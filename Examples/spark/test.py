#!/usr/bin/env python3
"""Runs fit_texts.py on a Spark cluster of two workers on this machine, and kills processes of it in the middle.

usage: Examples/spark/test.py OVERSET APP…   (in a Python that has pyspark, pyarrow and psutil; Java 17 on PATH)

The results must be those of one `overset fit --stdin` without Spark, each record once. Everything that is started is a
descendant of this program, and is killed at its end.
"""
import ctypes
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

import overset_process
import psutil
import pyarrow
import pyarrow.parquet

HERE = os.path.dirname(os.path.abspath(__file__))
MASTER = "local-cluster[2,1,1024]"  # two workers of a core and 1024 MB
SETTINGS = {"spark.executor.memory": "600m", "spark.driver.memory": "600m", "spark.ui.enabled": "false"}
# A task that takes three times as long as half of the others is started again beside itself.
SPECULATION = {"spark.speculation": "true", "spark.speculation.quantile": "0.5", "spark.speculation.multiplier": "3",
               "spark.driver.host": "127.0.0.1"}
BIN = os.path.dirname(sys.executable)
PARTITIONS = 8
GOOD = ("Zur Kasse", "de", '{"bounds": {"width": 120, "height": 44}, "font": {"system": 17}}')
# Each has a fault; all must come back, with an error.
BAD = [
    (None, *GOOD[1:]), (GOOD[0], None, None), (GOOD[0], "no locale!", GOOD[2]), (*GOOD[:2], "{"), (*GOOD[:2], "[]"),
    (*GOOD[:2], '{"bounds": {"width": 1e999, "height": 1}}'), (*GOOD[:2], GOOD[2].replace("bounds", "border")),
    (*GOOD[:2], GOOD[2].replace("120", '"wide"')), (*GOOD[:2], '{"bounds":' * 100_000), (b"\xff", *GOOD[1:]),
    (*GOOD[:2], '{"font": "\\ud800"}'),
]
UNUSUAL = [("", *GOOD[1:]), ("a\nb\r\u2028c\0", *GOOD[1:]), ('"', *GOOD[1:]), ("😀" * 1000, *GOOD[1:]), GOOD, GOOD]
COLUMNS = ("app", "key", "locale", "text", "label")
RESULTS = ("outcome", "confidence", "needs", "error")


def strings(values):
    """A column of strings, some of which are no UTF-8."""
    values = [value.encode() if isinstance(value, str) else value for value in values]
    return pyarrow.array(values, pyarrow.binary()).view(pyarrow.string())


def make_table(overset, apps, path):
    subprocess.run([sys.executable, os.path.join(HERE, "make_table.py"), "--overset", overset,
                    "--widths", "80", "320", "8", path, *apps], check=True)
    others = [("odd", f"bad {index}", locale, text, label) for index, (text, locale, label) in enumerate(BAD)]
    others += [("odd", "unusual", locale, text, label) for text, locale, label in UNUSUAL]
    others = pyarrow.table(dict(zip(COLUMNS, map(strings, zip(*others)))))
    pyarrow.parquet.write_table(pyarrow.concat_tables([pyarrow.parquet.read_table(path), others]), path)


def rows(table, columns):
    columns = [table[name] for name in columns]
    columns = [column.cast(pyarrow.binary()) if pyarrow.types.is_string(column.type) else column for column in columns]
    return list(zip(*(column.to_pylist() for column in columns)))


def one_process(overset, path):
    """The rows that are expected, of a process that reads a file of requests and writes a file of answers."""
    records = rows(pyarrow.parquet.read_table(path), COLUMNS)
    with tempfile.TemporaryFile() as requests, tempfile.TemporaryFile() as answers:
        for id, (_, _, locale, text, label) in enumerate(records):
            try:
                label = json.dumps(json.loads(label), allow_nan=False).encode()
            except (TypeError, ValueError, RecursionError):
                label = b'"no JSON"' if label else b"null"
            text, locale = (b"null" if value is None else json.dumps(value.decode(errors="surrogateescape"),
                            ensure_ascii=False).encode(errors="surrogateescape") for value in (text, locale))
            requests.write(b'{"id": %d, "text": %s, "locale": %s, "label": %s}\n' % (id, text, locale, label))
        requests.seek(0)
        subprocess.run([overset, "fit", "--stdin"], stdin=requests, stdout=answers, check=True)
        answers.seek(0)
        found = list(map(json.loads, answers))
    assert len(found) == len(records)
    assert all(answer["id"] in (id, None) for id, answer in enumerate(found))
    return [record + result(answer) for record, answer in zip(records, found)]


def result(answer):
    """What results say of an answer, as `rows` reads it."""
    words = {name: answer[name].encode() if name in answer else None for name in RESULTS if name != "needs"}
    return words["outcome"], words["confidence"], answer.get("needs"), words["error"]


def in_order(found):
    return sorted(found, key=repr)


def descendants(is_one):
    """The processes below this one whose command line `is_one` accepts, the youngest first."""
    found = []
    for process in psutil.Process().children(recursive=True):
        try:
            if is_one(process.cmdline()):
                found.append(process)
        except psutil.Error:
            pass
    return sorted(found, key=lambda process: -process.create_time())


def is_overset(words):
    return words[1:] == ["fit", "--stdin"]


def is_executor(words):
    return "org.apache.spark.executor.CoarseGrainedExecutorBackend" in words


def standalone(work):
    """The address of a cluster with two workers: unlike those of local-cluster they count as two machines, and Spark
    starts a task again only on another one."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    deploy, environment = "org.apache.spark.deploy", os.environ | {"SPARK_DAEMON_MEMORY": "300m"}

    def start(name, host, *arguments):
        log = open(os.path.join(work, f"{name}-{host}"), "w")
        subprocess.Popen([os.path.join(BIN, "spark-class"), f"{deploy}.{name.lower()}.{name}", "--host", host,
                          "--webui-port", "0", *arguments], env=environment, stdout=log, stderr=log)

    start("Master", "127.0.0.1", "--port", str(port))
    for host in ("127.0.0.2", "127.0.0.3"):
        start("Worker", host, "--cores", "1", "--memory", "1g", "--work-dir", work, f"spark://127.0.0.1:{port}")
    return f"spark://127.0.0.1:{port}"


def submit(overset, source, results, work, master, settings):
    settings = [word for name, value in (SETTINGS | settings).items() for word in ("--conf", f"{name}={value}")]
    environment = os.environ | {"SPARK_WORKER_DIR": os.path.join(work, "worker")}
    log = open(os.path.join(work, "log"), "w+")
    return subprocess.Popen(
        [os.path.join(BIN, "spark-submit"), "--master", master, *settings,
         "--py-files", os.path.join(HERE, "overset_process.py"), os.path.join(HERE, "fit_texts.py"),
         "--overset", overset, "--partitions", str(PARTITIONS), source, results],
        env=environment, stdout=subprocess.PIPE, stderr=log, text=True), log


def committed(results):
    """How many tasks have written their part of the results."""
    try:
        return sum(name.startswith("task_") for name in os.listdir(os.path.join(results, "_temporary", "0")))
    except OSError:
        return 0


def try_it(harm, is_victim, results, driver, log):
    """Sends a signal to a process in the middle; whether Spark has finished all the same, and said so."""
    start = time.monotonic()
    victim = None
    while driver.poll() is None:
        count = committed(results)
        if victim is None and count >= PARTITIONS / 4 and descendants(is_overset) and (found := descendants(is_victim)):
            victim = found[0]  # the youngest: it has just begun
            victim.send_signal(harm)
            what = "an overset" if is_victim == is_overset else "an executor"
            print(f"{time.monotonic() - start:5.1f} s  {count} of {PARTITIONS} parts are written; {what} gets {harm.name}")
        time.sleep(0.02)
    print(f"{time.monotonic() - start:5.1f} s  {driver.stdout.read().strip()}; status {driver.returncode}")
    log.seek(0)
    repeated = failures(log.read())
    print("".join(f"         | {line}\n" for line in repeated), end="")
    # A process that was stopped cannot end.
    left = [process for process in descendants(is_overset) if harm != signal.SIGSTOP or process != victim]
    print(f"         processes of overset that are left: {len(left)}", flush=True)
    return driver.returncode == 0 and victim and repeated and not left


def failures(log):
    """What the driver's log says of tasks that failed: a line each, and the program's own error."""
    found = []
    for line in log.splitlines():
        if lost := re.search(r"(Lost (task|executor) .*|Marking task .* as speculatable|Killing attempt .*)", line):
            short = re.sub(r": Traceback.*| caused by.*", "", lost[1])
            found.append(re.sub(r" ?\([\d.]+ (executor \d+)\)", r" (\1)", short)[:110])
        elif line.startswith("RuntimeError: overset") and line not in found:
            found.append(line)
    return found


def is_same(results, expected):
    found = in_order(rows(pyarrow.parquet.read_table(results), COLUMNS + RESULTS))
    print(f"         {len(found)} records, {'the same as' if found == expected else 'OTHER THAN'} those of one process")
    return found == expected


def is_same_in_small_batches(overset, source):
    """Whether batches of a record each have their answers, without Spark."""
    table = pyarrow.parquet.read_table(source).combine_chunks()
    table = table.slice(table.num_rows - len(BAD) - len(UNUSUAL))
    part = source + ".part"
    pyarrow.parquet.write_table(table, part)
    answered = pyarrow.Table.from_batches(overset_process.fit(overset)(iter(table.to_batches(max_chunksize=1))))
    return rows(answered, COLUMNS + RESULTS) == one_process(overset, part)


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER: orphans become children of this program
    os.environ["PYSPARK_PYTHON"] = sys.executable
    overset = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as work:
        source, results = os.path.join(work, "texts.parquet"), os.path.join(work, "results")
        make_table(overset, sys.argv[2:], source)
        expected = in_order(one_process(overset, source))
        errors = sum(row[-1] is not None for row in expected)
        print(f"one process: {len(expected)} records, {errors} of them with an error")
        if errors != len(BAD):
            return False
        if not is_same_in_small_batches(overset, source):
            return False
        try:
            return all(
                try_it(harm, is_victim, results, *submit(overset, source, results, work, master(), settings))
                and is_same(results, expected)
                for harm, is_victim, master, settings in (
                    (signal.SIGKILL, is_overset, lambda: MASTER, {}),
                    (signal.SIGKILL, is_executor, lambda: MASTER, {}),
                    (signal.SIGSTOP, is_overset, lambda: standalone(work), SPECULATION)))
        finally:
            for process in psutil.Process().children(recursive=True):
                process.kill()


sys.exit(0 if main() else "FAILED")
