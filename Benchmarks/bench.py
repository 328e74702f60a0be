#!/usr/bin/env python3
"""Measures the lab beside its peers in one run: a table, Benchmarks/results.json, Benchmarks/growth.svg, docs/benchmarks.md.

usage: bench.py [--only WORD]… [--quick] [--no-growth] [--output FOLDER]

Programs come from .build/release (`make bench` builds them); peers that are not found are named and skipped. LAB_LLDB names
an LLDB, LAB_SWIFTC a compiler. `--quick` takes fewer rounds and smaller sizes: good for looking, not for publishing.
"""
import argparse
import datetime
import json
import os
import platform
import shutil
import tempfile
from pathlib import Path

import commands
import compiler
import edit
import growth
import layout
import plot
import report as report_page
import sends
import start
from measure import amount, find, goal_line, paired, quotient, ROOT, run


class Bench:
    """The programs to measure and the folders to write into."""

    def __init__(self, options, folder, disk):
        self.lab, self.bench, self.probe = (
            options.programs.resolve() / name for name in ("lab", "bench-rows", "messenger-probe"))
        for program in (self.lab, self.bench, self.probe):
            if not program.exists():
                raise SystemExit(f"{program} is not built: run 'make bench'")
        self.quick = options.quick
        self.steps = 2_000 if options.quick else 20_000
        self.folder, self.disk = folder, disk
        self.skipped = []
        self.lldb = self.working_lldb()
        self.empty = start.compile_empty(folder)

    def rounds(self, count):
        return 3 if self.quick else count

    def say(self, line):
        print(line, flush=True)

    def skip(self, name, reason):
        self.skipped.append(f"{name}: {reason}")
        self.say(f"skipped {name}: {reason}")

    def peer(self, name):
        """A peer on PATH, or None and a line that says so."""
        found = shutil.which(name)
        if not found and not any(line.startswith(name) for line in self.skipped):
            self.skip(name, "not on PATH")
        return found

    def working_lldb(self):
        lldb = find("lldb", "LAB_LLDB")
        try:
            if lldb and "lldb version" in run([lldb, "--version"], keep=True).output:
                return lldb
        except (OSError, RuntimeError):
            pass
        self.skip("lldb", "none runs here; LAB_LLDB names one")
        return None


def versions(bench):
    """What was measured, and on what."""
    def first_line(*command):
        try:
            return run(list(command), keep=True).output.strip().splitlines()[0]
        except (OSError, RuntimeError, IndexError):
            return None

    swiftc = find("swiftc", "LAB_SWIFTC")
    found = {
        "lab": first_line(bench.lab, "--version"), "swift": first_line(swiftc, "--version") if swiftc else None,
        "python": platform.python_version(), "sqlite3": first_line("sqlite3", "--version"), "bash": first_line("bash", "--version"),
        "lldb": first_line(bench.lldb, "--version") if bench.lldb else None}
    return {name: text for name, text in found.items() if text}


def machine():
    model = ""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "")
    except OSError:
        pass
    return {
        "system": platform.system() + " " + ".".join(platform.release().split(".")[:2]), "architecture": platform.machine(), "processor": model,
        "cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}


def lines(result):
    """The table's lines for one row."""
    unit, ours = result["unit"], result["ours"]
    goal = f"   goal: {goal_line(result['goal'])}" if result["goal"] else ""
    yield f"{result['row'] + goal}"
    yield f"  {ours['name']:28}{amount(ours['median'], unit):>14}{'':>12}   {ours['command']}"
    for peer in result["peers"]:
        yield f"  {peer['name']:28}{amount(peer['median'], unit):>14}{quotient(peer['ratio']):>12}   {peer['command']}"


def with_rows_again(whole, again, parts):
    """The results of a whole run with the rows of some parts as they were measured later; the page names them."""
    rows = {row["row"]: row for row in again["rows"]}
    whole["rows"] = [rows.get(row["row"], row) for row in whole["rows"]]
    whole["again"] = [part for part in whole.get("again", []) if part["part"] not in parts]
    whole["again"] += [{"part": part, "date": again["date"], "load": again["machine"]["load"]} for part in parts]
    whole["versions"] |= again["versions"]
    whole["skipped"] = [line for line in whole["skipped"] if line in again["skipped"]]
    return whole


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", action="append", default=[], help="rows of one part: start, edit, commands, layout, sends, compiler")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--no-growth", action="store_true")
    parser.add_argument("--programs", type=Path, default=ROOT / ".build/release", help="where lab, bench-rows and messenger-probe are")
    parser.add_argument("--output", type=Path, default=ROOT / "Benchmarks")
    options = parser.parse_args()
    parts = {"start": start, "edit": edit, "commands": commands, "layout": layout, "sends": sends, "compiler": compiler}
    wanted = options.only or list(parts)
    (ROOT / ".build").mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-rows-"))
    # Durable writes need a real disk, which the folder for temporary files often is not.
    disk = Path(tempfile.mkdtemp(prefix="bench-", dir=ROOT / ".build"))
    try:
        bench = Bench(options, folder, disk)
        report = {
            "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%MZ"), "quick": options.quick,
            "machine": machine(), "versions": versions(bench), "rows": [], "growth": {}}
        bench.say("The ratio is ours divided by the peer's: the median of the rounds' own ratios.\n")
        for name, part in parts.items():
            if name not in wanted:
                continue
            for row in part.rows(bench):
                result = paired(row)
                report["rows"].append(result)
                bench.say("\n".join(lines(result)))
        if not options.no_growth and not options.only:
            for name, points in growth.curves(bench):
                report["growth"][name] = points
                bench.say(f"{name}: measured")
        report["machine"]["load after"] = round(os.getloadavg()[0], 1)
        report["skipped"] = bench.skipped
        if options.only and (options.output / "results.json").exists():
            report = with_rows_again(json.loads((options.output / "results.json").read_text()), report, wanted)
        if report["growth"] or not options.only:
            options.output.mkdir(parents=True, exist_ok=True)
            (options.output / "results.json").write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n")
            if report["growth"] and not plot.draw(report["growth"], options.output / "growth.svg"):
                bench.say("skipped the plot: matplotlib is not installed (pip install -r scripts/requirements-bench.txt)")
            if options.output == ROOT / "Benchmarks":
                report_page.PAGE.write_text(report_page.page(report))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(disk, ignore_errors=True)


if __name__ == "__main__":
    main()
