"""Chromium and the site that it is shown, from files or over HTTP under a prefix."""

import functools
import http.server
import json
import os
import shutil
import threading
import time
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves docs/ under a prefix, as a project's page is served; anything unknown is answered with 404.html."""

    prefix = "/some/prefix/"
    asked = []

    def translate_path(self, path):
        path = path.split("?")[0].split("#")[0]
        if not path.startswith(self.prefix):
            return "/nowhere"
        return super().translate_path("/" + path[len(self.prefix):])

    def send_head(self):
        self.asked.append(self.path)
        return super().send_head()

    def send_error(self, code, message=None, explain=None):
        body = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class Site:
    def __init__(self, root, over_http):
        self.docs = Path(root) / "docs"
        self.server = None
        if over_http:
            handler = functools.partial(Quiet, directory=str(self.docs))
            self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
            threading.Thread(target=self.server.serve_forever, daemon=True).start()
            self.base = f"http://127.0.0.1:{self.server.server_port}{Quiet.prefix}"
        else:
            self.base = self.docs.resolve().as_uri() + "/"

    def pages(self, language):
        return sorted(path.name for path in (self.docs / language).glob("*.html"))


def chromium():
    options = Options()
    options.binary_location = os.environ.get("LAB_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = os.environ.get("LAB_CHROMEDRIVER") or shutil.which("chromedriver")
    browser = webdriver.Chrome(options=options, service=Service(driver))
    browser.set_script_timeout(300)
    browser.command_executor._client_config.timeout = 600
    return browser


def size(browser, width, height=900):
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})


def theme(browser, name):
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": name}]})


def wait(condition, seconds=15):
    end = time.time() + seconds
    while time.time() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.05)
    return None


def requests(browser):
    found = []
    for entry in browser.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            found.append(message["params"]["request"]["url"])
    return found


def console(browser):
    return [entry["message"] for entry in browser.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
