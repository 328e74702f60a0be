#!/usr/bin/env python3
"""Writes docs/benchmarks.md from Benchmarks/results.json. usage: report.py [--check]"""
import json
import sys

from measure import ROOT, amount, goal_line, quotient

PAGE = ROOT / "docs/benchmarks.md"
RESULTS = ROOT / "Benchmarks/results.json"


def cell(text):
    return text.replace("|", "\\|")


def page(report):
    """The page: one table of ratios, the growth curves, what was measured and how."""
    machine = report["machine"]
    text = "# Benchmarks\n\nWritten by `make bench` from `Benchmarks/results.json`; no number here was typed.\n\n"
    text += (
        f"{report['date']}, {machine['system']}, {machine['processor'] or machine['architecture']}, {machine['cores']} cores, load "
        f"{machine['load']} before and {machine['load after']} after. ")
    if report["quick"]:
        text += "**A quick run with few rounds.** "
    text += (
        "Medians of paired runs in turns; a ratio is ours divided by the peer's, the median of the rounds' own ratios. Where the machine is "
        "busy with other work, wall times grow and ratios of short runs suffer; processor time and instructions say more there.\n\n")
    for part in report.get("again", []):
        text += f"The rows of `{part['part']}` were measured again: {part['date']}, load {part['load']} before.\n\n"
    text += "| row | lab | peer | | ratio | rounds |\n|---|---:|---|---:|---:|---:|\n"
    for row in report["rows"]:
        name, ours = row["row"], amount(row["ours"]["median"], row["unit"])
        for peer in row["peers"] or [None]:
            theirs = f"{cell(peer['name'])} | {amount(peer['median'], row['unit'])} | {quotient(peer['ratio'])}" if peer else " | | "
            text += f"| {cell(name)} | {ours} | {theirs} | {row['rounds']} |\n"
            name = ours = ""
    text += "\n## Goals\n\n"
    for row in report["rows"]:
        if row["goal"]:
            text += f"- {row['row']}: {goal_line(row['goal'])}{'. ' if row['goal']['floor'] else ''}{row['goal']['floor']}\n"
    if report["growth"]:
        text += "\n## Growth\n\n![What one more costs, from ten to a million](../Benchmarks/growth.svg)\n\n"
        sizes = sorted({size for points in report["growth"].values() for size, _ in points})
        text += "| microseconds for one | " + " | ".join(f"{size:,}" for size in sizes) + " |\n|---|" + "---:|" * len(sizes) + "\n"
        for name, points in report["growth"].items():
            found = dict(map(tuple, points))
            text += f"| {name} | " + " | ".join(f"{found[size] * 1e6:,.2f}" if size in found else "" for size in sizes) + " |\n"
    text += "\n## Commands\n\n| row | way | command |\n|---|---|---|\n"
    for row in report["rows"]:
        for way in [row["ours"], *row["peers"]]:
            text += f"| {cell(row['row'])} | {cell(way['name'])} | `{cell(way['command'])}` |\n"
    text += "\n## Versions\n\n" + "".join(f"- {name}: {cell(version)}\n" for name, version in report["versions"].items())
    for line in report["skipped"]:
        text += f"- skipped: {line}\n"
    return text


def main():
    text = page(json.loads(RESULTS.read_text()))
    if "--check" in sys.argv:
        if PAGE.read_text() != text:
            raise SystemExit("docs/benchmarks.md is not what Benchmarks/results.json says: run Benchmarks/report.py")
    else:
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
