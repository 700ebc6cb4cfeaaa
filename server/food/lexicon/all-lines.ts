import { COOKING } from './cooking.ts';
import { DAIRY } from './dairy.ts';
import { DISHES } from './dishes.ts';
import { DRINKS } from './drinks.ts';
import { FISH } from './fish.ts';
import { GROUPS } from './groups.ts';
import { MEAT } from './meat.ts';
import { PANTRY } from './pantry.ts';
import { PLANTS } from './plants.ts';
import { QUALITIES } from './qualities.ts';
import { SECTIONS } from './sections.ts';

const TEXTS = [SECTIONS, GROUPS, DISHES, MEAT, FISH, DAIRY, PLANTS, PANTRY, DRINKS, COOKING, QUALITIES];

/** Every concept, one per line (the format: concept.ts). Lines with "#" are headings. */
export const LEXICON_LINES: readonly string[] = TEXTS.flatMap((text) =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
);
