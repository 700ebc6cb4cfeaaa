import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WEIGHTS } from '../reader/blocks/signs.ts';
import { diceOf } from './menus/content/dice.ts';
import { fitConfidence } from './train-reader/fit-confidence.ts';
import { type ReadMenu, readDrawnMenus } from './train-reader/kept-readings.ts';
import { learnWeights } from './train-reader/learn.ts';
import { lessonsOf } from './train-reader/lessons.ts';
import { scoreDrafts } from './train-reader/score-drafts.ts';

/**
 * `npm run train:reader -- DIR… --choose DIR [--choose DIR] [--rounds N]`: learns the weights of reader/blocks from drawn
 * menus of families for training, keeps those of the round that reads the menus after `--choose` best, and writes them
 * with their figures to reader/blocks/weights.json. It begins with the weights that are there. The same menus give the
 * same weights. Nothing is written if no round is better than the weights that are there.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    choose: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '8' },
  },
});
if (positionals.length === 0 || values.choose.length === 0) {
  process.stderr.write('Usage: npm run train:reader -- DIR… --choose DIR [--choose DIR] [--rounds N]\n');
  process.exit(2);
}

const READER = join(import.meta.dirname, '../reader');
const read = async (folders: string[]) => (await Promise.all(folders.map(readDrawnMenus))).flat();
const [train, choose] = [await read(positionals), await read(values.choose)];
refuseOthers(train, 'train');
refuseOthers(choose, 'choose');

const dice = diceOf('train-reader');
const lessons = lessonsOf(train);
let best = { weights: WEIGHTS, chosen: scoreDrafts(choose, WEIGHTS), round: 0 };
console.log(`before: ${JSON.stringify(best.chosen)}`);
let round = 0;
for (const { weights, faults, least } of learnWeights(lessons, WEIGHTS, () => dice.real())) {
  round += 1;
  const chosen = scoreDrafts(choose, weights);
  console.log(`${round}: faults ${faults} (least ${least}); ${JSON.stringify(chosen)}`);
  if (chosen.strict > best.chosen.strict) best = { weights, chosen, round };
  if (round >= Number(values.rounds)) break;
}
if (best.round > 0) {
  const file = join(READER, 'blocks/weights.json');
  const weights = Object.fromEntries([...best.weights].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const about = { rounds: best.round, trained: scoreDrafts(train, best.weights), chosen: best.chosen };
  await writeFile(file, `${JSON.stringify({ about, weights }, null, 2)}\n`);
}
const about = { fitted_on: choose.length };
const confidence = { about, weights: fitConfidence(choose, best.weights) };
await writeFile(join(READER, 'draft/confidence.json'), `${JSON.stringify(confidence, null, 2)}\n`);

/** @throws if a menu is of a family that is for something else. */
function refuseOthers(menus: ReadMenu[], split: 'train' | 'choose'): void {
  const other = menus.find(({ truth }) => truth.split !== split);
  if (other) throw new Error(`${other.name} is of a family to ${other.truth.split} on, not to ${split} on.`);
}
