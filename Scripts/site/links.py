"""The links of the pages that `make docs` makes.

A page is an index.html, which loads a file below data/ with what the page shows. A fault is a link that leads to no page,
no heading or no file, or a page that no link leads to. Links to other sites are counted, not opened.
"""
import json
import pathlib
import re
import urllib.parse


def children(value):
    """All objects in a value of JSON, itself too."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from children(part)
    elif isinstance(value, list):
        for part in value:
            yield from children(part)


class Site:
    def __init__(self, folder, base):
        self.folder, self.base = pathlib.Path(folder), f"/{base.strip('/')}/".replace("//", "/")
        self.faults, self.outside, self.count = [], set(), 0
        data = self.folder / "data"
        self.pages = {}
        for path in sorted(data.rglob("*.json")):
            self.pages["/" + str(path.relative_to(data).with_suffix(""))] = json.loads(path.read_text())

    def walk(self):
        """Follows all links from the first page on."""
        start = next((page for page in self.pages if page.count("/") == 2), None)
        if start is None:
            self.faults.append(f"there are no pages in {self.folder}")
            return
        waiting, seen = [start], {start}
        while waiting:
            page = waiting.pop()
            self.check_shell(page)
            for url in self.links(page):
                target = self.resolve(page, url)
                if target is not None and target not in seen:
                    seen.add(target)
                    waiting.append(target)
        for page in sorted(set(self.pages) - seen):
            self.faults.append(f"{page}: no link leads to it")

    def links(self, page):
        """The addresses of what a page shows: its text, its topics, and what it is part of."""
        content = dict(self.pages[page])
        references = content.pop("references", {})
        names = {item["identifier"] for item in children(content) if item.get("type") == "reference"}
        for item in children(content):
            names.update(name for name in item.get("identifiers", []) if isinstance(name, str))
        for name in sorted(names):
            reference = references.get(name)
            if reference is None:
                self.faults.append(f"{page}: nothing is known of {name}")
            elif reference["type"] == "image":
                yield from (variant["url"] for variant in reference["variants"])
            elif "url" in reference:
                yield reference["url"]
            elif reference["type"] != "unresolvable":
                self.faults.append(f"{page}: {name} has no address")

    def resolve(self, page, url):
        """The page of an address; nil of a file and of another site."""
        self.count += 1
        parts = urllib.parse.urlsplit(url)
        if parts.scheme:
            self.outside.add(url)
            return None
        path = urllib.parse.unquote(parts.path) or page
        if path in self.pages:
            headings = {item["anchor"] for item in children(self.pages[path]) if "anchor" in item}
            if parts.fragment and urllib.parse.unquote(parts.fragment) not in headings:
                self.faults.append(f"{page}: {path} has no heading #{parts.fragment}")
            return path
        if not (path.startswith("/") and (self.folder / path[1:]).is_file()):
            self.faults.append(f"{page}: {url} leads nowhere")
        return None

    def check_shell(self, page):
        """The page's own file, and the script and style that it loads."""
        shell = self.folder / page[1:] / "index.html"
        if not shell.is_file():
            self.faults.append(f"{page}: there is no {shell}")
            return
        for url in re.findall(r'(?:src|href)="([^"]+)"', shell.read_text()):
            self.count += 1
            if not url.startswith(self.base) or not (self.folder / url[len(self.base):]).is_file():
                self.faults.append(f"{page}: {url} leads nowhere")
