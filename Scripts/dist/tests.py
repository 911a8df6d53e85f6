#!/usr/bin/env python3
"""Tests of what needs neither a build nor fonts: data packages, archives, wheels, pages and lists."""
import csv
import hashlib
import io
import os
import shutil
import struct
import sys
import tarfile
import tempfile
import unittest
import zipfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import archive
import backend
import contents
import icu_data
import manual
import wheel

HEADER = struct.pack("<H", 32) + b"\xda\x27" + b"\0" * 28


def package(items, name="icudt72l"):
    """A package as ICU writes it, made by hand for one that has no item."""
    first = f"{name}/x".encode() + b"\0"
    empty = HEADER + struct.pack("<III", 1, 12, 32) + first + b"\0" * 64
    return icu_data.package_of(items, empty)


class ICUData(unittest.TestCase):
    ITEMS = {
        "root.res": b"root", "region/de.res": b"countries", "de.res": b"german",
        "en.res": b"english", "coll/de.res": b"sorting",
        "brkitr/line.brk": b"lines" * 7, "brkitr/thaidict.dict": b"thai", "unames.icu": b"names",
        "ibm-5348_P100-1998.cnv": b"windows-1252", "ibm-939_P120-1999.cnv": b"mainframe", "rfc3491.spp": b"names",
        "supplementalData.res": b"numbers", "zh_Hant.res": b"chinese"}

    def test_a_package_is_read_as_it_was_written(self):
        found = icu_data.items(package(self.ITEMS))
        self.assertEqual(list(found), sorted(self.ITEMS))
        for name, item in self.ITEMS.items():
            self.assertEqual(found[name].rstrip(b"\0"), item)

    def test_items_begin_where_icu_expects_them(self):
        data = package(self.ITEMS)
        start = struct.unpack_from("<H", data)[0]
        for index in range(len(self.ITEMS)):
            self.assertEqual((start + struct.unpack_from("<II", data, start + 4 + 8 * index)[1]) % 16, 0)

    def test_what_overset_asks_for_is_kept(self):
        kept = icu_data.items(icu_data.cut(package(self.ITEMS), icu_data.is_used))
        self.assertEqual(
            set(self.ITEMS) - set(kept),
            {"coll/de.res", "region/de.res", "unames.icu", "ibm-939_P120-1999.cnv", "rfc3491.spp"})

    def test_what_belongs_to_a_language_is_not_neutral(self):
        kept = icu_data.items(icu_data.cut(package(self.ITEMS), icu_data.is_neutral))
        self.assertEqual(set(kept), {"root.res", "en.res", "brkitr/line.brk", "supplementalData.res"})


