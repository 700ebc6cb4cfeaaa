import { headingShare, type Kind } from './line-kind.ts';
import type { Line } from './lines.ts';

/** How well a line fits each kind, as sums of weighted signs (higher fits better; about a natural logarithm). */
export type Scores = Record<Kind, number>;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** @param body the usual size of the menu's text, in the same unit as the line's. */
export function scoreLine(line: Line, body: number, titlesAreLower: boolean): Scores {
  const scores: Scores = { heading: 0, title: 0, description: 0, noise: -2.5 };
  scoreType(scores, line, line.size / body);
  scoreWords(scores, line, titlesAreLower);
  return scores;
}

function scoreType(scores: Scores, line: Line, ratio: number): void {
  if (line.prices.length > 0 || line.price_words.length > 0) add(scores, -2.5, 2.2, -1.2, -2);
  else add(scores, 0, -0.4, 0.4, 0);
  if (line.caps) add(scores, 0.8, 0.4, -1, 0);
  if (line.bold) add(scores, 0.5, 0.8, -1, 0);
  if (line.italic) add(scores, -0.2, -0.2, 0.5, 0);
  scores.heading += between(-1.5, Math.log(ratio) * 6, 3);
  scores.title += between(-1, Math.log(ratio) * 2, 0.7) - (ratio > 1.9 ? 1 : 0);
  scores.description += ratio > 1.12 ? -1.5 : ratio < 0.95 ? 0.5 : 0;
}

function scoreWords(scores: Scores, { text }: Line, titlesAreLower: boolean): void {
  const words = text.split(' ').length;
  const commas = text.match(/[,;|•]/g)?.length ?? 0;
  if (words > 10) add(scores, -4, -2, 1, 0);
  else if (words > 6) add(scores, -1.8, -0.5, 0.7, 0);
  else if (words <= 2) add(scores, 0.5, 0.3, -0.6, 0);
  if (!titlesAreLower && /^[^\p{L}\p{N}]*\p{Ll}/u.test(text)) add(scores, -1.5, -1.2, 1.3, 0);
  if (/^[([]/.test(text)) add(scores, -1.5, -1.5, 1, 0);
  if (commas >= 2) add(scores, -1.8, -1, 1.2, 0);
  else if (commas === 1) add(scores, -0.8, -0.4, 0.5, 0);
  if (/[.!?]$/.test(text) && words > 3) add(scores, -1, -0.8, 0.8, 0.3);
  if (/[^\p{L}\p{N}](?:and|with|et|avec|und|mit|de|of|in|ou|or|&)$/iu.test(text)) add(scores, -1, -0.3, 0.5, 0);
  const known = headingShare(text);
  if (known > 0 && words <= 5) add(scores, known >= 1 ? 2.6 : 1.2 * known, 0, -0.6 * known, 0);
  if (text.replace(/[^\p{L}]/gu, '').length < 3) add(scores, -2, -1.5, -0.5, 1.5);
}

/** How well `next` follows `line` when they are of these kinds. `gap` is the usual white space between lines. */
export function scorePair(
  line: Line | undefined,
  kind: Kind | undefined,
  next: Line,
  nextKind: Kind,
  gap: number,
): number {
  if (!line || !kind || line.column !== next.column)
    return { heading: 0.3, title: -0.2, description: -1.5, noise: 0 }[nextKind];
  let score = FOLLOWS[kind][nextKind];
  const isFar = next.gap > gap + 0.6;
  if (isFar) score += { heading: 0.5, title: 0.5, description: -1.6, noise: 0 }[nextKind];
  else score += { heading: -0.9, title: -0.1, description: 0.3, noise: 0 }[nextKind];
  const isAlike =
    Math.abs(Math.log(line.size / next.size)) < 0.12 &&
    line.bold === next.bold &&
    line.italic === next.italic &&
    line.caps === next.caps;
  const changes = (kind === 'title') !== (nextKind === 'title') && kind !== 'noise' && nextKind !== 'noise';
  if (changes) score += isAlike ? -0.9 : 0.4;
  if (kind === 'description' && nextKind === 'description' && !isAlike) score -= 0.9;
  if (kind === 'heading' && nextKind !== 'heading' && nextKind !== 'noise' && isAlike) score -= 0.8;
  const isOpen = /(?:[,&+\-–|]|\b(?:and|with|et|avec|und|mit|de|du|des|of|in|ou|or|a|au|à|la|le|the|auf|von))$/i.test(
    line.text,
  );
  if (isOpen && kind === 'description') score += nextKind === 'description' ? 1.5 : -1;
  return score;
}

const FOLLOWS: Record<Kind, Record<Kind, number>> = {
  heading: { heading: -1, title: 0.4, description: -0.7, noise: -0.5 },
  title: { heading: -0.4, title: 0, description: 0.3, noise: -0.5 },
  description: { heading: -0.1, title: 0.2, description: 0, noise: -0.5 },
  noise: { heading: 0, title: -0.2, description: -0.8, noise: 0.5 },
};

function add(scores: Scores, heading: number, title: number, description: number, noise: number): void {
  scores.heading += heading;
  scores.title += title;
  scores.description += description;
  scores.noise += noise;
}
