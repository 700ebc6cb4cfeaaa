import type { OpenLine } from '../../reader/blocks/line-features.ts';
import type { PlacedWord } from '../../reader/geometry/placed-word.ts';
import type { PageReading } from '../../reader/reading.ts';
import type { WordRole } from '../menus/layout/marked.ts';
import type { MenuTruth, TruthPage } from '../menus/truth/menu-truth.ts';
import type { TruthWord } from '../menus/truth/words-of-sheets.ts';

/** A line's role by the truth: what it begins with, and what it belongs to. */
export type GoldLine = {
  role: 'heading' | 'title' | 'description' | 'note' | 'noise' | 'price' | 'heading-price';
  item: number | undefined;
  section: number | undefined;
};

const GOLD_ROLES: Readonly<Record<WordRole, GoldLine['role'] | undefined>> = {
  house: 'noise',
  'parent-heading': 'heading',
  heading: 'heading',
  'heading-price': 'heading-price',
  note: 'note',
  title: 'title',
  'second-title': 'description',
  description: 'description',
  price: 'price',
  'size-label': 'price',
  number: undefined,
  mark: undefined,
  measure: undefined,
  'add-on': 'description',
  choice: 'description',
  notice: 'noise',
  noise: 'noise',
};

/** The more telling of a line's words first: a title is a title, whatever follows it. */
const RANKS: readonly GoldLine['role'][] = [
  'heading',
  'title',
  'note',
  'description',
  'heading-price',
  'price',
  'noise',
];

/** Each line's role by the truth's words at the same place; undefined if there are none. */
export function goldLines(open: OpenLine[], pages: PageReading[], truth: MenuTruth): (GoldLine | undefined)[] {
  return open.map(({ line }) => {
    const words = [
      ...line.words,
      ...line.rest,
      ...line.prices.flatMap((price) => [...price.words, ...price.label]),
      ...line.price_words,
    ];
    const wordsOfLine = [...new Set(words)].flatMap((word) => wordAt(word, pages, truth) ?? []);
    const roles = wordsOfLine.map((word) => ({ word, role: GOLD_ROLES[word.role] }));
    const wordsWithRole = roles.filter(({ role }) => role !== undefined);
    // A line that joins two by mistake counts as what most of its first words are.
    const likeliestRole = RANKS.find(
      (rank) => wordsWithRole.filter((one) => one.role === rank).length >= Math.min(2, 0.3 * wordsWithRole.length),
    );
    // A description of many words doesn't hide the short name that it follows.
    const isNamed = likeliestRole === 'description' && wordsWithRole[0]?.role === 'title';
    const role = isNamed ? 'title' : likeliestRole;
    const owner = wordsWithRole.find((one) => one.role === role)?.word;
    return role && { role, item: owner?.item, section: owner?.section };
  });
}

/** The truth's word that covers most of where a word was read. */
function wordAt({ word }: PlacedWord, pages: PageReading[], truth: MenuTruth): TruthWord | undefined {
  const index = pages.findIndex(({ page }) => page === word.box.page);
  const page = truth.pages[index];
  if (!page) return undefined;
  const { x, y, width, height } = word.box;
  const box = [x * page.width, y * page.height, (x + width) * page.width, (y + height) * page.height] as const;
  let best: TruthWord | undefined;
  let most = 0;
  for (const other of wordsNear(page, box[1])) {
    const common =
      Math.max(0, Math.min(box[2], other.box[2]) - Math.max(box[0], other.box[0])) *
      Math.max(0, Math.min(box[3], other.box[3]) - Math.max(box[1], other.box[1]));
    if (common > most) [best, most] = [other, common];
  }
  return best;
}

const bands = new WeakMap<TruthPage, Map<number, TruthWord[]>>();

/** Words of a page by the band of it that they reach into: pages have many. */
function wordsNear(page: TruthPage, top: number): TruthWord[] {
  const height = page.height / 40;
  let cachedBands = bands.get(page);
  if (!cachedBands) {
    cachedBands = new Map();
    for (const word of page.words)
      for (let band = Math.floor(word.box[1] / height) - 2; band <= Math.floor(word.box[3] / height) + 1; band += 1)
        cachedBands.set(band, [...(cachedBands.get(band) ?? []), word]);
    bands.set(page, cachedBands);
  }
  return cachedBands.get(Math.floor(top / height)) ?? [];
}
