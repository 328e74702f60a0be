"""The page of benchmarks says what the last run measured, and the runner's own arithmetic is right."""
import json
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks"))
import measure  # noqa: E402
import report  # noqa: E402


class Benchmarks(unittest.TestCase):
    @unittest.skipUnless(report.RESULTS.exists(), "make bench has not been run here")
    def test_the_page_is_what_was_measured(self):
        self.assertEqual(report.PAGE.read_text(), report.page(json.loads(report.RESULTS.read_text())))

    @unittest.skipUnless(report.RESULTS.exists(), "make bench has not been run here")
    def test_the_published_run_was_not_a_quick_one(self):
        self.assertFalse(json.loads(report.RESULTS.read_text())["quick"])

    def test_ways_take_turns_and_ratios_are_paired(self):
        order = []
        values = {"a": iter([10, 20, 90]), "b": iter([5, 40, 30])}

        def way(name):
            def measured():
                order.append(name)
                return next(values[name])
            return measure.Way(name, name, measured)

        result = measure.paired(measure.Row("r", "s", way("a"), [way("b")], rounds=3))
        self.assertEqual("".join(order), "abbaab")
        self.assertEqual(result["ours"]["median"], 20)
        self.assertEqual(result["peers"][0]["ratio"], 2)

    def test_amounts_and_ratios_are_short(self):
        self.assertEqual(measure.amount(0.00123, "s"), "1.23 ms")
        self.assertEqual(measure.amount(0.0000004, "s"), "0.4 µs")
        self.assertEqual(measure.amount(2.5, "s"), "2.5 s")
        self.assertEqual(measure.amount(123456.7, "/s"), "123,457/s")
        self.assertEqual(measure.quotient(2.5), "2.50×")
        self.assertEqual(measure.quotient(0.001), "1/1,000")

    def test_a_failing_program_is_an_error(self):
        with self.assertRaises(RuntimeError):
            measure.run(["false"])


if __name__ == "__main__":
    unittest.main()
