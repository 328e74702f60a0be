#!/usr/bin/env python3
"""A column of views with four constraints each in kiwisolver: the first solution, then one height changed.

The same constraints as in Tests/BenchRows/BenchRows+Layout.swift. usage: kiwi.py VIEWS
"""
import json
import statistics
import sys
import time

import kiwisolver as kw


def main():
    count = int(sys.argv[1])
    start = time.perf_counter()
    solver = kw.Solver()
    heights = []
    above = None
    views = []
    for number in range(count):
        left, right, top, bottom = (kw.Variable(f"{name}{number}") for name in ("left", "right", "top", "bottom"))
        height = (bottom - top == 44)
        for constraint in (left == 16, right == 375 - 16, (top == 8) if above is None else (top == above + 8), height):
            solver.addConstraint(constraint)
        heights.append(height)
        views.append((top, bottom))
        above = bottom
    solver.updateVariables()
    solve = time.perf_counter() - start
    edits = []
    for grown in range(1, 52):
        start = time.perf_counter()
        solver.removeConstraint(heights[0])
        heights[0] = (views[0][1] - views[0][0] == 44 + grown)
        solver.addConstraint(heights[0])
        solver.updateVariables()
        edits.append(time.perf_counter() - start)
    assert views[-1][1].value() == count * 52 + 51, views[-1][1].value()
    print(json.dumps({"solve": solve, "edit": statistics.median(edits)}))


main()
