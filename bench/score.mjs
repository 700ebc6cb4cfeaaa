#!/usr/bin/env node
// Scores transcribed menus against their ground truth.
//
//   node score.mjs TRUTH_DIR PREDICTION_DIR [--json] [--verbose]
//
// TRUTH_DIR holds NAME.truth.json, PREDICTION_DIR holds NAME.json, both shaped
//   { sections: [{ title, items: [{ title, description, price, prices: [{ label, amount }] }] }] }
// A truth with no prediction counts as an empty prediction.
//
// A truth item may carry `optional` (an add-on line: counts neither as missed nor as invented) and `price_inherited` (its price
// stands once in the group's heading: no price is right as well).
//
// Per document, and averaged over documents (macro) by kind:
//   found    item F1: an item is found when titles are >= 0.80 similar, or titles and descriptions joined >= 0.85 (best pairs first)
//   strict   item F1: found, title >= 0.90 similar (or joined >= 0.95), same prices in the same order, and under a section >= 0.80 similar
//   price    share of found items with a printed price whose amounts are exactly right (pooled over the items of a group)
//   invented number of found items for which a price was given though none is printed (a sum)
//   section  section F1 by title
//   desc     mean similarity of descriptions over found items of which either side has one
//   cer      character error rate of the titles of found items (lower is better)
//
// A truth that names its `family` and `split` (training/draw-menus.ts) is also averaged over those.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const normal = (text) =>
  String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/[.…·_]{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:;*•·-]+|[\s.,:;*•·-]+$/g, '');

export function editDistance(a, b) {
  if (a === b) return 0;
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++)
      current[j] = Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    previous = current;
  }
  return previous[b.length];
}

const similarity = (a, b) => {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
};

/** False if the lengths alone rule the similarity out, which saves the edit distance. */
const atLeast = (a, b, threshold) => Math.min(a.length, b.length) >= threshold * Math.max(a.length, b.length);

const amounts = (item) => {
  const known = (list) =>
    list.filter((n) => n !== null && n !== undefined && n !== '').map((n) => Number(n).toFixed(2));
  const several = known((Array.isArray(item.prices) ? item.prices : []).map((p) => p?.amount));
  return several.length ? several : known([item.price]);
};

const list = (value) => (Array.isArray(value) ? value : []).filter((x) => x && typeof x === 'object');
const flatten = (menu) =>
  list(menu.sections).flatMap((section) =>
    list(section.items).map((item) => ({
      section: normal(section.title),
      title: normal(item.title),
      description: normal(item.description),
      amounts: amounts(item),
      optional: item.optional === true,
      inherited: item.price_inherited === true,
    })),
  );

const f1 = (hits, predicted, expected) => (predicted + expected === 0 ? 1 : (2 * hits) / (predicted + expected));

const joined = (item) => `${item.title} ${item.description ?? ''}`.trim();

const best = (truth, guess, threshold, key) => {
  const pairs = [];
  truth.forEach((t, i) =>
    guess.forEach((g, j) => {
      const title = atLeast(t[key], g[key], threshold) ? similarity(t[key], g[key]) : 0;
      const whole =
        title < threshold && (t.description || g.description) && g.title && atLeast(joined(t), joined(g), 0.85)
          ? similarity(joined(t), joined(g))
          : 0;
      if (title < threshold && whole < 0.85) return;
      const tie =
        (t.optional ? -0.03 : 0) +
        (t.section === g.section ? 0.02 : 0) +
        (String(t.amounts) === String(g.amounts) ? 0.01 : 0);
      pairs.push({
        i,
        j,
        title,
        whole,
        rank: Math.max(title, whole - 0.05) + tie - Math.abs(i / truth.length - j / guess.length) * 0.005,
      });
    }),
  );
  pairs.sort((a, b) => b.rank - a.rank);
  const usedT = new Set();
  const usedG = new Set();
  return pairs.filter(({ i, j }) => !usedT.has(i) && !usedG.has(j) && usedT.add(i) && usedG.add(j));
};

