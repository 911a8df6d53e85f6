"""The libraries that a program is linked with, beside it."""
import os
import re
import shutil
import subprocess

# glibc's own: it is the system's, and any later one works.
SYSTEM = re.compile(r"(ld-linux.*|linux-vdso|lib(c|m|dl|rt|pthread|resolv|util|mvec))\.so")


def paths(program):
    """The libraries of a program but the system's, by the names that it looks for."""
    found = {}
    for line in run("ldd", program).splitlines():
        name, _, rest = line.strip().partition(" => ")
        if rest and not SYSTEM.match(name):
            found[name] = rest.split(" (")[0]
    return found


def copy(program, folder):
    """Copies them, and answers with the paths that they are from."""
    os.makedirs(folder)
    found = paths(program)
    for name, path in found.items():
        target = f"{folder}/{name}"
        shutil.copyfile(path, target)
        os.chmod(target, 0o755)
        run("patchelf", "--set-rpath", "$ORIGIN", target)
    return sorted(found.values())


def floor(files):
    """The least version of glibc that the files run with."""
    versions = set()
    for file in files:
        versions.update(re.findall(r"GLIBC_(\d+)\.(\d+)", run("objdump", "-T", file)))
    return max((int(major), int(minor)) for major, minor in versions)


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
