#!/usr/bin/env python3
"""Makes the pictures of the README from the sample's report: pictures.py REPORT.html FOLDER

Needs Chromium (the Debian package chromium).
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

# Name, view, pixels across and down, and whether it is dark.
PICTURES = [
    ("report.png", "", 1200, 860, False),
    ("report-dark.png", "#q=checkin", 1200, 860, True),
    ("findings-arabic.png", "#locale=ar&severity=error", 1200, 560, False),
    ("findings-japanese.png", "#locale=ja&severity=error", 1200, 560, False),
    ("findings-screen.png", "#rule=off-screen&locale=de", 1200, 560, False),
    ("report-narrow.png", "#locale=de&severity=error", 320, 700, False),
]


def take(browser, report, view, width, height, is_dark, path):
    # In a frame: a window is at least 500 pixels wide, and its picture does not scroll.
    address = (report.as_uri() + view).replace("&", "&amp;")
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "frame.html"
        page.write_text(
            f'<body style="margin:0"><iframe src="{address}" '
            f'style="border:0;display:block;width:{width}px;height:{height}px"></iframe>')
        subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--hide-scrollbars", f"--user-data-dir={folder}/profile",
             f"--window-size={width},{height}", "--virtual-time-budget=3000",
             f"--blink-settings=preferredColorScheme={0 if is_dark else 1}",
             f"--screenshot={path}", page.as_uri()],
            check=True, timeout=120, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if not browser:
        sys.exit("Chromium is missing: install the package chromium")
    report = pathlib.Path(sys.argv[1]).resolve()
    folder = pathlib.Path(sys.argv[2]).resolve()
    for name, view, width, height, is_dark in PICTURES:
        path = folder / name
        take(browser, report, view, width, height, is_dark, path)
        print(f"{path.relative_to(pathlib.Path.cwd())}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
