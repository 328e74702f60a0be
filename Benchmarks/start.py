"""Cold start: wall time, instructions, peak memory and size of the binary, beside an empty static Swift program."""
import os
import re
import shutil
import subprocess

from measure import Goal, Row, Way, find, peak, run

EMPTY = 'print("hello")\n'


def compile_empty(folder):
    """An empty static Swift program: the floor of every program that brings the Swift runtime along."""
    source = folder / "empty.swift"
    source.write_text(EMPTY)
    program = folder / "empty"
    subprocess.run(
        [find("swiftc", "LAB_SWIFTC"), "-O", "-static-stdlib", str(source), "-o", str(program)], check=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return program


def rows(bench):
    lab = [bench.lab, "--ephemeral", "-c", "help"]
    shown = "lab --ephemeral -c help"
    peers = [("empty static Swift program", [bench.empty], "swiftc -O -static-stdlib empty.swift && ./empty")]
    for name, program, words in (
        ("bash", "bash", ["-c", ":"]), ("python3", "python3", ["-c", "pass"]), ("sqlite3", "sqlite3", [":memory:", "select 1"])):
        if found := bench.peer(program):
            peers.append((name, [os.path.realpath(found), *words], " ".join([program, *words])))
    if bench.lldb:
        peers.append(("lldb", [bench.lldb, "-x", "-b", "-o", "quit"], "lldb -x -b -o quit"))
    yield Row(
        "cold start", "s", Way("lab", shown, lambda: run(lab).wall),
        [Way(name, text, lambda command=command: run(command).wall) for name, command, text in peers],
        goal=Goal("at most 2× the empty program", ratio=2), rounds=bench.rounds(21))
    yield Row(
        "cold start, processor time", "s", Way("lab", shown, lambda: run(lab).cpu),
        [Way(name, text, lambda command=command: run(command).cpu) for name, command, text in peers[:1]],
        goal=Goal("at most 2× the empty program", ratio=2), rounds=bench.rounds(21))
    if valgrind := bench.peer("valgrind"):
        yield instructions(bench, valgrind)
    if timer := gnu_time(bench):
        yield Row(
            "memory after a cold start", "B", Way("lab", f"time -f %M {shown}", lambda: peak(timer, lab)),
            [Way(name, f"time -f %M {text}", lambda command=command: peak(timer, command)) for name, command, text in peers],
            rounds=bench.rounds(5))
    size = os.path.getsize
    yield Row(
        "size of the binary", "B", Way("lab", "ls -l .build/release/lab", lambda: size(bench.lab)),
        [Way("empty static Swift program", "ls -l empty", lambda: size(bench.empty))], rounds=1)


def gnu_time(bench):
    """GNU time, which tells the memory of what it runs; the one of macOS has no such option."""
    found = bench.peer("time")
    version = subprocess.run([found, "--version"], capture_output=True, text=True) if found else None
    if version and "GNU" not in version.stdout + version.stderr:
        bench.skip("memory rows", "time is not GNU time")
        return None
    return found


def instructions(bench, valgrind):
    """Instructions of a start: what a busy machine does not change. Debug information is stripped: valgrind cannot read
    all of Swift's."""
    def stripped(program):
        copy = bench.folder / f"{os.path.basename(program)}.stripped"
        if not copy.exists():
            shutil.copy(program, copy)
            subprocess.run(["strip", "-s", str(copy)], check=True)
        return copy

    def count(command):
        result = subprocess.run(
            [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", *map(str, command)], capture_output=True, text=True)
        return float(re.search(r"Collected : (\d+)", result.stderr).group(1))

    return Row(
        "cold start, instructions", "instructions",
        Way("lab", "valgrind --tool=callgrind lab --ephemeral -c help",
            lambda: count([stripped(bench.lab), "--ephemeral", "-c", "help"])),
        [Way("empty static Swift program", "valgrind --tool=callgrind ./empty", lambda: count([stripped(bench.empty)]))],
        rounds=3)
