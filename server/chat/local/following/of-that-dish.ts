import type { MenuDish } from '../../facts/menu-facts.ts';
import { asksDishes } from '../finding/pool-of.ts';
import { isIngredient } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isOpening } from '../reading/openings.ts';
import { leavesItOut } from '../words/of-those.ts';
import { says } from '../words/ways-of-asking.ts';
import { about, has, type Meant, PLAIN } from './meant.ts';

/** "Is there meat in it?" of the one dish that was named before. */
export function containedIn({ message, matches }: Meant, single: readonly MenuDish[]): Meant | undefined {
  const [dish] = single;
  if (!dish || single.length > 1 || matches.named || !OF_CONTENTS.has(message.intent)) return undefined;
  // "And that with palm hearts?" is another one.
  const points = message.asks_contents || (has(message, 'pointing') && !isOpening(message));
  const asksFood = message.wished.some(({ concept }) => isIngredient(concept));
  if (!points || !asksFood || has(message, 'other')) return undefined;
  return { message: { ...message, intent: 'ingredients', asks_contents: true }, matches: about([dish]) };
}

/** "And a ramen without?" after "is there pork in it?". */
export function withoutIt({ message, matches }: Meant, before: GuestMessage): Meant | undefined {
  const { locale, folded_text, intent, excluded, avoided } = message;
  if (!PLAIN.has(intent) || excluded.length + avoided.length > 0 || !leavesItOut(locale, folded_text)) return undefined;
  const left = [...before.wished.map(({ concept }) => concept).filter(isIngredient), ...before.excluded];
  if (left.length === 0) return undefined;
  return { message: { ...message, excluded: [...new Set(left)], intent: 'exclude' }, matches };
}

/** "And without the sauce?", "can you leave the cheese out?" of the one dish that was named before. */
export function changedIn({ message, matches }: Meant, [dish, ...others]: readonly MenuDish[]): Meant | undefined {
  const { locale, folded_text, intent, excluded, asks_eat } = message;
  if (!dish || others.length > 0 || matches.named || asks_eat || asksDishes(message)) return undefined;
  if (intent !== 'exclude' && !PLAIN.has(intent)) return undefined;
  const left = [...excluded, ...message.wished.map(({ concept }) => concept).filter(isIngredient)];
  const isPart = left.some((concept) => dish.kinds.has(concept) || dish.usual_kinds.has(concept));
  const asks = says(locale, 'change', folded_text) || (intent === 'exclude' && isOpening(message));
  return asks && isPart ? { message: { ...message, intent: 'exclude' }, matches: about([dish]) } : undefined;
}

/** "Can I swap the mushrooms?" of the one dish that was named before. */
export function swappedIn({ message, matches }: Meant, [dish, ...others]: readonly MenuDish[]): Meant | undefined {
  if (!dish || others.length > 0 || message.intent !== 'swap') return undefined;
  const isPart = message.wished.some(({ concept }) => dish.kinds.has(concept) || dish.usual_kinds.has(concept));
  return matches.named && !isPart ? undefined : { message, matches: about([dish]) };
}

const OF_CONTENTS: ReadonlySet<Intent> = new Set(['list', 'none', 'ingredients']);
