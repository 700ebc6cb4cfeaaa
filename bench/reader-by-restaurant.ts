import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WEIGHTS, type Weights } from '../reader/blocks/features.ts';
import { cutLines, openLines, rolesOf } from '../reader/blocks/find-blocks.ts';
import { LINE_NETWORK } from '../reader/blocks/line-network.ts';
import type { LineNetwork } from '../reader/blocks/open-network.ts';
import { toCommandLineSections } from '../reader/command-line-menu.ts';
import { structureFiles } from '../reader/draft/structure-files.ts';
import { linesOfPages } from '../reader/draft/structure-pages.ts';
import type { PageReading } from '../reader/reading.ts';
import { goldByText, type TextTruth } from '../training/reader/gold-by-text.ts';
import { readDrawnMenus, restaurantOf } from '../training/reader/kept-readings.ts';
import { readLeftOutNetworks } from '../training/reader/left-out-networks.ts';
import { scoreMenu } from './score.mjs';

/**
 * `npm run bench:reader-by-restaurant -- DIR… [--names] [--left-out FOLDS.json] [--without network]`: the figures of
 * score.mjs on real menus, for each restaurant by itself, and the share of lines whose role is right. A restaurant's
 * documents are those whose names begin alike, up to the first "_". Restaurants are numbered in the order of their names;
 * `--names` shows them. Readings are kept in `readings/` of each folder, as `npm run train:reader` keeps them: remove them
 * when the engines have changed.
 *
 * `--left-out` reads each restaurant with the network that has not learned from it (training/reader/learn-lines.py), which
 * is the figure to report: the network of the reader has learned from real menus. `--without network` reads without one.
 */

const { values, positionals } = parseArgs({
  options: {
    names: { type: 'boolean', default: false },
    'left-out': { type: 'string' },
    without: { type: 'string' },
  },
  allowPositionals: true,
});
if (positionals.length === 0 || (values.without ?? 'network') !== 'network') {
  process.stderr.write(
    'Usage: npm run bench:reader-by-restaurant -- DIR… [--names] [--left-out FOLDS.json] [--without network]\n',
  );
  process.exit(2);
}

type RealScores = {
  restaurant: string;
  dishes: number;
  found: number;
  strict: number;
  section: number;
  priced: number;
  priced_right: number;
  lines: number;
  roles_right: number;
};

/** The network that each restaurant was left out of; empty without `--left-out`. */
const networks = values['left-out'] ? await readLeftOutNetworks(values['left-out']) : new Map<string, LineNetwork>();
const weights = new Map(WEIGHTS);
if (values.without) weights.set('network', 0);

const documents = (await Promise.all(positionals.map(scoreFolder))).flat();
printTable(Map.groupBy(documents, ({ restaurant }) => restaurant));

async function scoreFolder(folder: string): Promise<RealScores[]> {
  const menus = await readDrawnMenus(folder);
  return await Promise.all(
    menus.map(async ({ name, pages }) => {
      // The cast: NAME.truth.json has this shape by score.mjs' head.
      const truth = JSON.parse(await readFile(join(folder, `${name}.truth.json`), 'utf8')) as TextTruth;
      const restaurant = restaurantOf(name);
      const search = { weights, network: networkFor(restaurant) };
      const { items, found, strict, section, priced, priced_right } = scoreMenu(truth, {
        sections: toCommandLineSections(structureFiles(pages, search)),
      });
      const roles = countRoles(pages, truth, search);
      return { restaurant, dishes: items, found, strict, section, priced, priced_right, ...roles };
    }),
  );
}

/** @throws if networks were given and all of them have learned from the restaurant, or if the reader's was altered. */
function networkFor(restaurant: string): LineNetwork {
  const network = values['left-out'] ? networks.get(restaurant) : LINE_NETWORK;
  if (!network)
    throw new Error(values['left-out'] ? `${restaurant} was left out of no network.` : 'The network was altered.');
  return network;
}

/** How many lines have a role by the truth, and for how many of these the reader finds the same. */
function countRoles(
  pages: PageReading[],
  truth: TextTruth,
  search: { weights: Weights; network: LineNetwork },
): Pick<RealScores, 'lines' | 'roles_right'> {
  const lines = openLines(linesOfPages(pages), search.network);
  const gold = goldByText(lines.open, truth);
  const roles = rolesOf(cutLines(lines, search.weights).found);
  const judged = gold.flatMap((line, index) =>
    line && lines.open[index]?.fixed === undefined ? [line.role === roles[index]] : [],
  );
  return { lines: judged.length, roles_right: judged.filter(Boolean).length };
}

function printTable(restaurants: Map<string, RealScores[]>): void {
  process.stdout.write('| restaurant | documents | dishes | found | strict | price | section | roles of lines |\n');
  process.stdout.write(`|---|${'---:|'.repeat(7)}\n`);
  const names = [...restaurants.keys()].toSorted();
  for (const [index, name] of names.entries())
    printRow(values.names ? name : String(index + 1), restaurants.get(name) ?? []);
  printRow('**all documents**', documents);
  const byRestaurant = names.map((name) => meanOf(restaurants.get(name) ?? [], 'strict'));
  process.stdout.write(
    `\nStrict by restaurant: mean ${toCell(mean(byRestaurant))}, standard error ${toCell(standardError(byRestaurant))}.\n`,
  );
}

function printRow(label: string, rows: RealScores[]): void {
  const sum = (of: 'dishes' | 'priced' | 'priced_right' | 'lines' | 'roles_right') =>
    rows.reduce((total, row) => total + row[of], 0);
  const cells = [
    ...(['found', 'strict'] as const).map((figure) => toCell(meanOf(rows, figure))),
    sum('priced') === 0 ? '–' : toCell(sum('priced_right') / sum('priced')),
    toCell(meanOf(rows, 'section')),
    sum('lines') === 0 ? '–' : toCell(sum('roles_right') / sum('lines')),
  ];
  process.stdout.write(`| ${[label, rows.length, sum('dishes'), ...cells].join(' | ')} |\n`);
}

function meanOf(rows: RealScores[], figure: 'found' | 'strict' | 'section'): number {
  return mean(rows.map((row) => row[figure]));
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function standardError(numbers: number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
}

function toCell(figure: number): string {
  return figure.toFixed(2);
}
