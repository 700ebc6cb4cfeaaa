import { choicesOf } from '../reading/avoided-food.ts';
import { directNames, hasToo } from '../reading/concern-reading.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isBare } from '../reading/openings.ts';
import { isOrdering } from '../words/billing.ts';
import { countIn } from '../words/counting.ts';

/**
 * "Sorry, not fish, crustaceans", "and pistachio too" behind an allergy: what else a statement names beside an allergen that
 * the guest avoids is avoided, too. The first one stays: to mark it as well harms nobody.
 * @param before The messages before it, the oldest first.
 */
export function withCorrectedAllergy(message: GuestMessage, before: readonly GuestMessage[]): GuestMessage {
  const avoidedBefore = new Set(before.flatMap(({ avoided }) => avoided));
  if (avoidedBefore.size === 0 || QUESTION.test(message.text)) return message;
  const { locale, folded_text } = message;
  const addedChoices = choicesOf(directNames(locale, folded_text, false)).filter(
    (choice) => !avoidedBefore.has(choice),
  );
  const isCorrection = choicesOf(directNames(locale, folded_text, true)).some((choice) => avoidedBefore.has(choice));
  if (addedChoices.length === 0 || !(isCorrection || isMeant(folded_text) || isOneMore(message))) return message;
  const avoided = [...new Set([...message.avoided, ...addedChoices])];
  return { ...message, avoided, intent: 'allergens', is_statement: true, wished: [] };
}

/** "Sorry, I meant shellfish", in any language. Folded as messages are. */
const MEANT =
  / (?:(?:i|we|she|he) meant|i mean|(?:said|told you) (?:it )?wrong|my mistake|correction|je voulais dire|on voulait dire|je me suis tromp\p{L}*|je veux dire|quise decir|queria decir|quiero decir|me equivoque|perdon|(?:ich|wir) meint?en?|ich mein\p{L}*|vertan|versprochen|falsch gesagt|volevo dire|intendevo|mi sono sbagliat[oa]|ho sbagliato|quis dizer|queria dizer|enganei me|me enganei|alias|قصدي|اقصد|قصدت|غلطت|عفوا) |我是说|我是指|说错|說錯|搞错|讲错|弄错|口误|我的意思|間違エ|言イ間違|잘못 ?말|잘못말|아니라|말이었|실수/u;
const isMeant = (foldedText: string): boolean => MEANT.test(foldedText);

/** "And pistachio too", though an ice cream is called so; "and a milk too" orders it. */
const isOneMore = (message: GuestMessage): boolean =>
  isBare(message) &&
  !IS_FINE.test(message.folded_text) &&
  hasToo(message.folded_text) &&
  countIn(message.locale, message.folded_text) === undefined &&
  !isOrdering(message.locale, message.folded_text);

/** "Hazelnut is fine too", in any language. Folded as messages are. */
const IS_FINE =
  / (?:fine|ok|okay|good|alright|safe|can|bien|bon|bonne|va|vont|geht|gehen|gut|passt|kann|darf|bene|buon\p{L}*|posso|puo|puedo|puede|pode|podem|bom|boa|peux|peut|want|like|quiero|vorrei|quero|عادي|تمام|يناسب\p{L}*|بقدر|مسموح\p{L}*|ممكن) |可以|没问题|也要|也吃|大丈夫|平気|オッケー|食ベラレ(?!ナ|マセ)|괜찮|먹을 ?수 ?있|좋아/u;
const QUESTION = /[?？؟]/u;
