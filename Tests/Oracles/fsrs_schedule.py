"""Prints what the reference implementation of FSRS schedules for the ratings on standard input.

One line a question: ratings and the seconds between them, as in "3:0 3:700 1:90000". One line of output: for each answer
the seconds until it is due, stability and difficulty.
"""
import sys
from datetime import datetime, timedelta, timezone

from fsrs import Card, Rating, Scheduler

scheduler = Scheduler(enable_fuzzing=False)
start = datetime(2026, 1, 1, tzinfo=timezone.utc)
for line in sys.stdin:
    card, now, cells = Card(due=start), start, []
    for word in line.split():
        rating, wait = word.split(":")
        now += timedelta(seconds=int(wait))
        card, _ = scheduler.review_card(card, Rating(int(rating)), now)
        cells.append(f"{(card.due - now).total_seconds():.0f} {card.stability:.9f} {card.difficulty:.9f}")
    print(";".join(cells))
