"""The public scan finds every kind of planted case, in the tree and in a history that has forgotten it, and nothing else."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
import public_scan  # noqa: E402

# Put together here, so that the scanner does not find them in this file.
PLANTED = {
    "local path": ["/ho" + "me/alice/project", "/Us" + "ers/bob/Desktop", "/ro" + "ot/.ssh", "/wo" + "rk/shared"],
    "credential": [
        "AK" + "IAIOSFODNN7EXAMPLE", "gh" + "p_" + "a" * 36, "-----BEGIN RSA PRIV" + "ATE KEY-----", "xo" + "xb-123456789012-abc",
        "https://user:hunter" + "22@host.net/", "pass" + 'word = "correct-horse"', "sk" + "-ant-" + "b" * 24],
    "e-mail": ["some.one@" + "gmail.com", "x+y@" + "mail.company.co.uk"],
    "private host": ["10.1" + ".2.3", "192.1" + "68.0.17", "build7.prod.inter" + "nal"],
    "licence": ["Copyright (c) 2019 Some Com" + "pany", "All rights res" + "erved", "SPDX-License-Identi" + "fier: GPL-3.0-only"],
}
HARMLESS = [
    "learner@example.com", "1.2.3.4", "version 10.15", "/usr/bin/env", "@escaping", "p view.alpha", "~/.editrc", "a@b", "SPDX-License-Identifier: MIT",
    "https://user@example.com/x", "task sk-1", "password: String", "root/of/tree"]


def git(folder, *words):
    subprocess.run(
        ["git", "-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.com", *words], check=True, capture_output=True)


class PublicScan(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)
        git(self.root, "init", "-q")
        (self.root / "LICENSE").write_text("MIT License\n")
        (self.root / "a.txt").write_text("\n".join(HARMLESS) + "\n")
        self.commit("Begin")

    def commit(self, message):
        git(self.root, "add", "-A")
        git(self.root, "commit", "-q", "-m", message)

    def kinds(self):
        return [kind for kind, _, _ in public_scan.scan(self.root, rules=[])]

    def test_harmless_text_is_not_found(self):
        self.assertEqual(public_scan.scan(self.root, rules=[]), [])

    def test_every_planted_case_is_found_in_the_tree_and_in_the_history(self):
        for kind, cases in PLANTED.items():
            for case in cases:
                with self.subTest(kind=kind, case=case):
                    (self.root / "b.txt").write_text(f"before\n{case}\n")
                    found = public_scan.scan(self.root, tree_only=True, rules=[])
                    self.assertIn((kind, "b.txt:2"), [(each[0], each[1]) for each in found])
                    self.commit("Add")
                    (self.root / "b.txt").unlink()
                    self.commit("Remove")
                    self.assertEqual(public_scan.scan(self.root, tree_only=True, rules=[]), [])
                    self.assertTrue(any(each[0] == kind and each[1].startswith("b.txt:2") for each in public_scan.scan(self.root, rules=[])))

    def test_commit_messages_are_read(self):
        (self.root / "c.txt").write_text("c\n")
        self.commit("Reported by some.one@" + "gmail.com")
        self.assertEqual(self.kinds(), ["e-mail"])

    def test_authors_are_read(self):
        (self.root / "c.txt").write_text("c\n")
        git(self.root, "add", "-A")
        git(self.root, "-c", "user.email=some.one@" + "gmail.com", "commit", "-q", "-m", "Add")
        self.assertIn("e-mail", self.kinds())

    def test_a_missing_licence_is_found(self):
        (self.root / "LICENSE").unlink()
        self.assertIn("licence", self.kinds())

    def test_an_allowance_covers_its_own_place_and_text_only(self):
        (self.root / "b.txt").write_text("some.one@" + "gmail.com\n")
        rules = [("e-mail", "b.txt", public_scan.re.compile("^some[.]one@"))]
        self.assertEqual(public_scan.scan(self.root, tree_only=True, rules=rules), [])
        (self.root / "d.txt").write_text("some.one@" + "gmail.com\n")
        self.assertEqual(len(public_scan.scan(self.root, tree_only=True, rules=rules)), 1)


if __name__ == "__main__":
    unittest.main()
