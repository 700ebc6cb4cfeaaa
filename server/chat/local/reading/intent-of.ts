import { isKindOf } from '../../../food/kinds-of-food.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import type { GuestIntent } from '../words/guest-language.ts';
import { hasPhrase, withoutPhrases } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
import { isWhichQuestion } from '../words/which-words.ts';
import { asksSoftDrinks, OF_DRINKING } from './asks-soft-drinks.ts';
import { isEdible } from './edible.ts';
import type { Intent, ReadParts } from './guest-message.ts';
import { asksOverview, wishOf } from './wish-of.ts';

/** "Is it all right without a reservation?" asks of no food whether it is safe. */
export const OF_HOUSE: readonly GuestIntent[] = [
  'booking',
  'hours',
  'payment',
  'address',
  'phone',
  'house',
  'children',
];

/** A diet or a religion also holds for what is cooked; a price is asked of one dish. */
const leavesOutOnlyRaw = ({ avoids_raw, religion, diet }: ReadParts, intents: ReadonlySet<GuestIntent>): boolean =>
  avoids_raw && religion === null && diet === null && !intents.has('price');

/** Safety first, then what the guest may not be told, then wishes. */
export function intentOf(parts: ReadParts, intents: ReadonlySet<GuestIntent>, isConcern: boolean): Intent {
  const { folded_text, locale, avoided, is_allergic, excluded, least, most, religion, diet } = parts;
  // A baby's chair is no baby.
  const isMedical = hasPhrase(
    locale,
    GUEST_LANGUAGES[locale].medical,
    withoutTraining(parts, withoutPhrases(locale, GUEST_LANGUAGES[locale].intents.house, folded_text)),
  );
  if (isConcern) return isMedical && avoided.length === 0 && !is_allergic ? 'medical' : 'allergens';
  if (isMedical || leavesOutOnlyRaw(parts, intents)) return 'medical';
  // Both get one calm sentence that leads to the staff.
  // "What time do you shut?", "what is it, hot or cold?" complain of nothing.
  const isQuestion = intents.has('hours') || HOT_OR_COLD.test(folded_text);
  const isComplaint = intents.has('insult') || says(locale, 'complaint', folded_text);
  if (isComplaint && excluded.length === 0 && !isQuestion) return 'insult';
  if (intents.has('injection')) return 'refused';
  // "I'm vegan: what can I have instead of the carbonara?" asks for what suits, not for a change.
  const isOfGuest = religion !== null || diet !== null || excluded.length > 0 || parts.asks_eat;
  if (says(locale, 'swap', folded_text) && !intents.has('booking') && !isOfGuest) return 'swap';
  if (religion) return 'religion';
  // "No meat" is a diet; "no pork" leaves something out.
  if (diet) return 'diet';
  if (asksSoftDrinks(parts, intents)) return 'soft_drinks';
  if (excluded.length > 0 && parts.by_price !== null) return parts.by_price === 'lowest' ? 'cheapest' : 'dearest';
  if (leavesFoodOut(parts, intents)) return 'exclude';
  if (least !== null || most !== null) return 'price_range';
  // "I'm sober, which desserts contain alcohol?" has the words for soft drinks and asks for none.
  const wishes = new Set([...intents].filter((one) => one !== 'soft_drinks'));
  return asksOverview(parts, wishes) ? 'sections' : wishOf(parts, wishes);
}

/** "I'm building muscle and want protein, which skewers are chicken?" asks for food, and no advice. */
const withoutTraining = ({ wished }: ReadParts, foldedText: string): string =>
  wished.some(({ concept }) => isEdible(concept)) ? foldedText.replace(TRAINING, '·') : foldedText;
const TRAINING =
  /(?<= )(?:(?:high |more |rich in )?protein\p{L}*(?: content)?|prote(?:ine?s?|inas?)|proteic\p{L}*|eiweiss\p{L}*|musc\p{L}*|muskel\p{L}*|bulk\p{L}*|gains|massa|massa muscolare|masa|masse|gym|بروتين\p{L}*|عضل\p{L}*|(?:ال)?بروتين)(?= )|蛋白质?|增肌|タンパク質?|プロテイン|筋トレ|筋肉|단백질|근육|벌크업/gu;

/** "Is there alcohol in it? I'm sober. asks about a dish. */
const asksIfAlcoholic = ({ excluded, asks_contents, locale, folded_text }: ReadParts): boolean =>
  asks_contents && excluded.every((concept) => concept === 'alcohol') && says(locale, 'sober', folded_text);

const leavesFoodOut = (parts: ReadParts, intents: ReadonlySet<GuestIntent>): boolean =>
  parts.excluded.length > 0 &&
  ((!isAskingOfContents(parts, intents) && !asksIfAlcoholic(parts)) || leavesAlcoholOutOfCourse(parts));

/** "What's in the stew?", but not "no pork please, what is there?", nor which of a kind have none. */
const isAskingOfContents = (parts: ReadParts, intents: ReadonlySet<GuestIntent>): boolean => {
  const { asks_contents, wished } = parts;
  return (
    intents.has('ingredients') &&
    (asks_contents || wished.some(({ concept }) => isEdible(concept))) &&
    !(parts.locale === 'ar' && WITH_NONE_IN_IT.test(parts.folded_text)) &&
    !isWhichQuestion(parts.locale, parts.text, parts.folded_text)
  );
};

/** "شو في عندكم ما فيه لحم خنزير؟" ("what do you have that has no pork in it?"). */
const WITH_NONE_IN_IT = / (?:ما|مو|مش|بدون ما) ?في(?:ه|ها|هم|هن)(?:ش)? /u;

/** "A dessert made with no alcohol" asks for no ingredients. */
const leavesAlcoholOutOfCourse = ({ excluded, wished }: ReadParts): boolean =>
  excluded.includes('alcohol') &&
  wished.length > 0 &&
  wished.every(({ concept }) => isKindOf(concept, 'menu part') && !OF_DRINKING.has(concept));

const HOT_OR_COLD =
  / (?:(?:hot|warm|cold) or (?:cold|hot|warm)|(?:warm|heiss|kalt) oder (?:kalt|warm|heiss)|(?:chaude?s?|froide?s?) ou (?:froide?s?|chaude?s?)|(?:calientes?|fri[oa]s?) o (?:calientes?|fri[oa]s?)|(?:cald[oaie]|fredd[oaie]) o (?:cald[oaie]|fredd[oaie])|(?:quentes?|fri[oa]s?) ou (?:quentes?|fri[oa]s?)) |[冷凉涼热熱]的?[，,]?(?:还是|還是)[冷凉涼热熱]|(?:冷|温).{1,6}(?:ソレトモ|カ).{0,4}(?:冷|温)|(?:차|따뜻|뜨거).{1,6}(?:차가|따뜻|뜨거)/u;
