import type { Concept } from '../../food/concept.ts';
import { nameOf } from '../../food/concepts-in.ts';
import { isKindOf, usuallyHas } from '../../food/kinds-of-food.ts';
import type { Meaning } from '../../food/lexicon.ts';
import { canDescribe } from './agreement.ts';
import type { Noun, NounPhrase, Phrase, PhraseToken } from './menu-phrase.ts';
import type { SourceGrammar } from './source-grammar.ts';

/** A sequence of expressions as one phrase; undefined if it isn't one. */
export function phraseOf(tokens: readonly PhraseToken[], grammar: SourceGrammar): Phrase | undefined {
  const items = withoutMeasureJoins(tokens);
  const { qualifies_before } = grammar;
  const lastKind = items.at(-1)?.kind;
  if (lastKind === 'article' || lastKind === 'of') return undefined;
  const groups: Noun[][] = [[]];
  let waiting: Concept[] = [];
  let quantity: string | null = null;
  let isBeside = false;
  let isClear = true;
  const measures: string[] = [];
  for (const [tokenIndex, item] of items.entries()) {
    const group = groups.at(-1) ?? [];
    const lastNoun = group.at(-1);
    switch (item.kind) {
      case 'article':
        break;
      case 'of':
        // It parts two nouns of which the first is named already.
        if (!isAnyOfIt(lastNoun, items, tokenIndex)) return undefined;
        groups.push([]);
        isBeside = item.is_beside;
        break;
      case 'measure':
        measures.push(item.text);
        break;
      case 'amount':
        if (!isFirstOf(items, tokenIndex) || quantity !== null) return undefined;
        quantity = item.text;
        break;
      case 'adjective':
        isClear = describe(item, groups, waiting, grammar) !== undefined && isClear;
        break;
      default: {
        const nouns = nounsOf(item.kind === 'noun' ? [item.meaning] : item.meanings, waiting, isBeside);
        if (lastNoun && !canFollow(nouns[0], group, grammar, waiting)) return undefined;
        group.push(...nouns);
        waiting = [];
      }
    }
  }
  if (!isClear || (qualifies_before && isBehindNouns(waiting, groups))) return undefined;
  const phrase = assemble(groups, { waiting, quantity, measures, grammar });
  return withArticle(phrase, items);
}

const withArticle = (phrase: Phrase | undefined, [first]: readonly PhraseToken[]): Phrase | undefined =>
  phrase?.kind === 'noun' && first?.kind === 'article' ? { ...phrase, has_article: true } : phrase;

/**
 * Whether "of" joins something to the noun before it. "Riz au lait de coco", "tortellini in brodo di cappone": it is of the
 * milk and of the broth.
 */
function isAnyOfIt(lastNoun: Noun | undefined, items: readonly PhraseToken[], tokenIndex: number): boolean {
  const [before, joining] = [items[tokenIndex - 1], items[tokenIndex]];
  const isOfSecond =
    before?.kind === 'noun' && before.has_preposition === true && joining?.kind === 'of' && !joining.is_beside;
  return lastNoun !== undefined && !isOfSecond;
}

/** "180 g de bœuf", "200 g di Chianina": a preposition joins the food, which is the head, to its weight. */
function withoutMeasureJoins(tokens: readonly PhraseToken[]): readonly PhraseToken[] {
  const joinIndex = tokens.findIndex(({ kind }) => kind !== 'measure' && kind !== 'article');
  const joining = tokens[joinIndex];
  const isMeasured = tokens.slice(0, Math.max(0, joinIndex)).some(({ kind }) => kind === 'measure');
  const isJoin = isMeasured && joining?.kind === 'of' && !joining.is_beside;
  return isJoin ? tokens.filter((token) => token !== joining) : tokens;
}

/** English and German adjectives precede their noun. */
const isBehindNouns = (waiting: readonly Concept[], groups: readonly Noun[][]): boolean =>
  waiting.length > 0 && groups.some((group) => group.length > 0);

/** "Buttermilk fried chicken": a noun before a way to cook is what it is done with. */
function noteMeans(
  { concept }: Meaning,
  canStandBehind: boolean,
  lastNoun: Noun | undefined,
  grammar: SourceGrammar,
): void {
  if (lastNoun && grammar.qualifies_before && !canStandBehind && METHODS.has(nameOf(concept))) lastNoun.is_means = true;
}

/** English and German say by an adjective behind a noun what may be said of more than this noun. */
function noteBehind(
  { meaning, may_follow: isBehind }: { meaning: Meaning; may_follow: boolean },
  lastNoun: Noun | undefined,
  waiting: readonly Concept[],
  { qualifies_before }: SourceGrammar,
): void {
  if (!lastNoun || !qualifies_before || !isBehind || waiting.length > 0) return;
  lastNoun.has_adjective_behind = true;
  lastNoun.adjectives_behind = [...(lastNoun.adjectives_behind ?? []), meaning.concept];
}

