import { isRawOrAlcoholic } from '../finding/raw-dishes.ts';
import { dishLines } from './declared-of-dish.ts';
import { described } from './describe-dish.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

/** Answers to guests who are pregnant or ill: the menu's own words, and no advice. */

const MAX_TOLD_EACH = 3;
const MAX_TOLD_RAW = 8;
export function answerMedical(teller: Teller): LocalAnswer {
  const { words, found, facts, message } = teller;
  const dishes = found.named ? [found.named] : found.dishes.length <= MAX_TOLD_EACH ? found.dishes : [];
  const group =
    dishes.length === 0 && found.dishes.length > 0 ? list(teller, 'allergens', words.list_found, found.dishes) : null;
  const told = [
    ...dishes.flatMap((dish) => [...described(teller, dish), ...dishLines(teller, dish).lines]),
    ...(group?.lines ?? []),
  ];
  // What the menu's words say is raw or has alcohol; what it means for the guest, the staff and doctors know.
  const asksRaw = message.avoids_raw || message.is_pregnant;
  const raw = asksRaw && dishes.length === 0 ? facts.dishes.filter(isRawOrAlcoholic) : [];
  const listed = raw.length === 0 ? [] : list(teller, 'allergens', words.list_raw, raw).lines;
  return answer(
    'allergens',
    [...told, ...listed, words.no_medicine],
    [...dishes, ...found.dishes.slice(0, MAX_TOLD_RAW), ...raw.slice(0, MAX_TOLD_RAW)],
  );
}
