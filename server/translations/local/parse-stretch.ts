import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { nameOf } from '../../food/concepts-in.ts';
import { foldWords, withoutAccents } from '../../food/fold-words.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { Lexicon, Meaning } from '../../food/lexicon.ts';
import { numberOfWord } from '../check/numbers.ts';
import { compoundParts } from '../check/read-concepts.ts';
import { numberOfAdjective } from './agreement.ts';
import { phraseOf } from './build-phrase.ts';
import { withJoinedParts } from './join-parts.ts';
import type { Noun, NounPhrase, ParsedPhrase, Phrase, PhraseToken } from './menu-phrase.ts';
import { type Relation, SOURCE_GRAMMARS, type SourceGrammar } from './source-grammar.ts';
import { isAmount, measureAt } from './split-text.ts';

/** Longer stretches are prose; trying every parse would take long. */
const MAX_WORDS = 60;

/** Parses a stretch if lexicon and grammar account for every word; else returns undefined. */
export function parseStretch(
  lexicon: Lexicon,
  locale: MenuLocale,
  printedWords: readonly string[],
): ParsedPhrase[] | undefined {
  const grammar = SOURCE_GRAMMARS[locale];
  const wholePhrase = wholeExpression(lexicon, locale, printedWords.join(' '));
  const words = withFillingJoined(locale, printedWords);
  if (wholePhrase) return [{ relation: null, phrase: wholePhrase }];
  if (!grammar || words.length === 0 || words.length > MAX_WORDS) return undefined;
  const failed = new Set<string>();

  /** The parts from `at` to the end; the first of a stretch needs no relation. */
  const partsFrom = (start: number, before: Phrase | undefined): ParsedPhrase[] | undefined => {
    const stateKey = `${start} ${before?.kind} ${before !== undefined && canLackComma(before, grammar)}`;
    if (failed.has(stateKey)) return undefined;
    for (const { relation, length } of startsAt(grammar, words, start, before))
      for (const { phrase, end } of phrasesFrom(lexicon, locale, grammar, words, start + length)) {
        if (relation === 'beside' && !canStandBeside(before, phrase, grammar)) continue;
        if ((relation === 'note') !== isNoteBehind(before, phrase, relation)) continue;
        if (end === words.length) return [{ relation, phrase }];
        const furtherParts = partsFrom(end, phrase);
        if (furtherParts) return [{ relation, phrase }, ...furtherParts];
      }
    failed.add(stateKey);
    return undefined;
  };
  const parts = partsFrom(0, undefined);
  if (!parts) return undefined;
  const joinedParts = withJoinedParts(locale === 'de' ? parts.map(withManyVegetables) : parts, grammar);
  const plain = locale === 'de' ? withMethodsOfDish(joinedParts) : joinedParts;
  return plain && isPlain(plain, grammar) ? plain : undefined;
}

/** How a filling is joined, and the "with" that says the same behind the participle. */
const FILLINGS: Partial<Record<MenuLocale, { participle: RegExp; joins: readonly string[]; with: string }>> = {
  fr: { participle: /^farcie?s?$/u, joins: ['de', "d'"], with: 'avec' },
  es: { participle: /^rellen[oa]s?$/u, joins: ['de'], with: 'con' },
  it: { participle: /^(?:ripien|farcit)[oaie]$/u, joins: ['di', "d'"], with: 'con' },
};

/** "Ripieni di ricotta e spinaci": a description that begins with the filling of its dish, as "gefüllt mit". */
function withFillingJoined(locale: MenuLocale, words: readonly string[]): readonly string[] {
  const filling = FILLINGS[locale];
  const [first = '', second = ''] = words;
  if (!filling?.participle.test(withoutAccents(first)) || !filling.joins.includes(second)) return words;
  return [first, filling.with, ...words.slice(2)];
}

/** "Gemüse" has no plural, and is many; "Streifen" and "Stäbchen" are the same in both numbers. */
function withManyVegetables(part: ParsedPhrase): ParsedPhrase {
  const { phrase } = part;
  if (
    phrase.kind !== 'noun' ||
    phrase.quantity !== null ||
    !/(?:vegetable|strip|strips|fish stick)$/.test(nameOf(phrase.head.concept))
  )
    return part;
  return { ...part, phrase: { ...phrase, head: { ...phrase.head, is_plural: true } } };
}