/** Adds an adjective to those of the noun that it describes and returns them; undefined if that isn't clear. */
function describe(
  item: Extract<PhraseToken, { kind: 'adjective' }>,
  groups: readonly Noun[][],
  waiting: Concept[],
  grammar: SourceGrammar,
): readonly Concept[] | undefined {
  const { locale, qualifies_before } = grammar;
  const lastNoun = groups.at(-1)?.at(-1);
  if (item.is_before === true && lastNoun) return undefined;
  noteMeans(item.meaning, item.may_follow, lastNoun, grammar);
  noteBehind(item, lastNoun, waiting, grammar);
  const isNearest = !lastNoun || waiting.length > 0 || canDescribe(item.number, lastNoun, locale);
  const [fartherNoun, ...otherNouns] = isNearest
    ? []
    : groups.flat().filter((noun) => canDescribe(item.number, noun, locale));
  const adjectives = isNearest ? describedBy(item, lastNoun, waiting, qualifies_before) : fartherNoun?.adjectives;
  if (otherNouns.length > 0) return undefined;
  adjectives?.push(item.meaning.concept);
  return adjectives;
}

/** The adjectives of the noun before, or those that wait for the next. */
function describedBy(
  { may_follow }: { may_follow: boolean },
  lastNoun: Noun | undefined,
  waiting: Concept[],
  qualifies_before: boolean,
): Concept[] {
  return lastNoun && waiting.length === 0 && (may_follow || !qualifies_before) ? lastNoun.adjectives : waiting;
}

/** Whether only articles come before. */
const isFirstOf = (items: readonly PhraseToken[], tokenIndex: number): boolean =>
  items.slice(0, tokenIndex).every(({ kind }) => kind === 'article');

/** A noun, or those of a compound, of which the last is described by the adjectives before it. */
function nounsOf(meanings: readonly Meaning[], adjectives: Concept[], is_beside: boolean): Noun[] {
  return meanings.map((meaning, meaningIndex) => {
    return { ...meaning, is_beside, adjectives: meaningIndex === meanings.length - 1 ? adjectives : [] };
  });
}

/** Whether two adjacent nouns are one expression: "lemon butter", "salade César", not "onions peppers". */
function canFollow(
  next: Meaning | undefined,
  group: readonly Noun[],
  { qualifies_before, writes_compounds }: SourceGrammar,
  between: readonly Concept[],
): boolean {
  if (writes_compounds === true && between.length > 0) return false;
  const [first, second] = group;
  const lastNoun = group.at(-1);
  // "2 Gläser Sekt" are glasses of it.
  if (writes_compounds === true && lastNoun && CONTAINERS.has(nameOf(lastNoun.concept)))
    return group.length === 1 && !!next;
  if (!first || !lastNoun || !next) return true;
  if (qualifies_before) return !lastNoun.is_plural || lastNoun.concept.words.en.has_plural_only;
  if (next.concept.class === 'name' || lastNoun.concept.class === 'name') return true;
  // "Glace vanille", "sorbet citron": a flavour without a preposition.
  return second === undefined && first.adjectives.length === 0 && isFlavoured(first) && isFood(next);
}

/** What measures food or drink. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  'glass,cup,mug,bottle,half bottle,pitcher,portion,large portion,small portion,slice,piece,scoop'.split(','),
);

const FLAVOURED = ['ice cream', 'sorbet', 'frozen dessert', 'yogurt', 'milkshake', 'juice', 'syrup', 'mousse'];
const isFlavoured = ({ concept }: Noun): boolean => FLAVOURED.some((kind) => isKindOf(nameOf(concept), kind));
const isFood = ({ concept }: Meaning): boolean =>
  ['plant food', 'animal food', 'confectionery'].some((root) => isKindOf(nameOf(concept), root));

function assemble(
  groups: readonly Noun[][],
  phraseRest: { waiting: Concept[]; quantity: string | null; measures: string[]; grammar: SourceGrammar },
): Phrase | undefined {
  const { waiting, quantity, measures, grammar } = phraseRest;
  const { qualifies_before, has_head_behind_of, writes_compounds } = grammar;
  const [first = [], ...furtherGroups] = has_head_behind_of === true ? groups.toReversed() : groups;
  if (first.length === 0) {
    const isBare = groups.length === 1 && quantity === null && measures.length === 0;
    return isBare && waiting.length > 0 ? { kind: 'adjectives', adjectives: waiting } : undefined;
  }
  if (furtherGroups.some((group) => group.length === 0)) return undefined;
  // "Tagliatelle al ragù di cinghiale": the boar is the sauce's, which a list of qualifiers doesn't say.
  if (furtherGroups.slice(0, -1).some((group) => group.some(({ is_beside }) => is_beside))) return undefined;
  const isContained = writes_compounds === true && first[0] !== undefined && CONTAINERS.has(nameOf(first[0].concept));
  if (isContained && first[0] && first.length > 1 && furtherGroups.length > 0) return undefined;
  const isNamedBehind = writes_compounds === true && hasFillingBehind(first);
  const head = qualifies_before && !isContained && !isNamedBehind ? first.at(-1) : first[0];
  if (!head) return undefined;
  // "Melanzane alla parmigiana": a dish of the head's own is what it is made as, not what comes with it.
  const isOwnDish = ({ concept, is_beside }: Noun) =>
    is_beside === true && isKindOf(nameOf(concept), 'dish') && usuallyHas(nameOf(concept), nameOf(head.concept));
  if (furtherGroups.flat().some(isOwnDish)) return undefined;
  const beside = first
    .filter((noun) => noun !== head)
    .map((noun) => (isNamedBehind ? { ...noun, is_beside: true } : noun));
  const isMany = isSeveral(quantity) && !hasPlural(head, grammar);
  const described = { ...head, is_plural: head.is_plural || isMany, adjectives: [...head.adjectives, ...waiting] };
  // In the order of the Germanic languages: "foie de volaille" is a chicken's liver.
  // "Boules de sorbet citron": the lemon is the sorbet's.
  const further = furtherGroups
    .toReversed()
    .flatMap((group) => (qualifies_before || has_head_behind_of === true ? group : group.toReversed()));
  const qualifiers = has_head_behind_of === true ? [...further, ...beside] : [...beside, ...further];
  const phrase = { quantity, head: described, qualifiers, measures, has_of: furtherGroups.length > 0 };
  return counted({ kind: 'noun', ...(qualifies_before ? withQualitiesOfWhole(phrase) : withMethodsOfHead(phrase)) });
}

/** Dishes behind which German names what is on them as words of their own: "Pizza Thunfisch". */
const NAMED_BEHIND = ['pizza', 'omelette'];

