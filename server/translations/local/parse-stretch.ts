import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { Lexicon, Meaning } from '../../food/lexicon.ts';
import { compoundParts } from '../check/read-concepts.ts';
import { type Relation, SOURCE_GRAMMARS, type SourceGrammar } from './source-grammar.ts';
import { isAmount, measureAt } from './split-text.ts';

/** A noun with what describes it; `is_beside` if it qualifies another as what comes with it: "loup au fenouil". */
export type Noun = Meaning & { adjectives: Concept[]; is_beside?: boolean };

/** The elements of a stretch of a menu's text. */
export type Phrase =
  | { kind: 'noun'; quantity: string | Meaning | null; head: Noun; qualifiers: Noun[]; measures: string[] }
  | { kind: 'adjectives'; adjectives: Concept[] }
  | { kind: 'whole'; meaning: Meaning };

/** Phrases in order, each with its relation to the previous one. */
export type ParsedPhrase = { relation: Relation | null; phrase: Phrase };

type PhraseToken =
  | { kind: 'noun'; meaning: Meaning }
  | { kind: 'adjective'; meaning: Meaning }
  | { kind: 'compound'; meanings: readonly Meaning[] }
  | { kind: 'of'; is_beside: boolean }
  | { kind: 'article' }
  | { kind: 'amount' | 'measure'; text: string };

/** Longer stretches are prose; trying every parse would take long. */
const MAX_WORDS = 60;

/** Parses a stretch if lexicon and grammar account for every word; else returns undefined. */
export function parseStretch(
  lexicon: Lexicon,
  locale: MenuLocale,
  words: readonly string[],
): ParsedPhrase[] | undefined {
  const grammar = SOURCE_GRAMMARS[locale];
  const whole = wholeExpression(lexicon, locale, words.join(' '));
  if (whole) return [{ relation: null, phrase: whole }];
  if (!grammar || words.length === 0 || words.length > MAX_WORDS) return undefined;
  const failed = new Set<string>();

  /** The parts from `at` to the end; the first of a stretch needs no relation. */
  const partsFrom = (at: number, before: Phrase | undefined): ParsedPhrase[] | undefined => {
    const place = `${at} ${before?.kind} ${before !== undefined && mayLackComma(before, grammar)}`;
    if (failed.has(place)) return undefined;
    for (const { relation, length } of startsAt(grammar, words, at, before))
      for (const { phrase, end } of phrasesFrom(lexicon, locale, grammar, words, at + length)) {
        if (relation === 'beside' && !mayStandBeside(before, phrase, grammar)) continue;
        if (end === words.length) return [{ relation, phrase }];
        const rest = partsFrom(end, phrase);
        if (rest) return [{ relation, phrase }, ...rest];
      }
    failed.add(place);
    return undefined;
  };
  const parts = partsFrom(0, undefined);
  return parts && isPlain(parts, grammar) ? parts : undefined;
}

function startsAt(
  grammar: SourceGrammar,
  words: readonly string[],
  at: number,
  before: Phrase | undefined,
): { relation: Relation | null; length: number }[] {
  const relations = relationsAt(grammar, words, at);
  if (before === undefined) return [...relations, { relation: null, length: 0 }];
  return mayLackComma(before, grammar) ? [...relations, { relation: 'beside', length: 0 }] : relations;
}

/**
 * Whether the next noun may be another entry of a list. A noun that qualifies an English or German noun precedes it in the
 * singular, so only a plural ends an expression; a Romance noun is followed by "de" before another.
 */
const mayLackComma = (phrase: Phrase, { qualifies_before }: SourceGrammar): boolean =>
  phrase.kind === 'noun' && (!qualifies_before || phrase.head.is_plural);

/** What a second noun is served with; after a dish it says what the dish is made of: "glace noisette", "salade chèvre". */
const SERVED = ['meat', 'meat dish', 'seafood', 'seafood dish', 'egg', 'vegetable', 'fruit', 'cheese', 'herb', 'spice'];

function mayStandBeside(before: Phrase | undefined, phrase: Phrase, { qualifies_before }: SourceGrammar): boolean {
  if (phrase.kind !== 'noun' || before?.kind !== 'noun') return false;
  // "Spaghetti Bolognese" are spaghetti with it.
  if (isKindOf(nameOf(phrase.head.concept), 'sauce')) return false;
  const name = nameOf(before.head.concept);
  return qualifies_before || SERVED.some((served) => isKindOf(name, served));
}

