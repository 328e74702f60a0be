/// The style and script of a review page.
enum ReviewAssets {
  static let style = """
    :root { color-scheme: light dark; --ink: #1d1d1f; --paper: #ffffff; --soft: #f2f2f4; --dim: #5f5f66; --good: #11702f;
      --bad: #b3141d; --note: #fff3c4; --noteink: #4d3b00; --line: #d5d5da; --link: #0a58ca }
    [data-theme="dark"] { color-scheme: dark; --ink: #ececf0; --paper: #17171a; --soft: #232328; --dim: #a5a5ae; --good: #62d487;
      --bad: #ff8a8a; --note: #43390f; --noteink: #ffe9a3; --line: #3a3a42; --link: #8ab8ff }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --ink: #ececf0; --paper: #17171a; --soft: #232328;
      --dim: #a5a5ae; --good: #62d487; --bad: #ff8a8a; --note: #43390f; --noteink: #ffe9a3; --line: #3a3a42; --link: #8ab8ff } }
    [data-theme="light"] { color-scheme: light }
    body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif }
    a { color: var(--link) } h3, h4 { display: inline; font-size: 1.05rem } h4 { display: block; margin: .5rem 0 0 }
    .skip { position: absolute; left: -99rem } .skip:focus { left: 1rem; background: var(--paper); padding: .5rem }
    .toolbar { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; border-block: 1px solid var(--line); padding: .5rem 0 }
    fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: .75rem } legend { float: left; margin-right: .75rem }
    button, select, input[type="search"] { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--dim);
      border-radius: .4rem; padding: .2rem .6rem }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
    .facts, .line, .prompt { color: var(--dim) } .badge { border: 1px solid currentColor; border-radius: 1rem; padding: 0 .5rem }
    .good { color: var(--good) } .bad { color: var(--bad) } .unknown { color: var(--dim) }
    details { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .75rem; margin: .75rem 0 }
    summary { cursor: pointer } .entries { list-style: none; padding: 0 } .entry { margin: .4rem 0; border-left: 3px solid var(--line);
      padding-left: .6rem } .entry.error { border-color: var(--bad) } .entry.miss { border-color: var(--bad); border-left-style: double }
    pre { background: var(--soft); margin: .2rem 0; padding: .4rem .6rem; border-radius: .3rem; overflow-x: auto; white-space: pre-wrap;
      overflow-wrap: anywhere } code, pre { font-family: ui-monospace, monospace; font-size: .92rem } .command { font-weight: 600;
      overflow-wrap: anywhere }
    .note { background: var(--note); color: var(--noteink); padding: .4rem .6rem; border-radius: .3rem; white-space: pre-wrap }
    .scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .3rem .6rem;
      border-bottom: 1px solid var(--line) } td { font-variant-numeric: tabular-nums }
    [hidden] { display: none !important } #status { position: sticky; bottom: 0; background: var(--paper); margin: 0; min-height: 1.5rem }
    @media print { .toolbar, .skip, #status { display: none } }
    """

  static let script = """
    'use strict';
    const entries = [...document.querySelectorAll('.entry')];
    const steps = [...document.querySelectorAll('.step')];
    const status = document.getElementById('status');
    const find = document.getElementById('find');
    const playButton = document.getElementById('play');
    let timer = null, miss = -1;
    function filter() {
      const kind = document.querySelector('input[name=filter]:checked').value;
      const words = find.value.toLowerCase();
      let count = 0;
      for (const entry of entries) {
        const fits = (kind === 'all' || entry.classList.contains(kind)) && entry.textContent.toLowerCase().includes(words);
        entry.hidden = !fits;
        if (fits) count += 1;
      }
      const all = kind === 'all' && !words;
      for (const step of steps) step.hidden = !all && !step.querySelector('.entry:not([hidden])');
      status.textContent = all ? '' : $shown + ' ' + count;
    }
    for (const box of document.querySelectorAll('input[name=filter]')) box.addEventListener('change', filter);
    find.addEventListener('input', filter);
    document.getElementById('next-miss').addEventListener('click', () => {
      const misses = entries.filter(entry => entry.classList.contains('miss') && !entry.hidden);
      if (!misses.length) { status.textContent = $noMiss; return; }
      miss = (miss + 1) % misses.length;
      const entry = misses[miss];
      entry.closest('details').open = true;
      entry.scrollIntoView({ block: 'center' });
      entry.focus();
      status.textContent = (miss + 1) + ' / ' + misses.length;
    });
    function stop() {
      clearTimeout(timer);
      timer = null;
      playButton.textContent = $play;
      playButton.setAttribute('aria-pressed', 'false');
      filter();
    }
    function play() {
      for (const step of steps) step.hidden = false;
      for (const entry of entries) entry.hidden = true;
      playButton.textContent = $stop;
      playButton.setAttribute('aria-pressed', 'true');
      let index = 0;
      (function next() {
        if (index >= entries.length) { stop(); return; }
        const entry = entries[index], after = entries[index + 1];
        entry.hidden = false;
        entry.closest('details').open = true;
        entry.scrollIntoView({ block: 'nearest' });
        status.textContent = (index + 1) + ' / ' + entries.length;
        index += 1;
        const gap = after ? Number(after.dataset.time) - Number(entry.dataset.time) : 0;
        const wait = Math.min(5000, Math.max(300, gap > 0 ? gap : 600));
        timer = setTimeout(next, wait / Number(document.getElementById('speed').value));
      })();
    }
    playButton.addEventListener('click', () => timer === null ? play() : stop());
    document.getElementById('theme').addEventListener('click', () => {
      const root = document.documentElement;
      const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
    });
    """
}
