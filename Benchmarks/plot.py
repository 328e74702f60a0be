"""Draws the growth curves as an SVG file."""
import importlib.util


def draw(curves, path):
    """Writes the plot; returns False where matplotlib is missing."""
    if importlib.util.find_spec("matplotlib") is None:
        return False
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "growth", "font.size": 10, "svg.fonttype": "none"})
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(9, 5))
    for (name, points), marker in zip(curves.items(), "osD^v<>"):
        axes.loglog([size for size, _ in points], [seconds * 1e6 for _, seconds in points], marker=marker, label=name)
    axes.set_xlabel("size")
    axes.set_ylabel("microseconds for one")
    axes.set_title("What one more costs, from ten to a million")
    axes.grid(True, which="major", alpha=0.3)
    axes.legend(frameon=False, loc="best", fontsize=9)
    figure.tight_layout()
    figure.savefig(path, format="svg", metadata={"Date": None})
    return True
