import type { MenuDish, MenuFacts } from '../../server/chat/facts/menu-facts.ts';
import type { Understood } from '../../server/chat/local/answer-locally.ts';
import type { LocalAnswer } from '../../server/chat/local/answers/teller.ts';
import { withAmountDigits } from '../../server/chat/local/words/amounts.ts';
import { foldMessage } from '../../server/chat/local/words/phrases.ts';
import { withoutAccents } from '../../server/food/fold-words.ts';
import { type AllergenChoice, type AllergenStatus, explainStatus } from '../../shared/allergens.ts';
import { CHAT_WORDS } from '../../shared/i18n/guest/chat-words.ts';
import type { ChatWords } from '../../shared/i18n/guest/guest-words.ts';
import { dishesOf, type GuestCase, type PreparedCase } from './case-set.ts';
import { untrueIn } from './grade.ts';

/** What is wrong with the last answer of a case; `missing` are the expected facts that it lacks. */
export type CaseGrade = { dangerous: string[]; untrue: string[]; missing: string[] };

/** A guest's message and what was answered. */
export type Turn = { question: string; answer: LocalAnswer & Pick<Understood, 'locale'> };

/** What a list of an answer says of its dishes. */
type Claim = AllergenStatus | 'left_out' | 'offered';

const CLAIMS = {
  allergen_list_contains: 'contains',
  allergen_dish_contains: 'contains',
  allergen_list_may: 'may_contain',
  allergen_dish_may: 'may_contain',
  allergen_dish_unsaid: 'nothing_declared',
  list_raw: 'left_out',
  dish_out: 'left_out',
} as const satisfies Partial<Record<keyof ChatWords, Claim>>;

/** A dish named in a line of the answer. */
type Mention = { dish: MenuDish; claim: Claim; line: string };

export function gradeCase({ guest, facts }: PreparedCase, turns: readonly Turn[]): CaseGrade {
  const lastTurn = turns.at(-1);
  if (!lastTurn) throw new Error('A case has at least one turn.');
  const { expect } = guest;
  const laterTurns = turns.slice(expect.since - 1);
  const dangerous = laterTurns.flatMap((turn) =>
    dangersIn(facts, turn, expect.avoid, turn === lastTurn ? expect.about : []),
  );
  const mentions = mentionsIn(facts, lastTurn.answer);
  // A dish that a sentence names and another one declares to contain something is not offered.
  const isDeclared = ({ dish, line }: Mention) =>
    !line.startsWith('• ') && (isClaimed(mentions, dish, 'contains') || isClaimed(mentions, dish, 'may_contain'));
  const offered = new Set(
    mentions.filter((one) => isOffered(one.claim, one.line, one.dish) && !isDeclared(one)).map(idOf),
  );
  for (const dish of dishesOf(facts, expect.never))
    if (offered.has(dish.item.id)) dangerous.push(`offers ${dish.item.title}`);
  // The owner's tags are quoted, not promised.
  const text = withoutTags(facts, lastTurn.answer.lines.join('\n'));
  // "A tenner" is an amount of the question.
  const amounts = withAmountDigits(lastTurn.answer.locale, foldMessage(lastTurn.answer.locale, lastTurn.question));
  const askedQuestion = { before: [], question: `${lastTurn.question} ${amounts}`, want: '', is_trap: false };
  const untrue = untrueIn(facts, askedQuestion, lastTurn.answer.lines.join('\n'), lastTurn.answer.item_ids).filter(
    (problem) => !/a promise/.test(problem),
  );
  dangerous.push(...untrueIn(facts, askedQuestion, text, []).filter((problem) => /a promise/.test(problem)));
  for (const dish of dishesOf(facts, expect.names_none))
    if (offered.has(dish.item.id)) untrue.push(`offers ${dish.item.title}`);
  for (const words of expect.never_says) if (hasWords(text, words)) untrue.push(`says "${words}"`);
  const words = CHAT_WORDS[lastTurn.answer.locale];
  const denies = text.includes(words.not_on_menu);
  // "I can't find that" above the very dish that was meant says nothing false.
  const named = new Set([...mentions.map(idOf), ...lastTurn.answer.item_ids]);
  const isBelow = dishesOf(facts, [...expect.names, ...expect.names_any]).some(({ item }) => named.has(item.id));
  if (denies && !isBelow && [...expect.names, ...expect.names_any].length > 0 && !expect.not_on_menu)
    untrue.push('says that it is not on the menu');
  return { dangerous, untrue, missing: missingIn(facts, guest, lastTurn, mentions) };
}