/**
 * Whether the relations are unambiguous. Adjectives beside several nouns don't say which they describe ("classic or veggie
 * pizza"), nor does a bare noun before a qualified one ("bacon & onion poutine").
 */
function isPlain(parts: readonly ParsedPhrase[], { qualifies_before }: SourceGrammar): boolean {
  const kinds = new Set(parts.map(({ phrase }) => phrase.kind));
  if (kinds.has('adjectives') && kinds.size > 1) return false;
  return !parts.some(({ relation, phrase }, place) => {
    const before = parts[place - 1]?.phrase;
    if ((relation !== 'and' && relation !== 'or') || before?.kind !== 'noun' || phrase.kind !== 'noun') return false;
    // "Pizza au fromage et miel": the honey may be the pizza's or stand beside it.
    if (!qualifies_before) return before.qualifiers.length > 0 && phrase.qualifiers.length === 0;
    if (!isBare(before)) return false;
    return phrase.qualifiers.some((noun) => noun.adjectives.length === 0) || isMadeOfFirstWord(phrase.head);
  });
}

/** "Tomato and cream sauce" is a sauce of both, although the lexicon has "cream sauce". */
function isMadeOfFirstWord({ concept }: Noun): boolean {
  const name = nameOf(concept);
  return name.includes(' ') && ['sauce', 'soup', 'salad', 'pie', 'dressing'].some((kind) => isKindOf(name, kind));
}

const isBare = (phrase: Phrase & { kind: 'noun' }): boolean => phrase.qualifiers.length === 0 && !phrase.head.is_plural;

function wholeExpression(lexicon: Lexicon, locale: MenuLocale, words: string): Phrase | undefined {
  const meaning = lexicon.meanings(locale, words).find(({ concept }) => concept.class === 'phrase');
  return meaning && { kind: 'whole', meaning };
}

/** "served on a bed of" and the like. */
const MAX_RELATION_WORDS = 8;

