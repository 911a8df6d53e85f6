"""python3 Scripts/budget/tests.py: what is compared, and that the made-up catalogs stay the same."""
import hashlib
import importlib.util
import os
import tempfile
import unittest

import catalogs

FOLDER = os.path.dirname(os.path.abspath(__file__))
SPECIFICATION = importlib.util.spec_from_file_location("budget", os.path.join(FOLDER, "__main__.py"))
budget = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(budget)


class Budget(unittest.TestCase):
    def test_a_run_may_take_2_percent_more(self):
        self.assertTrue(budget.table({"start": 1_000_000}, {"start": 1_020_000})[1])
        self.assertFalse(budget.table({"start": 1_000_000}, {"start": 1_020_001})[1])
        self.assertFalse(budget.table({"start": 1_000_000, "reading": 100}, {"start": 2_000_000, "reading": 1})[1])

    def test_a_run_without_a_budget_fails(self):
        self.assertFalse(budget.table({"start": 1_000_000}, {"start": 1_000_000, "reading": 5})[1])

    def test_a_run_over_its_budget_fails_with_the_same_versions_only(self):
        budget_, counts, versions = {"start": 100}, {"start": 103}, ["valgrind-3.19.0", "icu 72.1"]
        lines, status = budget.verdict(versions, budget_, versions, counts)
        self.assertEqual((status, lines[-1].split(".")[0]), (1, "Over the budget"))
        lines, status = budget.verdict(versions, budget_, ["valgrind-3.19.0", "icu 74.2"], counts)
        self.assertEqual((status, lines[-1].split(":")[0]), (0, "NOT COMPARED"))
        self.assertIn("  icu 74.2", lines)
        self.assertEqual(budget.verdict(versions, budget_, versions, {"start": 102})[1], 0)
        self.assertEqual(budget.verdict(versions, budget_, versions, counts, is_update=True)[1], 0)

    def test_the_table_fits_a_terminal(self):
        number = 999_999_999_999
        runs = {"sample, all formats": number, "start": number, "reading": 1}
        lines, _ = budget.table({"sample, all formats": number // 9, "start": number * 2}, runs)
        self.assertLessEqual(max(map(len, lines)), 80)
        self.assertEqual(
            budget.table({"start": 20_000_000}, {"start": 19_000_000})[0][1],
            "start                          20.00       19.00   -5.00%  less: UPDATE=1")

    def test_a_budget_is_read_as_it_was_written(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "budget.tsv")
            catalogs.write(path, budget.written(["valgrind-3.19.0", "icu 72.1"], {"start": 1, "JSON report": 23}))
            self.assertEqual(budget.read(path), (["valgrind-3.19.0", "icu 72.1"], {"start": 1, "JSON report": 23}))


class Catalogs(unittest.TestCase):
    def test_catalogs_are_the_same_bytes_with_every_python(self):
        home = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            catalogs.make()
            digest = hashlib.sha256()
            for path in sorted(os.path.join(root, name) for root, _, names in os.walk(".") for name in names):
                with open(path, "rb") as file:
                    digest.update(path.encode() + b"\0" + file.read())
            os.chdir(home)
        self.assertEqual(digest.hexdigest()[:16], "4b00df97d4d612a4")


if __name__ == "__main__":
    unittest.main()
