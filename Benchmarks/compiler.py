"""`lab compile` beside the naive way and beside the floor.

naive   five `swiftc` calls, one after another (SILGen, SIL, LLVM IR, assembly, optimized assembly), then `swift-demangle`
floor   one bare front-end type-check of the same file
cold    `lab compile FILE` of a file that is not in the cache (all stages, both modes, overview included)
warm    `lab compile FILE` of the same file again

The arm64 library is prepared once before the clock starts; it is made once for each toolchain.
"""
import os
import shlex
from pathlib import Path

from measure import ROOT, Goal, Row, Way, find, run

SAMPLE = "method-dispatch"


def rows(bench):
    swiftc = find("swiftc", "LAB_SWIFTC")
    if not swiftc:
        bench.skip("swiftc", "compiler rows are left out")
        return
    binaries = Path(os.path.realpath(swiftc)).parent
    text = (ROOT / f"CompilerLab/Samples/{SAMPLE}.swift").read_text()
    folder = bench.folder / "compiler"
    folder.mkdir()
    source = folder / "in.swift"
    source.write_text(text)
    common = [swiftc, "-parse-as-library", "-module-name", "Sample", "in.swift"]
    stages = (
        ["-emit-silgen", "-o", "a.silgen"], ["-emit-sil", "-o", "a.sil"], ["-emit-ir", "-o", "a.ll"],
        ["-emit-assembly", "-o", "a.s"], ["-O", "-emit-assembly", "-o", "o.s"])
    demangle = ["sh", "-c", f"{shlex.quote(str(binaries / 'swift-demangle'))} < a.sil > a.txt"]
    check = [binaries / "swift-frontend", "-frontend", "-typecheck", "-parse-as-library", "in.swift"]
    lab = [bench.lab, "--home", folder / "home", "compile", source]
    run(lab)
    version = 0

    def naive():
        return sum(run(command, cwd=folder).wall for command in [common + stage for stage in stages] + [demangle])

    def cold():
        nonlocal version
        version += 1
        source.write_text(f"{text}// version {version}\n")
        return run(lab, cwd=folder).wall

    floor = Way("floor", "swift-frontend -typecheck in.swift", lambda: run(check, cwd=folder).wall)
    yield Row(
        "compiler, every stage", "s", Way("lab", "lab compile FILE  (not in the cache)", cold),
        [Way("one swiftc call a stage", "swiftc -emit-silgen; -emit-sil; -emit-ir; -emit-assembly; -O …; swift-demangle", naive), floor],
        goal=Goal("at most ¼ of one call a stage", ratio=0.25), rounds=bench.rounds(7))
    yield Row(
        "compiler, seen before", "s", Way("lab", "lab compile FILE  (in the cache)", lambda: run(lab, cwd=folder).wall), [floor],
        goal=Goal("at most 15 ms", amount=0.015), rounds=bench.rounds(11))