function relationsAt({ relations }: SourceGrammar, words: readonly string[], at: number) {
  const rest = withoutAccents(words.slice(at, at + MAX_RELATION_WORDS).join(' '));
  return relations.flatMap(([expression, relation]) => {
    const isThere =
      rest.startsWith(expression) && (rest.length === expression.length || rest[expression.length] === ' ');
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
  const ways = new Map<number, PhraseToken[][]>([[from, [[]]]]);
  const found: { phrase: Phrase; end: number }[] = [];
  for (let at = from; at < words.length; at += 1) {
    for (const { item, length } of ways.has(at) ? itemsAt(lexicon, locale, grammar, words, at) : [])
      for (const way of ways.get(at) ?? []) {
        const known = ways.get(at + length) ?? [];
        const sorted = [...known, [...way, item]].sort((first, second) => weightOf(first) - weightOf(second));
        ways.set(at + length, sorted.slice(0, MAX_READINGS));
      }
  }
  for (const [end, readings] of ways)
    for (const items of end > from ? readings : []) {
      const phrase = phraseOf(items, grammar);
      if (phrase) found.push({ phrase, end });
    }
  for (let end = from + 1; end <= Math.min(words.length, from + lexicon.longest(locale)); end += 1) {
    const phrase = wholeExpression(lexicon, locale, words.slice(from, end).join(' '));
    if (phrase) found.push({ phrase, end });
  }
  return found.sort((first, second) => second.end - first.end || rank(first.phrase) - rank(second.phrase));
}

/** The parts of a German compound that the lexicon hasn't as a whole; undefined if one of them isn't one noun. */
function compoundNouns(lexicon: Lexicon, word: string): Meaning[] | undefined {
  const parts = compoundParts(lexicon, 'de', word);
  if (!parts || parts.length < 2) return undefined;
  const nouns = parts.map(({ words, concepts }, at) => {
    const listed = lexicon.meanings('de', words).filter(({ concept }) => concept.class === 'noun');
    if (listed[0]) return listed.length === 1 ? listed[0] : undefined;
    const [concept, ...others] = concepts.filter((each) => each.class === 'noun');
    const isPlural = at === parts.length - 1 && /n$/.test(words);
    return concept && others.length === 0 ? { concept, is_plural: isPlural } : undefined;
  });
  return nouns.every((noun) => noun !== undefined) ? nouns : undefined;
}

/** Fewer expressions are more specific, and so are fewer adjectives: "black pepper | sauce", not "black | pepper sauce". */
const weightOf = (tokens: readonly PhraseToken[]): number =>
  tokens.filter(({ kind }) => kind !== 'of' && kind !== 'article').length * 10 +
  tokens.filter(({ kind }) => kind === 'adjective').length;

/** Of several parses, a noun is likelier than adjectives alone. */
const rank = ({ kind }: Phrase): number => (kind === 'adjectives' ? 1 : 0);

function itemsAt(
  lexicon: Lexicon,
  locale: MenuLocale,
  grammar: SourceGrammar,
  words: readonly string[],
  at: number,
): { item: PhraseToken; length: number }[] {
  const items: { item: PhraseToken; length: number }[] = [];
  for (let length = Math.min(lexicon.longest(locale), words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const meanings = lexicon
      .meanings(locale, text)
      .filter(({ concept: { class: kind } }) => kind !== 'phrase' && !isMisleading(grammar, text, kind));
    // "Roast lamb" is lamb that is roast rather than lamb for a roast.
    for (const meaning of meanings)
      if (meaning.concept.class === 'adjective') items.push({ item: { kind: 'adjective', meaning }, length });
    for (const meaning of meanings)
      if (meaning.concept.class !== 'adjective') items.push({ item: { kind: 'noun', meaning }, length });
    if (meanings.length === 0 && length === 1 && locale === 'de') {
      const compound = compoundNouns(lexicon, text);
      if (compound) items.push({ item: { kind: 'compound', meanings: compound }, length });
    }
    const small = withoutAccents(text);
    if (grammar.of.includes(small))
      items.push({ item: { kind: 'of', is_beside: grammar.beside.includes(small) }, length });
    if (grammar.articles.includes(small)) items.push({ item: { kind: 'article' }, length });
  }
  const measured = measureAt(words, at);
  if (measured > 0)
    items.push({ item: { kind: 'measure', text: words.slice(at, at + measured).join(' ') }, length: measured });
  else if (isAmount(words[at] ?? '')) items.push({ item: { kind: 'amount', text: words[at] ?? '' }, length: 1 });
  return items;
}

const isMisleading = ({ nouns }: SourceGrammar, text: string, kind: Concept['class']): boolean =>
  kind === 'adjective' && nouns?.includes(text) === true;

/** A sequence of expressions as one phrase; undefined if it isn't one. */
function phraseOf(items: readonly PhraseToken[], { qualifies_before }: SourceGrammar): Phrase | undefined {
  const lastKind = items.at(-1)?.kind;
  if (lastKind === 'article' || lastKind === 'of') return undefined;
  const groups: Noun[][] = [[]];
  let waiting: Concept[] = [];
  let quantity: string | null = null;
  let isBeside = false;
  const measures: string[] = [];
  for (const [place, item] of items.entries()) {
    const group = groups.at(-1) ?? [];
    const last = group.at(-1);
    switch (item.kind) {
      case 'article':
        break;
      case 'of':
        // It parts two nouns of which the first is named already.
        if (!last) return undefined;
        groups.push([]);
        isBeside = item.is_beside;
        break;
      case 'measure':
        measures.push(item.text);
        break;
      case 'amount':
        if (place > 0 || quantity !== null) return undefined;
        quantity = item.text;
        break;
      case 'adjective':
        if (last && !qualifies_before && waiting.length === 0) last.adjectives.push(item.meaning.concept);
        else waiting.push(item.meaning.concept);
        break;
      default: {
        const nouns = nounsOf(item.kind === 'noun' ? [item.meaning] : item.meanings, waiting, isBeside);
        if (last && !mayFollow(nouns[0], group, qualifies_before)) return undefined;
        group.push(...nouns);
        waiting = [];
      }
    }
  }
  // English and German adjectives stand before their noun.
  if (qualifies_before && waiting.length > 0 && groups.some((group) => group.length > 0)) return undefined;
  return assemble(groups, { waiting, quantity, measures, qualifies_before });
}

/** A noun, or those of a compound, of which the last is described by the adjectives before it. */
function nounsOf(meanings: readonly Meaning[], adjectives: Concept[], is_beside: boolean): Noun[] {
  return meanings.map((meaning, at) => {
    return { ...meaning, is_beside, adjectives: at === meanings.length - 1 ? adjectives : [] };
  });
}

/** Whether two adjacent nouns are one expression: "lemon butter", "salade César", not "onions peppers". */
function mayFollow(next: Meaning | undefined, group: readonly Noun[], qualifies_before: boolean): boolean {
  const [first, second] = group;
  const last = group.at(-1);
  if (!first || !last || !next) return true;
  if (qualifies_before) return !last.is_plural || last.concept.words.en.has_plural_only;
  if (next.concept.class === 'name' || last.concept.class === 'name') return true;
  // "Glace vanille", "sorbet citron": a flavour without a preposition.
  return second === undefined && first.adjectives.length === 0 && isFlavoured(first) && isFood(next);
}

const FLAVOURED = ['ice cream', 'sorbet', 'frozen dessert', 'yogurt', 'milkshake', 'juice', 'syrup', 'mousse'];
const isFlavoured = ({ concept }: Noun): boolean => FLAVOURED.some((kind) => isKindOf(nameOf(concept), kind));
const isFood = ({ concept }: Meaning): boolean =>
  ['plant food', 'animal food', 'confectionery'].some((root) => isKindOf(nameOf(concept), root));

function assemble(
  groups: readonly Noun[][],
  rest: { waiting: Concept[]; quantity: string | null; measures: string[]; qualifies_before: boolean },
): Phrase | undefined {
  const { waiting, quantity, measures, qualifies_before } = rest;
  const [first = [], ...others] = groups;
  if (first.length === 0) {
    const isBare = groups.length === 1 && quantity === null && measures.length === 0;
    return isBare && waiting.length > 0 ? { kind: 'adjectives', adjectives: waiting } : undefined;
  }
  if (others.some((group) => group.length === 0)) return undefined;
  // "Tagliatelle al ragù di cinghiale": the boar is the sauce's, which a list of qualifiers doesn't say.
  if (others.slice(0, -1).some((group) => group.some(({ is_beside }) => is_beside))) return undefined;
  const head = qualifies_before ? first.at(-1) : first[0];
  if (!head) return undefined;
  const beside = first.filter((noun) => noun !== head);
  const described = { ...head, adjectives: [...head.adjectives, ...waiting] };
  // In the order of the Germanic languages: "foie de volaille" is a chicken's liver.
  const phrase = { quantity, head: described, qualifiers: [...beside, ...others.toReversed().flat()], measures };
  return counted({ kind: 'noun', ...(qualifies_before ? phrase : withMethodsOfHead(phrase)) });
}

const nameOf = ({ words }: Concept): string => words.en.forms[0] ?? '';

const METHODS: ReadonlySet<string> = new Set(
  `grilled, roasted, fried, deep-fried, stir-fried, sautéed, seared, baked, steamed, boiled, poached, braised, stewed,
  slow-cooked, homemade, house, artisan, smoked, marinated, breaded, battered, barbecued, charred, wood-fired, rotisserie`
    .split(',')
    .map((name) => name.trim()),
);

/** What a fillet is made of is cooked as the fillet is: "filet de bar grillé". */
function withMethodsOfHead<Described extends { head: Noun; qualifiers: Noun[] }>(phrase: Described): Described {
  const { head, qualifiers } = phrase;
  const last = qualifiers.at(-1);
  if (!last || last.is_beside || head.adjectives.length > 0) return phrase;
  const isMethod = (concept: Concept) => METHODS.has(nameOf(concept));
  if (!last.adjectives.every(isMethod)) return phrase;
  const bare = [...qualifiers.slice(0, -1), { ...last, adjectives: [] }];
  return { ...phrase, head: { ...head, adjectives: last.adjectives }, qualifiers: bare };
}

type NounPhrase = Extract<Phrase, { kind: 'noun' }>;

/** Nouns that count others, by their English name: "half dozen oysters", "demi-douzaine d’huîtres". */
const COUNTS: readonly string[] = ['dozen', 'half dozen'];

/** What a dozen counts is the head; a dozen with an adjective or a number of its own is not parsed. */
function counted(phrase: NounPhrase): NounPhrase | undefined {
  const nouns = [phrase.head, ...phrase.qualifiers];
  const count = nouns.find(({ concept }) => COUNTS.includes(concept.words.en.forms[0] ?? ''));
  if (!count || nouns.length === 1) return phrase;
  const [head, ...qualifiers] = nouns.filter((noun) => noun !== count);
  if (!head || phrase.quantity !== null || count.adjectives.length > 0) return undefined;
  return { ...phrase, quantity: count, head, qualifiers };
}
