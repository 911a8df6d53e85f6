#!/usr/bin/env python3
"""How many texts a second: one `overset fit --stdin` alone, through Python without Spark, and on 1, 2 and 4 workers.

usage: Examples/spark/benchmark.py OVERSET TABLE.parquet   (in a Python as for test.py)

Each number is the best of three runs. A session's first job starts Python and compiles Java's hot code, so it is not one
of the three.
"""
import os
import sys
import tempfile
import time

import fit_texts
import overset_process
import psutil
import pyarrow.parquet
from pyspark.sql import SparkSession

HERE = os.path.dirname(os.path.abspath(__file__))
OVERSET, TABLE = map(os.path.abspath, sys.argv[1:])
# As in the executors' batches (spark.sql.execution.arrow.maxRecordsPerBatch).
BATCH = 10_000
PARTITIONS = 8


def batches():
    return pyarrow.parquet.read_table(TABLE).combine_chunks().to_batches(BATCH)


def write_requests(path):
    with open(path, "wb") as file:
        number = 0
        for batch in batches():
            columns = [overset_process.texts(batch.column(name)) for name in ("text", "locale", "label")]
            lines = [overset_process.request(number + index, *record) for index, record in enumerate(zip(*columns))]
            file.write("".join(lines).encode())
            number += len(lines)
    return number


def processor_time():
    """Seconds that this process, those below it, and those that they have waited for have used."""
    processes = [psutil.Process(), *psutil.Process().children(recursive=True)]
    return sum(sum(process.cpu_times()[:4]) for process in processes)


def best(work):
    """Seconds of wall-clock time and of processors."""
    runs = []
    for _ in range(3):
        start, before = time.monotonic(), processor_time()
        work()
        runs.append((time.monotonic() - start, processor_time() - before))
    return min(runs)


def through_python():
    for _ in overset_process.fit(OVERSET)(iter(batches())):
        pass


def on_spark(workers, results):
    os.environ["PYSPARK_PYTHON"] = sys.executable
    settings = {"spark.executor.memory": "600m", "spark.ui.enabled": "false", "spark.log.level": "ERROR"}
    builder = SparkSession.builder.master(f"local-cluster[{workers},1,1024]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    spark.sparkContext.addPyFile(os.path.join(HERE, "overset_process.py"))

    def job():
        fit_texts.fit_table(spark, OVERSET, PARTITIONS, TABLE, results)

    job()
    found = best(job)
    spark.stop()
    return found


def main():
    with tempfile.TemporaryDirectory() as work:
        os.environ["SPARK_WORKER_DIR"] = os.path.join(work, "worker")
        requests = os.path.join(work, "requests")
        count = write_requests(requests)
        print(f"{count} texts", flush=True)

        def row(name, runs, texts=count):
            seconds, processor = runs
            print(f"{name:<34} {texts / seconds:8,.0f} texts/s, {processor / texts * 1e6:3.0f} µs of a processor each", flush=True)

        alone = f"'{OVERSET}' fit --stdin < '{requests}' > '{work}/answers'"
        row("overset alone", best(lambda: os.system(alone)))
        row("two of it at a time", best(lambda: os.system(f"{alone} & {alone}.2; wait")), 2 * count)
        row("overset_process.py, without Spark", best(through_python))
        for workers in (1, 2, 4):
            row(f"Spark, workers: {workers}", on_spark(workers, os.path.join(work, "results")))


if __name__ == "__main__":
    main()
