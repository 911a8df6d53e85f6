"""Tests of the walk over the pages: usage: tests.py."""
import json
import pathlib
import tempfile
import unittest

from links import Site


def page(url, *links, anchor="Overview"):
    """What the file of a page has, with a link to each address."""
    return {
        "primaryContentSections": [
            {"anchor": anchor}, {"inlineContent": [{"type": "reference", "identifier": link} for link in links]}
        ],
        "references": {link: {"type": "topic", "url": link} for link in links},
    }


class WalkTests(unittest.TestCase):
    def faults(self, pages, shell="/base/js/a.js", without=None):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "js").mkdir()
            (folder / "js/a.js").write_text("")
            for url, content in pages.items():
                data = folder / f"data{url}.json"
                data.parent.mkdir(parents=True, exist_ok=True)
                data.write_text(json.dumps(content))
                if url != without:
                    (folder / url[1:]).mkdir(parents=True, exist_ok=True)
                    (folder / url[1:] / "index.html").write_text(f'<script src="{shell}"></script>')
            site = Site(name, "base")
            site.walk()
            return site.faults

    def test_pages_that_link_to_each_other_are_right(self):
        self.assertEqual(self.faults({"/documentation/a": page("", "/documentation/a/b#Overview"),
                                      "/documentation/a/b": page("", "#Overview", "https://example.org")}), [])

    def test_a_link_to_nothing(self):
        self.assertEqual(self.faults({"/documentation/a": page("", "/documentation/a/c")}),
                         ["/documentation/a: /documentation/a/c leads nowhere"])

    def test_a_heading_that_is_not_there(self):
        self.assertEqual(self.faults({"/documentation/a": page("", "#Other")}),
                         ["/documentation/a: /documentation/a has no heading #Other"])

    def test_a_page_that_nothing_links_to(self):
        self.assertEqual(self.faults({"/documentation/a": page(""), "/documentation/a/b": page("")}),
                         ["/documentation/a/b: no link leads to it"])

    def test_a_page_without_its_file_or_its_script(self):
        pages = {"/documentation/a": page("")}
        self.assertIn("there is no", self.faults(pages, without="/documentation/a")[0])
        self.assertEqual(self.faults(pages, shell="/js/a.js"), ["/documentation/a: /js/a.js leads nowhere"])

    def test_no_pages(self):
        self.assertIn("there are no pages", self.faults({})[0])


unittest.main()
