import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Weights } from '../reader/blocks/features.ts';
import KEPT from '../reader/blocks/weights.json' with { type: 'json' };
import { diceOf } from './menus/content/dice.ts';
import FIRST from './reader/first-weights.json' with { type: 'json' };
import { fitConfidence } from './reader/fit-confidence.ts';
import { type ReadMenu, readDrawnMenus, restaurantOf } from './reader/kept-readings.ts';
import { learnWeights } from './reader/learn.ts';
import { readLeftOutNetworks } from './reader/left-out-networks.ts';
import { lessonsOf } from './reader/lessons.ts';
import { scoreDrafts } from './reader/score-drafts.ts';

/**
 * `npm run train:reader -- DIR… --choose DIR [--choose DIR] [--rounds N]`: learns the weights of reader/blocks from drawn
 * menus of families for training, keeps those of the round that reads the menus after `--choose` best, and writes them
 * with their figures to reader/blocks/weights.json. It begins with weights set by hand, which stay if no round is better.
 * Then it fits the confidence of fields on the menus after `--choose`. The same menus produce the same weights.
 *
 * `npm run train:reader -- --choose DIR [--choose DIR]`, without menus to train on, fits the confidence alone, to the
 * existing weights.
 *
 * `--real DIR --left-out FOLDS.json` fits the confidence on real menus, too, each read with the network that hasn't learned
 * from its restaurant (training/reader/learn-lines.py).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    choose: { type: 'string', multiple: true, default: [] },
    real: { type: 'string', multiple: true, default: [] },
    'left-out': { type: 'string' },
    rounds: { type: 'string', default: '8' },
  },
});
if (values.choose.length === 0 || (values.real.length > 0 && values['left-out'] === undefined)) {
  process.stderr.write(
    'Usage: npm run train:reader -- [DIR…] --choose DIR… [--real DIR… --left-out FOLDS.json] [--rounds N]\n',
  );
  process.exit(2);
}

const read = async (folders: string[]) => (await Promise.all(folders.map(readDrawnMenus))).flat();
const [train, choose] = [await read(positionals), await read(values.choose)];
refuseOthers(train, 'train');
refuseOthers(choose, 'choose');

if (train.length === 0) {
  await writeConfidence(new Map(Object.entries(KEPT.weights)));
  process.exit();
}

const first: Weights = new Map(Object.entries(FIRST));
const dice = diceOf('train-reader');
const lessons = lessonsOf(train);
let best = { weights: first, chosen: scoreDrafts(choose, first), round: 0 };
console.log(`before: ${JSON.stringify(best.chosen)}`);
let round = 0;
for (const { weights, faults, least } of learnWeights(lessons, first, () => dice.real())) {
  round += 1;
  const chosen = scoreDrafts(choose, weights);
  console.log(`${round}: faults ${faults} (least ${least}); ${JSON.stringify(chosen)}`);
  if (chosen.strict > best.chosen.strict) best = { weights, chosen, round };
  if (round >= Number(values.rounds)) break;
}
const weights = Object.fromEntries([...best.weights].toSorted(([a], [b]) => (a < b ? -1 : 1)));
const figures = { rounds: best.round, trained: scoreDrafts(train, best.weights), chosen: best.chosen };
await write('blocks/weights.json', { about: figures, weights });
await writeConfidence(best.weights);

async function writeConfidence(fitTo: Weights): Promise<void> {
  const networks = values['left-out'] ? await readLeftOutNetworks(values['left-out']) : undefined;
  const real = (await read(values.real)).flatMap(({ name, pages, truth }) => {
    const network = networks?.get(restaurantOf(name));
    return network ? [{ pages, truth, left_out: network }] : [];
  });
  const weights = fitConfidence([...choose, ...real], fitTo);
  const about = { fitted_on: choose.length, ...(real.length > 0 && { real: real.length }) };
  await write('draft/confidence.json', { about, weights });
}

async function write(name: string, content: object): Promise<void> {
  await writeFile(join(import.meta.dirname, '../reader', name), `${JSON.stringify(content, null, 2)}\n`);
}

/** @throws if a menu's family belongs to another split. */
function refuseOthers(menus: ReadMenu[], split: 'train' | 'choose'): void {
  const other = menus.find(({ truth }) => truth.split !== split);
  if (other) throw new Error(`${other.name} is of a family to ${other.truth.split} on, not to ${split} on.`);
}
