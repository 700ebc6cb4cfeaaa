import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import { isReadByCharacters } from '../../food/concepts-in.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import { isDescribed } from './german-nouns.ts';
import { type Noun, type NounPhrase, nameOfHead, type ParsedPhrase, type Phrase } from './menu-phrase.ts';
import { nounForm, writeAdjective } from './noun-forms.ts';
import { isRomanceLocale } from './romance-nouns.ts';
import { isBesideWhatIsWithinIt, isJoinedOtherwise, isUnclearIn } from './unclear-in-language.ts';
import { isNamedTwice, ORIGINAL_MEATS, writeOrigin } from './write-noun.ts';

/**
 * Whether a language can say these parts without doubt. "Cooked in white wine" of something unnamed needs a verb in Chinese,
 * Japanese and Korean and an article in French; an adjective behind "tranches de bœuf cru" may be of either noun.
 */
export function canSay(locale: MenuLocale, parts: readonly ParsedPhrase[]): boolean {
  const isClear = ({ phrase }: ParsedPhrase): boolean =>
    isWrittenIn(locale, phrase) && (phrase.kind !== 'noun' || isClearNoun(locale, phrase));
  if (!parts.every(isClear)) return false;
  if (locale === 'ar' && hasHiddenAlcohol(parts)) return false;
  if (parts.some(({ phrase }) => isMeasureOf(locale, phrase))) return false;
  if (parts.some(({ phrase }) => isOriginAsStyle(locale, phrase) || isCountedOtherwise(locale, phrase))) return false;
  const [first, second] = parts;
  const isBareAdjective = first?.phrase.kind === 'adjectives' && second !== undefined;
  if (isBoundToNext(locale, parts) || parts.some(({ phrase }) => isDangling(locale, phrase))) return false;
  if (hasOtherSentence(locale, parts)) return false;
  const isEastAsian = isReadByCharacters(locale);
  if (parts.some((part) => isPreparedInDrink(locale, part)) || (isEastAsian && hasDetachedPart(parts))) return false;
  if (isBareAdjective && isUnsaidBehindQuality(locale, first.phrase, second)) return false;
  if (locale === 'zh' && isJoinedByQualities(parts)) return false;
  if (isBareAdjective && first.phrase.kind === 'adjectives' && (locale === 'ja' || locale === 'ko'))
    return first.phrase.adjectives.length === 1;
  // "Buttermilk fried chicken burger": German writes it in words behind "mit", apart from the burger.
  if (locale === 'de')
    return (
      !parts.some(({ phrase }) => phrase.kind === 'noun' && phrase.qualifiers.some(isPhraseInGerman)) &&
      !parts.some(({ phrase }) => phrase.kind === 'noun' && phrase.qualifiers.slice(1).some(isDescribed)) &&
      !parts.some(({ phrase }) => phrase.kind === 'noun' && isOfDescribedFood(phrase))
    );
  if (locale === 'ar' && parts.some(({ phrase }) => phrase.kind === 'noun' && isOfDescribedFood(phrase))) return false;
  if (!isRomanceLocale(locale)) return true;
  return parts.every(
    ({ phrase }) =>
      phrase.kind !== 'noun' ||
      (!hasDoubtfulAdjective(locale, phrase) && !hasMeansOfPart(phrase) && phrase.qualifiers.length <= MAX_QUALIFIERS),
  );
}

/**
 * Whether adjectives are by themselves in a form that needs a noun: German "Eis-", Japanese "煮込んだ", Korean "구운"; or twice
 * one letter says what is done, as in Chinese "烤柴火烤".
 */
function isDangling(locale: MenuLocale, phrase: Phrase): boolean {
  if (phrase.kind !== 'adjectives') return false;
  const forms = phrase.adjectives.map((adjective) => writeAdjective(locale, adjective));
  const lastForm = forms.at(-1) ?? '';
  if (locale === 'de') return forms.some((form) => form.endsWith('-'));
  if (locale === 'ja') return /[ただなる]$/u.test(lastForm);
  if (locale === 'ko') return isNounRequired('ko', phrase.adjectives);
  // "焦糖" is caramel, unless what is caramelized follows.
  if (locale === 'zh' && forms.includes('焦糖')) return true;
  return locale === 'zh' && forms.length > 1 && Array.from(forms[0] ?? '').some((letter) => lastForm.includes(letter));
}

