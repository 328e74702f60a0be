"""Durable sends beside SQLite and beside rewriting the whole file, in one run on one disk.

An *insert* makes one change durable (a message queued while offline); a *send* makes two (queued and handed over, then
confirmed). SQLite does the same: one transaction for an insert, two for a send, with synchronous=FULL in its two common
journal modes. Both keep their store open from round to round.
"""
import sqlite3
import time

from measure import Goal, Row, Session, Way, answer, run

SIZES = (10, 1_000, 100_000)
ROUNDS = 500
GOAL = Goal(
    "SQLite FULL's rate, flat in the history", ratio=1,
    floor="Both wait for the disk, once for an insert and twice for a send; SQLite's default journal (DELETE) is far behind both.")
TEXT = "Message {}: see you at the north gate, bring water and the map. 到时候见。"


class SQLite:
    """A table of messages with the fields that the lab keeps."""

    def __init__(self, path, size, mode):
        self.connection = sqlite3.connect(path, isolation_level=None)
        self.connection.execute(f"pragma journal_mode={mode}")
        self.connection.execute("pragma synchronous=FULL")
        self.connection.execute(
            "create table message (id text primary key, number integer, conversation text, author text, text text, "
            "createdAt integer, state text, attempts integer, serverID text)")
        self.connection.execute("begin")
        for number in range(size):
            self.insert(number, "sent")
        self.connection.execute("commit")
        self.next = size

    def insert(self, number, state):
        self.connection.execute(
            "insert into message values (?, ?, 'trail', 'me', ?, 1767258000000, ?, 1, null)",
            (f"{number:036d}", number, TEXT.format(number), state))

    def sends(self):
        """Sends a second."""
        start = time.perf_counter()
        for number in range(self.next, self.next + ROUNDS):
            self.insert(number, "sending")
            self.connection.execute(
                "update message set state = 'sent', serverID = ? where id = ?", (f"s{number}", f"{number:036d}"))
        self.next += ROUNDS
        return ROUNDS / (time.perf_counter() - start)

    def inserts(self):
        """Inserts a second."""
        start = time.perf_counter()
        for number in range(self.next, self.next + ROUNDS):
            self.insert(number, "queued")
        self.next += ROUNDS
        return ROUNDS / (time.perf_counter() - start)


def rows(bench):
    sizes = SIZES[:2] if bench.quick else SIZES
    for size in sizes:
        home = bench.disk / f"home-{size}"
        run([bench.probe, "fill", home, size])
        modes = {mode: SQLite(bench.disk / f"{mode}-{size}.db", size, mode) for mode in ("WAL", "DELETE")}
        session = Session([bench.probe, "bench", home])

        def ours(job, session=session):
            return lambda: session.ask(f"{job} {ROUNDS}")["perSecond"]
        yield Row(
            f"durable sends, {size:,} messages", "/s", Way("lab", f"echo sends {ROUNDS} | messenger-probe bench HOME", ours("sends")),
            [Way(f"SQLite {mode} FULL", "insert; update … (Python's sqlite3)", store.sends) for mode, store in modes.items()]
            + [Way("whole-file rewrite", f"messenger-probe rewrite HOME {size}",
                   lambda size=size: answer([bench.probe, "rewrite", bench.disk / f"rewrite-{size}", size])["sendsPerSecond"])],
            goal=GOAL, rounds=bench.rounds(7))
        yield Row(
            f"durable inserts, {size:,} messages", "/s", Way("lab", f"echo inserts {ROUNDS} | messenger-probe bench HOME", ours("inserts")),
            [Way(f"SQLite {mode} FULL", "insert … (Python's sqlite3)", store.inserts) for mode, store in modes.items()],
            goal=GOAL, rounds=bench.rounds(7))
        session.close()
