"""Walks the pages of `make docs` and follows every link: usage: Scripts/site SITE BASE."""
import sys

from links import Site

site = Site(sys.argv[1], sys.argv[2])
site.walk()
for fault in site.faults:
    print(fault, file=sys.stderr)
print(f"{len(site.pages)} pages, {site.count} links, {len(site.outside)} of them to other sites and not opened")
sys.exit(1 if site.faults else 0)