/** "Argentinisches Rind": these languages say "Argentine-style" by the word for the country's, which no meat is. */
const isOriginAsStyle = (locale: MenuLocale, phrase: Phrase): boolean =>
  phrase.kind === 'noun' &&
  (locale === 'zh' || locale === 'ja' || locale === 'ko') &&
  [phrase.head, ...phrase.qualifiers].some(
    (noun) =>
      ORIGINAL_MEATS.has(noun.concept.words.en.forms[0] ?? '') &&
      noun.adjectives.some(
        (adjective) =>
          /^\p{Lu}/u.test(adjective.words.en.forms[0] ?? '') &&
          /[式风風식]$/u.test(writeOrigin(locale, adjective, noun)),
      ),
  );

/**
 * "½ Ente" is half an animal, which Chinese counts by another word than a portion; "Radler, Maß" has a unit without its
 * number, which these three languages need.
 */
function isCountedOtherwise(locale: MenuLocale, phrase: Phrase): boolean {
  if (phrase.kind !== 'noun' || (locale !== 'zh' && locale !== 'ja' && locale !== 'ko')) return false;
  const name = nameOfHead(phrase);
  const isBare = phrase.quantity === null && phrase.qualifiers.length === 0 && phrase.head.adjectives.length === 0;
  if (name === 'litre' && isBare) return true;
  const isAnimal = ['poultry', 'crustacean', 'chicken', 'rabbit'].some((kind) => isKindOf(name, kind));
  return locale === 'zh' && isAnimal && phrase.head.adjectives.some(({ words }) => words.en.forms[0] === 'half');
}

/** Whether these languages would list beside a food what it is cooked, coated or filled with. */
const hasDetachedPart = (parts: readonly ParsedPhrase[]): boolean =>
  isBesideWhatIsWithinIt(parts) ||
  parts.some((part, place) => {
    const next = parts[place + 1];
    return (
      isCookedInFat(part) ||
      isDoneIn(part, next) ||
      isFilledWith(part, next) ||
      isCoatedIn(part) ||
      isInOfSide(part, next)
    );
  });

/** "Mit Kohlrabi in Rahm und Salzkartoffeln": the cream is the kohlrabi's. */
const isInOfSide = ({ relation }: ParsedPhrase, next: ParsedPhrase | undefined): boolean =>
  (relation === 'with' || relation === 'and' || relation === 'comma') && next?.relation === 'in';

/** Whether a part is a sentence to the guest, or is joined to the next by other words than the usual ones. */
const hasOtherSentence = (locale: MenuLocale, parts: readonly ParsedPhrase[]): boolean =>
  hasSentenceToGuest(locale, parts) || isJoinedOtherwise(locale, parts);

/** "ソースをお選びください添え": a sentence of its own is not what a dish comes with. */
const hasSentenceToGuest = (locale: MenuLocale, parts: readonly ParsedPhrase[]): boolean =>
  parts.some(
    ({ relation, phrase }) =>
      phrase.kind === 'whole' &&
      relation !== null &&
      ASKS_GUEST.test(phrase.meaning.concept.words[locale].forms[0] ?? ''),
  );

const ASKS_GUEST = /ください$|^[请任自]选|^请|(?:선택|세요)$/u;

/** Fats for cooking, which no dish comes with: these languages would serve them beside it. */
const COOKING_FATS = ['oil', 'animal fat'];

/** "Pommes sautées à la graisse de canard". */
const isCookedInFat = ({ relation, phrase }: ParsedPhrase): boolean => {
  if (phrase.kind !== 'noun') return false;
  const isFat = ({ concept }: Noun) => COOKING_FATS.some((kind) => isKindOf(concept.words.en.forms[0] ?? '', kind));
  if (relation === 'in' && isFat(phrase.head)) return true;
  return phrase.qualifiers.some((noun) => noun.is_beside === true && isFat(noun));
};