/**
 * "In Butter gebraten", "mit Rinderbrühe angemacht": German says at the end what is done to the dish rather than to what it is
 * done with. Undefined if the dish is named before it, since its place is behind that then.
 */
function withMethodsOfDish(parts: ParsedPhrase[]): ParsedPhrase[] | undefined {
  const [first] = parts;
  const isDone = ({ relation, phrase }: ParsedPhrase): boolean =>
    (relation === 'with' || relation === 'in' || relation === 'on') &&
    phrase.kind === 'noun' &&
    methodsBehind(phrase.head).length > 0;
  const isListDone = first !== undefined && first.relation !== null && parts.length > 1 && isDoneAtEndOfList(parts);
  if (!isListDone && !parts.some(isDone)) return parts;
  const lastPart = parts.at(-1);
  if ((parts.length > 1 && !isListDone) || lastPart?.phrase.kind !== 'noun') return undefined;
  const { phrase, relation } = lastPart;
  const methods = methodsBehind(phrase.head);
  const bare = {
    ...phrase,
    head: {
      ...phrase.head,
      adjectives: phrase.head.adjectives.filter((each) => !methods.includes(each)),
      has_adjective_behind: false,
    },
  };
  return [
    { relation: null, phrase: { kind: 'adjectives', adjectives: methods } },
    ...parts.slice(0, -1),
    { relation, phrase: bare },
  ];
}

/** "Mit Honig und Thymian überbacken": the dish is gratinated with both. */
function isDoneAtEndOfList(parts: readonly ParsedPhrase[]): boolean {
  const isNounWith = ({ phrase }: ParsedPhrase, hasMethod: boolean): boolean =>
    phrase.kind === 'noun' && methodsBehind(phrase.head).length > 0 === hasMethod;
  const [first, ...furtherParts] = parts;
  const isWith = first?.relation === 'with' || first?.relation === 'in';
  return (
    isWith &&
    furtherParts.every(({ relation }) => relation === 'and') &&
    parts.every((part, at) => isNounWith(part, at === parts.length - 1))
  );
}

/** "Mit geräuchertem Lachs gefüllt": the dish is stuffed; the salmon was smoked before. */
export const methodsBehind = ({ adjectives, adjectives_behind: adjectivesBehind = [] }: Noun): Concept[] =>
  adjectives.filter((each) => adjectivesBehind.includes(each) && isParticiple(each));

/** What German says of a dish by the past participle of a verb. */
const isParticiple = ({ words }: Concept): boolean =>
  /^(?:\p{L}*ge\p{L}{2,}(?:t|en)|\p{L}{3,}iert|(?:über|ver|be|zer|ent)\p{L}{2,}(?:t|en))$/u.test(
    words.de.forms[0] ?? '',
  );

function startsAt(
  grammar: SourceGrammar,
  words: readonly string[],
  start: number,
  before: Phrase | undefined,
): { relation: Relation | null; length: number }[] {
  const relations: { relation: Relation | null; length: number }[] = relationsAt(grammar, words, start);
  // "Gefüllt mit Speck", "stuffed with rice": with nothing before them, the words say what is done to the dish.
  const isSaidOfDish = before === undefined && start === 0 && DONE_TO_DISH.test(withoutAccents(words[0] ?? ''));
  if (before === undefined) {
    const none = { relation: null, length: 0 };
    return isSaidOfDish ? [none, ...relations] : [...relations, none];
  }
  if (before.kind === 'noun') relations.push({ relation: 'note', length: 0 });
  if (canLackComma(before, grammar)) relations.push({ relation: 'beside', length: 0 });
  return relations;
}

/** The first words of relations that say more than "with" by themselves: how the dish is filled, baked or wrapped. */
const DONE_TO_DISH =
  /^(?:stuffed|filled|smothered|layered|glazed|coated|wrapped|farcie?s?|fourree?s?|nappee?s?|gratinee?s?|rellen[oa]s?|gratinad[oa]s?|saltead[oa]s?|ripien[oaie]|farcit[oaie]|saltat[oaie]|gefullt|uberbacken|gratiniert|mariniert)$/u;

