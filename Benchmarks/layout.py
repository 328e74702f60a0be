"""Constraint layout beside kiwisolver, and list differences beside the standard library's."""
import importlib.util
import sys
from pathlib import Path

from measure import Goal, Row, Way, answer

KIWI = Path(__file__).resolve().parent / "kiwi.py"


def rows(bench):
    has_kiwi = importlib.util.find_spec("kiwisolver") is not None
    if not has_kiwi:
        bench.skip("kiwisolver", "pip install kiwisolver")
    for count in ("100", "1000", "5000"):
        for name, key in (("first solution", "solve"), ("one edit", "edit")):
            def measure(*command, key=key):
                return lambda: answer(command)[key]

            yield Row(
                f"constraints, {name} of {int(count):,}", "s",
                Way("lab", f"bench-rows constraints {count}", measure(bench.bench, "constraints", count)),
                [Way("kiwisolver", f"python3 Benchmarks/kiwi.py {count}", measure(sys.executable, KIWI, count))] if has_kiwi else [],
                goal=Goal("not slower", ratio=1) if key == "edit" else None, rounds=bench.rounds(5))
    for shape in ("frames", "rows", "stacks", "chain", "labels"):
        row = f"layout-{shape}"
        for name, key in (("first layout pass", "pass"), ("layout pass after a change and preview", "frame")):
            yield Row(
                f"{name}, 1,000 views ({shape})", "s",
                Way("lab", f"bench-rows {row} 1000", lambda row=row, key=key: answer([bench.bench, row, "1000"])[key]),
                goal=Goal("under a frame, 16 ms", amount=0.016), rounds=bench.rounds(5))
    size = "2000" if bench.quick else "10000"
    yield Row(
        f"difference of {int(size):,} shuffled items", "s",
        Way("lab", f"bench-rows difference {size}", lambda: answer([bench.bench, "difference", size])["seconds"]),
        [Way("CollectionDifference", f"bench-rows collection-difference {size}",
             lambda: answer([bench.bench, "collection-difference", size])["seconds"])],
        goal=Goal("at least 20× faster", ratio=0.05), rounds=bench.rounds(5))
