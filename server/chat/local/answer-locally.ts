import { CHAT_WORDS } from '../../../shared/i18n/guest/chat-words.ts';
import type { EarlierQuestion } from '../facts/earlier-question.ts';
import type { MenuDish, MenuFacts } from '../facts/menu-facts.ts';
import { answerTo } from './answers/answers-by-intent.ts';
import { dietLines, soldOutLines, withDeclarations, withPrices } from './answers/completed-answer.ts';
import { dietIntent, forgetsDiet, isDeadEnd } from './answers/forgotten-diet.ts';
import { safeIntent } from './answers/safe-intent.ts';
import type { LocalAnswer, Teller } from './answers/teller.ts';
import { withToldFacts } from './answers/told-facts.ts';
import { type FoundDishes, findDishes, isWhichOf } from './finding/find-dishes.ts';
import { declaredWords, isDrink } from './finding/kinds-of-dish.ts';
import { queryOf } from './finding/query-of.ts';
import { withAskedToAvoid } from './following/asked-to-avoid.ts';
import { withBudgetBefore } from './following/budget-before.ts';
import { memoryAfter } from './following/chat-memory.ts';
import { withCorrectedAllergy } from './following/corrected-allergy.ts';
import { meantAfter } from './following/follow-up.ts';
import { withKindForDiet } from './following/kind-for-diet.ts';
import type { Meant } from './following/meant.ts';
import { withSecondAllergy } from './following/second-allergy.ts';
import type { Tab } from './orders/tab.ts';
import { tabOf } from './orders/tab-of-chat.ts';
import { questionsIn } from './questions-in.ts';
import type { GuestMessage, Intent } from './reading/guest-message.ts';
import { readOnMenu } from './reading/read-on-menu.ts';
import { readReadyQuestion } from './reading/ready-question.ts';

/** The parsed meaning of a message, and the language of the answer. */
export type Understood = Pick<GuestMessage, 'intent' | 'locale'> & {
  /** The question's words. */
  meant: string;
  /** Whether the guest has named something that must not be in the food, in this message or before. */
  is_careful: boolean;
};

/**
 * Answers from the menu alone: every dish, price and fact of the answer is on the menu. The same steps for every language:
 * read the message, find the dishes, complete it from earlier messages, remember what must be avoided, answer.
 * @param earlier Earlier questions of the same chat, oldest first.
 */
export function answerLocally(
  facts: MenuFacts,
  text: string,
  sold_out: ReadonlySet<number>,
  earlier: readonly EarlierQuestion[] = [],
): LocalAnswer & Understood {
  // The page's own question is one, and is read as a whole.
  const [first = text, ...others] = readReadyQuestion(text) ? [text] : questionsIn(facts, text);
  let last = answerOne(facts, first, sold_out, earlier);
  if (others.length === 0) return last;
  const answers = [last];
  const asked = [{ question: first, item_ids: last.item_ids }];
  for (const question of others) {
    last = answerOne(facts, question, sold_out, [...earlier, ...asked]);
    answers.push(last);
    asked.push({ question, item_ids: last.item_ids });
  }
  return {
    ...last,
    lines: [...new Set(answers.flatMap(({ lines }) => lines))],
    item_ids: [...new Set(answers.flatMap(({ item_ids }) => item_ids))],
    is_answered: answers.every(({ is_answered }) => is_answered),
    about_item_id: answers.find(({ about_item_id }) => about_item_id !== null)?.about_item_id ?? null,
    is_careful: answers.some(({ is_careful }) => is_careful),
    meant: text,
  };
}

