import { fold } from '../../reader/words/fold.ts';
import type { Draft, DraftItem, DraftSection } from '../../shared/draft.ts';
import type { AnswerableTruth } from './true-answers.ts';

/** Of a menu's dishes, how many are in a draft by their name's letters, and of those how many with their prices. */
export type Survival = { dishes: number; named: number; priced: number; added: number; lost: string[] };

export function survivalOf(truth: AnswerableTruth, { sections }: Pick<Draft, 'sections'>): Survival {
  const free = sections.flatMap((section) => section.items.map((item) => ({ item, section })));
  const own = sections.flatMap(({ items }) => items).length;
  const dishes = truth.sections.flatMap(({ items }) => items.filter(({ optional }) => !optional));
  const survival: Survival = { dishes: dishes.length, named: 0, priced: 0, added: 0, lost: [] };
  for (const dish of dishes) {
    const expected = amountsOf(dish);
    const isPriced = ({ item, section }: (typeof free)[number]) => {
      const amounts = pricesOf(item, section, dish.price_inherited === true);
      const isNone = amounts.length === 0 && dish.price_inherited === true;
      return isNone || String(amounts) === String(expected);
    };
    const named = free.filter(({ item }) => fold(item.title.value) === fold(dish.title));
    const best = named.find(isPriced) ?? named[0];
    if (!best) {
      survival.lost.push(dish.title);
      continue;
    }
    free.splice(free.indexOf(best), 1);
    survival.named += 1;
    if (isPriced(best)) survival.priced += 1;
    else survival.lost.push(`${dish.title}: ${expected} as ${pricesOf(best.item, best.section, false)}`);
  }
  survival.added = own - survival.named;
  return survival;
}

const amountsOf = ({ price, prices }: AnswerableTruth['sections'][number]['items'][number]): number[] =>
  (prices?.length ?? 0) > 0 ? prices.map(({ amount }) => amount) : price === null ? [] : [price];

const pricesOf = (item: DraftItem, section: DraftSection, isInherited: boolean): number[] => {
  const own = item.prices.map(({ amount }) => Number(amount.value));
  return own.length === 0 && isInherited && section.price ? [Number(section.price.value)] : own;
};
