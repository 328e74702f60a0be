"""The program on hostile ground: strange homes, full and read-only disks, huge and broken input, two shells at once.

usage: LAB_PROGRAM=.build/release/lab python3 -m unittest discover Tests/Gates
Whatever is wrong, the program says so in a line, ends with 0, 1 or 2, and leaves foreign files as they were.
"""
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def program():
    named = os.environ.get("LAB_PROGRAM")
    choices = [Path(named)] if named else [ROOT / ".build/debug/lab", ROOT / ".build/release/lab"]
    return next((str(path.resolve()) for path in choices if path.exists()), None)


LAB = program()
WORK = ["send hello", "send lost /dropack", "crash", "retry", "use UIView", "set alpha 0.5", "lesson 1", "next", "quiz 1", "messages", "progress"]
CAN_MOUNT = subprocess.run(
    ["unshare", "-rm", "true"], capture_output=True).returncode == 0 if shutil.which("unshare") else False


def contents(folder):
    """Every file below a folder with its bytes; links by their targets."""
    found = {}
    for path in sorted(Path(folder).rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_symlink():
            found[name] = ("link", os.readlink(path))
        elif path.is_file():
            found[name] = ("file", path.read_bytes())
    return found


@unittest.skipUnless(LAB, "no lab is built")
class Abuse(unittest.TestCase):
    def setUp(self):
        folder = tempfile.mkdtemp(prefix="lab-abuse-")
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        self.folder = Path(folder)
        self.home = self.folder / "home"

    def lab(self, *words, home=None, data=None, wrap=(), variables=None, seconds=300):
        """Runs the program and checks what must hold however it ends."""
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.folder), "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", **(variables or {})}
        result = subprocess.run(
            [*wrap, LAB, "--home", str(home or self.home), *words], input=data if data is not None else b"", capture_output=True,
            env=environment, timeout=seconds)
        text = (result.stdout + result.stderr).decode("utf-8", "replace")
        self.assertIn(result.returncode, (0, 1, 2), f"{words} ended with {result.returncode}: {text[-800:]}")
        for word in ("Fatal error", "Swift/", "Assertion"):
            self.assertNotIn(word, text)
        return result.returncode, text

    def work(self, **options):
        return self.lab("--keep-going", *[word for line in WORK for word in ("-c", line)], **options)

    def filled(self):
        """A home with everything in it."""
        code, text = self.work()
        self.assertIn("sent", text)
        return code

    def test_every_path_of_the_home_as_something_else(self):
        self.filled()
        good = self.folder / "good"
        shutil.copytree(self.home, good, symlinks=True)
        names = sorted(contents(good)) + sorted(str(path.relative_to(good)) for path in good.rglob("*") if path.is_dir())
        self.assertGreater(len(names), 4)
        target = self.folder / "foreign"
        for name in names:
            for form in ("folder", "link to a file", "link to nothing", "link to itself", "pipe", "empty", "file of zeros", "file in place of a folder"):
                with self.subTest(name=name, form=form):
                    shutil.rmtree(self.home, ignore_errors=True)
                    shutil.copytree(good, self.home, symlinks=True)
                    target.write_bytes(b"foreign words\n")
                    path = self.home / name
                    shutil.rmtree(path) if path.is_dir() else path.unlink()
                    if form == "folder":
                        path.mkdir()
                        (path / "inside").write_text("kept")
                    elif form == "pipe":
                        os.mkfifo(path)
                    elif form in ("link to a file", "link to nothing", "link to itself"):
                        path.symlink_to({"link to a file": target, "link to nothing": self.folder / "nowhere", "link to itself": path}[form])
                    else:
                        path.write_bytes(b"" if form == "empty" else b"\0" * 5000 if form == "file of zeros" else b"not a folder")
                    code, text = self.work(seconds=60)
                    self.assertTrue(text.strip())
                    self.assertEqual(target.read_bytes(), b"foreign words\n", "a foreign file was written through a link")
                    if form == "folder":
                        kept = list(self.home.rglob("inside"))
                        self.assertTrue(kept and kept[0].read_text() == "kept", "a folder in a file's place was removed")
                    # A second start works or says the same.
                    self.lab("messages", seconds=60)

    def test_the_home_itself_as_something_else(self):
        self.home.write_text("a file")
        self.assertNotEqual(self.work()[0], 0)
        self.assertEqual(self.home.read_text(), "a file")
        self.home.unlink()
        self.home.symlink_to(self.folder / "elsewhere")
        self.work()
        for place in ("/dev/null", "/dev/full", "/proc/nothing", "/" + "x" * 300, "/" + "x/" * 3000, "relative/../home", "\x1b[2J", "a\nb"):
            with self.subTest(place=place):
                _, text = self.lab("send", "hello", home=place if place.startswith("/") else self.folder / place)
                self.assertNotIn("\x1b[2J", text)

    def test_foreign_files_stay(self):
        self.filled()
        for name in ("notes.txt", "messenger/photo.png", "learning/old.json", "transcripts/mine", "messenger/inbox.json.bak"):
            path = self.home / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(os.urandom(64))
        before = {name: body for name, body in contents(self.home).items() if name.split("/")[-1] in ("notes.txt", "photo.png", "old.json", "mine", "inbox.json.bak")}
        self.work()
        self.lab("--keep-going", "-c", "reset messenger", "-c", "reset progress", "-c", "reset experiment")
        after = contents(self.home)
        for name, body in before.items():
            self.assertEqual(after.get(name), body, name)

    @unittest.skipIf(os.geteuid() == 0 and not shutil.which("setpriv"), "root may do everything")
    def test_wrong_modes(self):
        self.filled()
        wrap = ()
        if os.geteuid() == 0:
            wrap = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
            os.chmod(self.folder, 0o755)
            for path in [self.home, *self.home.rglob("*")]:
                os.chown(path, 65534, 65534)
        for name in sorted(contents(self.home)) + ["messenger", "learning", "."]:
            for mode in (0o000, 0o400, 0o200, 0o500):
                with self.subTest(name=name, mode=oct(mode)):
                    path = self.home / name
                    former = path.stat().st_mode & 0o777
                    path.chmod(mode)
                    try:
                        _, text = self.work(wrap=wrap, seconds=60)
                        self.assertTrue(text.strip())
                    finally:
                        path.chmod(former)

    @unittest.skipUnless(CAN_MOUNT, "no user namespaces here")
    def test_full_and_read_only_disks(self):
        for size in (4, 8, 16, 32, 64, 128):
            with self.subTest(size=f"{size} KiB"):
                self.home.mkdir(exist_ok=True)
                script = f'mount -t tmpfs -o size={size}k none "$1" && shift && exec "$@"'
                lines = [word for number in range(400) for word in ("-c", f"send {'x' * 200} {number}")]
                code, text = self.lab(
                    "--keep-going", *lines, "-c", "messages", wrap=("unshare", "-rm", "sh", "-c", script, "-", str(self.home)))
                self.assertEqual(code, 1)
                self.assertRegex(text, "(?i)space|full|disk")
        self.filled()
        script = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift && exec "$@"'
        before = contents(self.home)
        code, text = self.work(wrap=("unshare", "-rm", "sh", "-c", script, "-", str(self.home)))
        self.assertRegex(text, "(?i)read-only|readonly|permission|cannot")
        self.assertEqual(contents(self.home), before)

    def test_output_that_nobody_takes(self):
        for place in ("/dev/full",):
            with open(place, "wb") as sink:
                result = subprocess.run([LAB, "--ephemeral", "help"], stdout=sink, stderr=subprocess.PIPE, timeout=60)
            self.assertIn(result.returncode, (0, 1, 2), "a full output")
        process = subprocess.Popen([LAB, "--ephemeral"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        process.stdout.close()
        try:
            process.stdin.write(b"help\n" * 2000)
            process.stdin.close()
        except BrokenPipeError:
            pass
        self.assertIn(process.wait(timeout=120), (0, 1, 2), "a closed output")

    def test_huge_and_broken_scripts(self):
        generator = random.Random(5)
        inputs = {
            "a line of 20 MB": b"send " + b"x" * 20_000_000 + b"\n",
            "a million empty lines": b"\n" * 1_000_000,
            "a million comments": b"# nothing\n" * 1_000_000,
            "bytes": generator.randbytes(300_000),
            "zeros": b"\0" * 300_000,
            "no last newline": b"help",
            "carriage returns": b"use UIView\r\nset alpha 0.5\r\np view.alpha\r\n",
            "a byte order mark": b"\xef\xbb\xbfuse UIView\np view.alpha\n",
            "half a character": "send 你".encode()[:-1] + b"\n",
            "escape sequences": b"send \x1b[2J\x1b]0;pwn\x07\nmessages\n",
        }
        for name, data in inputs.items():
            with self.subTest(name=name):
                _, text = self.lab("--keep-going", data=data)
                self.assertNotIn("\x1b[2J", text)
                self.assertNotIn("\x1b]0", text)
        code, text = self.lab(data=inputs["carriage returns"])
        self.assertEqual((code, text.splitlines()[-1]), (0, "(CGFloat) 0.5"))

    def test_two_shells(self):
        first = subprocess.Popen(
            [LAB, "--home", str(self.home)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        first.stdin.write(b"send one\n")
        first.stdin.flush()
        deadline = time.monotonic() + 60
        while not (self.home / "messenger/journal.jsonl").exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        code, text = self.lab("send", "two")
        self.assertEqual(code, 1)
        self.assertIn(str(first.pid), text, "the second shell says who holds the messenger")
        output, _ = first.communicate(b"send three\nmessages\n", timeout=120)
        self.assertIn(b"three", output)
        code, text = self.lab("messages")
        self.assertEqual(code, 0)
        self.assertIn("three", text)
        self.assertNotIn("two", text.replace("number two", ""))

    def test_many_starts_at_once(self):
        running = [
            subprocess.Popen([LAB, "--home", str(self.home), "send", f"n{number}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            for number in range(12)]
        results = [(process.communicate(timeout=300)[0].decode(), process.returncode) for process in running]
        self.assertTrue(all(code in (0, 1) for _, code in results), results)
        _, text = self.lab("messages")
        for number, (output, code) in enumerate(results):
            kept = any(line.rstrip().endswith(f" n{number}") for line in text.splitlines())
            self.assertEqual(kept, code == 0, f"n{number}: {output}")

    def test_kills_at_random_moments(self):
        generator = random.Random(7)
        promised = set()
        for number in range(int(os.environ.get("LAB_ABUSE_KILLS", "15"))):
            process = subprocess.Popen([LAB, "--home", str(self.home)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            try:
                process.stdin.write("".join(f"send k{number}-{each}\n" for each in range(200)).encode())
                process.stdin.flush()
                time.sleep(generator.uniform(0.0, 0.25))
            finally:
                process.send_signal(signal.SIGKILL)
            output = process.communicate()[0].decode("utf-8", "replace")
            promised |= {line.split()[-1] for line in output.splitlines() if " queued   k" in line}
        code, text = self.lab("messages")
        self.assertEqual(code, 0)
        self.assertNotIn("sending", text)
        for word in promised:
            self.assertIn(word, text, "a message that was shown is gone")


if __name__ == "__main__":
    unittest.main()
