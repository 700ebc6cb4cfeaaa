import { MENU_LOCALES, type MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { nameOf } from '../../food/concepts-in.ts';
import { foldWords, withoutAccents } from '../../food/fold-words.ts';
import { type FoodRoot, isKindOf, ROOTS, usuallyHas, usualPartsOf } from '../../food/kinds-of-food.ts';
import type { Lexicon } from '../../food/lexicon.ts';
import type { TextContext } from '../texts/text-in-context.ts';
import { classesNamedIn, DIET_CLASSES, type DietClass, isClassNamed } from './diet-words.ts';
import { conceptsOf, type ReadSpan, type ReadText, readConcepts } from './read-concepts.ts';

export type TranslationLoss = { problem: 'lost' | 'added'; words: string } | { problem: 'diet'; words: DietClass };

type Sides = {
  from: MenuLocale;
  to: MenuLocale;
  contexts: readonly TextContext[];
  /**
   * Whether the lexicon's own words were written, so that every concept must be read again, or words of any kind; a `guess` of
   * a small model must name all that is eaten or drunk again, whatever words the lexicon doesn't know.
   */
  wording: 'lexicon' | 'free' | 'guess';
  /** Whether words of the source only join others: "dazu", "un filo di". */
  isJoining?: (words: string) => boolean;
  /** What the source's expressions mean in their place, if that is decided. */
  senses?: (words: string) => readonly Concept[];
};

/**
 * What a translation lost or added compared with its source, both read through the lexicon and through roots of words
 * that are independent of it; undefined if they name the same food and the same diets.
 */
export function lossOf(lexicon: Lexicon, source: string, text: string, sides: Sides): TranslationLoss | undefined {
  const before = withSenses(readConcepts(lexicon, sides.from, source), sides.senses);
  const after = readConcepts(lexicon, sides.to, text);
  const [inSource, inText] = [conceptsOf(before.spans), conceptsOf(after.spans)];
  const isLost = (span: ReadSpan) =>
    sides.isJoining?.(span.words) !== true &&
    !UNIT.test(span.words) &&
    !span.concepts.some((concept) => JOINING_CONCEPTS.has(nameOf(concept))) &&
    (!isSaidBy(span, inText) || isPartLost(lexicon, span, inText, sides.from));
  const lost = before.spans.filter(isLost);
  const addedSpans = after.spans.filter((span) => !JOINING_WORDS.has(span.words) && !isSaidBy(span, inSource));
  const [firstLost, firstAdded] = [lost, addedSpans].map(([span]) => span);
  if (sides.wording === 'guess') {
    const [lostFood, newFood] = [lost.find(isRelevantToEaters), addedSpans.find(isRelevantToEaters)];
    if (lostFood) return { problem: 'lost', words: lostFood.words };
    if (newFood) return { problem: 'added', words: newFood.words };
  } else if (sides.wording === 'lexicon') {
    if (firstLost) return { problem: 'lost', words: firstLost.words };
    if (firstAdded) return { problem: 'added', words: firstAdded.words };
  } else {
    // A word that the lexicon doesn't know may be what is missing on the other side.
    const foods = lost.filter(isFood);
    if (foods[0] && foods.length > after.unknown.length) return { problem: 'lost', words: foods[0].words };
    const newFoods = addedSpans.filter(isFood);
    if (newFoods[0] && newFoods.length > before.unknown.length) return { problem: 'added', words: newFoods[0].words };
  }
  return classLoss({ source, text, inSource, inText, before, after }, sides);
}

/** "(1 kg)" is no price per kilo, which the lexicon has by the same word; numbers are compared by themselves. */
const UNIT = /^(?:kg|g)$/u;

/** Phrases that a language may write as a mere "with". */
const JOINING_CONCEPTS: ReadonlySet<string> = new Set(['served with', 'topped with']);
/** What languages write for "with" and "choice of", where it is also a word of the lexicon. */
const JOINING_WORDS: ReadonlySet<string> = new Set([
  '곁들임',
  '선택',
  '添え',
  '配',
  '任选',
  'お好みの',
  'wahl',
  'nach wahl',
  'choice of',
  'au choix',
  'a elegir',
  'a scelta',
  'a escolha',
  'à escolha',
]);

function withSenses({ spans, unknown }: ReadText, senses: Sides['senses']): ReadText {
  if (!senses) return { spans, unknown };
  const decided = spans.map((span) => ({ ...span, concepts: [...new Set([...senses(span.words), ...span.concepts])] }));
  const namedSpans = unknown.map((words) => ({ words, concepts: senses(words), ways: [] }));
  return {
    spans: [...decided, ...namedSpans.filter(({ concepts }) => concepts.length > 0)],
    unknown: namedSpans.filter(({ concepts }) => concepts.length === 0).map(({ words }) => words),
  };
}

const isFood = ({ concepts }: ReadSpan): boolean =>
  concepts.every((concept) => ['animal food', 'plant food'].some((root) => isKindOf(nameOf(concept), root)));

/** What is neither eaten nor drunk, if it is nothing else: "morning", "our guests", "from the village". */
const NOT_EATEN: readonly FoodRoot[] = ['menu part', 'place', 'measure', 'service', 'style', 'method', 'quality'];
/** Qualities and notes that somebody may order by. */
const ORDERED_BY =
  /free|without|vega|vegetar|halal|kosher|\braw\b|rare|pink|undercooked|pasteur|caffein|alcohol|spic|contain|suitable|allerg|option/;

/** Whether an expression may name food, drink, or what somebody must or must not have. */
const isRelevantToEaters = ({ concepts }: ReadSpan): boolean =>
  concepts.some((concept) => {
    const name = nameOf(concept);
    if (concept.class === 'adjective' || concept.class === 'phrase') return ORDERED_BY.test(name);
    const roots = ROOTS.filter((root) => isKindOf(name, root));
    return roots.length === 0 || roots.some((root) => !NOT_EATEN.includes(root));
  });

/** Whether an expression is named by some of these concepts: as a whole, by a kind of it, or by all of its parts. */
function isSaidBy({ concepts, ways }: ReadSpan, otherConcepts: ReadonlySet<Concept>): boolean {
  if (concepts.some((concept) => isNamedBy(concept, otherConcepts))) return true;
  return ways.some(({ spans, unknown }) => {
    const isWhole = spans.length > 0 && unknown.every((word) => word.length <= MAX_SMALL_WORD_LETTERS);
    return isWhole && spans.every((part) => isSaidBy(part, otherConcepts));
  });
}

/** Articles and prepositions. */
const MAX_SMALL_WORD_LETTERS = 3;

function isNamedBy(concept: Concept, otherConcepts: ReadonlySet<Concept>): boolean {
  if (otherConcepts.has(concept)) return true;
  const name = nameOf(concept);
  for (const otherConcept of otherConcepts) {
    if (isKindOf(nameOf(otherConcept), name)) return true;
    if (concept.class === 'adjective' && otherConcept.class === 'adjective' && hasSharedForm(concept, otherConcept))
      return true;
  }
  return false;
}

/** "Fried" and "deep-fried" are one word in most languages. */
const hasSharedForm = (first: Concept, second: Concept): boolean =>
  (['fr', 'es', 'de', 'it'] as const).some((locale) => first.words[locale].forms[0] === second.words[locale].forms[0]);

/**
 * Whether a synonym says more than the name of its concept, and the translation doesn't: "bacon cheeseburger" listed with
 * "bacon burger".
 */
function isPartLost(lexicon: Lexicon, span: ReadSpan, inText: ReadonlySet<Concept>, from: MenuLocale): boolean {
  if (span.concepts.some(isMenuPart)) return false;
  const parts = span.ways.filter((way) => !isScrap(span, way, from)).flatMap(({ spans }) => spans);
  return parts.some(({ concepts }) => {
    if (concepts.some((concept) => isNamedBy(concept, inText))) return false;
    // "Steak and ale pie" may be one with beer.
    if (concepts.every((concept) => isKindOf(nameOf(concept), 'alcoholic drink'))) return !isAlcoholNamed(inText);
    return !span.concepts.some((whole) => isPartOf(lexicon, concepts, whole, [from, 'en']));
  });
}

/** Whether a reading knows fewer than half the letters of an expression that isn't written with spaces: "new" in "お新香". */
const isScrap = ({ words }: ReadSpan, { spans, unknown }: ReadText, locale: MenuLocale): boolean =>
  (locale === 'ja' || locale === 'zh') &&
  unknown.length > 0 &&
  spans.reduce((letters, part) => letters + part.words.length, 0) * 2 < words.length;

/** Ways to cook that languages name by each other's words: "patate al forno" are roasted, a stew is braised. */
const SAME_METHODS: readonly (readonly string[])[] = [
  ['baked', 'roasted', 'from the oven', 'oven-fresh'],
  ['stewed', 'braised', 'slow-cooked', 'stew'],
  ['fried', 'deep-fried', 'pan-fried', 'sautéed'],
  ['grilled', 'charcoal-grilled', 'barbecued'],
];

function isSameMethod(method: Concept, otherConcepts: ReadonlySet<Concept>): boolean {
  const names = SAME_METHODS.find((each) => each.includes(nameOf(method)));
  return names !== undefined && [...otherConcepts].some((other) => names.includes(nameOf(other)));
}

const isAlcoholNamed = (concepts: ReadonlySet<Concept>): boolean =>
  [...concepts].some((concept) => isKindOf(nameOf(concept), 'alcoholic drink'));

/** Headings are named as each language names them: "beers on tap" is "Fassbiere". */
const isMenuPart = (concept: Concept): boolean => concept.class === 'phrase' || MENU_PARTS.has(nameOf(concept));

/** By name: a cake is a kind of dessert, and so of a menu part. */
const MENU_PARTS: ReadonlySet<string> = new Set(
  `appetizer, main course, dessert, side, menu, set menu, kids menu, lunch, dinner, breakfast, brunch, snack, small plate,
  special, dish of the day, soup of the day, fish of the day, dessert of the day, combo, favourite, aperitif, digestif,
  soft drink, hot drink, drink`
    .split(',')
    .map((name) => name.trim()),
);

/** Whether a form of a concept names food or qualities that no language's name of the concept has. */
export function isMoreThanItsName(lexicon: Lexicon, concept: Concept, form: string, locale: MenuLocale): boolean {
  if (isMenuPart(concept)) return false;
  const parts = readConcepts(lexicon, locale, form).spans.flatMap(({ ways }) => ways.flatMap(({ spans }) => spans));
  return parts.some(({ concepts }) => !isPartOf(lexicon, concepts, concept, MENU_LOCALES));
}

/** Whether what a part means belongs to a concept: to its name in some languages, or to what it is usually made of. */
function isPartOf(
  lexicon: Lexicon,
  meanings: readonly Concept[],
  wholeConcept: Concept,
  locales: readonly MenuLocale[],
): boolean {
  return meanings.some((part) => {
    if (part === wholeConcept || FILLERS.has(nameOf(part)) || usuallyHas(nameOf(wholeConcept), nameOf(part)))
      return true;
    return locales.some((locale) => {
      return wholeConcept.words[locale].forms.some((form) => {
        const namedConcepts = conceptsIn(lexicon, locale, form);
        return isNamedBy(part, namedConcepts) || isSameMethod(part, namedConcepts);
      });
    });
  });
}

/** Qualities that say nothing about what a dish is made of. */
const FILLERS: ReadonlySet<string> = new Set(
  'golden, French, sweet, spice, assorted, mixed, soft, menu, pudding, dessert, prepared, grill, spring, brown, purple, sauce, dip, purée'.split(
    ', ',
  ),
);

const readForms = new WeakMap<Lexicon, Map<string, Set<Concept>>>();

function conceptsIn(lexicon: Lexicon, locale: MenuLocale, form: string): Set<Concept> {
  const cache = readForms.get(lexicon) ?? new Map<string, Set<Concept>>();
  readForms.set(lexicon, cache);
  const key = `${locale} ${form}`;
  const cachedConcepts = cache.get(key) ?? conceptsOf(readConcepts(lexicon, locale, form).spans);
  cache.set(key, cachedConcepts);
  return cachedConcepts;
}

// --- Classes of food and diets ---

type Compared = {
  source: string;
  text: string;
  inSource: ReadonlySet<Concept>;
  inText: ReadonlySet<Concept>;
  before: ReadText;
  after: ReadText;
};

/** Arabic menus are read by people who avoid pork: a cured meat that isn't called pork there is a danger. */
const NAMED_IN: Partial<Record<MenuLocale, readonly DietClass[]>> = { ar: ['pork'] };

function classLoss(compared: Compared, sides: Sides): TranslationLoss | undefined {
  const { source, text, inSource, inText, before, after } = compared;
  const { from, to, contexts, isJoining } = sides;
  const [bareSource, bareText] = [bare(source), bare(text)];
  const forbidden = contexts.flatMap((context) => forbiddenIn(context, bareSource, from));
  // "Coconut milk" as a whole is no milk.
  const [rootsOfSource, rootsOfText] = [classesNamedIn(bareSource, from), classesNamedIn(bareText, to)];
  const namedConcepts = new Set([...before.spans, ...after.spans].flatMap(({ concepts }) => concepts));
  const implied = new Set(before.spans.flatMap(({ concepts }) => concepts.flatMap(usualClasses)));
  // "Vitello tonnato" is of veal in every language, whether its name there says so or not.
  const dishes = [...inSource].filter((concept) => inText.has(concept));
  for (const name of DIET_CLASSES) {
    const isCertain =
      rootsOfSource.has(name) || before.spans.some((span) => isJoining?.(span.words) !== true && isSurely(span, name));
    const isInSource = isCertain || hasClass(inSource, name);
    const isWritten = rootsOfText.has(name);
    const isInText = isWritten || (NAMED_IN[to]?.includes(name) !== true && hasClass(inText, name));
    const isNamed = isCertain || isWritten || hasClass(namedConcepts, name);
    if (forbidden.includes(name) && isNamed) return { problem: 'diet', words: name };
    const isDishOfBoth =
      NAMED_IN[to]?.includes(name) !== true && dishes.some((dish) => usualClasses(dish).includes(name));
    if (isCertain && !isInText && !isDishOfBoth && !IMPLIED.includes(name)) return { problem: 'lost', words: name };
    if (isWritten && name === 'pork' && isOfOtherFood(compared, sides)) return { problem: 'added', words: name };
    if (isWritten && !isInSource && !implied.has(name)) return { problem: 'added', words: name };
  }
  return undefined;
}

/** Sauces with pork that are also made of other food. */
const SAUCES_OF_PORK: ReadonlySet<string> = new Set(['Carbonara', 'Amatriciana', 'spaghetti carbonara']);

/** "Turkey carbonara", "carbonara di zucchine", "halal carbonara": a translation that writes pork into it is untrue. */
function isOfOtherFood({ source, inSource, before }: Compared, { from, contexts }: Sides): boolean {
  const sauce = [...inSource].map(nameOf).find((name) => SAUCES_OF_PORK.has(name));
  if (sauce === undefined) return false;
  const texts = [source, ...contexts.flatMap(({ dish, section, tags }) => [dish, section, ...tags])];
  const diets = texts.flatMap((text) => (text === null ? [] : [...classesNamedIn(bare(text), from)]));
  if (diets.some((name) => name === 'halal' || name === 'kosher')) return true;
  const classes = classesNamedIn(bare(source), from);
  if (OTHER_THAN_PORK.some((name) => classes.has(name)) || OF_THE_SEA.test(bare(source))) return true;
  const names = before.spans.flatMap(({ concepts }) => concepts.map(nameOf));
  const isOtherMeat = (name: string) =>
    ['meat', 'seafood', 'fish'].some((kind) => isKindOf(name, kind)) && name !== 'meat' && !isKindOf(name, 'pork');
  if (names.some(isOtherMeat)) return true;
  const isOfPlants = (name: string) =>
    ['vegetable', 'mushroom', 'tofu'].some((kind) => isKindOf(name, kind)) && !usuallyHas(sauce, name);
  return !classes.has('pork') && names.some(isOfPlants);
}

const OTHER_THAN_PORK: readonly DietClass[] = ['beef', 'lamb', 'chicken', 'duck', 'fish', 'shellfish'];
const OF_THE_SEA = /\b(?:di mare|de la mer|del mar|do mar|marinara|mariniere|marinera)\b/;

const bare = (text: string): string => withoutAccents(foldWords(text));

/** Classes whose kinds are compared by themselves: "meat" is only lost together with its kind. */
const IMPLIED: readonly DietClass[] = ['meat', 'dairy'];

/** Whether every meaning of an expression is of a class. */
const isSurely = ({ concepts }: ReadSpan, name: DietClass): boolean =>
  concepts.every((concept) => classesOfConcept(concept).has(name));

const KINDS: Partial<Record<DietClass, readonly string[]>> = {
  meat: ['meat'],
  pork: ['pork'],
  beef: ['beef', 'veal'],
  lamb: ['lamb', 'mutton'],
  chicken: ['chicken'],
  duck: ['duck'],
  fish: ['fish'],
  shellfish: ['shellfish', 'crustacean', 'mollusc'],
  cheese: ['cheese'],
  dairy: ['dairy product'],
  egg: ['egg'],
  honey: ['honey'],
  nut: ['tree nut'],
  peanut: ['peanut'],
  sesame: ['sesame'],
};

const classesOf = new Map<Concept, ReadonlySet<DietClass>>();

/** A class that so many languages name in their words for a concept is the concept's: "fromage pepper jack". */
const MIN_NAMING_LANGUAGES = 3;

/** The classes of a concept, by its kinds, its English name and its names in the other languages. */
function classesOfConcept(concept: Concept): ReadonlySet<DietClass> {
  const cachedClasses = classesOf.get(concept);
  if (cachedClasses) return cachedClasses;
  const name = nameOf(concept);
  const classes = new Set(
    DIET_CLASSES.filter((dietClass) => {
      if (isClassNamed(bare(name), 'en', dietClass) || KINDS[dietClass]?.some((kind) => isKindOf(name, kind)))
        return true;
      const naming = MENU_LOCALES.filter((locale) =>
        isClassNamed(bare(concept.words[locale].forms[0] ?? ''), locale, dietClass),
      );
      return naming.length >= MIN_NAMING_LANGUAGES;
    }),
  );
  classesOf.set(concept, classes);
  return classes;
}

const hasClass = (concepts: ReadonlySet<Concept>, name: DietClass): boolean =>
  [...concepts].some((concept) => classesOfConcept(concept).has(name));

/** What a dish usually contains may be written out in another language: "croque-monsieur" as a sandwich with ham. */
function usualClasses(concept: Concept): readonly DietClass[] {
  const cachedClasses = usualClassesOf.get(concept);
  if (cachedClasses) return cachedClasses;
  const parts = [...usualPartsOf(nameOf(concept))];
  const classes = DIET_CLASSES.filter((dietClass) => {
    return KINDS[dietClass]?.some((kind) => parts.some((part) => isKindOf(part, kind)));
  });
  usualClassesOf.set(concept, classes);
  return classes;
}

const usualClassesOf = new Map<Concept, readonly DietClass[]>();

const MEAT_AND_FISH: readonly DietClass[] = ['meat', 'pork', 'beef', 'lamb', 'chicken', 'duck', 'fish', 'shellfish'];
const NOT_VEGAN: readonly DietClass[] = [...MEAT_AND_FISH, 'cheese', 'dairy', 'egg', 'honey'];

/** "Vegan option available" describes another dish. */
const OPTION =
  /option|available|on request|possible|disponible|demande|moglich|wunsch|disponibile|richiesta|disponivel|opcion/;
const VEGAN_MARK = /^(?:ve|vg|vgn|vegan)$/;
const VEGETARIAN_MARK = /^(?:v|veg|veggie|vege)$/;

/** What a dish must not name if its tags or its words call it vegan or vegetarian. */
function forbiddenIn(context: TextContext, source: string, from: MenuLocale): readonly DietClass[] {
  const words = [source, context.dish, context.description, context.section, ...context.tags]
    .flatMap((text) => (text === null ? [] : [bare(text)]))
    .filter((text) => !OPTION.test(text));
  const marks = words.flatMap((text) => [text, ...Array.from(text.matchAll(/\(([^()]*)\)/g), ([, mark = '']) => mark)]);
  const says = (name: DietClass, mark: RegExp) =>
    marks.some(
      (text) => mark.test(text.trim()) || classesNamedIn(text, from).has(name) || classesNamedIn(text, 'en').has(name),
    );
  if (says('vegan', VEGAN_MARK)) return NOT_VEGAN;
  return says('vegetarian', VEGETARIAN_MARK) ? MEAT_AND_FISH : [];
}
