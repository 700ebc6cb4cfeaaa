import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { optionIn } from '../finding/named-labels.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isBare } from '../reading/openings.ts';
import { about, type Meant } from './meant.ts';

/** "How much is it?" behind "can I have cheese on it?" asks what the dish costs with the cheese. */
export function ofOptionBefore(
  facts: MenuFacts,
  { message, matches }: Meant,
  [dish, ...otherDishes]: readonly MenuDish[],
  before: GuestMessage | undefined,
): Meant | undefined {
  if (message.intent !== 'price' || !isBare(message) || matches.named || matches.asks_food) return undefined;
  if (!dish || otherDishes.length > 0 || !before || !OF_OPTIONS.has(before.intent)) return undefined;
  if (!optionIn(facts, dish, before)) return undefined;
  return { message: { ...before, intent: 'price' }, matches: about([dish]) };
}

const OF_OPTIONS: ReadonlySet<Intent> = new Set<Intent>(['list', 'none', 'sizes', 'ingredients', 'swap']);
