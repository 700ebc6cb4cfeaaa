import { conceptsIn } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuFacts } from '../../facts/menu-facts.ts';
import { type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isBare } from '../reading/openings.ts';
import { isRemoval } from '../words/changing-orders.ts';
import { countIn } from '../words/counting.ts';
import { isRefusal } from '../words/refusals.ts';
import { withNamed } from './named-beside.ts';
import type { Tab } from './tab.ts';

/** "No coffee for me, two teas", "take off one burger", "one less": undefined if a message refuses no dish. */
export function refusedFrom(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, text } = message;
  if (/[?？؟]/.test(text)) return undefined;
  const isRefused = (part: GuestMessage) => isRefusal(locale, part.folded_text);
  const { parts: refusedParts } = namedPartsOf(facts, message, { isLeftOut: (part) => !isRefused(part) });
  if (refusedParts.length === 0) {
    if (!isRefused(message)) return undefined;
    const refusedPart = onlyCalledSo(tab, message);
    if (refusedPart) return takenOff(tab, refusedPart);
    const concepts = new Set(conceptsIn(locale, text).map(({ concept }) => concept));
    const isOfTab = tab.parts.some(({ dish }) => [...dish.title_concepts].some((concept) => concepts.has(concept)));
    return isOfTab ? { ...tab, is_clear: false } : withoutUnnamed(facts, tab, message);
  }
  const remainingTab = refusedParts.reduce(takenOff, tab);
  const others = namedPartsOf(facts, message, { isLeftOut: isRefused });
  // "No coffee, two of something that the menu lacks".
  return others.parts.length + others.missing_foods.length === 0
    ? remainingTab
    : { ...withNamed(remainingTab, others, message), is_firm: true };
}

/** "No coffee", with no more than a word or two ahead of it. Folded as messages are. */
const PLAIN_NO =
  /^ (?:\p{L}+ ){0,2}(?:no|pas de|pas d|nada de|kein\p{L}*|niente|sem|sin) \p{L}+ (?:\p{L}+ )?$|不要|不用|不点|取消|ナシ|イラ|빼|취소/u;

/** "No wine" of the house wine: the only dish of a tab that is nothing but what a message names. */
function onlyCalledSo({ parts }: Tab, { locale, text, folded_text }: GuestMessage): NamedPart | undefined {
  // "Not the coffee" may mean that it was something else; "at least no coffee for the children" keeps it.
  if (!isRemoval(locale, folded_text) && !PLAIN_NO.test(folded_text)) return undefined;
  const concepts = conceptsIn(locale, text)
    .map(({ concept }) => concept)
    .filter(isEdible);
  const isCalledSo = ({ dish }: NamedPart) => {
    const foods = [...dish.title_concepts].filter(isEdible);
    return foods.length > 0 && foods.every((food) => concepts.some((concept) => isKindOf(food, concept)));
  };
  const [part, ...otherParts] = parts.filter(isCalledSo);
  // "No wine, no bread" refuses two.
  const isAll = concepts.every((concept) =>
    [...(part?.dish.title_concepts ?? [])].some((food) => isKindOf(food, concept)),
  );
  return part && otherParts.length === 0 && isAll ? { ...part, count: undefined } : undefined;
}

/** A tab without a dish, or with fewer of it; unclear if it may be one of several. */
function takenOff(tab: Tab, { dish, count, variant }: NamedPart): Tab {
  const [target, ...moreTargets] = tab.parts.filter(
    (part) => part.dish === dish && (variant === undefined || part.variant === variant),
  );
  if (!target) return tab;
  if (moreTargets.length > 0) return { ...tab, is_clear: false };
  const remaining = (target.count ?? 1) - (count ?? target.count ?? 1);
  const parts = tab.parts.flatMap((part) =>
    part !== target ? [part] : remaining > 0 ? [{ ...part, count: remaining }] : [],
  );
  return { ...tab, parts };
}

/** "Remove one" of the only dish; another removal without a name isn't clear. */
function withoutUnnamed(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, folded_text } = message;
  if (!isRemoval(locale, folded_text) || !isBare(message) || tab.parts.length === 0) return undefined;
  if (message.wished.some(({ concept }) => isEdible(concept))) return undefined;
  const [only, ...others] = tab.parts;
  const count = countIn(locale, folded_text);
  if (only && others.length === 0 && count !== undefined) return takenOff(tab, { ...only, count });
  return namedPartsOf(facts, message).parts.length === 0 ? { ...tab, is_clear: false } : undefined;
}