/** Phrases that may follow a noun at once: "planche à partager", "steak for two". */
const NOTES: ReadonlySet<string> = new Set(
  `to share, for one, for two, for three, for four, per person, each, per kilo, per 100 g, on request, unlimited, of your choice,
  according to season, market price, as you like, served all day, every day, weekdays, Monday, Tuesday, Wednesday, Thursday,
  Friday, Saturday, Sunday, weekend, noon, evening, today, minimum two people, to the whole table only, by the glass,
  by the bottle, beers on tap, included, not included, from the land, from the sea, from the garden, from the oven, from the wok,
  from the charcoal grill, from the smoker, from the tandoor, Monday to Saturday, morning, made with love, new, for vegetarians`
    .split(',')
    .map((name) => name.trim()),
);

const isNote = (phrase: Phrase | undefined): boolean =>
  phrase?.kind === 'whole' && NOTES.has(nameOf(phrase.meaning.concept));

/** Whether a phrase that follows a noun without a word between them is a note about it. */
const isNoteBehind = (before: Phrase | undefined, phrase: Phrase, relation: Relation | null): boolean =>
  before?.kind === 'noun' && (relation === 'note' || relation === 'beside') && isNote(phrase);

/**
 * Whether the next noun may be another entry of a list. A noun that qualifies an English or German noun precedes it in the
 * singular, so only a plural ends an expression; a Romance noun is followed by "de" before another.
 */
const canLackComma = (phrase: Phrase, { qualifies_before }: SourceGrammar): boolean =>
  phrase.kind === 'noun' && (!qualifies_before || phrase.head.is_plural);

/** What a second noun is served with; after a dish it says what the dish is made of: "glace noisette", "salade chèvre". */
const SERVED = [
  'meat',
  'meat dish',
  'offal',
  'seafood',
  'seafood dish',
  'egg',
  'vegetable',
  'fruit',
  'cheese',
  'herb',
  'spice',
];

function canStandBeside(before: Phrase | undefined, phrase: Phrase, { qualifies_before }: SourceGrammar): boolean {
  if (phrase.kind !== 'noun' || before?.kind !== 'noun') return false;
  // "Spaghetti Bolognese" are spaghetti with it.
  if (isKindOf(nameOf(phrase.head.concept), 'sauce')) return false;
  // "Carne argentina" is of the country, which no dish comes with.
  if (isKindOf(nameOf(phrase.head.concept), 'place')) return false;
  const name = nameOf(before.head.concept);
  return qualifies_before || SERVED.some((served) => isKindOf(name, served));
}

/**
 * Whether the relations are unambiguous. Adjectives beside several nouns don't say which they describe ("classic or veggie
 * pizza"), nor does a bare noun before a qualified one ("bacon & onion poutine").
 */
function isPlain(parts: readonly ParsedPhrase[], grammar: SourceGrammar): boolean {
  const { qualifies_before, writes_compounds, has_head_behind_of } = grammar;
  if (!hasClearAdjectives(parts)) return false;
  // "A scelta con frutti di bosco": a choice of what comes with the dish.
  if (isNote(parts[0]?.phrase) && parts[1]?.relation === 'with') return false;
  return !parts.some(({ relation, phrase }, partIndex) => {
    const before = parts[partIndex - 1]?.phrase;
    if ((relation !== 'and' && relation !== 'or') || before?.kind !== 'noun' || phrase.kind !== 'noun') return false;
    // "鴨肉と焼きねぎの温かいそば": both are what the last noun is made of.
    if (has_head_behind_of === true && phrase.qualifiers.length > 0) return true;
    // "Tomatoes and peppers stuffed with rice": both are stuffed.
    if (qualifies_before && phrase.head.has_adjective_behind === true) return true;
    // "Greens and a rosemary gravy", "Gurke und Joghurtdressing": an article, or a compound, begins another thing.
    if (phrase.has_article === true || writes_compounds === true || isHomemade(phrase)) return false;
    // "Pizza au fromage et miel": the honey may be the pizza's or beside it.
    if (!qualifies_before) return before.qualifiers.length > 0 && phrase.qualifiers.length === 0;
    if (!isBare(before)) return false;
    return phrase.qualifiers.some((noun) => noun.adjectives.length === 0) || isMadeOfFirstWord(phrase.head);
  });
}

