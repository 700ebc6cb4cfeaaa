import type { OpenLine } from '../../reader/blocks/line-features.ts';
import { alignWords, plainWord, type ReadToken, type TruthToken } from './align-words.ts';
import type { GoldLine } from './gold-lines.ts';

/** The truth of a real menu, which has its texts but not their places: the shape that bench/score.mjs reads. */
export type TextTruth = {
  sections: {
    title?: string | null;
    /** The heading above several sections, repeated in each. */
    parent?: string | null;
    description?: string | null;
    items: { title: string; description?: string | null }[];
  }[];
};

type RoleToken = TruthToken & Required<Pick<GoldLine, 'role'>> & Pick<GoldLine, 'item' | 'section'>;

/** The more telling role of a line's words first: a title is a title, whatever follows it. */
const RANKS: readonly GoldLine['role'][] = ['heading', 'title', 'note', 'description'];
/** Share of a line's letters that the truth must contain; a line with fewer is no text of the menu. */
const MIN_SHARE = 0.34;

/**
 * Each line's role by where its words are in the truth's texts; undefined for a line without letters (a price).
 * `goldLines` does the same for drawn menus, whose truth has the place of each word.
 */
export function goldByText(open: readonly OpenLine[], truth: TextTruth): (GoldLine | undefined)[] {
  const tokens = tokensOf(truth);
  const read = open.flatMap(({ line }, index) => {
    const words = [...line.words, ...line.rest, ...line.marks, ...line.heads.flat()].toSorted((a, b) => a.x0 - b.x0);
    return words
      .flatMap(({ text }) => splitWords(text))
      .map((text, at): ReadToken & { index: number } => ({ text, starts_line: at === 0, index }));
  });
  const matches = alignWords(read, tokens);
  const byLine = Map.groupBy(read.keys(), (at) => read[at]?.index);
  return open.map(({ fixed }, index) => {
    const lineWords = (byLine.get(index) ?? []).map((at) => ({
      letters: read[at]?.text.length ?? 0,
      token: tokens[matches[at] ?? -1],
      is_start: tokens[matches[at] ?? -1]?.field !== tokens[(matches[at] ?? -1) - 1]?.field,
    }));
    return roleOf(lineWords, fixed === undefined || fixed === 'noise');
  });
}

/** A word that was read, the truth's word that it is, and whether that one begins its text. */
type MatchedWord = { letters: number; token: RoleToken | undefined; is_start: boolean };

function roleOf(words: MatchedWord[], canBeNoise: boolean): GoldLine | undefined {
  const sum = (of: typeof words) => of.reduce((letters, word) => letters + word.letters, 0);
  const matched = words.filter(({ token }) => token !== undefined);
  if (words.length === 0) return undefined;
  if (sum(matched) < MIN_SHARE * sum(words))
    return canBeNoise ? { role: 'noise', item: undefined, section: undefined } : undefined;
  const tokens = matched.flatMap(({ token }) => token ?? []);
  const likeliestRole = RANKS.find(
    (rank) => tokens.filter((token) => token.role === rank).length >= Math.min(2, 0.3 * tokens.length),
  );
  // "MELBA: peach, cream, raspberries, sugar" begins with a dish's name, however short that is.
  const isNamed = matched[0]?.is_start === true && tokens[0]?.role === 'title';
  const role = isNamed && likeliestRole !== 'heading' ? 'title' : likeliestRole;
  const owner = tokens.find((token) => token.role === role);
  return role && { role, item: owner?.item, section: owner?.section };
}

/** The truth's words in its order, each with its text's role. Items are counted over all sections. */
function tokensOf({ sections }: TextTruth): RoleToken[] {
  const tokens: RoleToken[] = [];
  let [field, item] = [0, 0];
  const add = (text: string | null | undefined, owner: GoldLine) => {
    tokens.push(...splitWords(text ?? '').map((word) => ({ text: word, field, ...owner })));
    field += 1;
  };
  for (const [section, { title, parent, description, items }] of sections.entries()) {
    if (parent !== sections[section - 1]?.parent) add(parent, { role: 'heading', item: undefined, section });
    add(title, { role: 'heading', item: undefined, section });
    add(description, { role: 'note', item: undefined, section });
    for (const dish of items) {
      add(dish.title, { role: 'title', item, section });
      add(dish.description, { role: 'description', item, section });
      item += 1;
    }
  }
  return tokens;
}

const splitWords = (text: string): string[] =>
  text
    .split(/[\s/–—|]+/)
    .map(plainWord)
    .filter((word) => word !== '');
