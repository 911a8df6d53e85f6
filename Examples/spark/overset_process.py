"""Record batches through one `overset fit --stdin`: what runs on the nodes."""
import collections
import functools
import itertools
import json
import queue
import subprocess
import threading

import pyarrow
import pyarrow.json

NEEDS = pyarrow.struct([
    ("width", pyarrow.float64()), ("height", pyarrow.float64()), ("lines", pyarrow.int32()), ("scale", pyarrow.float64())])
ANSWER = {"outcome": pyarrow.string(), "confidence": pyarrow.string(), "needs": NEEDS, "error": pyarrow.string()}
# Batches that are with the process at a time: while Spark takes the results of one, there is work in the other.
MOST_BATCHES = 2


class Overset:
    """One `overset fit --stdin`. It answers each request with a line, in the order of the requests.

    A thread of its own writes them. Whoever writes all requests before the first answer is read waits for ever: the
    process stops reading once the pipe of its answers is full.
    """

    def __init__(self, program):
        self.process = subprocess.Popen([program, "fit", "--stdin"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.requests = queue.SimpleQueue()
        self.asked, self.answered = 0, 0
        threading.Thread(target=self.write, daemon=True).start()

    def write(self):
        try:
            with self.process.stdin as pipe:
                while lines := self.requests.get():
                    pipe.write(lines)
                    pipe.flush()  # A small batch would stay in Python's buffer, and its answers be waited for.
        except OSError:
            pass  # The process is gone; whoever reads its answers says so.

    def ask(self, batch):
        columns = [texts(batch.column(name)) for name in ("text", "locale", "label")]
        lines = [request(number, *record) for number, record in enumerate(zip(*columns), self.asked)]
        self.asked += batch.num_rows
        self.requests.put("".join(lines).encode(errors="surrogateescape"))

    def answer(self, batch):
        """The batch with its results."""
        lines = list(itertools.islice(self.process.stdout, batch.num_rows))
        if len(lines) < batch.num_rows or not lines[-1].endswith(b"\n"):
            raise RuntimeError(f"overset ended with status {self.process.wait()} before its last answer")
        answers = parse(b"".join(lines))
        for expected, (id, error) in enumerate(zip(answers["id"].to_pylist(), answers["error"]), self.answered):
            # A line that is no JSON at all, as one with bytes that are no UTF-8, has no id to repeat.
            if id != expected and not (id is None and error.is_valid):
                raise RuntimeError(f"overset answered request {id} in place of {expected}")
        self.answered += batch.num_rows
        results = [answers[name] for name in ANSWER]
        return pyarrow.RecordBatch.from_arrays(batch.columns + results, names=batch.schema.names + list(ANSWER))

    def end(self):
        self.requests.put(None)
        if status := self.process.wait():
            raise RuntimeError(f"overset ended with status {status}")


def texts(column):
    """The strings of a column. Bytes that are no UTF-8 stay what they are, and overset says so."""
    return [None if value is None else value.decode(errors="surrogateescape")
            for value in column.cast(pyarrow.binary()).to_pylist()]


def parse(lines):
    """The columns of answers that are needed, with nulls where an answer has no such member."""
    reading = pyarrow.json.ReadOptions(use_threads=False, block_size=len(lines))
    parsing = pyarrow.json.ParseOptions(explicit_schema=pyarrow.schema([("id", pyarrow.int64()), *ANSWER.items()]),
                                        unexpected_field_behavior="ignore")
    table = pyarrow.json.read_json(pyarrow.BufferReader(lines), reading, parsing)
    return {name: table[name].combine_chunks() for name in table.column_names}


def request(number, text, locale, label):
    return f'{{"id":{number},"text":{quoted(text)},"locale":{quoted(locale)},"label":{label_json(label)}}}\n'


quoted = functools.partial(json.dumps, ensure_ascii=False)


@functools.lru_cache(maxsize=4096)
def label_json(label):
    """The label on one line. What is no JSON becomes a string: overset answers that it is no label."""
    try:
        return json.dumps(json.loads(label), allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        return quoted(label)


def fit(program):
    """What mapInArrow calls for each partition, with an iterator over its batches. Any error makes Spark repeat the task."""

    def fit_partition(batches):
        overset = Overset(program)
        waiting = collections.deque()
        try:
            for batch in filter(len, batches):
                overset.ask(batch)
                waiting.append(batch)
                if len(waiting) == MOST_BATCHES:
                    yield overset.answer(waiting.popleft())
            while waiting:
                yield overset.answer(waiting.popleft())
            overset.end()
        finally:
            overset.process.kill()
            overset.process.wait()

    return fit_partition
