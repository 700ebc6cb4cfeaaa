import { scoreMenu } from '../../bench/score.mjs';
import type { Weights } from '../../reader/blocks/features.ts';
import { toCommandLineSections } from '../../reader/command-line-menu.ts';
import { structurePages } from '../../reader/draft/structure-pages.ts';
import type { ReadMenu } from './kept-readings.ts';

export type Figures = { menus: number; found: number; strict: number; section: number };

/** The figures of bench/score.mjs, the mean of all menus. */
export function scoreDrafts(menus: ReadMenu[], weights: Weights): Figures {
  const scores = menus.map(({ truth, pages }) =>
    scoreMenu(truth, { sections: toCommandLineSections(structurePages(pages, { weights })) }),
  );
  const mean = (of: 'found' | 'strict' | 'section') =>
    Math.round((1000 * scores.reduce((sum, score) => sum + score[of], 0)) / Math.max(1, scores.length)) / 1000;
  return { menus: menus.length, found: mean('found'), strict: mean('strict'), section: mean('section') };
}
