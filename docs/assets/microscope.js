'use strict';
// The compiler microscope: linked lines, stages to choose, the meaning of a word under the pointer or the focus.
(() => {
  const linked = [...document.querySelectorAll('[data-l]')];
  const status = document.getElementById('status');
  const panes = [...document.querySelectorAll('.pane')];
  const scroller = pane => pane.querySelector('.scroll');
  let kept = null;

  function light(lines) {
    for (const line of linked) line.classList.toggle('on', lines !== null && line.dataset.l.split(' ').some(one => lines.includes(one)));
    if (lines === null) { status.textContent = ''; return; }
    const parts = panes.filter(pane => !pane.hidden).map(pane => [pane.dataset.title, pane.querySelectorAll('.on').length]).filter(part => part[1]);
    status.textContent = status.dataset.line.replace('#', lines[0]) + ' '
      + (parts.map(part => part[0] + ' ' + part[1]).join(' · ') || status.dataset.none);
  }

  function bring() {
    for (const pane of panes) {
      const first = pane.hidden ? null : pane.querySelector('.on');
      if (first) scroller(pane).scrollTop += first.getBoundingClientRect().top - scroller(pane).getBoundingClientRect().top - 48;
    }
  }

  for (const line of linked) {
    line.addEventListener('mouseenter', () => light(line.dataset.l.split(' ')));
    line.addEventListener('mouseleave', () => light(kept));
    line.addEventListener('focus', () => light(line.dataset.l.split(' ')));
    line.addEventListener('blur', () => light(kept));
  }
  const buttons = [...document.querySelectorAll('.source button')];
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const same = kept !== null && kept[0] === button.dataset.l;
      for (const other of buttons) other.setAttribute('aria-pressed', 'false');
      kept = same ? null : [button.dataset.l];
      button.setAttribute('aria-pressed', String(!same));
      light(kept);
      if (kept) bring();
    });
    button.addEventListener('keydown', event => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const next = step ? buttons[buttons.indexOf(button) + step] : null;
      if (next) { event.preventDefault(); next.focus(); }
    });
  }

  for (const box of document.querySelectorAll('input[data-pane]')) {
    const pane = document.getElementById(box.dataset.pane);
    const set = () => { pane.hidden = !box.checked; };
    box.addEventListener('change', set);
    set();
  }

  // The meanings stand on the page; the tip shows one of them.
  const meanings = new Map([...document.querySelectorAll('.glossary dt')].map(term => [term.dataset.word, term]));
  const tip = document.createElement('div');
  tip.id = 'tip';
  tip.setAttribute('role', 'tooltip');
  tip.hidden = true;
  document.body.append(tip);
  let owner = null;

  function show(word) {
    const term = meanings.get(word.dataset.w);
    if (!term) return;
    hide();
    const name = document.createElement('strong');
    name.textContent = term.dataset.name;
    tip.replaceChildren(name, ' ', term.nextElementSibling.textContent);
    tip.hidden = false;
    owner = word;
    word.setAttribute('aria-describedby', 'tip');
    const box = word.getBoundingClientRect();
    const width = tip.offsetWidth;
    tip.style.left = Math.max(8, Math.min(box.left, document.documentElement.clientWidth - width - 8)) + scrollX + 'px';
    const above = box.top - tip.offsetHeight - 6;
    tip.style.top = (above > 60 ? above : box.bottom + 6) + scrollY + 'px';
  }

  function hide() {
    tip.hidden = true;
    if (owner) owner.removeAttribute('aria-describedby');
    owner = null;
  }

  document.addEventListener('mouseover', event => {
    const word = event.target.closest && event.target.closest('[data-w]');
    if (word) show(word); else if (owner && owner !== document.activeElement) hide();
  });
  document.addEventListener('focusin', event => { if (event.target.matches('[data-w]')) show(event.target); else hide(); });
  document.addEventListener('keydown', event => { if (event.key === 'Escape') hide(); });
  document.documentElement.dataset.ready = 'microscope';
})();
