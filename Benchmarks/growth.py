"""How costs grow from ten to a million messages, items, commands and recorded commands."""
import shutil

from commands import lab_script
from measure import Session, answer, run


def curves(bench):
    """Lists of (size, seconds); each point is the median of three, of one from 100,000 on."""
    sizes = [10**power for power in range(1, 5 if bench.quick else 7)]

    def curve(measure):
        points = []
        for size in sizes:
            values = sorted(measure(size) for _ in range(3 if size < 100_000 else 1))
            points.append([size, values[len(values) // 2]])
            bench.say(f"    {size:>9,}  {points[-1][1] * 1e6:,.2f} µs")
        return points

    yield "a durable send, by messages kept", curve(lambda size: send(bench, size))
    yield "a scroll step, by items in the list", curve(lambda size: answer([bench.bench, "scroll", size])["step"])
    yield "a moved item found by the difference, by items", curve(
        lambda size: answer([bench.bench, "difference", size])["seconds"] / size)
    yield "a piped command, by commands before it", curve(
        lambda size: run([bench.lab, "--ephemeral", "run", lab_script(bench, size)]).wall / size)
    yield "a verified command, by commands in the transcript", curve(lambda size: verified(bench, size))


def send(bench, size):
    home = bench.disk / f"growth-{size}"
    if not home.exists():
        run([bench.probe, "fill", home, size])
    session = Session([bench.probe, "bench", home])
    value = 1 / session.ask("sends 200")["perSecond"]
    session.close()
    if size >= 100_000:
        shutil.rmtree(home)
    return value


def verified(bench, size):
    path = bench.folder / f"growth-{size}.labt"
    if not path.exists():
        run([bench.lab, "--ephemeral", "--record", path, "run", lab_script(bench, size)])
    return run([bench.lab, "--ephemeral", "verify", path]).wall / size
