"""Piped commands, transcripts, lessons and search: what a session does with many lines."""
import os
import shutil
import sqlite3
import time
from pathlib import Path

from measure import ROOT, Goal, Row, Way, answer, peak, run
from start import gnu_time

HERE = Path(__file__).resolve().parent


def lab_script(bench, commands):
    """A script that sets a property and reads it, `commands` lines long."""
    path = bench.folder / f"script-{commands}.lab"
    if not path.exists():
        with open(path, "w") as file:
            file.write("use UIView\n")
            for number in range(commands // 2):
                file.write(f"set alpha {'0.5' if number % 2 else '0.25'}\np view.alpha\n")
    return path


def python_script(bench, commands):
    """The same job for an interpreter: set an attribute, read it, line by line."""
    path = bench.folder / f"lines-{commands}.txt"
    with open(path, "w") as file:
        for number in range(commands // 2):
            file.write(f"view.alpha = {'0.5' if number % 2 else '0.25'}\nview.alpha\n")
    program = bench.folder / "lines.py"
    program.write_text(
        "import sys\nclass View: alpha = 1.0\nview = View()\nfor line in sys.stdin:\n"
        "    exec(line) if '=' in line else print(eval(line))\n")
    return program, path


def sqlite_script(bench, commands):
    path = bench.folder / f"lines-{commands}.sql"
    with open(path, "w") as file:
        file.write("create table view (alpha real); insert into view values (1.0);\n")
        for number in range(commands // 2):
            file.write(f"update view set alpha = {'0.5' if number % 2 else '0.25'};\nselect alpha from view;\n")
    return path


def rows(bench):
    count = 10_000 if bench.quick else 100_000
    peers = []
    if python := bench.peer("python3"):
        program, lines = python_script(bench, count)
        peers.append(Way(
            "python3", "python3 lines.py < lines.txt  (exec and eval of each line)",
            lambda: count / run([os.path.realpath(python), program], stdin=lines).wall))
    if sqlite := bench.peer("sqlite3"):
        sql = sqlite_script(bench, count)
        peers.append(Way(
            "sqlite3", "sqlite3 :memory: < lines.sql  (update and select)",
            lambda: count / run([sqlite, ":memory:"], stdin=sql).wall))
    script = lab_script(bench, count)
    yield Row(
        "piped commands", "/s",
        Way("lab", f"lab --ephemeral run FILE  ({count:,} × set, p)", lambda: count / run([bench.lab, "--ephemeral", "run", script]).wall),
        peers, goal=Goal("100,000 a second", amount=100_000), rounds=bench.rounds(7))
    if timer := gnu_time(bench):
        yield Row(
            f"memory of {count:,} commands", "B",
            Way("lab", "time -f %M lab --ephemeral run FILE", lambda: peak(timer, [bench.lab, "--ephemeral", "run", script])),
            rounds=bench.rounds(3))
    yield from transcripts(bench)
    yield lesson(bench)
    yield search(bench)


def transcripts(bench):
    """Verification repeats every command, so running the same lines is its floor."""
    count = 2_000 if bench.quick else 20_000
    script = lab_script(bench, count)
    recorded = bench.folder / f"recorded-{count}.labt"
    run([bench.lab, "--ephemeral", "--record", recorded, "run", script])
    yield Row(
        "transcript verification", "/s",
        Way("lab verify", f"lab verify FILE  ({count:,} commands)",
            lambda: count / run([bench.lab, "--ephemeral", "verify", recorded]).wall),
        [Way("only running the lines", "lab run FILE", lambda: count / run([bench.lab, "--ephemeral", "run", script]).wall)],
        rounds=bench.rounds(5))
    yield folder_of_transcripts(bench)


def folder_of_transcripts(bench):
    """Many short recordings, verified at once on every processor."""
    files, count = (100 if bench.quick else 1_000), 100
    recorded = bench.folder / "short.labt"
    run([bench.lab, "--ephemeral", "--record", recorded, "run", lab_script(bench, count)])
    folder = bench.folder / "transcripts"
    folder.mkdir()
    for number in range(files):
        shutil.copy(recorded, folder / f"{number:04d}.labt")
    total = files * (count + 1)
    return Row(
        f"verification of {files:,} transcripts", "/s",
        Way("lab", f"lab verify FOLDER  ({total:,} commands)", lambda: total / run([bench.lab, "--ephemeral", "verify", folder]).wall),
        goal=Goal("100,000 a second on two cores", amount=100_000), rounds=bench.rounds(5))


def lesson(bench):
    """The time of one checked line of lesson 1; every answer is compared with the lesson's text."""
    def line():
        result = answer([bench.bench, "lesson", "1"])
        if result["issues"]:
            raise RuntimeError("lesson 1 does not pass its own check")
        return result["seconds"] / result["lines"]

    return Row("lesson check, a line", "s", Way("lab", "bench-rows lesson 1", line), rounds=bench.rounds(7))


class Index:
    """The texts that `lab search` looks through, in SQLite's full-text index."""

    def __init__(self, bench):
        self.connection = sqlite3.connect(":memory:")
        self.connection.execute("create virtual table card using fts5(name, text)")
        for folder in ("Cards", "Concepts"):
            for path in sorted((ROOT / "Sources/Catalog" / folder).rglob("*.swift")):
                self.connection.execute("insert into card values (?, ?)", (path.stem, path.read_text()))

    def query(self):
        words = ["alpha", "delegate", "first responder", "retry message"]
        start = time.perf_counter()
        for word in words:
            self.connection.execute(
                "select name from card where card match ? order by rank limit 12", (word,)).fetchall()
        return (time.perf_counter() - start) / len(words)


def search(bench):
    peers = []
    try:
        index = Index(bench)
        peers = [Way("SQLite FTS5", "select … where card match ? order by rank limit 12", index.query)]
    except sqlite3.OperationalError as error:
        bench.skip("SQLite FTS5", str(error))
    return Row(
        "search, a query", "s", Way("lab", "bench-rows search 20", lambda: answer([bench.bench, "search", "20"])["query"]), peers,
        rounds=bench.rounds(7))
