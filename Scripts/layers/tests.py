"""python3 Scripts/layers/tests.py: made-up trees, indexed by the compiler."""
import os
import subprocess
import sys
import tempfile
import unittest

import graph
import table

PROGRAM = os.path.dirname(os.path.abspath(__file__))


class Tree:
    """A folder with Sources, each target a folder there, compiled in the order given."""

    def __init__(self, test, files):
        folder = tempfile.TemporaryDirectory()
        test.addCleanup(folder.cleanup)
        self.root = folder.name
        for path, text in files.items():
            self.write(path, text)

    def write(self, path, text):
        path = os.path.join(self.root, "Sources", path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def index(self, *targets):
        for target in targets:
            sources = [
                os.path.join(folder, name) for folder, _, names in os.walk(os.path.join(self.root, "Sources", target))
                for name in names]
            build = os.path.join(self.root, target)  # apart, as objects of the same name are one to the index
            os.makedirs(build, exist_ok=True)
            subprocess.run(
                ["swiftc", "-parse-as-library", "-module-name", target, "-emit-module", "-c", "-I", "../Low",
                 "-index-store-path", "../store", "-index-ignore-system-modules", *sources],
                cwd=build, check=True)
        return self

    def layers(self, *arguments, table=None):
        """The program's status, output and errors; without a table, with one that allows what is there."""
        path = os.path.join(self.root, "table.txt")
        if table is None:
            arguments += ("--update",)
        else:
            with open(path, "w", encoding="utf-8") as file:
                file.write(table)
        run = subprocess.run(
            [sys.executable, PROGRAM, "--index", "store", "--table", path, *arguments], cwd=self.root,
            capture_output=True, encoding="utf-8")
        return run.returncode, run.stdout, run.stderr


class Circles(unittest.TestCase):
    def test_names_in_comments_strings_and_other_targets_are_no_references(self):
        tree = Tree(self, {
            "Low/Base/Size.swift": 'public struct Size { public init() {} /* Report */ }\nlet text = "Report Page"',
            "Low/Other/Page.swift": "struct Page { var size = Size() }",
            "High/Report.swift": "import Low\nstruct Report { var page = Page() }",
            "High/Pages/Page.swift": "import Low\nstruct Page { var size = Size(); var title = \"\" }",
        }).index("Low", "High")
        status, output, errors = tree.layers("--list")
        self.assertEqual((status, errors), (0, ""))
        self.assertEqual(output.splitlines(), [
            "  3 High", "  2 High/Pages", "  2 Low/Other", "  1 Low/Base", "4 files in 4 folders, 0 circles, 0 other faults"])

    def test_a_member_that_is_reached_without_naming_its_type_is_a_reference(self):
        tree = Tree(self, {
            "App/Model/Text.swift": "struct Text { var count = 1 }\nfunc widest() -> [Int] { [Text()].map(\\.width) }",
            "App/Model/Fit.swift": "func fit(_ text: Text) -> Int {\n  text.width\n}",
            "App/Layout/Width.swift": "extension Text { var width: Int { count } }",
        }).index("App")
        status, output, _ = tree.layers("--list")
        self.assertEqual(status, 1)
        self.assertEqual(output.splitlines(), [
            "  1 App/Layout ↔ App/Model",
            "A circle of 2 folders. In this order the fewest files name what is above them:",
            "  App/Layout",
            "  App/Model",
            "App/Model names App/Layout: 2 files name 1",
            "  App/Model/Fit.swift:2 → Width.swift: width",
            "  App/Model/Text.swift:2 → Width.swift: width",
            "",
            "3 files in 2 folders, 1 circle, 0 other faults"])

    def test_a_circle_may_lead_through_several_folders_and_a_folder_above_them(self):
        tree = Tree(self, {
            "App/List.swift": "let all: [any Rule.Type] = [Wide.self]",
            "App/Rules/Wide.swift": "struct Wide: Rule { var word = Words() }",
            "App/Rules/Rule.swift": "protocol Rule {}",
            "App/Rules/Words/Words.swift": "struct Words { var count = all.count }",
            "App/Other.swift": "struct Other {}",
        }).index("App")
        status, output, _ = tree.layers()
        self.assertEqual(status, 1)
        self.assertIn("A circle of 3 folders.", output)
        self.assertIn("App/Rules/Words/Words.swift:1 → List.swift: all", output)

    def test_an_index_that_is_not_of_the_files_as_they_are_is_an_error(self):
        tree = Tree(self, {"App/One.swift": "struct One {}"}).index("App")
        self.assertEqual(tree.layers()[0], 0)
        tree.write("App/Two.swift", "struct Two {}")
        status, _, errors = tree.layers()
        self.assertEqual(status, 2)
        self.assertEqual(errors, "layers: the index lacks Sources/App/Two.swift as it is now: build first\n")
        tree.index("App")
        os.remove(os.path.join(tree.root, "Sources/App/One.swift"))
        self.assertEqual(tree.layers()[1], "1 file in 1 folder, 0 circles, 0 other faults\n")
        tree.write("App/Two.swift", "struct Two { var count = 2 }")
        self.assertEqual(tree.layers()[0], 2)

    def test_a_tree_without_an_index_is_an_error(self):
        status, _, errors = Tree(self, {"App/One.swift": "struct One {}"}).layers()
        self.assertEqual((status, errors), (2, "layers: no index in store: build first\n"))


class Table(unittest.TestCase):
    """What a folder may know."""

    FILES = {
        "Low/Base/Size.swift": "public struct Size { public init() {} }",
        "Low/Page.swift": "struct Page { var size = Size() }",
        "High/Report.swift": "import Low\nstruct Report { var pages = Pages() }",
        "High/Pages/Pages.swift": "import Low\nstruct Pages { var size = Size() }",
    }
    ALLOWED = ["High: /Pages", "High/Pages: Low", "Low: /Base", "Low/Base:"]

    def faults(self, lines, files=FILES):
        """The status, and all lines but the last."""
        tree = Tree(self, files).index("Low", "High")
        status, output, errors = tree.layers(table="# A comment\n\n" + "\n".join(lines) + "\n")
        self.assertEqual(errors, "")
        return status, output.splitlines()[:-1]

    def test_what_the_table_allows_is_no_fault(self):
        self.assertEqual(self.faults(self.ALLOWED), (0, []))
        self.assertEqual(self.faults(["High: /Pages, Low", *self.ALLOWED[1:]]), (0, []), "it need not be used")

    def test_what_it_does_not_allow_is_a_fault_with_its_place(self):
        self.assertEqual(self.faults(["High:", "High/Pages:", "Low: /Base", "Low/Base:"]), (1, [
            "Sources/High/Pages/Pages.swift:2 uses Low/Base/Size.swift (Size, init()): "
            "High/Pages may not know Low/Base",
            "Sources/High/Report.swift:2 uses High/Pages/Pages.swift (Pages, init()): High may not know High/Pages"]))

    def test_folders_that_are_missing_here_or_there_are_faults(self):
        lines = ["High: /Pages, /Gone, Lost", *self.ALLOWED[1:3], "Low/Gone:"]
        self.assertEqual(self.faults(lines), (1, [
            "High: the table lets it use /Gone, which is no folder",
            "High: the table lets it use Lost, which is no folder",
            "Low/Base: is not in the table", "Low/Gone: is in the table, and no folder with Swift files"]))

    def test_a_table_is_written_from_the_code(self):
        tree = Tree(self, self.FILES).index("Low", "High")
        self.assertEqual(tree.layers()[0], 0)
        with open(os.path.join(tree.root, "table.txt"), encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertEqual([line for line in lines if not line.startswith("#")], ["High: /Pages"] + [
            "High/Pages: Low", "Low: /Base", "Low/Base:"])
        os.remove(os.path.join(tree.root, "table.txt"))
        run = subprocess.run(
            [sys.executable, PROGRAM, "--index", "store", "--table", "none.txt"], cwd=tree.root, capture_output=True,
            encoding="utf-8")
        self.assertEqual(run.returncode, 1)
        self.assertTrue(run.stdout.startswith("none.txt: is missing; --update writes it\n"))

    def test_a_long_file_is_a_fault(self):
        for lines, status in ((299, 0), (300, 1)):
            text = self.FILES["Low/Page.swift"] + "\n" * lines
            expected = [f"Sources/Low/Page.swift: {lines} lines, at most 299"] if status else []
            self.assertEqual(self.faults(self.ALLOWED, {**self.FILES, "Low/Page.swift": text}), (status, expected))

    def test_a_long_file_may_be_listed_by_name_and_only_then(self):
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, name) for name in ("Parser.swift", "Page.swift")]
            for path in paths:
                with open(path, "w", encoding="utf-8") as file:
                    file.write("\n" * 5)
            self.assertEqual(table.long_files(paths, 4, ("Parser.swift",)), [f"{paths[1]}: 5 lines, at most 4"])
            self.assertEqual(table.long_files(paths, 5, ("Parser.swift",)), [
                "Parser.swift: is listed as a long file, and is none"])


class Graphs(unittest.TestCase):
    def test_a_layer_is_one_above_the_highest_that_it_reaches(self):
        self.assertEqual(
            graph.layers({"a": {"b", "d"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"d"}}),
            [[["d"]], [["b", "c"], ["e"]], [["a"]]])

    def test_the_best_order_breaks_what_costs_least(self):
        cost = {("a", "b"): 3, ("b", "c"): 3, ("c", "a"): 1, ("c", "b"): 1}
        self.assertEqual(graph.best_order(["c", "b", "a"], cost), ["a", "b", "c"])


if __name__ == "__main__":
    unittest.main()