function answerOne(
  facts: MenuFacts,
  text: string,
  sold_out: ReadonlySet<number>,
  earlier: readonly EarlierQuestion[],
): LocalAnswer & Understood {
  // A guest goes on in the language of the message before.
  const before: GuestMessage[] = [];
  const read = (question: string) =>
    readOnMenu(facts, question, before.at(-1)?.locale ?? facts.locale, before.length > 0);
  const readNext = (question: string) =>
    withAskedToAvoid(withSecondAllergy(withCorrectedAllergy(read(question), before), before), before);
  for (const { question } of earlier) before.push(readNext(question));
  const own = readNext(text);
  const alone = { message: own, matches: findDishes(facts, queryOf(facts, own)) };
  let ledger: Tab | undefined;
  const readLedger = () => {
    ledger ??= tabOf(facts, earlier, own.locale);
    return ledger;
  };
  const meant = meantAfter(facts, alone, earlier, readLedger);
  const message = withBudgetBefore(meant, before);
  const { ordered, order_change } = meant;
  const matches = ofWholeKind(facts, meant);
  const {
    avoided: avoidedAllergens,
    excluded,
    diet,
    religion,
    is_mild,
    is_medical,
    avoids_raw,
  } = memoryAfter(before, message);
  const words = CHAT_WORDS[message.locale];
  const remembered = { ...message, diet: message.diet ?? diet, religion: message.religion ?? religion };
  const teller: Teller = {
    facts,
    message: remembered,
    earlier: before,
    named_before: dishesBefore(facts, earlier),
    words,
    matches: withKindForDiet(facts, remembered, suitingDiet(remembered, matches)),
    ordered: ordered ?? [],
    readLedger,
    order_change,
    sold_out,
    avoided: avoidedAllergens,
    excluded,
    is_mild,
    avoids_raw,
  };
  const answerAs = (intent: Intent) => answerTo({ ...teller, message: { ...remembered, intent } }, intent);
  const asked = safeIntent(teller);
  const first = answerAs(asked);
  const intent = forgetsDiet(teller, asked, first) || isDeadEnd(teller, first) ? dietIntent(teller) : asked;
  const given = withToldFacts(teller, intent, intent === asked ? first : answerAs(intent));
  const is_careful =
    avoidedAllergens.length > 0 || excluded.length > 0 || intent === 'allergens' || intent === 'medical';
  const declared = withPrices(teller, intent, intent === 'allergens' ? given : withDeclarations(teller, given));
  const ofDiet = intent === 'price' ? dietLines(teller, given) : [];
  // Who is pregnant or ill is sent to the staff with every list of dishes.
  const isSent = is_medical && given.item_ids.length > 0 && intent !== 'medical';
  const out = soldOutLines(teller, declared);
  const lines = [...new Set([...declared.lines, ...ofDiet, ...out, ...(isSent ? [words.allergen_ask] : [])])];
  return { ...given, lines, intent, locale: message.locale, meant: message.text, is_careful };
}

/** The dishes of the last answer that named some. */
const dishesBefore = (facts: MenuFacts, earlier: readonly EarlierQuestion[]): MenuDish[] =>
  earlier.findLast(({ item_ids }) => item_ids.length > 0)?.item_ids.flatMap((id) => facts.by_id.get(id) ?? []) ?? [];

/**
 * "I'm allergic to peanuts: which fried chicken can't I have?" is about all that is of its kind, though one dish is called
 * nothing else: the declarations of the whole menu follow.
 */
function ofWholeKind({ dishes }: MenuFacts, { message, matches }: Meant): FoundDishes {
  const { named } = matches;
  const isOfGuest = message.intent === 'allergens' && message.avoided.length > 0 && message.is_statement;
  if (!isOfGuest || !named || !isWhichOf(message, named)) return matches;
  const isAkin = (dish: MenuDish) => [...named.title_concepts].some((concept) => dish.kinds.has(concept));
  const isOneOfSeveral = dishes.some(
    (dish) => dish !== named && (isAkin(dish) || dish.section_id === named.section_id),
  );
  return isOneOfSeveral ? { ...matches, named: undefined, dishes: [], asks_food: false, concepts: [] } : matches;
}

/** "How much is the ramen?" of a vegan is about the one that is marked vegan, if there is one. */
function suitingDiet({ intent, diet, religion }: GuestMessage, matches: FoundDishes): FoundDishes {
  const quality = religion ?? diet;
  if (!quality || intent !== 'price' || matches.named || matches.dishes.length < 2) return matches;
  const marked = matches.dishes.filter((dish) => isDrink(dish) || declaredWords(dish, quality) !== null);
  return marked.length === 0
    ? matches
    : { ...matches, named: marked.length === 1 ? marked[0] : undefined, dishes: marked };
}
