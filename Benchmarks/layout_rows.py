"""Constraint layout beside kiwisolver, and list differences beside the standard library's."""
import importlib.util
import sys
from pathlib import Path

from measure import Row, Way, answer

KIWI = Path(__file__).resolve().parent / "kiwi.py"


def rows(bench):
    has_kiwi = importlib.util.find_spec("kiwisolver") is not None
    if not has_kiwi:
        bench.skip("kiwisolver", "pip install kiwisolver")
    for name, key in (("layout, first solution of 200 views", "solve"), ("layout, one constant changed", "edit")):
        yield Row(
            name, "s", Way("lab", "bench-rows layout 200", lambda key=key: answer([bench.bench, "layout", "200"])[key]),
            [Way("kiwisolver", "python3 Benchmarks/kiwi.py 200", lambda key=key: answer([sys.executable, KIWI, "200"])[key])]
            if has_kiwi else [], rounds=bench.rounds(7))
    size = "2000" if bench.quick else "10000"
    yield Row(
        f"difference of {int(size):,} shuffled items", "s",
        Way("lab", f"bench-rows difference {size}", lambda: answer([bench.bench, "difference", size])["seconds"]),
        [Way("CollectionDifference", f"bench-rows collection-difference {size}",
             lambda: answer([bench.bench, "collection-difference", size])["seconds"])], rounds=bench.rounds(5))
