#!/usr/bin/env python3
"""Makes a release for this system: an archive and a wheel with the program, its libraries and its fonts.

usage: python3 Scripts/dist BUILD... (the command that builds .build/release/overset)

Needs Debian's patchelf, binutils, libdeflate-tools and python3-fonttools besides what install-dependencies.sh installs.
The same sources with the same compiler and packages make the same bytes.
"""
import json
import os
import platform
import re
import shutil
import subprocess
import sys

import archive
import contents
import fonts
import icu_data
import libraries
import manual
import wheel

OUTPUT = "dist"
WORK = ".build/dist"
PROGRAM = ".build/release/overset"
SHELLS = {
    "bash": "bash-completion/completions/overset", "zsh": "zsh/site-functions/_overset",
    "fish": "fish/vendor_completions.d/overset.fish"}


def main(build):
    if platform.system() != "Linux":
        raise SystemExit("archives are made on Linux; on macOS, Formula/overset.rb builds from source")
    shutil.rmtree(WORK, ignore_errors=True)
    os.makedirs(WORK)
    subprocess.run(build, check=True)
    version = run(PROGRAM, "--version").strip()
    tree = f"{WORK}/tree"
    sources = write_tree(tree)
    toolchain = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which("swift"))))
    parts = contents.components(sources, ".build/checkouts", read_json("Package.resolved"), toolchain)
    document(tree, parts, version)
    os.makedirs(OUTPUT, exist_ok=True)
    architecture = platform.machine()
    glibc = libraries.floor([f"{tree}/bin/overset", *(f"{tree}/lib/{name}" for name in os.listdir(f"{tree}/lib"))])
    name = f"overset-{version}-linux-{architecture}"
    archive.write_tar(tree, name, f"{OUTPUT}/{name}.tar.gz")
    wheel_name = wheel.write(tree, version, f"manylinux_{glibc[0]}_{glibc[1]}_{architecture}", OUTPUT)
    made = [f"{name}.tar.gz", wheel_name]
    with open(f"{OUTPUT}/SHA256SUMS", "w", encoding="ascii") as file:
        file.write(contents.checksums(OUTPUT, made))
    for one in made:
        print(f"{OUTPUT}/{one}: {os.path.getsize(f'{OUTPUT}/{one}') / 1e6:.1f} MB")
    print(f"needs glibc {glibc[0]}.{glibc[1]}")


def write_tree(tree):
    """Program, libraries, fonts; the files of the system that they are from."""
    os.makedirs(f"{tree}/bin")
    shutil.copy(PROGRAM, f"{WORK}/overset")
    clear_foundation_data(f"{WORK}/overset")
    run("strip", "-o", f"{tree}/bin/overset", f"{WORK}/overset")
    run("patchelf", "--set-rpath", "$ORIGIN/../lib", f"{tree}/bin/overset")
    found = libraries.copy(PROGRAM, f"{tree}/lib")
    cut_icu(found, f"{tree}/lib")
    # A program without a folder of fonts finds those that are installed.
    doctor = subprocess.run([os.path.abspath(PROGRAM), "doctor", "--json"], cwd=WORK, capture_output=True, text=True)
    diagnosis = json.loads(doctor.stdout)
    others = [one["name"] for one in diagnosis["engines"] if one.get("releasedVersion")]
    found_fonts = [font for family in diagnosis["fonts"] for font in family["fonts"]]
    others += [font["postScriptName"] for font in found_fonts if font.get("releasedRevision")]
    if others:
        print(f"other versions than ReleasedVersions.swift says: {', '.join(others)}", file=sys.stderr)
    for family in diagnosis["fonts"]:
        if not family["fonts"]:
            raise SystemExit(f"'{family['family']}' is not installed: 'overset doctor' says how to install it")
    sources = fonts.write(diagnosis["fonts"], f"{tree}/share/overset/fonts")
    return {"library": found, "file": sorted(sources)}


def clear_foundation_data(program):
    """Writes zeros over the data of Swift's own ICU for all languages but English: Overset asks another ICU.

    Zeros pack to nothing, and a page of a program that nothing reads is not loaded.
    """
    place = data_of_icu(program, "--symbols")
    if place is None:
        return
    _, start, length = place
    with open(program, "r+b") as file:
        file.seek(start)
        package = icu_data.cut(file.read(length), icu_data.is_neutral)
        file.seek(start)
        file.write(package + b"\0" * (length - len(package)))


def cut_icu(paths, folder):
    """Replaces the copy of the library with ICU's data by one without what is not asked for."""
    path = next(path for path in paths if "/libicudata.so" in path)
    symbol, start, length = data_of_icu(path, "--dyn-syms")
    with open(path, "rb") as file:
        file.seek(start)
        package = icu_data.cut(file.read(length), icu_data.is_used)
    with open(f"{WORK}/icu.dat", "wb") as file:
        file.write(package)
    write(f"{WORK}/icu.s", f"""\
.section .rodata
.balign 16
.globl {symbol}
.type {symbol}, @object
.size {symbol}, {len(package)}
{symbol}: .incbin "{WORK}/icu.dat"
.section .note.GNU-stack,"",@progbits
""")
    run("as", f"{WORK}/icu.s", "-o", f"{WORK}/icu.o")
    name = os.path.basename(path)
    run("ld", "-shared", "-z", "noexecstack", f"-soname={name}", f"{WORK}/icu.o", "-o", f"{folder}/{name}")


def data_of_icu(path, table):
    """A package of ICU's data in a program or library: its symbol, its offset in the file, its length."""
    lines = [line.split() for line in run("readelf", "-W", table, path).splitlines()]
    found = [line for line in lines if len(line) == 8 and re.fullmatch(r"icudt\d+_dat", line[7])]
    if not found:
        return None
    _, address, size, *_, symbol = found[0]
    sections = re.findall(r"\.rodata +PROGBITS +(\w+) (\w+)", run("readelf", "-W", "--sections", path))
    section_address, section_offset = (int(number, 16) for number in sections[0])
    return symbol, int(address, 16) - section_address + section_offset, int(size, 0)


def document(tree, parts, version):
    """Manual, completions, licences, the list of parts and the checksums."""
    tool = json.loads(run(PROGRAM, "--experimental-dump-help"))
    os.makedirs(f"{tree}/share/man/man1")
    for name, text in manual.pages(tool, version).items():
        write(f"{tree}/share/man/man1/{name}", text)
    for shell, path in SHELLS.items():
        write(f"{tree}/share/{path}", run(PROGRAM, "--generate-completion-script", shell))
    notes = f"{tree}/share/doc/overset"
    for name in ("LICENSE", "CHANGELOG.md"):
        with open(name, encoding="utf-8") as file:
            write(f"{notes}/{name}", file.read())
    contents.write_licences(parts, f"{notes}/licenses")
    contents.write_bill(parts, version, f"{notes}/overset.cdx.json")
    write(f"{tree}/SHA256SUMS", contents.checksums(tree, archive.files_below(tree)))


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    main(sys.argv[1:])
