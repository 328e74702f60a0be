#!/usr/bin/env python3
"""Puts kiwisolver beside the lab's layout edits: the same chain of constraints, the same thousand edits.

Reads the lines `bench layout-edit-N SECONDS` and `bench layout-solve-N SECONDS` of lab-bench from standard input, runs the
same in kiwisolver, and prints one line `bench kiwi-edit-N SECONDS RATIO` each: how many times as long kiwisolver takes.
"""
import sys
import time

try:
    import kiwisolver as kw
except ImportError:
    sys.exit("kiwisolver is not installed: pip install kiwisolver")


def chain(count):
    """The chain of lab-bench: a left edge and a width a view, each view tied to the one before."""
    solver = kw.Solver()
    first = None
    last = None
    begin = time.perf_counter()
    for number in range(count // 2):
        left, width = kw.Variable(f"l{number}"), kw.Variable(f"w{number}")
        solver.addConstraint(width >= 0)
        size = width == 10 + number % 7
        solver.addConstraint(size | "medium" if number % 3 == 0 else size)
        if last is None:
            first = left
            solver.addEditVariable(first, "strong")
        else:
            solver.addConstraint(left - last == 8)
        last = left
    solver.updateVariables()
    return solver, first, time.perf_counter() - begin


def edits(count, steps=1000):
    solver, first, solving = chain(count)
    best = float("inf")
    for _ in range(5):
        begin = time.perf_counter()
        for step in range(steps):
            solver.suggestValue(first, step % 200)
            solver.updateVariables()
        best = min(best, (time.perf_counter() - begin) / steps)
    return solving, best


for line in sys.stdin:
    words = line.split()
    if len(words) != 3 or words[0] != "bench" or not words[1].startswith(("layout-edit-", "layout-solve-")):
        continue
    kind, count = words[1].split("-")[1:]
    solving, editing = edits(int(count))
    seconds = editing if kind == "edit" else solving
    print(f"bench kiwi-{kind}-{count} {seconds:.9f} {seconds / float(words[2]):.2f}")
