'use strict';
// The Type Explorer: search, filters, deep links and two cards side by side, all by keyboard.
(() => {
  const language = document.documentElement.lang;
  const field = document.getElementById('search');
  const list = document.getElementById('entries');
  const entries = [...list.children];
  const byID = new Map(entries.map(entry => [entry.id, entry]));
  const status = document.getElementById('found');
  const filters = [...document.querySelectorAll('select[data-filter]')];
  const index = labSearch.documents(labCatalog);
  const texts = list.dataset;
  let shown = entries;

  function fits(entry) {
    return filters.every(filter => !filter.value || entry.dataset[filter.dataset.filter].split(' ').includes(filter.value));
  }

  function update() {
    const query = field.value.trim();
    const started = performance.now();
    const hits = query ? labSearch.hits(index, query, entries.length) : null;
    list.dataset.milliseconds = (performance.now() - started).toFixed(3);
    const order = hits ? hits.map(hit => byID.get(hit.id)) : entries;
    const why = new Map(hits ? hits.map(hit => [hit.id, hit.why[language]]) : []);
    shown = order.filter(fits);
    const visible = new Set(shown);
    for (const entry of entries) {
      entry.hidden = !visible.has(entry);
      const reason = entry.querySelector('.why');
      reason.textContent = why.get(entry.id) || '';
      reason.hidden = !reason.textContent;
    }
    list.append(...shown, ...entries.filter(entry => !visible.has(entry)));
    status.textContent = shown.length === 0 ? texts.none : texts.found.replace('#', shown.length);
    try { sessionStorage.setItem('lab-search', field.value); } catch (error) { /* not remembered */ }
  }

  const head = entry => entry.querySelector('summary');

  function open(id, moves) {
    const entry = byID.get(id);
    if (!entry) return false;
    if (entry.hidden) {
      field.value = '';
      for (const filter of filters) filter.value = '';
      update();
    }
    entry.open = true;
    if (moves) { entry.scrollIntoView({ behavior: 'instant' }); head(entry).focus({ preventScroll: true }); }
    return true;
  }

  function follow() {
    let id = location.hash.slice(1);
    try { id = decodeURIComponent(id); } catch (error) { return; }
    if (id) open(id, true);
  }

  field.addEventListener('input', update);
  for (const filter of filters) filter.addEventListener('change', update);
  document.getElementById('clear').addEventListener('click', () => {
    field.value = '';
    for (const filter of filters) filter.value = '';
    update();
    field.focus();
  });

  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.matches('input, select, textarea');
    if (event.key === '/' && !typing) { event.preventDefault(); field.focus(); field.select(); return; }
    if (event.target === field) {
      if (event.key === 'ArrowDown' && shown.length) { event.preventDefault(); head(shown[0]).focus(); }
      if (event.key === 'Enter' && shown.length) { event.preventDefault(); go(shown[0]); }
      if (event.key === 'Escape' && field.value) { field.value = ''; update(); }
      return;
    }
    if (!event.target.matches('summary') || !list.contains(event.target)) return;
    const at = shown.indexOf(event.target.closest('.entry'));
    if (at < 0) return;
    if (event.key === 'ArrowDown' && at + 1 < shown.length) { event.preventDefault(); head(shown[at + 1]).focus(); }
    if (event.key === 'ArrowUp') { event.preventDefault(); (at > 0 ? head(shown[at - 1]) : field).focus(); }
    if (event.key === 'Home') { event.preventDefault(); head(shown[0]).focus(); }
    if (event.key === 'End') { event.preventDefault(); head(shown[shown.length - 1]).focus(); }
    if (event.key === 'Escape') { event.preventDefault(); field.focus(); }
  });

  function go(entry) {
    if (location.hash === '#' + entry.id) open(entry.id, true); else location.hash = entry.id;
  }

  for (const entry of entries) {
    entry.addEventListener('toggle', () => {
      if (!entry.open) return;
      try { history.replaceState(null, '', '#' + entry.id); } catch (error) { /* a file may keep its address */ }
    });
  }
  addEventListener('hashchange', follow);

  // Two cards side by side
  const panel = document.getElementById('compare');
  const table = panel.querySelector('tbody');
  const heads = panel.querySelectorAll('thead th[data-side]');
  let chosen = [];

  function cell(entry, name) {
    const box = document.createElement('td');
    const part = entry.querySelector('[data-compare="' + name + '"]');
    if (!part) { box.textContent = '–'; return box; }
    for (const node of part.childNodes) box.append(node.cloneNode(true));
    for (const inner of box.querySelectorAll('[id]')) inner.removeAttribute('id');
    return box;
  }

  function compare() {
    for (const entry of entries) {
      const button = entry.querySelector('.choose');
      const on = chosen.includes(entry);
      button.setAttribute('aria-pressed', String(on));
    }
    panel.hidden = chosen.length === 0;
    panel.classList.toggle('full', chosen.length === 2);
    const sentence = panel.querySelector('.state');
    sentence.textContent = chosen.length === 1 ? texts.one.replace('#', chosen[0].dataset.name) : '';
    table.replaceChildren();
    if (chosen.length < 2) return;
    heads.forEach((head, side) => {
      const link = document.createElement('a');
      link.href = '#' + chosen[side].id;
      link.textContent = chosen[side].dataset.name;
      head.replaceChildren(link);
    });
    for (const row of JSON.parse(panel.dataset.rows)) {
      if (!chosen.some(entry => entry.querySelector('[data-compare="' + row.name + '"]'))) continue;
      const line = document.createElement('tr');
      const title = document.createElement('th');
      title.scope = 'row';
      title.textContent = row.title;
      line.append(title, ...chosen.map(entry => cell(entry, row.name)));
      table.append(line);
    }
    panel.scrollIntoView();
    panel.querySelector('h2').focus({ preventScroll: true });
  }

  list.addEventListener('click', event => {
    const button = event.target.closest('.choose');
    if (!button) return;
    const entry = button.closest('.entry');
    chosen = chosen.includes(entry) ? chosen.filter(one => one !== entry) : chosen.concat(entry).slice(-2);
    compare();
  });
  panel.querySelector('.close').addEventListener('click', () => {
    const last = chosen[chosen.length - 1];
    chosen = [];
    compare();
    if (last) { last.open = true; last.querySelector('.choose').focus(); }
  });

  try { field.value = sessionStorage.getItem('lab-search') || ''; } catch (error) { /* nothing remembered */ }
  if (location.hash.length > 1) field.value = '';
  update();
  follow();
  // The browser's own way to the address takes the focus away when the page is loaded.
  addEventListener('load', () => requestAnimationFrame(follow));
  document.documentElement.dataset.ready = 'types';
})();
