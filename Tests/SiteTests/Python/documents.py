"""Reads every file of the site without a browser: HTML validity, links and anchors, the policy, the first load's size.

usage: documents.py ROOT [--strict] → {"findings": […], "firstLoad": BYTES, "pages": COUNT}; --strict exits with 1 when there are findings
"""

import gzip
import json
import re
import sys
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import html5lib

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
BUDGET = 250 * 1024
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


def elements(tree):
    return [node for node in tree.iter() if isinstance(node.tag, str)]


def name(node):
    return node.tag.split("}")[-1]


def content_model(node, parents, where):
    """The few rules of the content model that generators break: what may not stand in what, and what must."""
    tag = name(node)
    inside = [name(parent) for parent in parents]
    if tag in {"div", "ul", "ol", "dl", "table", "section", "article", "pre", "h1", "h2", "h3", "h4", "p"} and inside:
        if inside[-1] in {"p", "span", "code", "samp", "kbd", "strong", "em", "h1", "h2", "h3", "h4", "button", "label"}:
            yield f"{where}: <{tag}> in <{inside[-1]}>"
    if tag in {"a", "button", "input", "select", "textarea", "details"} and any(one in {"a", "button"} for one in inside):
        yield f"{where}: <{tag}> in a link or a button"
    if tag == "li" and inside and inside[-1] not in {"ul", "ol"}:
        yield f"{where}: <li> in <{inside[-1]}>"
    if tag in {"ul", "ol"} and any(name(child) != "li" for child in node if isinstance(child.tag, str)):
        yield f"{where}: <{tag}> holds something else than <li>"
    if tag in {"dt", "dd"} and inside and inside[-1] not in {"dl", "div"}:
        yield f"{where}: <{tag}> in <{inside[-1]}>"
    if tag == "img" and node.get("alt") is None:
        yield f"{where}: an image without alt"
    if tag == "script" and not node.get("src"):
        yield f"{where}: an inline script"
    if tag == "style" or node.get("style") is not None:
        yield f"{where}: an inline style"
    for attribute in node.attrib:
        if attribute.startswith("on"):
            yield f"{where}: an inline handler {attribute}"


def walk(node, parents, where):
    if isinstance(node.tag, str):
        yield from content_model(node, parents, where)
        for child in node:
            yield from walk(child, parents + [node], where)


def read(path, where):
    parser = html5lib.HTMLParser(strict=False, namespaceHTMLElements=True)
    tree = parser.parse(path.read_text(encoding="utf-8"))
    findings = [f"{where}: {code} at {position}" for position, code, _ in parser.errors]
    findings += list(walk(tree, [], where))
    return tree, findings


def main():
    docs = Path(sys.argv[1]) / "docs"
    findings = []
    trees = {}
    for path in sorted(docs.rglob("*.html")):
        where = str(path.relative_to(docs))
        tree, found = read(path, where)
        trees[where] = tree
        findings += found
    ids = {}
    for where, tree in trees.items():
        every = [node.get("id") for node in elements(tree) if node.get("id")]
        doubled = {one for one in every if every.count(one) > 1}
        findings += [f"{where}: the id '{one}' stands twice" for one in doubled]
        ids[where] = set(every)
    for where, tree in trees.items():
        findings += page(docs, where, tree, ids)
    findings += site_map(docs)
    first, loads = first_load(docs, trees["en/index.html"])
    if first > BUDGET:
        findings.append(f"the first load is {first} bytes: {loads}")
    print(json.dumps({"findings": findings, "firstLoad": first, "pages": len(trees)}, ensure_ascii=False))
    if findings and "--strict" in sys.argv:
        sys.exit(1)


def page(docs, where, tree, ids):
    root = [node for node in elements(tree) if name(node) == "html"][0]
    metas = [node for node in elements(tree) if name(node) == "meta"]
    policies = [node.get("content") for node in metas if node.get("http-equiv") == "Content-Security-Policy"]
    if policies != [POLICY]:
        yield f"{where}: its content policy is {policies}"
    if not root.get("lang"):
        yield f"{where}: it has no language"
    if sum(name(node) == "h1" for node in elements(tree)) != 1:
        yield f"{where}: it has not exactly one first heading"
    headings = [int(name(node)[1]) for node in elements(tree) if re.fullmatch(r"h[1-6]", name(node))]
    for before, after in zip(headings, headings[1:]):
        if after > before + 1:
            yield f"{where}: a heading of level {after} follows one of level {before}"
            break
    for node in elements(tree):
        for attribute in ("href", "src"):
            target = node.get(attribute)
            if target is None or target.startswith(("http:", "https:", "mailto:")):
                if target and attribute == "src":
                    yield f"{where}: loads {target}"
                continue
            file, _, anchor = target.partition("#")
            goal = where if not file else str((docs / where).parent.joinpath(unquote(file)).resolve().relative_to(docs.resolve()))
            if not (docs / goal).is_file():
                yield f"{where}: {target} leads nowhere"
            elif anchor and goal in ids and unquote(anchor) not in ids[goal]:
                yield f"{where}: {target} has no such place"


def site_map(docs):
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    places = [node.text for node in ElementTree.parse(docs / "sitemap.xml").iter(space + "loc")]
    pages = [f"{language}/{path.name}" for language in ("en", "zh-Hans") for path in (docs / language).glob("*.html")]
    for one in pages:
        if not any(place.endswith("/" + one) for place in places):
            yield f"the site map lacks {one}"
    if len(places) != len(pages):
        yield f"the site map has {len(places)} places for {len(pages)} pages"


def first_load(docs, tree):
    files = ["en/index.html"]
    for node in elements(tree):
        target = node.get("src") or (node.get("href") if name(node) == "link" and node.get("rel") in ("stylesheet", "icon") else None)
        if target:
            files.append(str((docs / "en" / target).resolve().relative_to(docs.resolve())))
    loads = {file: len(gzip.compress((docs / file).read_bytes(), 9)) for file in files}
    return sum(loads.values()), loads


main()
