import type { ChatTopic } from '../../../shared/api/chats.ts';
import type { ChatWords } from '../../../shared/i18n/guest/guest-words.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import type { MenuDish, MenuFacts } from '../menu-facts.ts';
import type { FoundDishes } from './find-dishes.ts';
import type { UnderstoodQuestion } from './understand.ts';

export type LocalAnswer = {
  /** Lines of text. */
  lines: string[];
  item_ids: number[];
  topic: ChatTopic;
  is_answered: boolean;
  /** The dish that an unanswered question was about. */
  about_item_id: number | null;
};

/** The inputs of an answer. */
export type Teller = {
  facts: MenuFacts;
  question: UnderstoodQuestion;
  words: ChatWords;
  found: FoundDishes;
  sold_out: ReadonlySet<number>;
};

const MAX_LISTED = 6;

export const name = ({ facts }: Teller) => facts.restaurant.name;

export const answer = (
  topic: ChatTopic,
  lines: string[],
  dishes: readonly MenuDish[] = [],
  missing?: { about: MenuDish | undefined },
): LocalAnswer => ({
  lines,
  item_ids: [...new Set(dishes.map(({ item }) => item.id))],
  topic,
  is_answered: missing === undefined,
  about_item_id: missing?.about?.item.id ?? null,
});

/** Each dish with its price on its own line, after an introductory line. */
export function list(
  teller: Teller,
  topic: ChatTopic,
  lead: string,
  dishes: readonly MenuDish[],
  missing?: { about: MenuDish | undefined },
): LocalAnswer {
  const shown = dishes.slice(0, MAX_LISTED);
  const more = dishes.length - shown.length;
  const lines = [lead, ...shown.map((dish) => `• ${lineOf(teller, dish)}`)];
  if (more > 0) lines.push(interpolate(teller.words.and_more, { count: more }));
  return answer(topic, lines, shown, missing);
}

function lineOf({ words, sold_out }: Teller, { item, price }: MenuDish): string {
  const dish = sold_out.has(item.id) ? interpolate(words.marked_out, { dish: item.title }) : item.title;
  return price === null ? dish : interpolate(words.dish_with_price, { dish, price });
}
