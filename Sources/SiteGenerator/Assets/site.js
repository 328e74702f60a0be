'use strict';
// Theme, language that keeps the place, copying, printing and the player of recorded sessions.
(() => {
  const root = document.documentElement;
  const keep = (name, value) => { try { localStorage.setItem(name, value); } catch (error) { /* not remembered */ } };

  // Colours
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const themeButton = document.querySelector('button.theme');
  const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : systemDark.matches;
  const label = () => themeButton && themeButton.setAttribute('aria-label', isDark() ? themeButton.dataset.light : themeButton.dataset.dark);
  if (themeButton) {
    themeButton.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      keep('lab-theme', root.dataset.theme);
      label();
    });
    systemDark.addEventListener('change', label);
    label();
  }

  // Language: the same page, at the same place.
  keep('lab-language', root.lang);
  const languageLink = document.querySelector('a.language');
  function place() {
    if (location.hash.length > 1) return location.hash;
    const marks = [...document.querySelectorAll('main [id]')].filter(mark => mark.offsetParent !== null);
    const above = marks.filter(mark => mark.getBoundingClientRect().top <= 120);
    return scrollY > 200 && above.length ? '#' + above[above.length - 1].id : '';
  }
  if (languageLink) {
    const plain = languageLink.getAttribute('href');
    const aim = () => languageLink.setAttribute('href', plain + place());
    for (const kind of ['pointerdown', 'focus', 'click']) languageLink.addEventListener(kind, aim);
  }

  // Copying a line
  document.addEventListener('click', event => {
    const button = event.target.closest('button.copy');
    if (!button) return;
    const done = () => { button.classList.add('copied'); setTimeout(() => button.classList.remove('copied'), 1200); };
    const text = button.dataset.copy;
    const fallback = () => {
      const field = document.createElement('textarea');
      field.value = text;
      field.className = 'unseen';
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
      button.focus();
      done();
    };
    if (navigator.clipboard && isSecureContext) navigator.clipboard.writeText(text).then(done, fallback); else fallback();
  });

  // What is folded away belongs on paper too.
  let folded = [];
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll('main details:not([open])')];
    for (const part of folded) part.open = true;
  });
  addEventListener('afterprint', () => { for (const part of folded) part.open = false; });

  // The player
  const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  class Player {
    constructor(element) {
      this.element = element;
      this.lines = [...element.querySelectorAll('.exchanges > li')];
      this.list = element.querySelector('.exchanges');
      this.button = element.querySelector('.play');
      this.word = element.querySelector('.play .word');
      this.count = element.querySelector('.count');
      this.texts = this.lines.map(line => line.querySelector('.typed').textContent);
      this.shown = this.lines.length;
      this.timer = null;
      this.button.addEventListener('click', () => this.toggle());
      element.querySelector('.step').addEventListener('click', () => this.step());
      element.querySelector('.all').addEventListener('click', () => this.finish());
      // The stage keeps its full height, so that nothing below it moves while it plays.
      this.settle();
    }

    settle() { this.list.style.minHeight = ''; this.tell(); }

    tell() {
      this.count.textContent = this.shown + ' / ' + this.lines.length;
      const atEnd = this.shown >= this.lines.length;
      this.word.textContent = this.timer !== null ? this.element.dataset.playing
        : atEnd && this.started ? this.element.dataset.done : this.element.dataset.paused;
      this.element.classList.toggle('is-playing', this.timer !== null);
    }

    reset() {
      this.list.style.minHeight = this.list.offsetHeight + 'px';
      this.started = true;
      this.shown = 0;
      this.lines.forEach((line, index) => { line.classList.add('waiting'); line.querySelector('.typed').textContent = this.texts[index]; });
      this.list.scrollTop = 0;
    }

    toggle() {
      if (this.timer !== null) { this.pause(); return; }
      if (this.shown >= this.lines.length) this.reset();
      this.advance();
    }

    pause() {
      clearTimeout(this.timer);
      this.timer = null;
      if (this.shown < this.lines.length) {
        const line = this.lines[this.shown];
        line.querySelector('.typed').textContent = this.texts[this.shown];
        line.classList.add('waiting');
        line.classList.remove('typing');
      }
      this.tell();
    }

    step() {
      if (this.timer !== null) this.pause();
      if (this.shown >= this.lines.length) this.reset();
      this.reveal();
      this.tell();
    }

    finish() {
      if (this.timer !== null) this.pause();
      while (this.shown < this.lines.length) this.reveal();
      this.tell();
    }

    reveal() {
      const line = this.lines[this.shown];
      line.classList.remove('waiting', 'typing');
      line.querySelector('.typed').textContent = this.texts[this.shown];
      this.shown += 1;
      this.follow(line);
    }

    follow(line) {
      const bottom = line.offsetTop + line.offsetHeight - this.list.clientHeight + 16;
      if (bottom > this.list.scrollTop) this.list.scrollTop = bottom;
    }

    after(milliseconds, work) { this.timer = setTimeout(work, milliseconds); this.tell(); }

    // Types the next line, then shows its answer.
    advance() {
      if (this.shown >= this.lines.length) { this.timer = null; this.tell(); return; }
      const line = this.lines[this.shown];
      const typed = line.querySelector('.typed');
      const letters = [...this.texts[this.shown]];
      line.classList.remove('waiting');
      line.classList.add('typing');
      let count = quiet ? letters.length : 0;
      const type = () => {
        typed.textContent = letters.slice(0, count).join('');
        this.follow(line);
        if (count < letters.length) { count += 1; this.after(38, type); return; }
        this.after(quiet ? 900 : 320, () => {
          this.reveal();
          const rows = (line.textContent.match(/\n/g) || []).length;
          this.after(700 + 160 * Math.min(rows, 8), () => this.advance());
        });
      };
      type();
    }
  }
  for (const element of document.querySelectorAll('.player')) element.player = new Player(element);
})();