/** "Oignons confits au cidre" would be made of it: "cebollas de sidra confitadas". */
const isPreparedInDrink = (locale: MenuLocale, { phrase }: ParsedPhrase): boolean =>
  phrase.kind === 'noun' &&
  isRomanceLocale(locale) &&
  phrase.head.adjectives.length > 0 &&
  phrase.qualifiers.some(
    (noun) =>
      noun.is_beside === true &&
      noun.concept.class === 'noun' &&
      isKindOf(noun.concept.words.en.forms[0] ?? '', 'alcoholic drink') &&
      !isSaidAsFlavour(locale, noun),
  );

/** "Al vino tinto": the form of a drink that qualifies a noun says that it was cooked in it. */
const isSaidAsFlavour = (locale: MenuLocale, { concept }: Noun): boolean => {
  const { modifier } = concept.words[locale];
  return modifier !== null && !/^d(?:[aei] |[’'])/.test(modifier);
};

/** "Chipolatas wrapped in bacon": these languages would list the bacon beside them. */
const isDoneIn = ({ phrase }: ParsedPhrase, next: ParsedPhrase | undefined): boolean =>
  next?.relation === 'in' && phrase.kind === 'noun' && phrase.head.has_adjective_behind === true;

/** "Breast stuffed with garlic butter": these languages would serve the butter beside it. */
const isFilledWith = ({ phrase }: ParsedPhrase, next: ParsedPhrase | undefined): boolean =>
  next?.relation === 'with' && adjectivesOf(phrase).some(({ words }) => words.en.forms[0] === 'stuffed');

function adjectivesOf(phrase: Phrase): readonly Concept[] {
  if (phrase.kind === 'adjectives') return phrase.adjectives;
  return phrase.kind === 'noun' ? phrase.head.adjectives : [];
}

/** "Eggplants fried in a light tempura": these languages would serve the batter beside them. */
const isCoatedIn = ({ relation, phrase }: ParsedPhrase): boolean =>
  relation === 'in' && phrase.kind === 'noun' && COATINGS.some((kind) => isKindOf(nameOfHead(phrase), kind));

const COATINGS = ['tempura', 'batter', 'beer batter', 'breadcrumbs', 'flour', 'dough', 'puff pastry'];

/** Whether a language can't say with what or in what a dish that isn't named is done as it says other things. */
const isUnsaidBehindQuality = (locale: MenuLocale, quality: Phrase, next: ParsedPhrase): boolean => {
  const isEastAsian = isReadByCharacters(locale);
  if (next.relation === 'in' && (isEastAsian || locale === 'fr' || locale === 'ar')) return true;
  return (isEastAsian && isSeasoning(next)) || (isRomanceLocale(locale) && isQualityOfQuality(quality));
};

/** "Braised with juniper and port": a part of cooking is nothing that is served beside it. */
const isSeasoning = ({ relation, phrase }: ParsedPhrase): boolean =>
  relation === 'with' && phrase.kind === 'noun' && SEASONINGS.some((kind) => isKindOf(nameOfHead(phrase), kind));

const SEASONINGS = ['herb', 'spice', 'alcoholic drink', 'honey', 'garlic'];

/** "Hot and buttered": two qualities joined by a word are two things in Chinese. */
const isJoinedByQualities = (parts: readonly ParsedPhrase[]): boolean =>
  parts.some(
    ({ relation, phrase }, place) =>
      relation === 'and' && phrase.kind === 'adjectives' && parts[place - 1]?.phrase.kind === 'adjectives',
  );

/** "Pikant gewürzt": of two adjectives by themselves the first says how, for which these languages have another form. */
const isQualityOfQuality = (phrase: Phrase): boolean => phrase.kind === 'adjectives' && phrase.adjectives.length > 1;

/** "Pieces of chicken", "half portion of anchovies": counters follow a number. */
function isMeasureOf(locale: MenuLocale, phrase: Phrase): boolean {
  if (phrase.kind !== 'noun') return false;
  const name = nameOfHead(phrase);
  // Of nothing, "泥" is mud.
  if (phrase.qualifiers.length === 0)
    return (locale === 'zh' && name === 'purée') || (name === 'piece' && isWholePieceIn(locale, phrase));
  // "Oat topping" lies on a dish, while Spanish and Portuguese name what a pizza is chosen with.
  if (name === 'topping') return locale === 'es' || locale === 'pt';
  if (name === 'portion')
    return locale === 'zh' || locale === 'ko' || (locale === 'ja' && phrase.head.adjectives.length > 0);
  return name === 'piece' && (locale === 'ja' || (WHOLE_PIECES.includes(locale) && isOfDessert(phrase)));
}

/** "Pieza entera" is a whole fish, of which no counter says anything. */
const isWholePieceIn = (locale: MenuLocale, { head }: NounPhrase): boolean =>
  (locale === 'zh' || locale === 'ja' || locale === 'ko') && head.adjectives.length > 0;

/** "Pièce de tarte" would be a whole one. */
const WHOLE_PIECES: readonly MenuLocale[] = ['fr', 'es', 'pt'];

const isOfDessert = ({ qualifiers }: NounPhrase): boolean =>
  qualifiers.some(({ concept }) => isKindOf(concept.words.en.forms[0] ?? '', 'dessert'));

/** Whether adjectives would describe the first thing of a list behind them, as Japanese and Korean read them: "巻いた、パン添え". */
const isBoundToNext = (locale: MenuLocale, parts: readonly ParsedPhrase[]): boolean =>
  parts.slice(0, -1).some(({ phrase }) => phrase.kind === 'adjectives' && isNounRequired(locale, phrase.adjectives));

/** Japanese and Korean forms that need a noun behind them: "巻いた", "고기 없는". */
export function isNounRequired(locale: MenuLocale, adjectives: readonly Concept[]): boolean {
  const form = adjectives.at(-1)?.words[locale].forms[0] ?? '';
  if (locale === 'ja') return /[ただいなるの]$/u.test(form);
  return locale === 'ko' && /(?:한|운|은|는|인|된|힌|긴|썬|낸|진|큰|친)$/u.test(form);
}

/** "Rosa gebrannte Mandeln". */
const hasAdjectiveWithin = (form: string): boolean => {
  const words = form.split(' ');
  return words.some(
    (word, at) => /^\p{Ll}{3,}$/u.test(word) && /e[rs]?$/.test(word) && /^\p{Lu}/u.test(words[at + 1] ?? ''),
  );
};

/** A compound can't begin with "Schweinefleisch mit Ingwer", nor with "rosa gebrannte Mandeln". */
const isPhraseInGerman = (noun: Noun): boolean => {
  const { class: kind, words } = noun.concept;
  const [form = ''] = words.de.forms;
  if (kind !== 'noun' || words.de.modifier !== null) return false;
  return / (?:mit|in|auf|nach|aus|ohne) /.test(form) || (hasAdjectiveWithin(form) && !isDescribed(noun));
};

const ARABIC_ALCOHOL = /نبيذ|بيرة|كحول|خمر|ويسكي|فودكا|شمبانيا|ليكور|براندي|عرق|كونياك|تيكيلا|روحي/u;

/** Whether a dish would come with, or be made with, a drink whose Arabic name doesn't say that it has alcohol: "جين". */
function hasHiddenAlcohol(parts: readonly ParsedPhrase[]): boolean {
  const phrases = parts.flatMap(({ phrase }) => (phrase.kind === 'noun' ? [phrase] : []));
  const isKind = ({ concept }: Noun, kind: string): boolean => isKindOf(concept.words.en.forms[0] ?? '', kind);
  if (phrases.every(({ head }) => isKind(head, 'drink'))) return false;
  const isNamedWine = (noun: Noun): boolean =>
    noun.concept.class === 'name' && noun.is_beside === true && isKind(noun, 'wine');
  return phrases
    .flatMap(({ head, qualifiers }) => [head, ...qualifiers])
    .some(
      (noun) => isKind(noun, 'alcoholic drink') && !isNamedWine(noun) && !ARABIC_ALCOHOL.test(nounForm('ar', noun)),
    );
}

/** Whether a noun says each thing once and leaves no doubt of what is done to which. */
const isClearNoun = (locale: MenuLocale, phrase: NounPhrase): boolean =>
  !isUnclearIn(locale, phrase) &&
  !isStuffedDough(locale, phrase) &&
  !isNamedTwice(locale, phrase.head, phrase.qualifiers) &&
  !(isInflected(locale) && isDoneToPart(phrase)) &&
  !(locale !== 'de' && isInflected(locale) && isSauceOfTwo(phrase));

/** "Apfel-Zwiebel-Soße": a sauce of two things would become one of an onion of apples. */
const isSauceOfTwo = ({ head, qualifiers }: NounPhrase): boolean =>
  isKindOf(head.concept.words.en.forms[0] ?? '', 'sauce') &&
  qualifiers.filter(({ concept, adjectives }) => concept.class === 'noun' && adjectives.length === 0).length > 1;

/** What is done to an ingredient rather than to the dish that is named after it: "shredded chicken tacos". */
const DONE_TO_PARTS: ReadonlySet<string> = new Set(
  'pulled,shredded,minced,hand-cut,roasted,smoked,marinated,pickled,breaded,poached,grilled,stir-fried,sautéed,seared,shaved'.split(
    ',',
  ),
);

/** Languages whose adjectives say by their endings or their place what they describe. */
const isInflected = (locale: MenuLocale): boolean => isRomanceLocale(locale) || locale === 'de' || locale === 'ar';

const INGREDIENTS = ['meat', 'seafood', 'plant food', 'egg', 'cheese', 'bread', 'cut'];

function isDoneToPart({ head, qualifiers }: NounPhrase): boolean {
  const name = head.concept.words.en.forms[0] ?? '';
  const isDish = !INGREDIENTS.some((kind) => isKindOf(name, kind));
  const isPartNamed = name.includes(' ') || qualifiers.length > 0;
  return isDish && isPartNamed && head.adjectives.some(({ words }) => DONE_TO_PARTS.has(words.en.forms[0] ?? ''));
}

/** Whether the lexicon has a word that people would understand for each part. */
function isWrittenIn(locale: MenuLocale, phrase: Phrase): boolean {
  const areTrusted = (concepts: readonly Concept[]) => concepts.every(({ words }) => !words[locale].is_unwritten);
  if (phrase.kind === 'whole') return areTrusted([phrase.meaning.concept]);
  // "Served pink" is said by itself, but not before a noun.
  if (phrase.kind === 'adjectives') return locale === 'en' || areTrusted(phrase.adjectives);
  const nouns = [phrase.head, ...phrase.qualifiers];
  return nouns.every(({ concept, adjectives }) => areTrusted([concept, ...adjectives]));
}

/** "Ravioli stuffed with ricotta" and "tortillas rellenas de pollo" have a verb in the languages that say what is with it at the end. */
const isStuffedDough = (locale: MenuLocale, phrase: Phrase): boolean =>
  ['zh', 'ja', 'ko'].includes(locale) &&
  phrase.kind === 'noun' &&
  ['pasta', 'tortilla'].some((kind) => isKindOf(phrase.head.concept.words.en.forms[0] ?? '', kind)) &&
  phrase.head.adjectives.some(({ words }) => words.en.forms[0] === 'stuffed');

/** Of these, a qualifier says the food that they are made of. */
const MADE_OF_FOOD = ['animal food', 'cut', 'dumpling', 'patty'];

/** German and Arabic join a thing to its food by "with" if that has adjectives: "Filet mit Kabeljau im Bierteig". */
const isOfDescribedFood = ({ head, qualifiers }: NounPhrase): boolean =>
  MADE_OF_FOOD.some((kind) => isKindOf(head.concept.words.en.forms[0] ?? '', kind)) &&
  qualifiers.some(
    ({ concept, adjectives }) => adjectives.length > 0 && isKindOf(concept.words.en.forms[0] ?? '', 'animal food'),
  );

/** "Fritta di latticello": a means of frying belongs to the fried part alone, if there are two. */
const hasMeansOfPart = ({ qualifiers }: NounPhrase): boolean =>
  qualifiers.length > 1 && qualifiers.some(({ is_means }) => is_means === true);

/** "Ramen de maíz de mantequilla de miso": nobody knows what is of what. */
const MAX_QUALIFIERS = 2;

const hasDoubtfulAdjective = (locale: MenuLocale, { head, qualifiers }: NounPhrase): boolean =>
  head.adjectives.some((adjective) => adjective.words[locale].mark !== '^') &&
  qualifiers.some((noun) => noun.adjectives.length > 0);