/** "Grilled with herbs" is said of the whole dish, as are adjectives alone. */
function hasClearAdjectives(parts: readonly ParsedPhrase[]): boolean {
  const [first, second, ...furtherParts] = parts;
  if (first?.phrase.kind !== 'adjectives' || parts.every(({ phrase }) => phrase.kind === 'adjectives'))
    return !parts.some(({ phrase }) => phrase.kind === 'adjectives') || first?.phrase.kind === 'adjectives';
  const isSaidOfDish = second?.relation === 'with' || second?.relation === 'in' || second?.relation === 'on';
  return isSaidOfDish && ![second, ...furtherParts].some(({ phrase }) => phrase.kind === 'adjectives');
}

/** Sauces that aren't named after the word before "and": "lemon and tartare sauce". */
const OWN_SAUCES: ReadonlySet<string> = new Set(
  'tartar sauce,hot sauce,barbecue sauce,soy sauce,fish sauce,oyster sauce,cocktail sauce,house sauce'.split(','),
);

/** "Tomato and cream sauce" is a sauce of both, although the lexicon has "cream sauce". */
function isMadeOfFirstWord({ concept }: Noun): boolean {
  const name = nameOf(concept);
  if (OWN_SAUCES.has(name)) return false;
  return (
    name.includes(' ') &&
    [
      'sauce',
      'soup',
      'salad',
      'pie',
      'dressing',
      'dumpling',
      'tart',
      'cake',
      'curry dish',
      'stew',
      'lasagna',
      'quiche',
    ].some((kind) => isKindOf(name, kind))
  );
}

/** "With salted butter and our own chutney": butter is nobody's own. */
const isHomemade = ({ head, qualifiers }: NounPhrase): boolean =>
  [head, ...qualifiers].some(({ adjectives }) => adjectives.some((adjective) => nameOf(adjective) === 'homemade'));

/** "8 pork and shrimp wontons": a number makes no plural of the pork. */
const isBare = ({ qualifiers, head, quantity }: Phrase & { kind: 'noun' }): boolean =>
  qualifiers.length === 0 && (!head.is_plural || quantity !== null);

function wholeExpression(lexicon: Lexicon, locale: MenuLocale, words: string): Phrase | undefined {
  const meaning = lexicon.meanings(locale, words).find(({ concept }) => concept.class === 'phrase');
  return meaning && { kind: 'whole', meaning };
}

/** "served on a bed of" and the like. */
const MAX_RELATION_WORDS = 8;

function relationsAt(
  { relations }: SourceGrammar,
  words: readonly string[],
  start: number,
): { relation: Relation; length: number }[] {
  const foldedRest = withoutAccents(words.slice(start, start + MAX_RELATION_WORDS).join(' '));
  return relations.flatMap(([expression, relation]) => {
    const isThere =
      foldedRest.startsWith(expression) &&
      (foldedRest.length === expression.length || foldedRest[expression.length] === ' ');
    return isThere ? [{ relation, length: expression.split(' ').length }] : [];
  });
}

/** The maximum number of parses of the same words. */
const MAX_READINGS = 4;

/** Each phrase that may begin at `from`, longest first. */
function phrasesFrom(
  lexicon: Lexicon,
  locale: MenuLocale,
  grammar: SourceGrammar,
  words: readonly string[],
  from: number,
): { phrase: Phrase; end: number }[] {
  // For each end, the parses with the fewest expressions: longer ones are more specific.
  const waysByEnd = new Map<number, PhraseToken[][]>([[from, [[]]]]);
  const foundPhrases: { phrase: Phrase; end: number }[] = [];
  for (let wordIndex = from; wordIndex < words.length; wordIndex += 1) {
    for (const { item, length } of waysByEnd.has(wordIndex) ? itemsAt(lexicon, locale, grammar, words, wordIndex) : [])
      for (const tokensBefore of waysByEnd.get(wordIndex) ?? []) {
        const knownWays = waysByEnd.get(wordIndex + length) ?? [];
        const sorted = [...knownWays, [...tokensBefore, item]].sort(
          (first, second) => weightOf(first) - weightOf(second),
        );
        waysByEnd.set(wordIndex + length, sorted.slice(0, MAX_READINGS));
      }
  }
  for (const [end, readings] of waysByEnd)
    for (const items of end > from ? readings : []) {
      const phrase = phraseOf(items, grammar);
      if (phrase) foundPhrases.push({ phrase, end });
    }
  for (let end = from + 1; end <= Math.min(words.length, from + lexicon.longest(locale)); end += 1) {
    const phrase = wholeExpression(lexicon, locale, words.slice(from, end).join(' '));
    if (phrase) foundPhrases.push({ phrase, end });
  }
  return foundPhrases.sort((first, second) => second.end - first.end || rank(first.phrase) - rank(second.phrase));
}

