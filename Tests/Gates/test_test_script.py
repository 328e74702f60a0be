"""scripts/test.sh says so when a target fails, or runs nothing."""
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


class TestScript(unittest.TestCase):
    def run_script(self, answer):
        """The script's run in a folder with two targets, with a `swift` that answers what is given for AlphaTests."""
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for part in ("scripts", "Tests/AlphaTests", "Tests/BetaTests", "Tests/Gates"):
                (folder / part).mkdir(parents=True)
            shutil.copy(ROOT / "scripts/test.sh", folder / "scripts/test.sh")
            (folder / "Tests/Gates/test_nothing.py").write_text(
                "import unittest\nclass Nothing(unittest.TestCase):\n    def test(self): pass\n")
            swift = folder / "swift"
            swift.write_text(
                "#!/bin/sh\ncase \"$*\" in *Alpha*) " + answer + ";; *) echo '✔ Test run with 3 tests in 1 suite passed';; esac\n")
            swift.chmod(0o755)
            return subprocess.run(
                ["bash", "scripts/test.sh"], cwd=folder, env={**os.environ, "SWIFT": str(swift), "LAB_PYTHON": "python3"},
                capture_output=True, text=True)

    def test_passes(self):
        result = self.run_script("echo '✔ Test run with 1 test in 1 suite passed'")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("Every test passed", result.stdout)

    def test_a_failing_target_fails_the_run(self):
        result = self.run_script("echo '✘ Test x failed'; exit 1")
        self.assertEqual(result.returncode, 1)
        self.assertIn("✘ Test x failed", result.stdout)
        self.assertIn("FAILED: AlphaTests", result.stdout)

    def test_a_target_that_runs_nothing_fails_the_run(self):
        result = self.run_script("echo '✔ Test run with 0 tests in 0 suites passed'")
        self.assertEqual(result.returncode, 1)
        self.assertIn("it ran no test", result.stdout)


if __name__ == "__main__":
    unittest.main()
