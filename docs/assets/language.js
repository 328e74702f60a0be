'use strict';
// The first page: on to the remembered language, else the browser's.
(() => {
  let language = null;
  try { language = localStorage.getItem('lab-language'); } catch (error) { /* nothing remembered */ }
  if (language !== 'en' && language !== 'zh-Hans') {
    const wanted = (navigator.languages || [navigator.language || 'en']).find(name => /^(en|zh)/i.test(name)) || 'en';
    language = /^zh/i.test(wanted) ? 'zh-Hans' : 'en';
  }
  location.replace(language + '/index.html' + location.hash);
})();
