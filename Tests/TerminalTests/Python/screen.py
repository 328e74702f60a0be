"""A terminal screen for tests: reads commands as JSON lines, answers `show` with what a person would see.

pyte drops the rest of a text after a joiner or a variation selector, so `draw` is replaced: what has no width joins the
cell before it. With "graphemes" an emoji sequence takes two columns, as new terminals have it; without, its code
points are added up, as old ones do.
"""
import base64
import json
import sys

import pyte
from wcwidth import wcwidth


class Screen(pyte.Screen):
    graphemes = False

    def draw(self, data):
        for char in data.translate(self.g1_charset if self.charset else self.g0_charset):
            width = wcwidth(char)
            before = self.cell_before()
            joins = before is not None and (width <= 0 or (self.graphemes and (
                before.data.endswith("\u200d") or "\U0001f3fb" <= char <= "\U0001f3ff" or self.is_flag(before.data, char))))
            if joins:
                self.join(char)
                continue
            if width <= 0:
                continue
            if self.cursor.x + width > self.columns:
                self.dirty.add(self.cursor.y)
                self.carriage_return()
                self.linefeed()
            line = self.buffer[self.cursor.y]
            line[self.cursor.x] = self.cursor.attrs._replace(data=char)
            if width == 2 and self.cursor.x + 1 < self.columns:
                line[self.cursor.x + 1] = self.cursor.attrs._replace(data="")
            self.cursor.x = min(self.cursor.x + width, self.columns)
        self.dirty.add(self.cursor.y)

    @staticmethod
    def is_flag(before, char):
        return len(before) == 1 and all("\U0001f1e6" <= c <= "\U0001f1ff" for c in before + char)

    def cell_before(self):
        x = self.cursor.x - 1
        line = self.buffer[self.cursor.y]
        while x >= 0 and line[x].data == "":
            x -= 1
        return line[x] if x >= 0 else None

    def join(self, char):
        x = self.cursor.x - 1
        line = self.buffer[self.cursor.y]
        while x >= 0 and line[x].data == "":
            x -= 1
        before = line[x]
        line[x] = before._replace(data=before.data + char)
        widens = char == "\ufe0f" or self.is_flag(before.data, char)
        if self.graphemes and widens and self.cursor.x == x + 1 and self.cursor.x < self.columns:
            line[self.cursor.x] = before._replace(data="")
            self.cursor.x += 1

    def rows_of_text(self):
        return ["".join(self.buffer[y][x].data for x in range(self.columns)).rstrip() for y in range(self.lines)]


def main():
    rows, columns, graphemes = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "graphemes"
    screen = Screen(columns, rows)
    screen.graphemes = graphemes
    stream = pyte.ByteStream(screen)
    for line in sys.stdin:
        command = json.loads(line)
        if "feed" in command:
            stream.feed(base64.b64decode(command["feed"]))
        if "resize" in command:
            screen.resize(*command["resize"])
        cells = [[screen.buffer[y][x] for x in range(screen.columns)] for y in range(screen.lines)]
        styled = any(c.fg != "default" or c.bold or c.underscore or c.reverse for row in cells for c in row)
        answer = {"rows": screen.rows_of_text(), "x": screen.cursor.x, "y": screen.cursor.y, "styled": styled,
                  "title": screen.title, "paste": 2004 << 5 in screen.mode or 2004 in screen.mode}
        print(json.dumps(answer), flush=True)


main()
