'use strict';
// A missing page is answered at the address that was asked for: the links are led from where this script lies.
(() => {
  const parts = new URL(document.currentScript.src).pathname.split('/');
  const depth = ['en', 'zh-Hans'].includes(parts[parts.length - 3]) ? '../' : '';
  let language = (navigator.language || '').startsWith('zh') ? 'zh-Hans' : 'en';
  try { language = localStorage.getItem('lab-language') || language; } catch (error) { /* the browser's language is used */ }
  addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('a[data-to]')) link.href = depth + link.dataset.to;
    const first = document.querySelector('section[lang="' + language + '"]');
    if (first) first.parentElement.prepend(first);
  });
})();
