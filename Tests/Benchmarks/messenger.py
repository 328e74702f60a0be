#!/usr/bin/env python3
"""Durable sends of the messenger beside a whole-file rewrite and SQLite, in one run on one disk.

    Tests/Benchmarks/messenger.py [--probe PATH] [--folder DIR] [--json]

The probe is the release build of messenger-probe (made here when PATH is not given). An *insert* makes one change
durable (a message queued while offline); a *send* makes two (queued and handed over, then confirmed). SQLite does the
same: one transaction per insert, two per send, with synchronous=FULL, in its two common journal modes. The stores take
turns in short passes, so that a busy machine is busy for all of them; the medians are printed.
"""

import argparse
import json
import os
import pathlib
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = (10, 1_000, 100_000)
ROUNDS = 200
PASSES = 7
TEXT = "Message {}: see you at the north gate, bring water and the map. 到时候见。"


def build_probe():
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "messenger-probe"], cwd=ROOT, check=True,
        stdout=subprocess.DEVNULL)
    path = subprocess.run(
        ["swift", "build", "-c", "release", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return os.path.join(path.stdout.strip(), "messenger-probe")


def run(probe, *arguments):
    return subprocess.run([probe, *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def median(results):
    """The median of each number of several results."""
    return {
        key: None if results[0][key] is None else statistics.median(result[key] for result in results)
        for key in results[0]
    }


def measure_lab(probe, home, size):
    start = json.loads(run(probe, "start", home))["milliseconds"]
    return {**json.loads(run(probe, "bench", home, size)), "startMilliseconds": start}


def measure_rewrite(probe, folder, size):
    home = os.path.join(folder, f"rewrite-{size}")
    return json.loads(run(probe, "rewrite", home, size))


def insert(connection, number, state):
    connection.execute(
        "insert into message values (?, ?, 'trail', 'me', ?, 1767258000000, ?, 1, null)",
        (f"{number:036d}", number, TEXT.format(number), state))


def bytes_written():
    """Bytes this process has handed to the kernel; None where the system doesn't tell."""
    try:
        return int(pathlib.Path("/proc/self/io").read_text().split("wchar: ")[1].split()[0])
    except (OSError, IndexError):
        return None


def fill_sqlite(path, size, mode):
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(f"pragma journal_mode={mode}")
    connection.execute(
        "create table message (id text primary key, number integer, conversation text, author text, text text, "
        "createdAt integer, state text, attempts integer, serverID text)")
    connection.execute("begin")
    for number in range(size):
        insert(connection, number, "sent")
    connection.execute("commit")
    connection.close()


def measure_sqlite(path):
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("pragma synchronous=FULL")
    first = connection.execute("select count(*) from message").fetchone()[0]
    before = bytes_written()
    began = time.perf_counter()
    for number in range(first, first + ROUNDS):
        insert(connection, number, "sending")
        connection.execute(
            "update message set state = 'sent', serverID = ? where id = ?", (f"s{number}", f"{number:036d}"))
    send_time = time.perf_counter() - began
    after = bytes_written()
    began = time.perf_counter()
    for number in range(first + ROUNDS, first + 2 * ROUNDS):
        insert(connection, number, "queued")
    insert_time = time.perf_counter() - began
    connection.close()
    return {
        "sendsPerSecond": ROUNDS / send_time, "insertsPerSecond": ROUNDS / insert_time,
        "bytesPerSend": None if before is None else (after - before) // ROUNDS,
    }


def measure(probe, folder, size):
    home = os.path.join(folder, f"lab-{size}")
    run(probe, "fill", home, size)
    modes = {mode: os.path.join(folder, f"{mode}-{size}.db") for mode in ("WAL", "DELETE")}
    for mode, path in modes.items():
        fill_sqlite(path, size, mode)
    results = {}
    for _ in range(PASSES):
        results.setdefault("lab", []).append(measure_lab(probe, home, size))
        for mode, path in modes.items():
            results.setdefault(f"SQLite {mode} FULL", []).append(measure_sqlite(path))
    results["whole-file rewrite"] = [measure_rewrite(probe, folder, size)]
    return [(name, size, median(passes)) for name, passes in results.items()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--probe")
    parser.add_argument("--folder", help="where to write; by default a new folder beside the project's build")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    probe = options.probe or build_probe()
    (ROOT / ".build").mkdir(exist_ok=True)
    folder = tempfile.mkdtemp(prefix="bench-messenger-", dir=options.folder or ROOT / ".build")
    try:
        rows = [row for size in SIZES for row in measure(probe, folder, size)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if options.json:
        print(json.dumps([{"store": name, "size": size, **row} for name, size, row in rows], indent=2))
        return
    columns = ("sendsPerSecond", "insertsPerSecond", "bytesPerSend", "slowestMilliseconds", "startMilliseconds")
    print(f"{'store':20}{'messages':>10}" + "".join(f"{column:>21}" for column in columns))
    for name, size, row in rows:
        cells = ("" if row.get(column) is None else f"{row[column]:.6g}" for column in columns)
        print(f"{name:20}{size:>10}" + "".join(f"{cell:>21}" for cell in cells))


if __name__ == "__main__":
    main()
