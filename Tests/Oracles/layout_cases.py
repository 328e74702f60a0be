#!/usr/bin/env python3
"""Makes random layout cases for `lab-dev oracle layout FILE.jsonl` and solves them with kiwisolver.

    python3 Tests/Oracles/layout_cases.py 500 --seed 1 > cases.jsonl
    .build/debug/lab-dev oracle layout cases.jsonl --show

Only cases for which kiwisolver finds the same solution in four orders of insertion are written. A few of them still have
others that miss as little at every priority; there the two solvers may differ. Priorities become strengths by rank, so that
a higher one wins outright.
"""
import argparse
import json
import random

import kiwisolver as kw

RELATIONS = {"==": lambda l, r: l == r, "<=": lambda l, r: l <= r, ">=": lambda l, r: l >= r}
MIRRORED = {"==": "==", "<=": ">=", ">=": "<="}


def attribute(views, variables, rtl, text):
    """The value of `view.attribute`, and -1 where the reading direction turns the axis round."""
    name, kind = text.rsplit(".", 1)
    x, y, w, h = variables[name]
    view = views[name]
    if kind in ("leading", "trailing"):
        right = (kind == "leading") == rtl
        return (x + w if right else x + 0), (-1 if rtl else 1)
    values = {
        "left": x + 0, "right": x + w, "top": y + 0, "bottom": y + h, "width": w + 0, "height": h + 0,
        "centerX": x + w * 0.5, "centerY": y + h * 0.5, "firstBaseline": y + view.get("firstBaselineFromTop", 0),
        "lastBaseline": y + h - view.get("lastBaselineFromBottom", 0),
    }
    return values[kind], 1


def solve(case, order):
    views = {view["name"]: view for view in case["views"]}
    variables = {name: [kw.Variable(name + axis) for axis in "xywh"] for name in views}
    found = []
    for name, view in views.items():
        x, y, w, h = variables[name]
        found += [(w >= 0, 1000), (h >= 0, 1000)]
        if "frame" in view:
            parent = variables.get(view["parent"])
            left, top = (parent[0], parent[1]) if parent else (0, 0)
            fx, fy, fw, fh = view["frame"]
            found += [(x - left == fx, 1000), (y - top == fy, 1000), (w == fw, 1000), (h == fh, 1000)]
        for axis, length in enumerate(view.get("intrinsic", [-1, -1])):
            if length >= 0:
                size = (w, h)[axis]
                found += [(size <= length, view["hugging"][axis]), (size >= length, view["compressionResistance"][axis])]
    for c in case["constraints"]:
        left, sign = attribute(views, variables, case["rtl"], c["first"])
        right = c["constant"] * sign
        if c["second"]:
            right = attribute(views, variables, case["rtl"], c["second"])[0] * c["multiplier"] + right
        relation = c["relation"] if sign > 0 else MIRRORED[c["relation"]]
        found.append((RELATIONS[relation](left, right), c["priority"]))
    levels = sorted({priority for _, priority in found if priority < 1000})
    if len(levels) > 4:
        return None
    order.shuffle(found)
    found.sort(key=lambda pair: pair[1] < 1000)
    solver = kw.Solver()
    try:
        for constraint, priority in found:
            strength = kw.strength.required if priority == 1000 else 100.0 ** levels.index(priority)
            solver.addConstraint(constraint | strength)
    except kw.UnsatisfiableConstraint:
        return None
    solver.updateVariables()
    frames = {}
    for name, view in views.items():
        x, y, w, h = (variable.value() for variable in variables[name])
        if view["parent"]:
            x, y = x - variables[view["parent"]][0].value(), y - variables[view["parent"]][1].value()
        frames[name] = [x, y, w, h]
    return frames


def constraint(dice, first, second, constant, relation="==", multiplier=1, weak=0.25):
    priority = dice.choice([250, 500, 750]) if dice.random() < weak else 1000
    return {"first": first, "relation": relation, "second": second, "multiplier": multiplier, "constant": constant, "priority": priority}


def axis_constraints(dice, name, parent, before, axis):
    """Enough to place a view along an axis, and sometimes more than enough."""
    near, far, size, centre = (("leading", "trailing", "width", "centerX"), ("top", "bottom", "height", "centerY"))[axis]
    def gap():
        return dice.randrange(0, 5) * 4
    made = []
    scheme = dice.choice(["edges", "near", "centre", "chain", "far", "ratio"])
    if scheme == "edges":
        made = [constraint(dice, f"{name}.{near}", f"{parent}.{near}", gap()), constraint(dice, f"{name}.{far}", f"{parent}.{far}", -gap())]
    elif scheme == "centre":
        made = [constraint(dice, f"{name}.{centre}", f"{parent}.{centre}", gap())]
    elif scheme == "chain" and before:
        made = [constraint(dice, f"{name}.{near}", f"{before}.{far}", gap())]
    elif scheme == "far":
        made = [constraint(dice, f"{name}.{far}", f"{parent}.{far}", -gap())]
    else:
        made = [constraint(dice, f"{name}.{near}", f"{parent}.{near}", gap())]
    if scheme == "ratio":
        made.append(constraint(dice, f"{name}.{size}", f"{parent}.{size}", gap(), multiplier=dice.choice([0.25, 0.5, 0.75])))
    elif scheme != "edges" and dice.random() < 0.6:
        made.append(constraint(dice, f"{name}.{size}", None, dice.randrange(2, 12) * 10))
    if dice.random() < 0.35:
        made.append(constraint(dice, f"{name}.{size}", None, dice.randrange(2, 12) * 10, dice.choice(["<=", ">="]), weak=0.5))
    if axis == 1 and before and dice.random() < 0.15:
        made.append(constraint(dice, f"{name}.firstBaseline", f"{before}.firstBaseline", gap(), weak=0.5))
    return made


def make(dice, number):
    views = [{"name": "root", "parent": None, "frame": [0, 0, dice.choice([320, 375, 390]), dice.choice([240, 480])]}]
    constraints = []
    last = {}
    for name in "abcdef"[: dice.randrange(1, 6)]:
        parent = dice.choice(["root"] + [view["name"] for view in views[1:]]) if dice.random() < 0.4 else "root"
        view = {"name": name, "parent": parent}
        if dice.random() < 0.6:
            view["intrinsic"] = [dice.randrange(2, 16) * 8, dice.randrange(2, 6) * 8]
            view["hugging"] = [dice.choice([250, 251]), 250]
            view["compressionResistance"] = [dice.choice([750, 500]), 750]
            view["firstBaselineFromTop"] = 12
            view["lastBaselineFromBottom"] = 4
        views.append(view)
        for axis in (0, 1):
            constraints += axis_constraints(dice, name, parent, last.get(parent), axis)
        last[parent] = name
    return {
        "id": f"random.{number}", "title": "random", "topic": "constraints", "rtl": dice.random() < 0.2, "views": views,
        "constraints": constraints,
    }


def close(left, right):
    return all(abs(a - b) < 1e-4 for name in left for a, b in zip(left[name], right[name]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    dice, order = random.Random(options.seed), random.Random(1)
    written = 0
    while written < options.count:
        case = make(dice, written)
        solutions = [solve(case, order) for _ in range(4)]
        if any(s is None for s in solutions) or not all(close(solutions[0], s) for s in solutions[1:]):
            continue
        case["expect"] = {name: [round(v, 6) for v in frame] for name, frame in solutions[0].items() if name != "root"}
        print(json.dumps(case))
        written += 1


if __name__ == "__main__":
    main()
