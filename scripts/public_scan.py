#!/usr/bin/env python3
"""Looks for what must not be published: in every file of the tree and of the whole history, in commit messages and authors.

Kinds: local paths, credentials, e-mail addresses, hosts and addresses of private networks, licence texts of others.
usage: public_scan.py [REPOSITORY] [--tree-only]

A finding is `kind place:line text`. What is meant to be there has a line in scripts/public_scan_allowed.txt:
`kind<TAB>path pattern<TAB>regular expression of the text<TAB>reason`. The scanner has a test of its own with planted cases,
Tests/Gates/test_public_scan.py.
"""
import argparse
import fnmatch
import re
import subprocess
import sys
from pathlib import Path

ALLOWED = Path(__file__).resolve().parent / "public_scan_allowed.txt"
LARGEST = 5_000_000

KINDS = {
    "local path": [
        r"(?<![\w.])/(?:home|Users)/(?!\$|<|\{|me/|you/|user/|learner/)[A-Za-z][\w.-]*",
        r"(?<![\w./])/root(?:/[\w.-]+|\b)", r"(?<![\w./])/(?:work|workspace|mnt|srv)/[\w.-]+", r"(?i)\b[a-z]:\\\\?users\\\\?\w+"],
    "credential": [
        r"\bAKIA[0-9A-Z]{16}\b", r"\bgh[pousr]_[A-Za-z0-9]{30,}", r"\bgithub_pat_\w{20,}", r"\bglpat-[\w-]{20,}",
        r"\bxox[abprs]-[\w-]{10,}", r"\bsk-(?:[a-z]+-)?[A-Za-z0-9_-]{20,}", r"\bAIza[\w-]{35}", r"-----BEGIN [A-Z ]*PRIVATE KEY",
        r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{5,}", r"://[^/\s:@\"'<>]{1,40}:[^/\s:@\"'<>]{3,}@",
        r"(?i)\b(?:password|passwd|secret|api_?key|access_?token)\b[\"']?\s*[:=]\s*[\"'][^\"'\s]{8,}[\"']"],
    "e-mail": [r"(?<![\w.%+-])[\w.%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}\b"],
    "private host": [
        r"\b(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}\b", r"\bfe80::[0-9a-f]",
        r"(?i)\b[\w-]+(?:\.[\w-]+)*\.(?:internal|intranet|corp|lan)\b(?!\()"],
    "licence": [
        r"(?i)copyright\s+(?:\(c\)|©|\d{4})[^\n]{0,80}", r"(?i)all rights reserved", r"SPDX-License-Identifier:\s*(?!MIT\b)\S+",
        r"GNU (?:Affero |Lesser )?General Public License"],
}
PATTERNS = [(kind, re.compile(pattern)) for kind, patterns in KINDS.items() for pattern in patterns]
# Addresses that no one can own (RFC 2606, RFC 6761) and the forge's own placeholder.
NOBODY = re.compile(r"@(?:[\w-]+\.)*(?:example(?:\.(?:com|org|net))?|test|invalid|localhost)$|@users\.noreply\.")


def git(repository, *words, data=None):
    return subprocess.run(["git", "-C", str(repository), *words], input=data, capture_output=True, check=True).stdout


def allowances(path=ALLOWED):
    rules = []
    for line in path.read_text().splitlines() if path.exists() else []:
        if line and not line.startswith("#"):
            kind, place, text, _reason = line.split("\t")
            rules.append((kind, place, re.compile(text)))
    return rules


def findings(text, place, rules):
    """Everything in a text that must not be published."""
    for kind, pattern in PATTERNS:
        for match in pattern.finditer(text):
            found = match.group(0)
            if kind == "e-mail" and NOBODY.search(found):
                continue
            if any(kind == rule and fnmatch.fnmatch(place, where) and what.search(found) for rule, where, what in rules):
                continue
            yield kind, f"{place}:{text.count(chr(10), 0, match.start()) + 1}", found


def blobs(repository):
    """Each different file content of the whole history once, with a path it was kept under."""
    paths = {}
    for line in git(repository, "rev-list", "--objects", "--all").decode("utf-8", "replace").splitlines():
        name, _, path = line.partition(" ")
        if path:
            paths.setdefault(name, path)
    batch = git(repository, "cat-file", "--batch", data="".join(name + "\n" for name in paths).encode())
    place = 0
    while place < len(batch):
        end = batch.index(b"\n", place)
        name, kind, size = batch[place:end].decode().split()
        body = batch[end + 1:end + 1 + int(size)]
        place = end + 2 + int(size)
        if kind == "blob":
            yield name, paths[name], body


def texts(repository, tree_only):
    for path in git(repository, "ls-files", "-z", "--cached", "--others", "--exclude-standard").decode().split("\0"):
        file = Path(repository) / path
        if path and file.is_file() and not file.is_symlink():
            yield path, file.read_bytes()
    if tree_only:
        return
    for name, path, body in blobs(repository):
        yield f"{path}@{name[:10]}", body
    log = git(repository, "log", "--all", "--format=%H%x00%an <%ae>%n%cn <%ce>%n%B%x01").decode("utf-8", "replace")
    for entry in log.split("\x01"):
        commit, _, text = entry.strip().partition("\0")
        if commit:
            yield f"commit {commit[:10]}", text.encode()


def scan(repository, tree_only=False, rules=None):
    """All findings of a repository, sorted, each once."""
    rules = allowances() if rules is None else rules
    found = {}
    for place, body in texts(repository, tree_only):
        if len(body) > LARGEST or b"\0" in body[:4096]:
            continue
        for kind, where, text in findings(body.decode("utf-8", "replace"), place.split("@")[0] if "@" in place else place, rules):
            found.setdefault((kind, where.rsplit(":", 1)[0], text), (kind, where if "@" not in place else f"{where} ({place})", text))
    licence = Path(repository) / "LICENSE"
    if not licence.is_file() or "MIT License" not in licence.read_text():
        found["licence", "", ""] = ("licence", "LICENSE", "the licence of the project is missing")
    return sorted(found.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("repository", nargs="?", default=str(Path(__file__).resolve().parent.parent))
    parser.add_argument("--tree-only", action="store_true")
    options = parser.parse_args()
    found = scan(options.repository, options.tree_only)
    for kind, place, text in found:
        print(f"{kind}\t{place}\t{text[:120]!r}")
    print(f"public scan: {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
