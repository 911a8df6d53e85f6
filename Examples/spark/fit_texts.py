#!/usr/bin/env python3
"""Says of every text in a table whether it fits its label, on a Spark cluster.

usage: spark-submit --py-files overset_process.py fit_texts.py [--overset PROGRAM] [--partitions COUNT] TEXTS RESULTS

TEXTS is a Parquet table with the columns app, key, locale, text and label, all strings; a label is JSON, as in a request
of `overset fit --stdin`. RESULTS has the same rows with the columns outcome, confidence, needs and error.
"""
import argparse
import time

import overset_process
from pyspark.sql import SparkSession

# As overset_process.ANSWER.
ANSWER = ("outcome string, confidence string, "
          "needs struct<width: double, height: double, lines: int, scale: double>, error string")


def fit_table(spark, program, partitions, source, results):
    table = spark.read.parquet(source).select("app", "key", "locale", "text", "label")
    columns = ", ".join(f"`{name}` {kind}" for name, kind in table.dtypes)
    # By key: a task that is repeated gets the same records again.
    table = table.repartition(partitions, "app", "key", "locale")
    table.mapInArrow(overset_process.fit(program), f"{columns}, {ANSWER}").write.mode("overwrite").parquet(results)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--overset", default="overset", help="the program, as nodes find it")
    parser.add_argument("--partitions", type=int, default=64, help="a few for each core of the cluster")
    parser.add_argument("texts")
    parser.add_argument("results")
    options = parser.parse_args()
    spark = SparkSession.builder.appName("overset").getOrCreate()
    start = time.monotonic()
    fit_table(spark, options.overset, options.partitions, options.texts, options.results)
    print(f"{spark.read.parquet(options.results).count()} texts in {time.monotonic() - start:.1f} s")
    spark.stop()


if __name__ == "__main__":
    main()
