"""What is inside a release: its licences, its parts (CycloneDX), its checksums."""
import hashlib
import json
import os
import re
import shutil
import subprocess


def debian_package(path):
    """The package that a file of the system is from, with its version."""
    for candidate in (path, os.path.realpath(path), "/usr" + os.path.realpath(path), path.removeprefix("/usr")):
        found = subprocess.run(["dpkg-query", "-S", candidate], capture_output=True, text=True)
        if found.returncode == 0:
            name = found.stdout.split(":")[0]
            show = ["dpkg-query", "-W", "-f", "${source:Package} ${Version}", name]
            source, version = subprocess.run(show, check=True, capture_output=True, text=True).stdout.split()
            return name, source, version
    raise SystemExit(f"no package has {path}: a release is made of a system's packages")


def components(files, checkouts, resolved, toolchain):
    """What each part is: (name, version, kind, purl, text of the licence). `files` are libraries and fonts."""
    parts = {}
    for kind, paths in files.items():
        for path in paths:
            name, source, version = debian_package(path)
            licence = f"/usr/share/doc/{name}/copyright"
            purl = f"pkg:deb/debian/{name}@{version}?arch=source&upstream={source}"
            parts[name] = (name, version, kind, purl, licence)
    for pin in resolved["pins"]:
        name, version = pin["identity"], pin["state"]["version"]
        # swift-syntax may or may not be linked; what it says holds in both cases.
        folder = next(os.path.join(checkouts, one) for one in os.listdir(checkouts) if one.lower() == name)
        licence = next(f"{folder}/{one}" for one in sorted(os.listdir(folder)) if one.startswith("LICENSE"))
        location = pin["location"].removeprefix("https://").removesuffix(".git")
        parts[name] = (name, version, "library", f"pkg:swift/{location}@{version}", licence)
    version = re.search(r"Swift version (\S+)", run("swift", "--version"))[1]
    licence = f"{toolchain}/share/swift/LICENSE.txt"
    parts["swift"] = ("swift", version, "library", f"pkg:github/swiftlang/swift@swift-{version}-RELEASE", licence)
    return [parts[name] for name in sorted(parts)]


def write_licences(parts, folder):
    os.makedirs(folder)
    for name, _, _, _, licence in parts:
        shutil.copyfile(licence, f"{folder}/{name}.txt")
        # Debian's files name the texts that all packages share.
    for name in ("GPL-2", "GPL-3", "LGPL-2", "LGPL-2.1", "LGPL-3", "Apache-2.0"):
        shutil.copyfile(f"/usr/share/common-licenses/{name}", f"{folder}/{name}.txt")


def licence_names(path):
    """The short names in a machine-readable file of Debian, or of a text that is known."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    if "Apache License" in text[:400]:
        return ["Apache-2.0 WITH Swift-exception" if "Runtime Library Exception" in text else "Apache-2.0"]
    names = re.findall(r"^License:[ \t]*(\S.*)$", text, re.MULTILINE)
    if not names and "MIT License" in text[:200]:
        names = ["MIT"]
    return sorted({name.strip() for name in names})


def bill(parts, version):
    """A CycloneDX document, without a date or a random number: the same parts make the same bytes."""
    found = []
    for name, part_version, kind, purl, licence in parts:
        part = {"type": kind, "name": name, "version": part_version, "purl": purl}
        part["licenses"] = [{"license": {"name": one}} for one in licence_names(licence)]
        found.append(part if part["licenses"] else {key: part[key] for key in part if key != "licenses"})
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": {"component": {"type": "application", "name": "overset", "version": version}},
        "components": found}


def write_bill(parts, version, path):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(bill(parts, version), file, indent=1, ensure_ascii=False)
        file.write("\n")


def checksums(folder, paths):
    """Lines as `sha256sum --check` reads them."""
    return "".join(f"{digest(f'{folder}/{path}')}  {path}\n" for path in sorted(paths))


def digest(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
