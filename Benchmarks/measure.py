"""Runs programs and takes turns between them.

A *way* is one way of doing a job: the lab's, or a peer's. `paired` runs all ways of a row once in each round, in an order
that turns from round to round, so that a busy machine is busy for all of them; a ratio is the median of the rounds' own
ratios.
"""
import json
import os
import shlex
import shutil
import signal
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Run:
    """One finished process."""

    wall: float
    cpu: float
    output: str


def run(command, stdin=None, keep=False, cwd=None, env=None, seconds=600):
    """Runs a command to its end; the times are seconds. Fails when the command fails."""
    command = [str(word) for word in command]
    start = time.perf_counter()
    with open(stdin or os.devnull, "rb") as source:
        process = subprocess.Popen(
            command, stdin=source, stdout=subprocess.PIPE if keep else subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, cwd=cwd, env=env)
        signal.signal(signal.SIGALRM, lambda *_: process.kill())
        signal.alarm(seconds)
        output = process.stdout.read().decode("utf-8", "replace") if keep else ""
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        signal.alarm(0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise RuntimeError(f"{shlex.join(command)} ended with {process.returncode}")
    return Run(wall, usage.ru_utime + usage.ru_stime, output)


def peak(timer, command):
    """The most memory that a command held, in bytes, by GNU time: a child of this process would show this process's own."""
    with tempfile.NamedTemporaryFile() as report:
        run([timer, "-q", "-f", "%M", "-o", report.name, *command])
        return int(report.read().split()[-1]) * 1024


def answer(command, **options):
    """The JSON object that a command prints."""
    return json.loads(run(command, keep=True, **options).output)


class Session:
    """A program that answers each line of its input with one JSON object."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [str(part) for part in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def find(name, variable=None):
    """A program by its variable or on PATH, or None."""
    named = os.environ.get(variable, "") if variable else ""
    return named or shutil.which(name)


@dataclass
class Way:
    """One way of doing a job, the command a reader can try, and what gives one measurement."""

    name: str
    command: str
    measure: Callable[[], float]


@dataclass
class Goal:
    """What a row should reach: a ratio to the first peer, or an amount. `floor` says what stands in the way where it is missed."""

    text: str
    ratio: float = None
    amount: float = None
    floor: str = ""

    def result(self, unit, ours, peers):
        """The JSON form, with `met`; None where there was no peer to compare with."""
        reached, wanted = (ours["median"], self.amount) if self.ratio is None else (peers[0]["ratio"] if peers else None, self.ratio)
        met = None if reached is None else reached >= wanted if unit.startswith("/") else reached <= wanted
        return {"text": self.text, "met": met, "floor": "" if met else self.floor}


@dataclass
class Row:
    """A job: our way and the peers'. `unit` is 's', '/s', 'B' or 'instructions'; more is better only for '/s'."""

    name: str
    unit: str
    ours: Way
    peers: list = field(default_factory=list)
    goal: Goal = None
    rounds: int = 7


def paired(row):
    """Measures a row in turns.

    Returns the JSON form: for each way all samples and their median, for each peer the median of the paired ratios
    (ours divided by the peer's).
    """
    ways = [row.ours] + row.peers
    samples = [[] for _ in ways]
    for turn in range(row.rounds):
        for place in range(len(ways)):
            number = (place + turn) % len(ways)
            samples[number].append(ways[number].measure())
    def described(way, values):
        return {
            "name": way.name, "command": way.command, "median": statistics.median(values), "least": min(values),
            "most": max(values)}
    ours = described(row.ours, samples[0])
    peers = []
    for way, values in zip(row.peers, samples[1:]):
        ratio = statistics.median(mine / theirs for mine, theirs in zip(samples[0], values))
        peers.append({**described(way, values), "ratio": ratio})
    goal = row.goal.result(row.unit, ours, peers) if row.goal else None
    return {"row": row.name, "unit": row.unit, "rounds": row.rounds, "goal": goal, "ours": ours, "peers": peers}


def goal_line(goal):
    """A goal and whether it was met, in a line."""
    verdict = {True: "met", False: "missed", None: "not compared"}[goal["met"]]
    return f"{goal['text']}: {verdict}"


def amount(value, unit):
    """A measured value with a unit that keeps it short."""
    if unit == "s":
        for factor, name in ((1, "s"), (1e3, "ms"), (1e6, "µs")):
            if value * factor >= 1 or name == "µs":
                return f"{value * factor:.3g} {name}" if value * factor < 1000 else f"{value * factor:,.0f} {name}"
    if unit == "B":
        return f"{value / 1e6:,.1f} MB"
    if unit == "instructions":
        return f"{value / 1e6:,.1f} M"
    return f"{value:,.0f}{unit}"


def quotient(ratio):
    """A ratio as a reader says it."""
    if ratio < 0.01:
        return f"1/{1 / ratio:,.0f}"
    return f"{ratio:.2f}×"
