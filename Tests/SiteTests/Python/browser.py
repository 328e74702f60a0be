"""Drives Chromium over the site for SiteTests: one task a run, one JSON object with findings on standard output.

usage: browser.py TASK ROOT [--http]
Every task checks the committed pages as a reader's browser sees them. A task that finds nothing wrong prints {"findings": []}.
"""

import json
import sys
import time
from pathlib import Path

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from chromium import Site, chromium, console, requests, size, theme, wait

LANGUAGES = ["en", "zh-Hans"]
THEMES = ["light", "dark"]
WIDTHS = [1280, 360]


# Tasks. Each yields sentences about what is wrong.


def quiet(browser, site):
    """No console message, no request away from the site, no sideways scrolling, at both widths, in both themes."""
    # Over HTTP the pages are drawn as from files; what differs is what may be loaded from where.
    for name in THEMES if site.server is None else ["light"]:
        theme(browser, name)
        for width in WIDTHS if site.server is None else [1280]:
            size(browser, width)
            for language in LANGUAGES:
                for page in site.pages(language):
                    where = f"{language}/{page} {name} {width}px"
                    browser.get(site.base + f"{language}/{page}")
                    for message in console(browser):
                        yield f"{where}: console: {message}"
                    for url in requests(browser):
                        if not url.startswith(site.base) and not url.startswith("data:"):
                            yield f"{where}: asks {url}"
                    wide = browser.execute_script("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
                    if wide > 0:
                        yield f"{where}: is {wide}px too wide"
                    dark = browser.execute_script("return getComputedStyle(document.body).backgroundColor")
                    if (dark == "rgb(18, 17, 20)") != (name == "dark"):
                        yield f"{where}: the page is drawn on {dark}"


def axe(browser, options=""):
    """What axe-core finds in the page that is shown: sentences."""
    import axe_core_python

    browser.execute_script((Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8"))
    found = browser.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "axe.run(document, Object.assign({ resultTypes: ['violations'] }, %s)).then(result => done(result.violations.map("
        "found => found.id + ': ' + found.help + ': ' + found.nodes[0].html.slice(0, 160) + ' (' + found.nodes.length + ')')), "
        "problem => done(['axe failed: ' + problem]));" % (options or "{}"))
    return found


CONTRAST = "{ runOnly: ['color-contrast'] }"
LAYOUT = "{ rules: { 'color-contrast': { enabled: false } } }"


def accessible(browser, site):
    """axe-core finds nothing: every rule in paper white at 1280, contrast in ink black, every other rule again at 360."""
    for name, width, languages, options in [
        ("light", 1280, LANGUAGES, ""), ("dark", 1280, ["en"], CONTRAST), ("light", 360, ["zh-Hans"], LAYOUT)]:
        theme(browser, name)
        size(browser, width)
        for language in languages:
            for page in site.pages(language):
                if page == "types.html":
                    continue
                browser.get(site.base + f"{language}/{page}")
                if width == 1280:
                    browser.execute_script("for (const part of document.querySelectorAll('main details')) part.open = true;")
                for sentence in axe(browser, options):
                    yield f"{language}/{page} {name} {width}px: {sentence}"
    for part in ["index.html", "404.html"]:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        browser.get(site.base + part)
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
        for sentence in axe(browser):
            yield f"{part}: {sentence}"


def accessible_cards(browser, site):
    """axe-core finds nothing in the explorer, all 70 cards open; ten at a time, because axe takes long over large pages."""
    size(browser, 1280)
    for name, language, options in [("light", "en", ""), ("dark", "zh-Hans", CONTRAST)]:
        theme(browser, name)
        for turn in range(7):
            browser.get(site.base + f"{language}/types.html")
            browser.execute_script(
                "document.querySelectorAll('.entry').forEach((entry, at) => {"
                "  if (at % 7 !== arguments[0]) { entry.remove(); return; }"
                "  for (const part of [entry, ...entry.querySelectorAll('details')]) part.open = true; });", turn)
            for sentence in axe(browser, options):
                yield f"{language}/types.html {name}, part {turn}: {sentence}"


def keys(browser, *names):
    browser.switch_to.active_element.send_keys(*names)


def search(browser, site):
    """Search finds and opens UIView with the keyboard alone; filters, deep links, comparing and a typo work."""
    size(browser, 1280)
    for language in LANGUAGES:
        url = site.base + f"{language}/types.html"
        browser.get(url)
        ready = wait(lambda: browser.execute_script("return document.documentElement.dataset.ready") == "types")
        if not ready:
            yield f"{language}: the explorer does not start"
            continue
        shown = "return [...document.querySelectorAll('.entry:not([hidden])')].map(entry => entry.id)"
        if len(browser.execute_script(shown)) != 70:
            yield f"{language}: not all 70 entries are shown at first"
        keys(browser, "/")
        keys(browser, *"uivew")
        if not wait(lambda: browser.execute_script(shown)[:1] == ["UIView"]):
            yield f"{language}: 'uivew' finds {browser.execute_script(shown)[:3]}"
        keys(browser, Keys.ARROW_DOWN)
        keys(browser, Keys.ENTER)
        if not wait(lambda: browser.execute_script("return document.getElementById('UIView').open")):
            yield f"{language}: the keyboard does not open UIView"
        if not browser.current_url.endswith("#UIView"):
            yield f"{language}: opening a card gives it no address: {browser.current_url}"
        keys(browser, Keys.ESCAPE)
        if not wait(lambda: browser.execute_script("return document.activeElement.id") == "search"):
            yield f"{language}: Escape does not lead back to the search"
        keys(browser, Keys.ESCAPE)
        if not wait(lambda: len(browser.execute_script(shown)) == 70):
            yield f"{language}: Escape does not clear the search"
        words = "透明" if language == "zh-Hans" else "transparent"
        keys(browser, *words)
        if language == "zh-Hans" and not wait(lambda: "UIView" in browser.execute_script(shown)):
            yield f"{language}: {words} does not find UIView"
        keys(browser, Keys.ESCAPE)
        yield from deep_link(browser, url, language)
        yield from filtered(browser, url, language, shown)
        yield from compared(browser, url, language)


def deep_link(browser, url, language):
    browser.get("about:blank")
    browser.get(url + "#UIButton.Configuration")
    wait(lambda: browser.execute_script("return document.documentElement.dataset.ready") == "types")
    def state():
        return browser.execute_script(
            "const entry = document.getElementById('UIButton.Configuration'); return [entry.open, entry.getBoundingClientRect().top, document.activeElement.closest('.entry') === entry]")
    def is_shown():
        is_open, top, has_focus = state()
        return is_open and -5 <= top <= 200 and has_focus
    if not wait(is_shown):
        yield f"{language}: the deep link shows {state()}"
    browser.execute_script("document.querySelector('[id=\"UIButton.Configuration\"] .related a').click()")
    target = browser.execute_script("return decodeURIComponent(location.hash.slice(1))")
    if not browser.execute_script("return document.getElementById(arguments[0]).open", target):
        yield f"{language}: a related card {target} does not open"


def filtered(browser, url, language, shown):
    browser.get("about:blank")
    browser.get(url)
    wait(lambda: browser.execute_script("return document.documentElement.dataset.ready") == "types")
    counts = {"module=UIKit": 27, "kind=concept": 18, "lesson=uiview": 1, "evidence=model": None, "kind=actor": 1}
    for choice, count in counts.items():
        name, value = choice.split("=")
        browser.execute_script("document.getElementById('clear').click()")
        browser.find_element(By.CSS_SELECTOR, f"select[data-filter={name}]").find_element(By.CSS_SELECTOR, f"option[value='{value}']").click()
        entries = browser.execute_script(shown)
        stray = browser.execute_script(
            "return [...document.querySelectorAll('.entry:not([hidden])')].filter(entry => !entry.dataset[arguments[0]].split(' ').includes(arguments[1])).length", name, value)
        if stray or not entries or (count is not None and len(entries) != count):
            yield f"{language}: the filter {choice} shows {len(entries)} entries, {stray} of them wrongly"


def compared(browser, url, language):
    browser.get("about:blank")
    browser.get(url + "#UIView")
    wait(lambda: browser.execute_script("return document.documentElement.dataset.ready") == "types")
    browser.execute_script("document.querySelector('#UIView .choose').focus()")
    keys(browser, Keys.ENTER)
    browser.execute_script("document.getElementById('UILabel').open = true; document.querySelector('#UILabel .choose').focus()")
    keys(browser, Keys.SPACE)
    rows = browser.execute_script(
        "return [...document.querySelectorAll('#compare tbody tr')].map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent.trim().length))")
    heads = browser.execute_script("return [...document.querySelectorAll('#compare thead th')].map(head => head.textContent)")
    if heads != ["UIView", "UILabel"] or len(rows) < 10 or not all(all(row) for row in rows):
        yield f"{language}: comparing shows {heads}, {len(rows)} rows"


def ranking(browser, site):
    """The ranks of queries, for the test that compares them with the shell's."""
    queries = json.loads(sys.stdin.read())
    browser.get(site.base + "en/types.html")
    wait(lambda: browser.execute_script("return document.documentElement.dataset.ready") == "types")
    return browser.execute_script(
        "const index = labSearch.documents(labCatalog); return arguments[0].map(query => labSearch.hits(index, query, 100).map(hit => [hit.id, hit.score, hit.why.en]));",
        queries)


def speed(browser, site):
    """The median and the worst time of a search on the page, in milliseconds."""
    browser.get(site.base + "en/types.html")
    wait(lambda: browser.execute_script("return document.documentElement.dataset.ready") == "types")
    return browser.execute_script(
        """
        const index = labSearch.documents(labCatalog);
        const queries = ['alpha', 'uivew', 'colecton view', '透明', 'reuse identifier', 'zzzzqqqq', 'delegate', 'lifecycle', 'dict', '身份'];
        const times = [];
        for (let round = 0; round < 30; round += 1) for (const query of queries) {
          const start = performance.now(); labSearch.hits(index, query, 70); times.push(performance.now() - start);
        }
        times.sort((a, b) => a - b);
        return { median: times[times.length / 2], worst: times[times.length - 1], count: times.length };
        """)


def catalog(browser, site):
    """The catalog that the page carries, and what the page shows of it, for the test that compares both with the file."""
    result = {}
    for language in LANGUAGES:
        browser.get(site.base + f"{language}/types.html")
        wait(lambda: browser.execute_script("return document.documentElement.dataset.ready") == "types")
        result[language] = browser.execute_script(
            """
            const text = (node, name) => { const found = node.querySelector('[data-field="' + name + '"]'); return found ? found.textContent : null; };
            const lines = (entry, name) => [...entry.querySelectorAll('[data-field="' + name + '"] .typed')].map(line => line.textContent);
            return [...document.querySelectorAll('.entry')].map(entry => {
              const shown = { id: entry.id, module: entry.dataset.module, kind: entry.dataset.kind, evidence: entry.dataset.evidence, tryIt: lines(entry, 'tryIt').slice(1), debuggerCommands: lines(entry, 'debuggerCommands') };
              for (const name of ['conformances', 'purpose', 'definition', 'analogy', 'createdBy', 'ownedBy', 'releasedWhen', 'belief', 'truth', 'prompt', 'answer', 'modelLimits', 'file', 'symbol', 'documentation', 'experiment']) shown[name] = text(entry, name);
              shown.properties = [...entry.querySelectorAll('[data-property]')].map(row => ['name', 'type', 'access', 'default', 'values', 'observe'].map(name => text(row, name)));
              shown.methods = [...entry.querySelectorAll('[data-method]')].map(row => [row.dataset.method].concat(['declaration', 'input', 'output', 'sideEffect', 'caller', 'breakpoint'].map(name => text(row, name))));
              shown.related = [...entry.querySelectorAll('.related li')].map(row => [row.querySelector('a').textContent, row.querySelector('span').textContent]);
              return shown;
            });
            """)
    result["carried"] = browser.execute_script("return labCatalog")
    return result


def remembered(browser, site):
    """Theme and language are kept, and the language switch keeps the place."""
    size(browser, 1280)
    theme(browser, "light")
    browser.get(site.base + "en/lesson-04-struct-class.html")
    browser.find_element(By.CSS_SELECTOR, "button.theme").click()
    ground = "return getComputedStyle(document.body).backgroundColor"
    if browser.execute_script(ground) != "rgb(18, 17, 20)":
        yield "the theme's button does not darken the page"
    browser.get(site.base + "en/reference.html#set")
    if browser.execute_script(ground) != "rgb(18, 17, 20)":
        yield "the theme is not kept on the next page"
    browser.find_element(By.CSS_SELECTOR, "a.language").click()
    if not browser.current_url.endswith("zh-Hans/reference.html#set"):
        yield f"the language switch leads from reference.html#set to {browser.current_url}"
    browser.get(site.base + "index.html")
    if not wait(lambda: browser.current_url.endswith("zh-Hans/index.html"), 5):
        yield f"the remembered language is not opened: {browser.current_url}"
    browser.get(site.base + "en/lesson-04-struct-class.html")
    browser.execute_script("document.getElementById('step-5').scrollIntoView({ behavior: 'instant' })")
    link = browser.find_element(By.CSS_SELECTOR, "a.language")
    browser.execute_script("arguments[0].click()", link)
    if not browser.current_url.endswith("#step-5"):
        yield f"the language switch loses the place: {browser.current_url}"
    browser.execute_script("localStorage.clear()")


def player(browser, site):
    """A recorded session plays: it begins empty, types, reveals, ends complete; it can be stepped and paused."""
    size(browser, 1280)
    for language in LANGUAGES:
        browser.get(site.base + f"{language}/index.html")
        text = "return document.querySelector('#session .exchanges').textContent"
        count = "return document.querySelectorAll('#session .exchanges > li:not(.waiting)').length"
        whole = browser.execute_script(text)
        lines = browser.execute_script(count)
        play = browser.find_element(By.CSS_SELECTOR, "#session .play")
        play.send_keys(Keys.ENTER)
        if browser.execute_script(count) > 1:
            yield f"{language}: the session does not begin anew"
        grown = wait(lambda: browser.execute_script("return document.querySelector('#session').player.shown") >= 2, 30)
        if not grown:
            yield f"{language}: nothing is revealed"
        play.send_keys(Keys.ENTER)
        at = browser.execute_script("return document.querySelector('#session').player.shown")
        time.sleep(1.2)
        if browser.execute_script("return document.querySelector('#session').player.shown") != at:
            yield f"{language}: a pause does not hold"
        browser.find_element(By.CSS_SELECTOR, "#session .step").send_keys(Keys.ENTER)
        if browser.execute_script("return document.querySelector('#session').player.shown") != at + 1:
            yield f"{language}: 'next line' shows no next line"
        play.send_keys(Keys.ENTER)
        if not wait(lambda: browser.execute_script("return document.querySelector('#session').player.shown") == lines, 90):
            yield f"{language}: the session does not come to its end"
        if browser.execute_script(text) != whole or browser.execute_script(count) != lines:
            yield f"{language}: the session that played is not the recorded one"


def microscope(browser, site):
    """A source line lights what belongs to it, stages can be chosen, and a word explains itself on focus."""
    size(browser, 1280)
    for language in LANGUAGES:
        browser.get(site.base + f"{language}/compiler-property-access.html")
        wait(lambda: browser.execute_script("return document.documentElement.dataset.ready") == "microscope")
        visible = "return [...document.querySelectorAll('.pane')].filter(pane => pane.offsetParent).map(pane => pane.id)"
        if browser.execute_script(visible) != ["pane-sil", "pane-arm64-optimized"]:
            yield f"{language}: at first the panes are {browser.execute_script(visible)}"
        browser.find_element(By.CSS_SELECTOR, "input[data-pane=pane-ir]").send_keys(Keys.SPACE)
        if "pane-ir" not in browser.execute_script(visible):
            yield f"{language}: a stage cannot be chosen by keyboard"
        browser.execute_script("document.querySelector('.source button[data-l=\"12\"]').focus()")
        keys(browser, Keys.ENTER)
        lit = browser.execute_script("return [...document.querySelectorAll('.pane:not([hidden]) .on')].map(line => line.dataset.l)")
        if not lit or any("12" not in line.split() for line in lit):
            yield f"{language}: line 12 lights {lit[:5]}"
        browser.execute_script("document.querySelector('#pane-sil [data-w=\"sil:ref_element_addr\"]').focus()")
        tip = browser.execute_script("const tip = document.getElementById('tip'); return tip.hidden ? '' : tip.textContent")
        if not tip.startswith("ref_element_addr") or len(tip) < 30:
            yield f"{language}: the word says '{tip}'"


def missing(browser, site):
    """A missing page is answered at any depth, styled, with links that lead somewhere."""
    for place in ["nothing-here.html", "en/nothing-here.html", "zh-Hans/nothing-here.html"]:
        browser.get(site.base + place)
        console(browser)
        ground = browser.execute_script("return getComputedStyle(document.querySelector('main')).maxWidth")
        if ground == "none":
            yield f"{place}: the page has no style"
        links = browser.execute_script("return [...document.querySelectorAll('a')].map(link => link.href)")
        for link in links:
            browser.get(link)
            if "404" in browser.title:
                yield f"{place}: {link} leads nowhere"


def paper(browser, site):
    """A lesson can be printed: hints and answers are opened for the printer, navigation stays away."""
    browser.get(site.base + "en/lesson-04-struct-class.html")
    browser.execute_script("dispatchEvent(new Event('beforeprint'))")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    if browser.execute_script("return document.querySelectorAll('main details:not([open])').length"):
        yield "folded parts stay folded on paper"
    if browser.execute_script("return document.querySelector('.top').offsetParent !== null"):
        yield "the navigation is printed"
    browser.execute_script("dispatchEvent(new Event('afterprint'))")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    if browser.execute_script("return document.querySelectorAll('main details[open]').length"):
        yield "parts stay open after printing"


def scriptless(browser, site):
    """Without scripts everything can be read: sessions, cards, stages."""
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    for page, part in [("index.html", ".exchanges li"), ("types.html", ".entry > summary"), ("compiler-property-access.html", ".pane li")]:
        browser.get(site.base + "en/" + page)
        parts = browser.find_elements(By.CSS_SELECTOR, part)
        if not parts or not parts[0].is_displayed() or not parts[-1].is_displayed():
            yield f"{page}: {part} cannot be seen"
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


FINDINGS = [quiet, accessible, accessible_cards, search, remembered, player, microscope, missing, paper, scriptless]
VALUES = [ranking, speed, catalog]


def main():
    task, root = sys.argv[1], sys.argv[2]
    site = Site(root, "--http" in sys.argv)
    browser = chromium()
    try:
        for known in FINDINGS:
            if known.__name__ == task:
                findings = []
                for sentence in known(browser, site):
                    findings.append(sentence)
                    print(sentence, file=sys.stderr, flush=True)
                print(json.dumps({"findings": findings}, ensure_ascii=False))
                return
        for known in VALUES:
            if known.__name__ == task:
                print(json.dumps({"value": known(browser, site)}, ensure_ascii=False))
                return
        sys.exit(f"unknown task {task}")
    finally:
        browser.quit()


main()