const withoutTags = ({ dishes }: MenuFacts, text: string): string =>
  dishes
    .flatMap(({ item, original }) =>
      [item, original].flatMap(({ tags, options, variants }) => [
        ...tags,
        ...[...options, ...variants].map(({ label }) => label),
      ]),
    )
    .filter((text) => text !== '')
    .reduce((rest, tag) => rest.replaceAll(tag, ''), text);

const idOf = ({ dish }: Mention): number => dish.item.id;

/** A line with words in brackets after the dish carries a mark. */
const isOffered = (claim: Claim, line: string, { item }: MenuDish): boolean =>
  (claim === 'offered' || claim === 'declared_without') && !/[(（]/.test(line.replace(item.title, ''));

function missingIn(facts: MenuFacts, { locale, expect }: GuestCase, lastTurn: Turn, mentions: readonly Mention[]) {
  const missing: string[] = [];
  const { answer } = lastTurn;
  const text = answer.lines.join('\n');
  const words = CHAT_WORDS[answer.locale];
  if (answer.locale !== (expect.language ?? locale)) missing.push(`answers in ${answer.locale}`);
  const named = new Set([...mentions.map(idOf), ...answer.item_ids]);
  const isNamed = ({ ids }: MenuDish) => ids.some((id) => named.has(id));
  const dishes = dishesOf(facts, expect.names);
  for (const dish of dishes) if (!isNamed(dish)) missing.push(`doesn't name ${dish.item.title}`);
  if (expect.names_any.length > 0 && !dishesOf(facts, expect.names_any).some(isNamed))
    missing.push(`names none of ${expect.names_any.join(', ')}`);
  for (const alternatives of expect.says)
    if (![alternatives].flat().some((one) => hasWords(text, one))) missing.push(`doesn't say ${alternatives}`);
  if ((expect.asks_staff || expect.avoid.length > 0) && !STAFF[answer.locale].test(text))
    missing.push("doesn't send to the staff");
  if (expect.not_on_menu && !text.includes(words.not_on_menu)) missing.push("doesn't say that it isn't on the menu");
  if (expect.avoid.length > 0) {
    const about = expect.about.length > 0 ? dishesOf(facts, expect.about) : facts.dishes;
    for (const dish of about) {
      const { status } = explainStatus(dish.item, expect.avoid);
      const isDeclared = status === 'contains' || status === 'may_contain';
      if (isDeclared && !mentions.some((one) => one.dish === dish && (one.claim === status || isMarked(one))))
        missing.push(`doesn't say that ${dish.item.title}: ${status}`);
    }
  }
  return missing;
}

const isMarked = ({ line, dish }: Mention): boolean => /[(（]/.test(line.replace(dish.item.title, ''));

/** @param about The dishes or sections that the question is limited to; empty if it isn't. */
function dangersIn(
  facts: MenuFacts,
  { answer }: Turn,
  avoid: readonly AllergenChoice[],
  about: readonly string[],
): string[] {
  if (avoid.length === 0) return [];
  const dangers: string[] = [];
  const mentions = mentionsIn(facts, answer);
  // "It costs £6. The restaurant declares that it contains almonds": the next sentence is the mark.
  const isMarkedAnywhere = (mention: Mention): boolean => {
    const { status } = explainStatus(mention.dish.item, avoid);
    return isMarked(mention) || (!mention.line.startsWith('• ') && isClaimed(mentions, mention.dish, status));
  };
  for (const mention of mentions) {
    const { dish, claim } = mention;
    const { status } = explainStatus(dish.item, avoid);
    const { title } = dish.item;
    if (claim === 'declared_without' && status !== 'declared_without' && !isMarked(mention))
      dangers.push(`lists ${title} as declared without: ${status}`);
    if (claim === 'offered' && (status === 'contains' || status === 'may_contain') && !isMarkedAnywhere(mention))
      dangers.push(`offers ${title} without its mark: ${status}`);
    if (claim === 'may_contain' && status === 'contains' && !isClaimed(mentions, dish, 'contains'))
      dangers.push(`says that ${title} only may contain it`);
    if (claim === 'nothing_declared' && (status === 'contains' || status === 'may_contain'))
      dangers.push(`says that nothing is declared of ${title}: ${status}`);
  }
  dangers.push(...leftOutOfLists(facts, answer, mentions, avoid, about));
  const words = CHAT_WORDS[answer.locale];
  const isDeclared = facts.dishes.some((dish) =>
    ['contains', 'may_contain'].includes(explainStatus(dish.item, avoid).status),
  );
  if (isDeclared && answer.lines.some((line) => patternOf(words.allergen_list_none).test(line)))
    dangers.push('says that nothing is declared');
  return dangers;
}

/** What a list of those that contain it lacks. */
function leftOutOfLists(
  facts: MenuFacts,
  { lines, locale }: Turn['answer'],
  mentions: readonly Mention[],
  avoid: readonly AllergenChoice[],
  about: readonly string[],
): string[] {
  const list = mentions.filter(({ line }) => line.startsWith('• '));
  // "Which beers can I have?" needs no list of the roasts.
  const isLimited = about.length > 0 && lines.some((line) => patternOf(CHAT_WORDS[locale].of_group).test(line));
  return (['contains', 'may_contain'] as const).flatMap((status) => {
    const listed = list.filter(({ claim }) => claim === status).map(({ dish }) => dish);
    if (listed.length < 2) return [];
    const scope = new Set(listed.map(({ section_id }) => section_id));
    const expected = isLimited
      ? dishesOf(facts, about)
      : facts.dishes.filter(({ section_id }) => scope.size > 1 || scope.has(section_id));
    return expected
      .filter((dish) => explainStatus(dish.item, avoid).status === status)
      .filter((dish) => !mentions.some((one) => one.dish === dish))
      .map(({ item }) => `its list of ${status} leaves out ${item.title}`);
  });
}

const isClaimed = (mentions: readonly Mention[], dish: MenuDish, claim: Claim): boolean =>
  mentions.some((one) => one.dish === dish && one.claim === claim);

/** The dishes that the answer names, each with what the list or sentence around it says. */
function mentionsIn(facts: MenuFacts, { lines, locale }: Turn['answer']): Mention[] {
  const words = CHAT_WORDS[locale];
  // The keys of CLAIMS are those of ChatWords.
  const claims = (Object.keys(CLAIMS) as (keyof typeof CLAIMS)[]).map(
    (key) => [patternOf(words[key]), CLAIMS[key]] as const,
  );
  const byLength = facts.dishes.toSorted((a, b) => b.item.title.length - a.item.title.length);
  let claim: Claim = 'offered';
  return lines.flatMap((line) => {
    const isEntry = line.startsWith('• ');
    if (!isEntry) claim = claims.find(([pattern]) => pattern.test(line))?.[1] ?? partClaim(words, line) ?? 'offered';
    const plainLine = withPlainSpaces(line);
    const dishes = isEntry
      ? byLength.filter(({ item }) => line.slice(2).startsWith(item.title)).slice(0, 1)
      : byLength.filter(({ item }) =>
          [
            `“${item.title}”`,
            `« ${item.title} »`,
            `«${item.title}»`,
            `„${item.title}“`,
            `「${item.title}」`,
            `《${item.title}》`,
            `"${item.title}"`,
          ].some((quoted) => plainLine.includes(withPlainSpaces(quoted))),
        );
    return dishes.map((dish) => ({ dish, claim, line }));
  });
}

/** “Ramen” with “Chili oil”: may contain peanuts. */
function partClaim(words: ChatWords, line: string): Claim | undefined {
  if (!patternOf(words.allergen_dish_part).test(line)) return undefined;
  const mark = words.mark_may.replace('{{allergens}}', '').trim();
  const containsMark = words.mark_contains.replace('{{allergens}}', '').trim();
  const isDeclaredContained = line.replaceAll(mark, '').includes(containsMark);
  return isDeclaredContained ? 'contains' : 'may_contain';
}

/** French puts narrow spaces inside its quotes. */
const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** A message's text as a pattern: anything in place of its parameters. */
const patternOf = (message: string): RegExp =>
  new RegExp(
    `^${message
      .split(/\{\{\w+\}\}/)
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+?')}$`,
    's',
  );

const STAFF: Record<Understood['locale'], RegExp> = {
  en: /staff/i,
  fr: /personnel/i,
  es: /personal/i,
  de: /Personal/,
  it: /personale/i,
  pt: /pessoal|equipa|funcion[aá]ri/i,
  zh: /店员|服务员|工作人员/,
  ja: /スタッフ|店員/,
  ko: /직원/,
  ar: /الموظف|العاملين|طاقم/,
};

const plain = (text: string): string =>
  withoutAccents(text.toLowerCase())
    .replace(/(\d)[.,](\d)/g, '$1.$2')
    .replace(/[\s\u00a0\u202f]+/g, ' ');
const hasWords = (text: string, words: string): boolean => plain(text).includes(plain(words));
