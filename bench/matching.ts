import { planMenu } from '../server/imports/apply/plan-menu.ts';
import { readDish, readMenuDraft, readSection } from '../test/read-draft.ts';
import { sampleItem, sampleMenu, sampleSection } from '../test/sample-draft.ts';
import { diceOf } from '../training/menus/content/dice.ts';
import { POOLS } from '../training/menus/content/pools.ts';
import { type DrawnPair, drawPair } from './matching/drawn-pair.ts';

/**
 * How many dishes of drawn pairs of an old and a newer menu an import matches right, and how long 3,000 with 3,000 take.
 *
 * npm run bench:matching -- [SET [PAIRS]]     another set is drawn by another name
 */
const [set = 'tuned', count = '200'] = process.argv.slice(2);

type Score = { dishes: number; right: number; wrong_pairs: string[]; missed: string[] };
const score: Score = { dishes: 0, right: 0, wrong_pairs: [], missed: [] };

function add({ menu, draft, same }: DrawnPair): void {
  const { proposed, missing } = planMenu({ draft, menu, option: 'overwrite', currency: 'CAD' });
  const titles = new Map(menu.sections.flatMap(({ items }) => items.map(({ id, title }) => [id, title] as const)));
  for (const { key, item_id, content } of proposed.flatMap(({ items }) => items)) {
    const expected = same.get(key ?? 0) ?? null;
    score.dishes += 1;
    if (item_id === expected) score.right += 1;
    else if (item_id === null) score.missed.push(`${titles.get(expected ?? 0)} → ${content.title}`);
    else score.wrong_pairs.push(`${titles.get(item_id)} → ${content.title} (${titles.get(expected ?? 0) ?? 'new'})`);
  }
  const isSame = new Set(same.values());
  const gone = [...titles.keys()].filter((id) => !isSame.has(id));
  const isMissing = new Set(missing.map(({ item_id }) => item_id));
  score.dishes += gone.length;
  score.right += gone.filter((id) => isMissing.has(id)).length;
}

for (let index = 0; index < Number(count); index += 1) add(drawPair(`${set} ${index}`));
const { dishes, right, wrong_pairs, missed } = score;
console.log(`${set}: ${((100 * right) / dishes).toFixed(2)} % of ${dishes} dishes of ${count} pairs are right.`);
console.log(`${missed.length} not matched:\n  ${missed.slice(0, 30).join('\n  ')}`);
console.log(`${wrong_pairs.length} matched with another dish:\n  ${wrong_pairs.slice(0, 30).join('\n  ')}`);

const dice = diceOf('3,000 dishes');
const words = POOLS.flatMap(({ savoury }) => savoury);
const names = Array.from({ length: 3_000 }, () => dice.sample(words, 3).join(' '));
const large = sampleMenu({
  sections: [sampleSection({ items: names.map((title, index) => sampleItem({ id: index + 1, title })) })],
});
const renamed = names.map((title, index) =>
  readDish(index + 1, index % 2 ? `${title} maison` : dice.sample(words, 3).join(' '), '9'),
);
const begun = process.cpuUsage();
planMenu({
  draft: readMenuDraft(readSection(9_000, 'Desserts', renamed)),
  menu: large,
  option: 'overwrite',
  currency: 'CAD',
});
const { user, system } = process.cpuUsage(begun);
console.log(
  `3,000 with 3,000 dishes, none of the same name: ${Math.round((user + system) / 1_000)} ms of the processor`,
);
