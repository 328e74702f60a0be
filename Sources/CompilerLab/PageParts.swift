/// The fixed parts of the page.
enum PageParts {
  static let style = """
    :root{color-scheme:light dark;--bg:#fff;--fg:#1b1b1f;--soft:#5b5b66;--line:#d5d5de;--mark:#fff0b3;--edge:#8a6100;\
    --op:#0b5394}
    @media(prefers-color-scheme:dark){:root{--bg:#17171b;--fg:#ececf1;--soft:#a9a9b6;--line:#3a3a45;--mark:#4a3d0a;\
    --edge:#ffd75e;--op:#8ec7ff}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:110rem;padding:1rem;background:var(--bg);color:var(--fg);\
    font:1rem/1.5 system-ui,sans-serif}
    h1{font-size:1.6rem;margin:.2em 0}h2{font-size:1.2rem}h3{font-size:1rem;margin:0}
    .label,.hint,caption{color:var(--soft);font-size:.85rem;margin:.2em 0;text-align:left}
    code,pre{font:.85rem/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    ol.code{list-style:none;margin:0 0 1rem;padding:0}
    ol.code li{display:flex;white-space:pre;border-left:.3rem solid transparent}
    ol.code code{padding-right:1rem}
    ol.code button{all:unset;display:flex;white-space:pre;width:100%;cursor:pointer}
    ol.code button:focus-visible{outline:2px solid var(--edge);outline-offset:-2px}
    .n{flex:none;width:4.2em;padding-right:1em;text-align:right;color:var(--soft);font:.85rem/1.45 monospace;\
    user-select:none}
    li.on,button.on{background:var(--mark)}li.on{border-left-color:var(--edge)}
    abbr{color:var(--op);text-decoration:none}
    fieldset{border:1px solid var(--line);display:flex;flex-wrap:wrap;gap:.3rem 1rem}
    .panes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,34rem),1fr));gap:1rem;margin-top:1rem}
    article{border:1px solid var(--line);border-radius:.5rem;padding:.7rem;min-width:0}
    article[hidden]{display:none}
    .scroll{overflow:auto;max-height:75vh}
    .command{white-space:pre-wrap;overflow-wrap:anywhere}
    table{border-collapse:collapse;font-size:.9rem}
    th,td{border:1px solid var(--line);padding:.25rem .5rem;text-align:right;vertical-align:top}
    th[scope=row]{text-align:left;min-width:18rem;font-weight:normal}th p{margin:.2em 0;color:var(--soft)}
    dt{font-weight:600}dd{margin:0 0 .5rem}
    #status{position:sticky;bottom:0;margin:0;padding:.3rem 0;background:var(--bg);color:var(--soft)}
    @media print{article[hidden]{display:block}.scroll{max-height:none}}
    """

  static let script = """
    const all = [...document.querySelectorAll('[data-l]')];
    const status = document.getElementById('status');
    let kept = null;
    function light(lines) {
      for (const e of all) {
        const on = lines !== null && e.dataset.l.split(' ').some(l => lines.includes(l));
        e.classList.toggle('on', on);
      }
    }
    function say(line) {
      if (line === null) { status.textContent = ''; return; }
      const parts = [];
      for (const a of document.querySelectorAll('article:not([hidden])')) {
        const n = a.querySelectorAll('li.on').length;
        if (n) parts.push(a.querySelector('h3').textContent + ': ' + n);
      }
      status.textContent = words.line + ' ' + line + ' ' + words.after + ' — ' + (parts.join(' · ') || words.none);
    }
    function show(lines) { light(lines); say(lines === null ? null : lines[0]); }
    function bring(line) {
      for (const a of document.querySelectorAll('article:not([hidden])')) {
        const box = a.querySelector('.scroll');
        const first = a.querySelector('li.on');
        if (first) box.scrollTop = first.offsetTop - box.offsetTop - 40;
      }
    }
    for (const e of all) {
      e.addEventListener('mouseenter', () => show(e.dataset.l.split(' ')));
      e.addEventListener('mouseleave', () => show(kept));
      e.addEventListener('focus', () => show(e.dataset.l.split(' ')));
      e.addEventListener('blur', () => show(kept));
    }
    for (const b of document.querySelectorAll('button[data-l]')) {
      b.addEventListener('click', () => {
        const same = kept && kept[0] === b.dataset.l;
        for (const o of document.querySelectorAll('button[aria-pressed=true]')) o.setAttribute('aria-pressed', 'false');
        kept = same ? null : [b.dataset.l];
        b.setAttribute('aria-pressed', String(!same));
        show(kept);
        if (kept) bring(kept[0]);
      });
    }
    for (const c of document.querySelectorAll('input[data-pane]')) {
      const pane = document.getElementById('pane-' + c.dataset.pane);
      const set = () => { pane.hidden = !c.checked; };
      c.addEventListener('change', set);
      set();
    }
    """
}
