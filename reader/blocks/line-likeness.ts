import type { Line } from '../lines/line.ts';

/** The menu's usual values, which a line is compared with. */
export type Usual = {
  /** Size of most of the text, in the unit of the lines. */
  body: number;
  /** Size of the lines with prices; if there are too few of them, the body size. */
  priced: number;
  /** White space between lines of one paragraph, in body sizes. */
  space: number;
  /** Capitals, bold type and a lower-case start are no evidence if most lines have them. */
  capitals: boolean;
  bold: boolean;
  lower: boolean;
  /** Commas are no evidence: titles list the dish's ingredients. */
  commas: boolean;
};

/** A size below this share of another is really smaller, not just measured differently. */
export const SMALLER = 0.87;

export const hasPrice = (line: Line): boolean => line.prices.length > 0 || line.price_words.length > 0;

/** The end of the line shows that the text continues. */
export const hasOpenEnd = (text: string): boolean =>
  /(?:[,&+–(-]|[^\p{L}\p{N}](?:and|with|et|avec|und|mit|de|du|des|of|in|ou|or|a|au|aux|à|la|le|the|auf|von|dazu|y|con|e|o|com|our|with))$/iu.test(
    text,
  );

export const hasLikeLook = (line: Line, next: Line): boolean =>
  Math.abs(Math.log(line.size / next.size)) < 0.13 &&
  line.bold === next.bold &&
  line.italic === next.italic &&
  line.caps === next.caps;

/** The gap to the line above: 0 as within a paragraph, 1 clearly apart, at most 1.5. */
export const gapRatio = (line: Line, usualLayout: Usual): number =>
  Math.min(1.5, Math.max(0, (line.space / usualLayout.body - usualLayout.space) / 0.6));
