import type { EarlierQuestion } from '../../facts/earlier-question.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { isAskingWhyNot } from '../words/why-not.ts';
import { about, type Meant } from './meant.ts';

/** "Why not?" behind "can I have the schnitzel?" of somebody with an allergy asks for its declarations. */
export function askedWhyNot(
  facts: MenuFacts,
  { message }: Meant,
  dishes: MenuDish[],
  earlier: readonly EarlierQuestion[],
): Meant | undefined {
  const { locale, folded_text } = message;
  if (!isAskingWhyNot(locale, folded_text)) return undefined;
  const isAvoiding = earlier.some(({ question }) => readOnMenu(facts, question, locale).avoided.length > 0);
  if (!isAvoiding || dishes.length === 0 || dishes.length > MAX_TOLD) return undefined;
  return { message: { ...message, intent: 'allergens', asks_contents: true, wished: [] }, matches: about(dishes) };
}

/** Of more dishes an answer was a list, which has its marks. */
const MAX_TOLD = 3;
