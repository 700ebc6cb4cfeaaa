import type { Line } from '../lines/line.ts';
import { headingShare } from '../lines/line-kind.ts';

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
  const scores: RoleScores = { heading: 0, title: 0, description: 0, noise: -2.5 };
  scoreType(scores, line, usual);
  scoreWords(scores, line, usual);
  scoreLegibility(scores, line);
  return scores;
}

function scoreType(scores: RoleScores, line: Line, usual: Usual): void {
  const ratio = line.size / usual.body;
  if (line.caps && !usual.capitals) add(scores, 0.8, 0.4, -1, 0);
  if (line.bold && !usual.bold) add(scores, 0.5, 0.8, -1, 0);
  if (line.leads) add(scores, -1, 1, -1.5, 0);
  if (line.italic) add(scores, -0.2, -0.2, 0.5, 0);
  scores.heading += between(-1.5, Math.log(ratio) * 6, 3);
  scores.title += between(-1, Math.log(ratio) * 2, 0.7) - (ratio > 1.9 ? 1 : 0);
  scores.description += ratio > 1.12 ? -1.5 : ratio < 0.95 ? 0.5 : 0;
}

function scoreWords(scores: RoleScores, { text }: Line, usual: Usual): void {
  const words = text.split(' ').length;
  const commas = usual.commas ? 0 : (text.match(/[,;|•]/g)?.length ?? 0);
  if (words > 10) add(scores, -4, -2, 1, 0);
  else if (words > 6) add(scores, -1.8, -0.5, 0.7, 0);
  else if (words <= 2) add(scores, 0.5, 0.3, -0.6, 0);
  if (!usual.lower && /^[^\p{L}\p{N}]*\p{Ll}/u.test(text)) add(scores, -1.5, -1.2, 1.3, 0);
  if (/^[([]/.test(text)) add(scores, -1.5, -1.5, 1, 0);
  if (commas >= 2) add(scores, -1.8, -1, 1.2, 0);
  else if (commas === 1) add(scores, -0.8, -0.4, 0.5, 0);
  if (/[.!?]$/.test(text) && words > 3) add(scores, -1, -0.8, 0.8, 0.3);
  if (endsOpen(text)) add(scores, -1, -0.3, 0.5, 0);
  const known = headingShare(text);
  if (known > 0 && words <= 5 && !/[.,;]$/.test(text) && (usual.lower || !/^\p{Ll}/u.test(text)))
    add(scores, known >= 1 ? 2.2 : 1.2 * known, 0, -0.6 * known, -1);
  if (text.replace(/[^\p{L}]/gu, '').length < 3) add(scores, -2, -1.5, -0.5, 1.5);
}

/** Drawings and stains that OCR took for letters: unsure, short, out of signs. */
function scoreLegibility(scores: RoleScores, { words, text }: Line): void {
  const letters = Math.max(1, text.length);
  const sure = words.reduce((sum, { word, text: own }) => sum + word.confidence * own.length, 0) / letters;
  if (sure < 0.35) add(scores, -2.5, -2, -0.5, 2.5);
  else if (sure < 0.6) add(scores, -1, -0.8, 0, 1.2);
  const plain = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (plain < 0.6 * text.replace(/ /g, '').length) add(scores, -1, -1, 0, 1);
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

function add(scores: RoleScores, heading: number, title: number, description: number, noise: number): void {
  scores.heading += heading;
  scores.title += title;
  scores.description += description;
  scores.noise += noise;
}
