"""Asks `overset fit` about many labels at once; used by the scripts that hold it against recordings and pictures."""
import json
import subprocess
import sys


def read_rows(path):
    """The JSON objects of a file that has one a line."""
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def fit(overset, requests):
    """The answers to requests, in their order."""
    lines = "\n".join(json.dumps(request) for request in requests)
    run = subprocess.run([overset, "fit", "--stdin"], input=lines, capture_output=True, encoding="utf-8", check=True)
    answers = [json.loads(line) for line in run.stdout.split("\n") if line]
    for answer in answers:
        if "error" in answer:
            sys.exit(f"overset fit: {answer['error']}")
    return answers