class Files(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.tree = f"{self.folder.name}/tree"
        for path, mode in {"bin/overset": 0o700, "lib/libx.so": 0o755, "share/man/man1/overset.1": 0o600,
                           "share/doc/overset/LICENSE": 0o644}.items():
            os.makedirs(os.path.dirname(f"{self.tree}/{path}"), exist_ok=True)
            with open(f"{self.tree}/{path}", "w", encoding="ascii") as file:
                file.write(path)
            os.chmod(f"{self.tree}/{path}", mode)

    def bytes_of(self, write):
        path = f"{self.folder.name}/out"
        write(path)
        with open(path, "rb") as file:
            return file.read()

    @unittest.skipUnless(shutil.which("libdeflate-gzip"), "needs libdeflate-tools")
    def test_an_archive_says_nothing_of_who_made_it_and_when(self):
        first = self.bytes_of(lambda path: archive.write_tar(self.tree, "overset", path))
        for parent, _, names in os.walk(self.tree):
            for name in names:
                os.utime(f"{parent}/{name}", (1, 1))
        self.assertEqual(first, self.bytes_of(lambda path: archive.write_tar(self.tree, "overset", path)))
        with tarfile.open(fileobj=io.BytesIO(first)) as tar:
            members = tar.getmembers()
        self.assertEqual([member.name for member in members], sorted(member.name for member in members))
        self.assertEqual({(member.uid, member.gid, member.uname) for member in members}, {(0, 0, "")})
        self.assertEqual(oct(members[0].mode), "0o755")

    def test_checksums_are_those_of_the_files(self):
        lines = contents.checksums(self.tree, ["lib/libx.so", "bin/overset"]).splitlines()
        self.assertEqual(lines[0], hashlib.sha256(b"bin/overset").hexdigest() + "  bin/overset")
        self.assertEqual(len(lines), 2)

    def test_a_wheel_lists_what_is_in_it(self):
        name = wheel.write(self.tree, "1.2.3", "manylinux_2_36_x86_64", self.folder.name)
        self.assertEqual(name, "overset-1.2.3-py3-none-manylinux_2_36_x86_64.whl")
        with zipfile.ZipFile(f"{self.folder.name}/{name}") as file:
            about = "overset-1.2.3.dist-info"
            rows = list(csv.reader(io.StringIO(file.read(f"{about}/RECORD").decode())))
            self.assertEqual({row[0] for row in rows}, set(file.namelist()))
            for path, digest, size in rows[:-1]:
                self.assertEqual(int(size), len(file.read(path)))
                self.assertTrue(digest.startswith("sha256="))
            self.assertEqual(file.getinfo("overset/bin/overset").external_attr >> 16, 0o100755)
            self.assertNotIn("overset/share/man/man1/overset.1", file.namelist())
            self.assertIn("Version: 1.2.3\n", file.read(f"{about}/METADATA").decode())


class Install(unittest.TestCase):
    """The wheel of these sources, with a stand-in for the script that downloads or builds."""

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.folder)

    def install(self, script):
        os.mkdir("Scripts")
        with open("Scripts/install.sh", "w", encoding="ascii") as file:
            file.write(f"#!/bin/sh\nmkdir $1/bin .build\n{script}\n")
        os.chmod("Scripts/install.sh", 0o755)
        return backend.build_wheel(self.folder)

    def test_the_wheel_has_what_was_installed(self):
        name = self.install("printf '#!/bin/sh\\necho 1.2.3\\n' > $1/bin/overset; chmod +x $1/bin/overset")
        self.assertRegex(name, r"^overset-1\.2\.3-py3-none-(linux|macosx)_\w+\.whl$")
        with zipfile.ZipFile(name) as made:
            self.assertEqual(made.read("overset/bin/overset"), b"#!/bin/sh\necho 1.2.3\n")
            self.assertIn("overset-1.2.3.dist-info/entry_points.txt", made.namelist())
        self.assertFalse(os.path.exists(".build"))

    def test_there_is_no_wheel_where_nothing_was_installed(self):
        with self.assertRaises(SystemExit):
            self.install("exit 1")
        self.assertEqual([name for name in os.listdir() if name.endswith(".whl")], [])


class Pages(unittest.TestCase):
    TOOL = {"command": {"commandName": "overset", "abstract": "Finds text.", "subcommands": [
        {"commandName": "help"},
        {"commandName": "check", "abstract": "Checks -- all.", "discussion": "One.\n\n.Two \\ three.", "arguments": [
            {"kind": "positional", "valueName": "paths", "isRepeating": True, "isOptional": True, "abstract": "Files."},
            {"kind": "option", "valueName": "format", "isOptional": False, "abstract": "A format.",
             "names": [{"kind": "long", "name": "format"}, {"kind": "short", "name": "f"}]},
            {"kind": "flag", "names": [{"kind": "long", "name": "all"}], "shouldDisplay": False}]}]}}

    def test_there_is_a_page_for_every_command(self):
        self.assertEqual(set(manual.pages(self.TOOL, "1.0")), {"overset.1", "overset-check.1"})

    def test_a_page_has_the_options_and_no_accidental_request(self):
        page = manual.pages(self.TOOL, "1.0")["overset-check.1"]
        self.assertIn("[\\fIpaths\\fR ...] \\fB\\-\\-format\\fR, \\fB\\-f\\fR \\fIformat\\fR", page)
        self.assertIn("\n\\&.Two \\e three.\n", page)
        self.assertNotIn("all\\fR", page)


class Licences(unittest.TestCase):
    def names(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(text)
            file.flush()
            return contents.licence_names(file.name)

    def test_names_are_those_of_the_text(self):
        text = "Files: *\nLicense: MIT\n\nFiles: x\nLicense: LGPL-2.1+\n text\n"
        self.assertEqual(self.names(text), ["LGPL-2.1+", "MIT"])
        self.assertEqual(self.names("The MIT License (MIT)\n"), ["MIT"])
        self.assertEqual(self.names("Apache License\nVersion 2.0\n"), ["Apache-2.0"])

    def test_a_bill_is_the_same_every_time(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            parts = [("x", "1", "library", "pkg:deb/debian/x@1", file.name)]
            self.assertEqual(contents.bill(parts, "0.1"), contents.bill(parts, "0.1"))
            self.assertNotIn("licenses", contents.bill(parts, "0.1")["components"][0])


if __name__ == "__main__":
    unittest.main()