/** The parts of a German compound that the lexicon hasn't as a whole; undefined if one of them isn't one noun. */
function compoundNouns(lexicon: Lexicon, word: string): Meaning[] | undefined {
  const parts = compoundParts(lexicon, 'de', word);
  if (!parts || parts.length < 2) return undefined;
  const nouns = parts.map(({ words, concepts }, partIndex) => {
    const listedMeanings = lexicon.meanings('de', words).filter(({ concept }) => concept.class === 'noun');
    if (listedMeanings[0]) return listedMeanings.length === 1 ? listedMeanings[0] : undefined;
    const [concept, ...otherConcepts] = new Set(concepts.filter((each) => each.class === 'noun'));
    const isPlural = partIndex === parts.length - 1 && /n$/.test(words);
    return concept && otherConcepts.length === 0 ? { concept, is_plural: isPlural } : undefined;
  });
  if (nouns.some((noun) => noun === undefined)) return undefined;
  const names = nouns.flatMap((noun) => (noun ? [nameOf(noun.concept)] : []));
  // "Gänsewein" is water: no drink is made of an animal, so that such a word is a name.
  const isOfAnimal = names.slice(0, -1).some((name) => ['meat', 'seafood'].some((kind) => isKindOf(name, kind)));
  if (isOfAnimal && isKindOf(names.at(-1) ?? '', 'drink')) return undefined;
  // "Orangensoße" is of orange: the letters between are no plural.
  const isPoured = ['sauce', 'juice', 'syrup', 'cream'].some((kind) => isKindOf(names.at(-1) ?? '', kind));
  return nouns.flatMap((noun, index) =>
    noun ? [isPoured && index < nouns.length - 1 ? { ...noun, is_plural: false } : noun] : [],
  );
}

/** Fewer expressions are more specific, and so are fewer adjectives: "black pepper | sauce", not "black | pepper sauce". */
const weightOf = (tokens: readonly PhraseToken[]): number =>
  tokens.filter(({ kind }) => kind !== 'of' && kind !== 'article').length * 10 +
  tokens.filter(({ kind }) => kind === 'adjective' || kind === 'article').length +
  // "Trois fromages affinés" are the lexicon's three cheeses.
  tokens.filter((token) => token.kind === 'amount' && token.is_word === true).length * 5;

/** Of several parses, a noun is likelier than adjectives alone. */
const rank = ({ kind }: Phrase): number => (kind === 'adjectives' ? 1 : 0);

function itemsAt(
  lexicon: Lexicon,
  locale: MenuLocale,
  grammar: SourceGrammar,
  words: readonly string[],
  start: number,
): { item: PhraseToken; length: number }[] {
  const items: { item: PhraseToken; length: number }[] = [];
  for (let length = Math.min(lexicon.longest(locale), words.length - start); length > 0; length -= 1) {
    const text = words.slice(start, start + length).join(' ');
    const meanings = lexicon
      .meanings(locale, text)
      .filter(({ concept: { class: kind } }) => kind !== 'phrase' && !isMisleading(grammar, text, kind));
    // "Roast lamb" is lamb that is roast rather than lamb for a roast.
    for (const meaning of meanings)
      if (meaning.concept.class === 'adjective' && !isOfRelation(grammar, words, start)) {
        const isBeforeRelation = relationsAt(grammar, words, start + length).length > 0;
        const canFollow = isBeforeRelation || canFollowNoun(locale, text, meaning.concept);
        const number = numberOfAdjective(meaning.concept, locale, text);
        items.push({ item: { kind: 'adjective', meaning, may_follow: canFollow, number }, length });
      }
    for (const meaning of meanings)
      if (meaning.concept.class !== 'adjective')
        items.push({
          item: { kind: 'noun', meaning, has_preposition: hasPreposition(grammar, words.slice(start, start + length)) },
          length,
        });
    if (meanings.length === 0 && length === 1 && locale === 'de') {
      const compound = compoundNouns(lexicon, text);
      if (compound) items.push({ item: { kind: 'compound', meanings: compound }, length });
    }
    const small = withoutAccents(text);
    if (
      grammar.of.includes(small) &&
      !isAdjectiveStart(items, length + nounLengthAt(lexicon, locale, words, start + length))
    )
      items.push({ item: { kind: 'of', is_beside: grammar.beside.includes(small) }, length });
    if (grammar.articles.includes(small)) items.push({ item: { kind: 'article' }, length });
  }
  items.push(...amountsAt(lexicon, locale, words, start));
  return items;
}

