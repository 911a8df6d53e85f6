"""A wheel: the release's files inside a Python package that runs the program, and nothing else."""
import base64
import hashlib
import os
import zipfile

import archive

# The files that a wheel's user cannot find where their programs look for them.
LEFT_OUT = ("share/man/", "share/bash-completion/", "share/zsh/", "share/fish/", "SHA256SUMS")

START = '''\
"""Runs the overset that is beside this file."""
import os
import sys


def main():
    program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", "overset")
    os.execv(program, [program, *sys.argv[1:]])
'''


def write(tree, version, platform_tag, folder):
    """Answers with the name of the wheel's file."""
    tag = f"py3-none-{platform_tag}"
    about = f"overset-{version}.dist-info"
    files = {
        "overset/__init__.py": (START.encode(), 0o644),
        "overset/__main__.py": (b"from overset import main\n\nmain()\n", 0o644)}
    for path in archive.files_below(tree):
        if path.startswith(LEFT_OUT):
            continue
        with open(f"{tree}/{path}", "rb") as file:
            name = f"{about}/licenses/{os.path.basename(path)}" if path.endswith("/LICENSE") else f"overset/{path}"
            files[name] = (file.read(), archive.mode_of(f"{tree}/{path}"))
    files[f"{about}/METADATA"] = (metadata(version).encode(), 0o644)
    files[f"{about}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: overset\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(), 0o644)
    files[f"{about}/entry_points.txt"] = (b"[console_scripts]\noverset = overset:main\n", 0o644)
    record = "".join(f"{name},sha256={digest(data)},{len(data)}\n" for name, (data, _) in sorted(files.items()))
    files[f"{about}/RECORD"] = (f"{record}{about}/RECORD,,\n".encode(), 0o644)
    name = f"overset-{version}-{tag}.whl"
    with zipfile.ZipFile(f"{folder}/{name}", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        # What is about the package comes last, as the format asks for.
        for path, (data, mode) in sorted(files.items(), key=lambda file: (file[0].startswith(about), file[0])):
            info = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            info.compress_type, info.create_system = zipfile.ZIP_DEFLATED, 3
            info.external_attr = (0o100000 | mode) << 16
            out.writestr(info, data)
    return name


def metadata(version):
    return f"""Metadata-Version: 2.1
Name: overset
Version: {version}
Summary: Finds the text of an iOS or macOS app that does not fit its labels
License: MIT
License-File: LICENSE
Requires-Python: >=3.8
Classifier: Environment :: Console
Classifier: Operating System :: POSIX :: Linux
Classifier: Topic :: Software Development :: Localization
"""


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
