#!/usr/bin/env python3
"""Times `lab compile` beside the naive way and beside the floor, in one run.

naive   five `swiftc` calls, one after another (SILGen, SIL, LLVM IR, assembly, optimized assembly), then `swift-demangle`
floor   one bare front-end type-check of the same file
cold    `lab compile FILE` of a file that is not in the cache (all stages, both modes, overview included)
warm    `lab compile FILE` of the same file again

The arm64 library is prepared once before the clock starts; it is made once for each toolchain. Rounds alternate between
the ways, so a busy machine disturbs all of them alike. CPU seconds are printed beside, because they do not depend on
what else runs. usage: compiler.py [--lab PATH] [--rounds N] [--sample NAME]
"""
import argparse
import os
import resource
import shlex
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def timed(commands, folder):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    for command in commands:
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall * 1000, (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lab", default=str(ROOT / ".build/release/lab"))
    parser.add_argument("--command", default="{lab} --home {home} compile {file}", help="for other programs")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--sample", default="method-dispatch")
    options = parser.parse_args()

    swiftc = os.environ.get("LAB_SWIFTC") or shutil.which("swiftc")
    if not swiftc:
        raise SystemExit("no swiftc on PATH")
    binaries = Path(os.path.realpath(swiftc)).parent
    text = (ROOT / f"CompilerLab/Samples/{options.sample}.swift").read_text()
    common = [swiftc, "-parse-as-library", "-module-name", "Sample", "in.swift"]
    naive = [common + flags for flags in (
        ["-emit-silgen", "-o", "a.silgen"], ["-emit-sil", "-o", "a.sil"], ["-emit-ir", "-o", "a.ll"],
        ["-emit-assembly", "-o", "a.s"], ["-O", "-emit-assembly", "-o", "o.s"])]
    naive.append(["sh", "-c", f"{shlex.quote(str(binaries / 'swift-demangle'))} < a.sil > a.txt"])
    floor = [[str(binaries / "swift-frontend"), "-frontend", "-typecheck", "-parse-as-library", "in.swift"]]

    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        source = Path(folder) / "in.swift"
        source.write_text(text)
        lab = shlex.split(options.command.format(lab=options.lab, home=home, file=source))
        timed([lab], folder)
        rows = {name: [] for name in ("naive", "floor", "cold", "warm")}
        for number in range(options.rounds):
            source.write_text(f"{text}// round {number}\n")
            rows["naive"].append(timed(naive, folder))
            rows["floor"].append(timed(floor, folder))
            rows["cold"].append(timed([lab], folder))
            rows["warm"].append(timed([lab], folder))
    print(f"{options.sample}, median of {options.rounds}, load {os.getloadavg()[0]:.1f}")
    base = statistics.median(wall for wall, _ in rows["naive"])
    for name, samples in rows.items():
        wall = statistics.median(wall for wall, _ in samples)
        cpu = statistics.median(cpu for _, cpu in samples)
        print(f"{name:6} {wall:8.1f} ms   cpu {cpu:8.1f} ms   {wall / base:5.2f} of naive")


if __name__ == "__main__":
    main()
