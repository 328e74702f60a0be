'use strict';
// The shell's search (Sources/Catalog/CatalogSearch.swift and Sources/LabText/NearestNames.swift) over the same catalog. A test
// puts the same queries to both and compares the order and the scores.
(() => {
  const LANGUAGES = ['en', 'zh-Hans'];
  const both = (en, zh) => ({ en: en, 'zh-Hans': zh });
  const letters = text => Array.from(text.normalize('NFC'));

  function documents(catalog) {
    const humps = text => Array.from(text.matchAll(/[A-Z]/g)).filter(hump => hump.index > 0).map(hump => text.slice(hump.index).toLowerCase());
    const name = (text, weight, en, zh) => ({
      text: text.toLowerCase(), weight: weight, why: both(en + ' ' + text, zh + ' ' + text), humps: humps(text) });
    const otherWords = card => card.searchWords.map(word => name(word, 5, 'keyword', '关键词'));
    const prose = (text, en, zh) => LANGUAGES.map(language => ({ text: text[language].toLowerCase(), weight: 2, why: both(en, zh) }));
    const lessons = entry => entry.lessons.map(lesson => name(lesson.number + ' ' + lesson.slug, 5, 'lesson', '课程'));
    const types = catalog.types.map(card => ({ id: card.id, fields: [].concat(
      [name(card.id, 12, 'the type', '类型'), name(card.module, 4, 'module', '模块')],
      card.properties.map(row => name(row.name, 9, 'property', '属性')),
      card.methods.map(row => name(row.name, 9, 'method', '方法')),
      card.properties.flatMap(row => prose(row.observe, 'property ' + row.name, '属性 ' + row.name)),
      prose(card.purpose, 'what it is for', '用途'), prose(card.analogy, 'the comparison', '比方'),
      prose(card.misconception.truth, 'a misconception', '常见误解'), otherWords(card), lessons(card)) }));
    const concepts = catalog.concepts.map(card => ({ id: card.id, fields: [].concat(
      [name(card.id, 12, 'the concept', '概念')],
      LANGUAGES.map(language => name(card.title[language], 10, 'the concept', '概念')),
      prose(card.definition, 'its definition', '定义'), prose(card.misconception.truth, 'a misconception', '常见误解'),
      otherWords(card), lessons(card)) }));
    return types.concat(concepts);
  }

  const words = query => query.toLowerCase().split(/[\s,;，；、。]+/u).filter(word => word.length);

  // The optimal string alignment distance, or null when it is larger than the limit.
  function distance(left, right, limit) {
    if (Math.abs(left.length - right.length) > limit) return null;
    let beforeLast = new Array(right.length + 1).fill(0);
    let last = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let row = 0; row < left.length; row += 1) {
      const current = [row + 1];
      for (let column = 0; column < right.length; column += 1) {
        const replaced = last[column] + (left[row] === right[column] ? 0 : 1);
        let best = Math.min(replaced, last[column + 1] + 1, current[column] + 1);
        if (row > 0 && column > 0 && left[row] === right[column - 1] && left[row - 1] === right[column]) {
          best = Math.min(best, beforeLast[column - 1] + 1);
        }
        current.push(best);
      }
      if (Math.min(...current) > limit) return null;
      beforeLast = last;
      last = current;
    }
    return last[right.length] <= limit ? last[right.length] : null;
  }

  function isNear(wanted, text) {
    const name = letters(text);
    if (!wanted.length || wanted.length > 64 || name.length > 128) return false;
    if (distance(wanted, name, Math.min(3, Math.max(1, Math.floor(wanted.length / 3)))) !== null) return true;
    const begins = (long, short) => short.every((letter, index) => long[index] === letter);
    return (wanted.length >= 2 && begins(name, wanted)) || (name.length >= 3 && begins(wanted, name));
  }

  // Whether a word begins inside the text: at a hump of a name, or after no Latin letter. In Chinese a word begins anywhere.
  function isWordIn(word, field) {
    if ((field.humps || []).some(hump => hump.startsWith(word)) || !/^[a-z]/.test(word)) return true;
    for (let at = field.text.indexOf(word); at >= 0; at = field.text.indexOf(word, at + 1)) {
      if (at === 0 || !/[a-z]/.test(field.text[at - 1])) return true;
    }
    return false;
  }

  function score(word, wanted, field) {
    if (field.text === word) return field.weight * 10;
    if (field.text.startsWith(word)) return field.weight * 6;
    if (field.text.includes(word)) return isWordIn(word, field) ? field.weight * 3 : field.weight;
    return field.weight >= 8 && wanted.length > 3 && isNear(wanted, field.text) ? field.weight : 0;
  }

  // The best results first; every word must be found somewhere.
  function hits(index, query, limit = 12) {
    const asked = words(query.normalize('NFC')).map(word => ({ word: word, letters: letters(word) }));
    if (!asked.length) return [];
    const found = [];
    for (const document of index) {
      let total = 0;
      let top = 0;
      let why = null;
      for (const one of asked) {
        let best = 0;
        let reason = null;
        for (const field of document.fields) {
          const value = score(one.word, one.letters, field);
          if (value > best) { best = value; reason = field.why; }
        }
        if (!best) { total = 0; break; }
        total += best;
        if (best > top) { top = best; why = reason; }
      }
      if (total) found.push({ id: document.id, score: total, why: why });
    }
    found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
    return found.slice(0, limit);
  }

  globalThis.labSearch = { documents, hits };
})();