function hasFillingBehind([dish, filling, ...furtherNouns]: readonly Noun[]): boolean {
  if (!dish || !filling || furtherNouns.length > 0 || filling.adjectives.length > 0) return false;
  const isOf = ({ concept }: Noun, kinds: readonly string[]) => kinds.some((kind) => isKindOf(nameOf(concept), kind));
  return (
    isOf(dish, NAMED_BEHIND) && isOf(filling, ['meat', 'seafood', 'vegetable', 'mushroom', 'fruit', 'cheese', 'egg'])
  );
}

/** "4 Stück", "2 Brötchen": a counted noun is plural although its word is the same. */
const isSeveral = (quantity: string | null): boolean => quantity !== null && Number(quantity) > 1;
const hasPlural = ({ concept }: Noun, { locale }: SourceGrammar): boolean =>
  new Set(concept.words[locale].forms).size > 1;

/** What is said of a dish rather than of what it is made of, although it precedes both: "warm walnut brownie". */
const OF_WHOLE: ReadonlySet<string> = new Set(
  `warm,hot,cold,chilled,iced,lukewarm,served cold,homemade,house,artisan,classic,traditional,mini,small,large,half,double,
  individual,savoury,creamy,light,rich,fluffy,special,famous,generous,hearty,rustic,old-fashioned,gooey,moist`
    .split(',')
    .map((name) => name.trim()),
);

function withQualitiesOfWhole<Described extends { head: Noun; qualifiers: Noun[] }>(phrase: Described): Described {
  const { head, qualifiers } = phrase;
  const [first, ...furtherQualifiers] = qualifiers;
  if (!first || first.adjectives.length === 0) return phrase;
  // "Crispy duck leg": the leg is crispy, as the duck is.
  const isCut = isKindOf(nameOf(head.concept), 'cut');
  const isOfWhole = (concept: Concept) =>
    OF_WHOLE.has(nameOf(concept)) || (isCut && (METHODS.has(nameOf(concept)) || nameOf(concept) === 'crispy'));
  const ofWhole = first.adjectives.filter(isOfWhole);
  const bare = { ...first, adjectives: first.adjectives.filter((concept) => !isOfWhole(concept)) };
  const described = { ...head, adjectives: [...ofWhole, ...head.adjectives] };
  return { ...phrase, head: described, qualifiers: [bare, ...furtherQualifiers] };
}

/** Ways to cook, which are said of a whole dish. */
export const METHODS: ReadonlySet<string> = new Set(
  `grilled, roasted, fried, pan-fried, deep-fried, stir-fried, sautéed, seared, baked, steamed, boiled, poached, braised, stewed,
  slow-cooked, stuffed, homemade, house, artisan, smoked, marinated, breaded, battered, barbecued, charcoal-grilled, wood-fired, rotisserie`
    .split(',')
    .map((name) => name.trim()),
);

/** What a fillet is made of is cooked as the fillet is: "filet de bar grillé". */
function withMethodsOfHead<Described extends { head: Noun; qualifiers: Noun[] }>(phrase: Described): Described {
  const { head, qualifiers } = phrase;
  const lastQualifier = qualifiers.at(-1);
  if (!lastQualifier || lastQualifier.is_beside || head.adjectives.length > 0) return phrase;
  const isMethod = (concept: Concept) => METHODS.has(nameOf(concept));
  if (!lastQualifier.adjectives.every(isMethod)) return phrase;
  const bare = [...qualifiers.slice(0, -1), { ...lastQualifier, adjectives: [] }];
  return { ...phrase, head: { ...head, adjectives: lastQualifier.adjectives }, qualifiers: bare };
}

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
