#!/usr/bin/env python3
"""Draws docs/assets/social-*.png from the SVG files beside them with Chromium, for sites that show a picture beside a link.

Each picture carries the checksum of its drawing, so that a test sees when it is out of date. Run by `make site-pictures`.
"""

import os
import shutil
import struct
import sys
import zlib
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

WIDTH, HEIGHT = 1200, 630


def browser():
    options = Options()
    options.binary_location = os.environ.get("LAB_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]:
        options.add_argument(argument)
    return webdriver.Chrome(options=options, service=Service(os.environ.get("LAB_CHROMEDRIVER") or shutil.which("chromedriver")))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main():
    assets = Path(__file__).resolve().parent.parent / "docs/assets"
    driver = browser()
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False})
    for drawing in sorted(assets.glob("social-*.svg")):
        driver.get(drawing.as_uri())
        png = driver.get_screenshot_as_png()
        if struct.unpack(">II", png[16:24]) != (WIDTH, HEIGHT):
            sys.exit(f"{drawing.name}: the picture is {struct.unpack('>II', png[16:24])}")
        stamp = chunk(b"tEXt", b"Source\0crc32 %d" % zlib.crc32(drawing.read_bytes()))
        # Behind the header, which is the first chunk and always 25 bytes long.
        drawing.with_suffix(".png").write_bytes(png[:33] + stamp + png[33:])
        print(f"wrote {drawing.with_suffix('.png').name}")
    driver.quit()


main()
