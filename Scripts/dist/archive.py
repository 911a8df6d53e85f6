"""Archives whose bytes depend only on their files' names and contents."""
import io
import os
import subprocess
import tarfile

# 1980, the first that every format of archives can say.
DATE = 315532800


def files_below(folder):
    """Paths from the folder, sorted."""
    found = []
    for parent, _, names in os.walk(folder):
        found += [os.path.relpath(f"{parent}/{name}", folder) for name in names]
    return sorted(found)


def mode_of(path):
    return 0o755 if os.access(path, os.X_OK) else 0o644


def write_tar(folder, name, path):
    """The folder's files below `name`, for any tar: gzip is in all of them, xz and zstd are not in minimal systems."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for file in files_below(folder):
            info = tarfile.TarInfo(f"{name}/{file}")
            info.size, info.mtime = os.path.getsize(f"{folder}/{file}"), DATE
            info.mode = mode_of(f"{folder}/{file}")
            with open(f"{folder}/{file}", "rb") as stream:
                tar.addfile(info, stream)
    # A stream has no name and no date, which would be in the archive; 4 % smaller than by zlib.
    with open(path, "wb") as out:
        subprocess.run(["libdeflate-gzip", "-12", "-c"], check=True, input=content.getbuffer(), stdout=out)
