#!/usr/bin/env python3
"""A chain of constraints in kiwisolver: its first solution, and the median of edits of the first left edge.

The same constraints as in Tests/BenchRows/BenchRows+Layout.swift. usage: kiwi.py CONSTRAINTS
"""
import json
import statistics
import sys
import time

import kiwisolver as kw

STEPS = 200


def chain(count):
    """A left edge and a width a view, each view tied to the one before."""
    solver = kw.Solver()
    first = last = None
    start = time.perf_counter()
    for number in range(count // 2):
        left, width = kw.Variable(f"left{number}"), kw.Variable(f"width{number}")
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
    return solver, first, last, time.perf_counter() - start


def main():
    count = int(sys.argv[1])
    solver, first, last, solve = chain(count)
    edits = []
    for _ in range(15):
        start = time.perf_counter()
        for step in range(1, STEPS + 1):
            solver.suggestValue(first, step)
            solver.updateVariables()
        edits.append((time.perf_counter() - start) / STEPS)
    assert last.value() == STEPS + 8 * (count // 2 - 1), last.value()
    print(json.dumps({"solve": solve, "edit": statistics.median(edits)}))


main()
