"""Start-up and piped commands of the release binary, beside peers in the same run. Medians of interleaved runs.

usage: python3 Benchmarks/start.py [RUNS]
"""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

LAB = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".build/release/lab")
RUNS = int(sys.argv[1]) if len(sys.argv) > 1 else 15


def seconds(command, stdin=None):
    start = time.perf_counter()
    with open(stdin or os.devnull) as source:
        subprocess.run(command, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def table(title, rows, count=None):
    """Runs every row in turn, RUNS times, and prints medians and the ratio to the first row."""
    times = {name: [] for name, _, _ in rows}
    for _ in range(RUNS):
        for name, command, stdin in rows:
            times[name].append(seconds(command, stdin))
    base = statistics.median(times[rows[0][0]])
    print(title)
    for name, command, _ in rows:
        median = statistics.median(times[name])
        rate = f"  {count / median:12,.0f}/s" if count else ""
        print(f"  {name:34} {median * 1000:9.2f} ms  {median / base:6.2f}x{rate}   {' '.join(command)[:60]}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        empty = os.path.join(folder, "empty")
        source = empty + ".swift"
        with open(source, "w") as file:
            file.write('print("hello")\n')
        subprocess.run(["swiftc", "-O", "-static-stdlib", source, "-o", empty], check=True, stderr=subprocess.DEVNULL)
        starts = [("empty static Swift program", [empty], None), ("lab -c help", [LAB, "--ephemeral", "-c", "help"], None)]
        for name, command in [
            ("bash -c :", ["bash", "-c", ":"]),
            ("python3 -c pass", ["python3", "-c", "pass"]),
            ("sqlite3 :memory:", ["sqlite3", ":memory:", "select 1"]),
        ]:
            if shutil.which(command[0]):
                starts.append((name, command, None))
        table("start-up", starts)

        lines = 100_000
        script = os.path.join(folder, "script.lab")
        with open(script, "w") as file:
            file.write("use UIView\n")
            for index in range(lines // 2):
                file.write(f"set alpha {'0.5' if index % 2 else '0.25'}\np view.alpha\n")
        evaluated = os.path.join(folder, "script.py")
        with open(evaluated, "w") as file:
            file.write("import sys\nclass View: alpha = 1.0\nview = View()\n")
            file.write("for line in sys.stdin:\n    exec(line) if '=' in line else print(eval(line))\n")
        python_lines = os.path.join(folder, "lines.txt")
        with open(python_lines, "w") as file:
            for index in range(lines // 2):
                file.write(f"view.alpha = {'0.5' if index % 2 else '0.25'}\nview.alpha\n")
        table(
            f"{lines:,} piped commands",
            [
                ("python3 exec and eval, by line", ["python3", evaluated], python_lines),
                ("lab run --ephemeral: set and p", [LAB, "--ephemeral", "run", script], None),
            ],
            count=lines,
        )


main()
