"""One edit step (p, po, expr) and the way from the start to the first answer, beside the real LLDB.

The peer stops at a breakpoint in a small Swift program with the same counter that `use ValueCounter` opens. Both sides
answer a file of commands in a running session; what the session costs without the commands is subtracted.
"""
import os
import subprocess
import time

from measure import Goal, Row, Way, answer, find, run

PROGRAM = """
struct ValueCounter {
  var count = 0
  let step = 1
  mutating func increment() { count += step }
}
@inline(never) func meet(_ counter: ValueCounter) { print(counter.count) }
func main() {
  var counter = ValueCounter()
  let copy = counter
  counter.increment()
  meet(counter)  // STOP-HERE
  meet(copy)
}
main()
"""
# What bench-rows asks in its own process, without the shell around it.
ENGINE = {"p": "p label.alpha", "expr": "expr label.alpha = 0.5", "po": "po message"}
FLOORS = {
    "p": "LLDB's `p` of a stored variable only reads memory; what it compiles nothing for can't be done a thousand times as fast.",
}
ENGINE_FLOORS = {
    "po": "Three quarters of it is the standard library's `_DebuggerSupport.stringForPrintObject`, which LLDB's `po` calls as well; "
    "a printer of our own would be faster and could differ.",
}
STEPS = {"p": "p counter.count", "po": "po counter", "expr": "expr counter.increment()"}


class LLDB:
    """One LLDB session that is stopped in the program; commands are read from files."""

    def __init__(self, bench):
        self.folder = bench.folder
        source = bench.folder / "counter.swift"
        source.write_text(PROGRAM)
        self.program = bench.folder / "counter"
        subprocess.run(
            [find("swiftc", "LAB_SWIFTC"), "-g", "-Onone", str(source), "-o", str(self.program)], check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.lldb = bench.lldb
        self.process = None

    stop = ["-o", "breakpoint set -p STOP-HERE", "-o", "run"]

    def first_answer(self):
        """Seconds from the start of the debugger to the first answer."""
        command = [self.lldb, "-x", "-b", *self.stop, "-o", STEPS["p"], str(self.program)]
        result = run(command, keep=True, env={**os.environ, "TERM": "dumb"})
        if "(Int) 1" not in result.output:
            raise RuntimeError(f"LLDB did not answer: {result.output[-300:]}")
        return result.wall

    def open(self):
        self.process = subprocess.Popen(
            [self.lldb, "-x", "--no-use-colors", *self.stop, str(self.program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env={**os.environ, "TERM": "dumb"})
        for step in STEPS.values():
            self.source([step] * 2)

    def source(self, commands):
        """Seconds that the session needs for these commands."""
        path = self.folder / "steps.lldb"
        mark = f"mark-{time.monotonic_ns()}"
        path.write_text("\n".join([*commands, f"platform shell echo {mark}"]) + "\n")
        start = time.perf_counter()
        self.process.stdin.write(f"command source -s false {path}\n".encode())
        self.process.stdin.flush()
        seen = b""
        while f"\n{mark}\n".encode() not in seen:
            piece = os.read(self.process.stdout.fileno(), 65536)
            if not piece:
                raise RuntimeError("LLDB ended")
            seen += piece
        return time.perf_counter() - start

    def step(self, command, count):
        """Seconds of one step."""
        return max(self.source([command] * count) - self.source([]), 1e-9) / count

    def close(self):
        if self.process:
            self.process.kill()
            self.process.wait()


def rows(bench):
    session = LLDB(bench) if bench.lldb else None
    if not session:
        bench.skip("lldb", "edit steps are measured without their peer; LAB_LLDB names one")
    lab = [bench.lab, "--ephemeral", "-c", "use ValueCounter", "-c", STEPS["p"]]
    yield Row(
        "start to first answer", "s",
        Way("lab", f"lab --ephemeral -c 'use ValueCounter' -c '{STEPS['p']}'", lambda: run(lab).wall),
        [Way("lldb", f"lldb -b -o 'b …' -o run -o '{STEPS['p']}' counter", session.first_answer)] if session else [],
        rounds=bench.rounds(5))
    if session:
        session.open()
    try:
        for name, command in STEPS.items():
            count = 10 if bench.quick else 20
            yield Row(
                f"edit step {name}", "s",
                Way("lab", f"lab --ephemeral run FILE  ({bench.steps:,} × {command})", lambda command=command: lab_step(bench, command)),
                [Way("lldb", f"command source FILE  ({count} × {command})",
                     lambda command=command, count=count: session.step(command, count))] if session else [],
                goal=Goal("at least 1,000× faster than LLDB", ratio=0.001, floor=FLOORS.get(name, "")), rounds=bench.rounds(7))
    finally:
        if session:
            session.close()
    for name, command in ENGINE.items():
        yield Row(
            f"one line in the engine, {command}", "s",
            Way("lab", "bench-rows debugger 5000", lambda name=name: answer([bench.bench, "debugger", "5000"])[name]),
            goal=Goal("at most 10 µs", amount=10e-6, floor=ENGINE_FLOORS.get(name, "")), rounds=bench.rounds(5))


def lab_step(bench, command):
    """Seconds of one step in a script, without what the script costs without steps."""
    def script(count):
        path = bench.folder / f"steps-{count}.lab"
        path.write_text("use ValueCounter\n" + f"{command}\n" * count)
        return run([bench.lab, "--ephemeral", "run", path]).wall

    return max(script(bench.steps) - script(0), 1e-9) / bench.steps
