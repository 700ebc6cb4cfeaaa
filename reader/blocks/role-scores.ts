import type { Line } from '../lines/line.ts';
import { headingShare } from '../lines/line-kind.ts';
import { LEGIBILITY_SIGNS, ROLE_PRIORS, SIZE_WEIGHTS, TYPE_SIGNS, WORD_SIGNS } from './weights.ts';

/** What an open line can be. */
export type Role = 'heading' | 'title' | 'description' | 'noise';
export const ROLES = ['heading', 'title', 'description', 'noise'] as const satisfies Role[];

/** How well a line fits each role, as sums of weighted signs (higher fits better; about a natural logarithm). */
export type RoleScores = Record<Role, number>;

/** What is usual in the menu that a line is judged against. */
export type Usual = {
  /** Size of most of the text, in the unit of the lines. */
  body: number;
  /** White space between lines of one paragraph, in body sizes. */
  space: number;
  /** Capitals, bold type and lower case at the start say nothing where most lines have them. */
  capitals: boolean;
  bold: boolean;
  lower: boolean;
  /** Commas say nothing: titles are lists of what is in the dish. */
  commas: boolean;
};

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Scores a line by itself; its prices are left to the block that it is part of. */
export function scoreRoles(line: Line, usual: Usual): RoleScores {
  const scores: RoleScores = { ...ROLE_PRIORS };
  scoreType(scores, line, usual);
  scoreWords(scores, line, usual);
  scoreLegibility(scores, line);
  return scores;
}

function scoreType(scores: RoleScores, line: Line, usual: Usual): void {
  const ratio = line.size / usual.body;
  if (line.caps && !usual.capitals) add(scores, TYPE_SIGNS.capitals);
  if (line.bold && !usual.bold) add(scores, TYPE_SIGNS.bold);
  if (line.leads) add(scores, TYPE_SIGNS.leads);
  if (line.italic) add(scores, TYPE_SIGNS.italic);
  const { heading, title, description } = SIZE_WEIGHTS;
  scores.heading += between(heading.least, Math.log(ratio) * heading.by_log, heading.most);
  scores.title += between(title.least, Math.log(ratio) * title.by_log, title.most);
  if (ratio > title.huge_from) scores.title += title.huge;
  if (ratio > description.large_from) scores.description += description.large;
  else if (ratio < description.small_to) scores.description += description.small;
}

function scoreWords(scores: RoleScores, { text }: Line, usual: Usual): void {
  const words = text.split(' ').length;
  const commas = usual.commas ? 0 : (text.match(/[,;|•]/g)?.length ?? 0);
  if (words > 10) add(scores, WORD_SIGNS.over_ten);
  else if (words > 6) add(scores, WORD_SIGNS.over_six);
  else if (words <= 2) add(scores, WORD_SIGNS.one_or_two);
  if (!usual.lower && /^[^\p{L}\p{N}]*\p{Ll}/u.test(text)) add(scores, WORD_SIGNS.lower_start);
  if (/^[([]/.test(text)) add(scores, WORD_SIGNS.bracket_start);
  if (commas >= 2) add(scores, WORD_SIGNS.commas);
  else if (commas === 1) add(scores, WORD_SIGNS.one_comma);
  if (/[.!?]$/.test(text) && words > 3) add(scores, WORD_SIGNS.full_stop);
  if (endsOpen(text)) add(scores, WORD_SIGNS.open_end);
  const known = headingShare(text);
  if (known > 0 && words <= 5 && !/[.,;]$/.test(text) && (usual.lower || !/^\p{Ll}/u.test(text)))
    addHeadingWords(scores, known);
  if (text.replace(/[^\p{L}]/gu, '').length < 3) add(scores, WORD_SIGNS.few_letters);
}

/** Drawings and stains that OCR took for letters: unsure, short, out of signs. */
function scoreLegibility(scores: RoleScores, { words, text }: Line): void {
  const letters = Math.max(1, text.length);
  const sure = words.reduce((sum, { word, text: own }) => sum + word.confidence * own.length, 0) / letters;
  if (sure < 0.35) add(scores, LEGIBILITY_SIGNS.illegible);
  else if (sure < 0.6) add(scores, LEGIBILITY_SIGNS.unsure);
  const plain = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (plain < 0.6 * text.replace(/ /g, '').length) add(scores, LEGIBILITY_SIGNS.signs);
}

/** The line's end asks for another line. */
export const endsOpen = (text: string): boolean =>
  /(?:[,&+–(-]|[^\p{L}\p{N}](?:and|with|et|avec|und|mit|de|du|des|of|in|ou|or|a|au|aux|à|la|le|the|auf|von|dazu|y|con|e|o|com|our|with))$/iu.test(
    text,
  );

export const looksAlike = (line: Line, next: Line): boolean =>
  Math.abs(Math.log(line.size / next.size)) < 0.13 &&
  line.bold === next.bold &&
  line.italic === next.italic &&
  line.caps === next.caps;

function addHeadingWords(scores: RoleScores, known: number): void {
  const [heading, title, description, noise] = WORD_SIGNS.some_heading_words;
  if (known >= 1) add(scores, WORD_SIGNS.heading_words);
  else add(scores, [heading * known, title, description * known, noise]);
}

function add(
  scores: RoleScores,
  [heading, title, description, noise]: readonly [number, number, number, number],
): void {
  scores.heading += heading;
  scores.title += title;
  scores.description += description;
  scores.noise += noise;
}
