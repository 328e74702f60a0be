"""Prints covered lines by target and the least covered files of an llvm-cov summary. usage: coverage_report.py FILE"""
import collections
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

files = {}
for entry in json.load(open(sys.argv[1]))["data"][0]["files"]:
    path = Path(entry["filename"])
    if path.is_relative_to(ROOT / "Sources"):
        lines = entry["summary"]["lines"]
        files[path.relative_to(ROOT / "Sources")] = (lines["covered"], lines["count"])
targets = collections.defaultdict(lambda: [0, 0])
for path, (covered, count) in files.items():
    targets[path.parts[0]][0] += covered
    targets[path.parts[0]][1] += count
total = [sum(each) for each in zip(*targets.values())]
for name, (covered, count) in sorted(targets.items(), key=lambda item: item[1][0] / max(item[1][1], 1)):
    print(f"{name:18} {covered:7,} of {count:7,} lines  {100 * covered / max(count, 1):5.1f} %")
print(f"{'all':18} {total[0]:7,} of {total[1]:7,} lines  {100 * total[0] / max(total[1], 1):5.1f} %\n\nleast covered:")
missing = sorted(files.items(), key=lambda item: item[1][0] - item[1][1])
for path, (covered, count) in missing[:25]:
    print(f"{count - covered:5} lines not reached of {count:5}  {path}")