export function scoreMenu(truthMenu, guessMenu) {
  const truth = flatten(truthMenu);
  const guess = flatten(guessMenu);
  const found = best(truth, guess, 0.8, 'title');
  const sameAmounts = ({ i, j }) =>
    String(truth[i].amounts) === String(guess[j].amounts) || (truth[i].inherited && guess[j].amounts.length === 0);
  const counted = found.filter(({ i }) => !truth[i].optional);
  const expected = truth.filter((t) => !t.optional).length;
  const predicted = guess.length - (found.length - counted.length);
  const strict = counted.filter(
    (pair) =>
      (pair.title >= 0.9 || pair.whole >= 0.95) &&
      sameAmounts(pair) &&
      similarity(truth[pair.i].section, guess[pair.j].section) >= 0.8,
  );
  const priced = counted.filter(({ i }) => truth[i].amounts.length > 0);
  const described = counted.filter(({ i, j }) => truth[i].description || guess[j].description);
  const titles = (menu) =>
    list(menu.sections)
      .filter((s) => s.title)
      .map((s) => ({ title: normal(s.title), section: '', amounts: [] }));
  const sections = best(titles(truthMenu), titles(guessMenu), 0.8, 'title');
  const characters = counted.reduce((sum, { i }) => sum + truth[i].title.length, 0);
  const errors = counted.reduce((sum, { i, j }) => sum + editDistance(truth[i].title, guess[j].title), 0);
  return {
    items: expected,
    predicted,
    found: f1(counted.length, predicted, expected),
    strict: f1(strict.length, predicted, expected),
    price: priced.length
      ? priced.filter(sameAmounts).length / priced.length
      : truth.some((t) => !t.optional && t.amounts.length)
        ? 0
        : null,
    priced: priced.length,
    priced_right: priced.filter(sameAmounts).length,
    invented: counted.filter(({ i, j }) => !truth[i].amounts.length && guess[j].amounts.length).length,
    section: f1(sections.length, titles(guessMenu).length, titles(truthMenu).length),
    desc: described.length
      ? described.reduce((s, { i, j }) => s + similarity(truth[i].description, guess[j].description), 0) /
        described.length
      : null,
    cer: characters ? errors / characters : null,
    missed: truth.filter((t, i) => !t.optional && !found.some((p) => p.i === i)).map((t) => t.title),
    extra: guess.filter((_, j) => !found.some((p) => p.j === j)).map((g) => g.title),
  };
}

const METRICS = ['found', 'strict', 'price', 'section', 'desc', 'cer', 'invented'];
const mean = (values) => {
  const known = values.filter((v) => v !== null);
  return known.length ? known.reduce((a, b) => a + b, 0) / known.length : null;
};

export function scoreDirectory(truthDir, guessDir) {
  const documents = readdirSync(truthDir)
    .filter((name) => name.endsWith('.truth.json'))
    .sort()
    .map((name) => {
      const base = name.replace(/\.truth\.json$/, '');
      const truth = JSON.parse(readFileSync(join(truthDir, name), 'utf8'));
      const guessFile = join(guessDir, `${base}.json`);
      let guess = { sections: [] };
      try {
        if (existsSync(guessFile)) guess = JSON.parse(readFileSync(guessFile, 'utf8'));
      } catch (error) {
        console.error(`${base}: not JSON, counted as empty (${error.message})`);
      }
      return { name: base, kind: truth.kind, family: truth.family, split: truth.split, ...scoreMenu(truth, guess) };
    });
  const sum = (rows, key) => rows.reduce((total, r) => total + r[key], 0);
  const group = (rows) => ({
    ...Object.fromEntries(METRICS.map((m) => [m, mean(rows.map((r) => r[m]))])),
    price: sum(rows, 'priced') ? sum(rows, 'priced_right') / sum(rows, 'priced') : null,
    invented: sum(rows, 'invented'),
  });
  const by = (key) => {
    const values = [...new Set(documents.map((d) => d[key]))].filter((value) => value !== undefined).sort();
    const rowsOf = (value) => documents.filter((d) => d[key] === value);
    return Object.fromEntries(values.map((value) => [value, { documents: rowsOf(value).length, ...group(rowsOf(value)) }]));
  };
  return {
    documents,
    byKind: by('kind'),
    byFamily: by('family'),
    bySplit: by('split'),
    all: { documents: documents.length, ...group(documents) },
  };
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split('/').pop())) {
  const [truthDir, guessDir] = process.argv.slice(2).filter((a) => !a.startsWith('--'));
  if (!truthDir || !guessDir) {
    console.error('usage: node score.mjs TRUTH_DIR PREDICTION_DIR [--json] [--verbose]');
    process.exit(2);
  }
  const result = scoreDirectory(truthDir, guessDir);
  if (process.argv.includes('--json')) console.log(JSON.stringify(result, null, 2));
  else {
    const cell = (v, m) => (v === null ? '-' : m === 'invented' ? String(v) : v.toFixed(3)).padStart(9);
    const row = (name, r) =>
      `${name.padEnd(34)}${String(r.items ?? r.documents).padStart(6)}${METRICS.map((m) => cell(r[m], m)).join('')}`;
    console.log(`${'document'.padEnd(34)}${'items'.padStart(6)}${METRICS.map((m) => m.padStart(9)).join('')}`);
    for (const d of result.documents) {
      console.log(row(d.name, d));
      if (process.argv.includes('--verbose')) {
        if (d.missed.length) console.log(`    missed: ${d.missed.join(' | ')}`);
        if (d.extra.length) console.log(`    extra:  ${d.extra.join(' | ')}`);
      }
    }
    for (const [kind, r] of Object.entries(result.byKind)) console.log(row(`mean of ${kind}`, r));
    console.log(row('mean of all', result.all));
  }
}
