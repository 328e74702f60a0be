#!/usr/bin/env python3
"""Solves linear systems with kiwisolver for the tests of LayoutSolver.

Reads one JSON system a line: {"variables": n, "nonNegative": [i, ...], "constraints": [{"terms": [[i, coefficient], ...],
"constant": c, "relation": -1 | 0 | 1, "priority": p}, ...]}; a constraint says: sum of terms + constant (<=, ==, >=) 0.
Writes one JSON line each: {"feasible": bool, "values": [...]}. Priorities become strengths by rank; 1000 is required.
"""
import json
import sys

import kiwisolver as kw


def solve(system):
    variables = [kw.Variable(str(i)) for i in range(system["variables"])]
    solver = kw.Solver()
    levels = sorted({c["priority"] for c in system["constraints"] if c["priority"] < 1000})
    try:
        for i in system["nonNegative"]:
            solver.addConstraint(variables[i] >= 0)
        for c in sorted(system["constraints"], key=lambda c: -c["priority"]):
            expression = kw.Expression([kw.Term(variables[i], k) for i, k in c["terms"]], c["constant"])
            relation = {-1: "<=", 0: "==", 1: ">="}[c["relation"]]
            strength = (
                kw.strength.required if c["priority"] == 1000 else 1000.0 ** levels.index(c["priority"])
            )
            solver.addConstraint(kw.Constraint(expression, relation, strength))
    except kw.UnsatisfiableConstraint:
        return {"feasible": False, "values": []}
    solver.updateVariables()
    return {"feasible": True, "values": [v.value() for v in variables]}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(solve(json.loads(line))))
