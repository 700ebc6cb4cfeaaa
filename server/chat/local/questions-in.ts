import type { MenuFacts } from '../facts/menu-facts.ts';
import type { GuestMessage, Intent } from './reading/guest-message.ts';
import { readOnMenu } from './reading/read-on-menu.ts';

/** Questions of fact, each of which has an answer of its own. */
const ALONE: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'sizes',
  'hours',
  'address',
  'phone',
  'booking',
  'payment',
  'taxes',
  'service_charge',
  'house',
  'pairing',
  'ingredients',
  'explain',
  'spicy',
  'cheapest',
  'dearest',
  'sold_out',
  'popular',
]);
const MAX_QUESTIONS = 4;

/**
 * The questions of a message, if each of them is complete and about facts: "How much is the steak? And are you open on
 * Sunday?". A message about allergies or diets is read as a whole.
 */
export function questionsIn(facts: MenuFacts, text: string): string[] {
  const parts = text
    .split(readsWithoutSpaces(text) ? /(?<=[.!?？！。；;\n])\s*|\s+/u : /(?<=[.!?？！。；;\n])\s*/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2 || parts.length > MAX_QUESTIONS) return [text];
  const read = parts.map((part) => readOnMenu(facts, part));
  // "We're Muslim, is your meat halal? And what is there without alcohol?": the second remembers the first.
  const isOfReligion = read[0]?.intent === 'religion';
  const isSafe = read.every(
    ({ avoided, excluded, diet, intent }) =>
      avoided.length === 0 && (excluded.length === 0 || (isOfReligion && intent === 'soft_drinks')) && !diet,
  );
  const isAlone = ({ intent, religion }: GuestMessage) =>
    (religion === null && ALONE.has(intent)) ||
    (isOfReligion && (intent === 'religion' || intent === 'soft_drinks' || ALONE.has(intent)));
  return isSafe && read.every(isAlone) ? parts : [text];
}

/** In Chinese and Japanese a space parts sentences. */
const readsWithoutSpaces = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text);
