import type { PageReading, Word } from '../../reader/reading.ts';
import { fold } from '../../reader/words/fold.ts';
import type { Box } from '../../shared/menu.ts';
import type { TruthPage } from '../../training/menus/truth/menu-truth.ts';

export type PlacedTruth = TruthPage['words'][number] & { place: Box };

/** Shorter words are in many places. */
const TELLING = 4;
const NEIGHBOURS = 4;

/**
 * The words of a drawn page where they are on the page as it was read: a photograph is levelled before it is read, so the
 * words that both have show how far those around them moved.
 */
export function placeTruth({ words, width, height }: TruthPage, reading: PageReading): PlacedTruth[] {
  const placed = words.map((word) => {
    const [x0, y0, x1, y1] = word.box;
    const box = { x: x0 / width, y: y0 / height, width: (x1 - x0) / width, height: (y1 - y0) / height };
    return { ...word, place: { page: reading.page, ...box } };
  });
  const moves = placed.flatMap((word) => {
    const [same, another] = reading.words.filter(({ text }) => fold(text) === fold(word.text));
    const isAlone = placed.filter(({ text }) => fold(text) === fold(word.text)).length === 1;
    if (!same || another || !isAlone || fold(word.text).length < TELLING) return [];
    const [from, to] = [middleOf(word.place), middleOf(same.box)];
    return [{ from, by: [to[0] - from[0], to[1] - from[1]] as const }];
  });
  return placed.map((word) => {
    const [x, y] = middleOf(word.place);
    const near = moves
      .map(({ from, by }) => ({ by, distance: Math.hypot(from[0] - x, from[1] - y) + 0.01 }))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, NEIGHBOURS);
    const weight = near.reduce((sum, { distance }) => sum + 1 / distance, 0);
    const moved = (axis: 0 | 1) =>
      weight === 0 ? 0 : near.reduce((sum, { by, distance }) => sum + by[axis] / distance, 0) / weight;
    return { ...word, place: { ...word.place, x: word.place.x + moved(0), y: word.place.y + moved(1) } };
  });
}

export const middleOf = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

/** Words that were read where a word of the truth is. */
export function readAt(words: readonly Word[], { place }: PlacedTruth): Word[] {
  const rim = place.height / 4;
  return words.filter(({ box }) => {
    const [x, y] = middleOf(box);
    const isAcross = x > place.x - rim && x < place.x + place.width + rim;
    const isOver = box.x < place.x + place.width / 2 && box.x + box.width > place.x + place.width / 2;
    return (isAcross || isOver) && y > place.y - rim && y < place.y + place.height + rim;
  });
}