const HALF: ReadonlySet<string> = new Set(['½', '1/2']);

/** "½ Hähnchen" is half a chicken in languages that count behind the noun, too. */
const halvesOf = (lexicon: Lexicon): { item: PhraseToken; length: number }[] =>
  lexicon
    .meanings('en', 'half')
    .flatMap((meaning) =>
      meaning.concept.class === 'adjective'
        ? [{ item: { kind: 'adjective', meaning, may_follow: false, number: null, is_before: true }, length: 1 }]
        : [],
    );

/** Whether an expression joins two nouns: "riz au lait", "tortellini in brodo". */
const hasPreposition = (grammar: SourceGrammar, words: readonly string[]): boolean =>
  !grammar.qualifies_before &&
  words.length > 2 &&
  words.slice(1, -1).some((word) => {
    const bare = withoutAccents(word);
    return (
      grammar.of.includes(bare) || grammar.relations.some(([each, relation]) => each === bare && relation === 'in')
    );
  });

/** "Squid tossed in chilli": a word that only joins is no quality of the squid. */
const isOfRelation = (grammar: SourceGrammar, words: readonly string[], start: number): boolean =>
  words[start] === 'tossed' && relationsAt(grammar, words, start).length > 0;

/** "A la parrilla", "al forno": a preposition that begins a longer adjective joins no noun. */
const isAdjectiveStart = (items: readonly { item: PhraseToken; length: number }[], length: number): boolean =>
  items.some((other) => other.length > 1 && other.length >= length && other.item.kind === 'adjective');

/** How many words the longest noun from `at` on has. */
function nounLengthAt(lexicon: Lexicon, locale: MenuLocale, words: readonly string[], start: number): number {
  for (let length = Math.min(lexicon.longest(locale), words.length - start); length > 0; length -= 1) {
    const meanings = lexicon.meanings(locale, words.slice(start, start + length).join(' '));
    if (meanings.some(({ concept }) => concept.class === 'noun' || concept.class === 'name')) return length;
  }
  return 1;
}

/** A measure, or else a number in digits or in words. */
function amountsAt(
  lexicon: Lexicon,
  locale: MenuLocale,
  words: readonly string[],
  start: number,
): { item: PhraseToken; length: number }[] {
  const [word = ''] = words.slice(start, start + 1);
  if (HALF.has(word)) return halvesOf(lexicon);
  const measured = measureAt(words, start);
  if (measured > 0)
    return [{ item: { kind: 'measure', text: words.slice(start, start + measured).join(' ') }, length: measured }];
  if (isAmount(word)) return [{ item: { kind: 'amount', text: word }, length: 1 }];
  const number = numberOfWord(locale, withoutAccents(word));
  return number === undefined ? [] : [{ item: { kind: 'amount', text: String(number), is_word: true }, length: 1 }];
}

/** English expressions that begin with a preposition, and German adjectives without an ending: "Radler alkoholfrei". */
const BEHIND = /^(?:of|from|in|on|for|without|no|à|a|au|with) /;

function canFollowNoun(locale: MenuLocale, text: string, { words }: Concept): boolean {
  if (locale === 'en') return BEHIND.test(text);
  if (locale !== 'de') return false;
  const { forms, mark } = words.de;
  return mark === '+' || text.includes(' ') || forms.some((form) => foldWords(form) === text);
}

const isMisleading = ({ nouns }: SourceGrammar, text: string, kind: Concept['class']): boolean =>
  kind === 'adjective' && nouns?.includes(text) === true;
