import type { MenuLocale } from '../../../../shared/locales.ts';
import { MENU_LOCALES } from '../../../../shared/locales.ts';
import { isReadByCharacters } from '../../../food/concepts-in.ts';
import { foldWords, withoutAccents } from '../../../food/fold-words.ts';
import { ancestorsOf, isKindOf } from '../../../food/kinds-of-food.ts';
import { asSimplified } from '../../../food/traditional-characters.ts';
import { conceptsOfParts } from '../../../food/without-alcohol.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import type { Diet, Religion } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import type { GuestLanguage } from '../words/guest-language.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';

/** A dish's kind, by what its owner wrote: popular, for children, spicy, vegan, a drink. */

/** Normalised for matching: without case, accents and punctuation. */
export const bare = (text: string): string => asSimplified(withoutAccents(foldWords(text)));
/** Whether a dish's section, title or tags say so. */
export const marks = (dish: MenuDish, pattern: RegExp): boolean =>
  [
    dish.section,
    dish.original_section,
    ...[dish.item, dish.original].flatMap(({ tags, title }) => [...tags, title]),
  ].some((text) => pattern.test(bare(text)));

const isAnyOfKind = (concepts: Iterable<string>, ...kinds: string[]): boolean =>
  [...concepts].some((concept) => kinds.some((kind) => isKindOf(concept, kind)));

export const isDrink = (dish: MenuDish): boolean =>
  isAnyOfKind(dish.section_concepts, 'drink', 'wine list', 'by the glass')
    ? !isAnyOfKind(dish.title_concepts, 'prepared food') || isAnyOfKind(dish.title_concepts, 'drink')
    : isAnyOfKind(dish.title_concepts, 'drink') && !hasFood(dish);
const hasFood = (dish: MenuDish): boolean =>
  [...dish.title_concepts].some(
    (concept) =>
      !isKindOf(concept, 'drink') && ['animal food', 'prepared food'].some((root) => isKindOf(concept, root)),
  );

const CHILDREN =
  /\b(kids?|child\w*|enfants?|little ones|junior|kinder\w*|kleine gaste|fur (die )?kleinen|ninos|infantil|peques|bambin\w*|baby|criancas|miudos|(pour )?les petits|petits? creux|petits? (gourmands|gourmets|loups))\b|little hands|お子様|お子さま|子供|こども|キッズ|어린이|키즈|儿童|اطفال|أطفال/;
const NOT =
  /\b(not|non|no|pas|nicht|isn'?t|option|on request|sur demande|possible|can be|peut etre|without being)\b|(?:非|不是|不算)(?:纯|全)?素|不可|对应|対応(?:可|でき|し)|変更|可(?:以)?(?:改|做|选)|できません|では(?:ありません|ない)|じゃない|아닙니다|아님|불가|가능|(?:غير|ليس|مو|مش) نباتي|عند الطلب|يمكن/;
const SPICY =
  /\b(spicy|fiery|hot sauce|scotch bonnets?|chipotle|cayenne|chil[il]i?e?s?|jalapenos?|habanero|guindillas?|piment(?!on|o\b|os\b)\w*|epice\w*|piquant\w*|harissa|sriracha|pepperoncino|peperoncino|diavola|arrabbiata|kimchi|gochujang|releve\w*|scharf\w*|picante\w*|piccant\w*|apimentad\w*|malagueta|'?nduja)\b|🌶|辛|辣|매운|매콤|حار|حريف/;

export const isForChildren = (dish: MenuDish): boolean =>
  marks(dish, CHILDREN) || CHILDREN.test(bare(dish.item.description ?? ''));

/** "不辣", "not spicy", and what "辛口" says of sake. */
const NOT_SPICY =
  /(?:不|免|无|非)辣|辛(?:く)?(?:ない|無|くない)|辛口(?=[^。]{0,6}(?:酒|ワイン|吟))|맵지 ?않\p{L}*|안 ?매(?:운|워)\p{L}*|(?:غير|بدون|مو|مش|ليس) (?:حار|حريف)|\b(?:not|non|no|pas|nicht|senza|sin|sem) (?:too |very |trop |muy |molto |muito |zu )?(?:spicy|epicee?s?|piquante?s?|scharf|picantes?|piccant[ei]|apimentad[oa]s?|chil[il]i)\b/gu;

/** A tag alone: "hot" in a text may be warm. */
const HEAT_TAG = /^(?:(?:very|extra|really|quite|medium) )?hot(?: ?(?:!+|🌶️*))?$/u;

const spicy = new WeakMap<MenuDish, boolean>();
/** By what its owner wrote of it: a hot sauce that can be added makes no dish spicy. */
export function isSpicy(dish: MenuDish): boolean {
  const isTagged = () =>
    !isDrink(dish) && [...dish.item.tags, ...dish.original.tags].some((tag) => HEAT_TAG.test(bare(tag).trim()));
  const cachedSpiciness = spicy.get(dish) ?? (SPICY.test(bare(dish.described).replace(NOT_SPICY, ' ')) || isTagged());
  spicy.set(dish, cachedSpiciness);
  return cachedSpiciness;
}

/** Dishes that are seasoned hot in most kitchens, whether or not a menu says so. */
const USUALLY_HOT =
  /\b(?:(?:pimientos?|pimentos|peppers?|piments?|peperoni) (?:de |di |del |du |of )?padron|padron (?:peppers?|pimientos?)|padrons|pimientos de gernika|shishito\w*|pican|jerk|curr(?:y|ies)|caris?|colombo|vindaloo|madras|jalfrezi|phaal|rendang|sambal|laksa|tom yum|tom kha|som tam|kung pao|mapo|dan dan|szechuan|sichuan|schezwan|cajun|buffalo wings?|merguez|berbere|doro wat|piri.?piri|peri.?peri|enchilad[ao]s?|salsa (?:verde|roja|macha)|aguachile|camarones a la diabla|xinxim|vatapa|tteokbokki|jjamppong|buldak)\b|咖喱|麻婆|宫保|水煮(?:鱼|牛|肉)|口水鸡|担担|夫妻肺片|干锅|酸辣|カレー|麻婆|担々|카레|떡볶이|짬뽕|육개장|닭갈비|제육|낙지볶음|불닭|부대찌개|순두부|비빔국수|쫄면|كاري|فيندالو|شطه/u;

const mild = new WeakMap<MenuDish, boolean>();
/** Whether neither the menu nor the name of a dish says that it may be hot. Whether it is, only the staff can say. */
export function canBeMild(dish: MenuDish): boolean {
  const cachedMildness = mild.get(dish) ?? (!isSpicy(dish) && !USUALLY_HOT.test(bare(dish.described)));
  mild.set(dish, cachedMildness);
  return cachedMildness;
}

/** What an owner's tag or words can say of a dish, besides its allergens. */
export type DeclaredQuality = Diet | Religion | 'gluten_free' | 'lactose_free' | 'nut_free';

/** Words that only name a diet, and what has no meat in it. */
const DIET_WORDS =
  /\b(?:veg(?:an|gie|etari|etalien)\w*|plant based|meat ?free|meatless|(?:sans|sin|sem|ohne|senza|without|no) (?:viande|carne|fleisch|meat))\b|(?<![酵元味要])素|ヴィーガン|ビーガン|ベジタリアン|ベジ(?![ァ-ヺー])|肉(?:なし|不使用|抜き)|无肉|비건|채식|고기 ?없|نباتي/u;
const hasDietWord = (text: string): boolean => DIET_WORDS.test(bare(text));

/** A short mark is a tag only in the tags: "V", "vg". */
const TAG_ABBREVIATIONS: Partial<Record<DeclaredQuality, RegExp>> = {
  vegetarian: /^(v|vg|veg|vege|ベジ)$/,
  vegan: /^(ve|vgn)$/,
  gluten_free: /^(gf|sg|glutenfree|s\/gluten)$/,
  lactose_free: /^(df|lf)$/,
  nut_free: /^nf$/,
};

const declared = new WeakMap<MenuDish, Map<DeclaredQuality, string | null>>();

/**
 * The owner's words that say so of a dish: a tag, or words of its title, section or description that aren't negated; null
 * if there are none.
 */
export function declaredWords(dish: MenuDish, quality: DeclaredQuality): string | null {
  const declaredWords = declared.get(dish) ?? new Map<DeclaredQuality, string | null>();
  declared.set(dish, declaredWords);
  const knownWords = declaredWords.get(quality);
  if (knownWords !== undefined) return knownWords;
  const words = findDeclaredWords(dish, quality);
  declaredWords.set(quality, words);
  return words;
}

function findDeclaredWords(dish: MenuDish, quality: DeclaredQuality): string | null {
  const items = [dish.item, dish.original];
  const tags = items.flatMap((item) => item.tags);
  const texts = items.flatMap(({ title, description }) => [title, ...(description ?? '').split(/[.;,(]/)]);
  const headings = [dish.section, dish.original_section].filter((heading) => isOfOneKind(heading, quality));
  const tag = tags.find((text) => saysQuality(text, quality) || TAG_ABBREVIATIONS[quality]?.test(bare(text)));
  if (tag !== undefined) return tag;
  const isClaim = (part: string) => saysQuality(part.replace(VEGETABLE_WORDS, ' '), quality);
  // The owner's own heading is quoted as a tag is; contradictions are marked beside the dish.
  const heading = headings.find(isClaim)?.trim();
  const claim = texts.find(isClaim)?.trim() ?? null;
  // In a sentence the words for a diet may be part of others: "chicken and egg" has those of "no meat, no egg" in Korean.
  const isContradicted = claim !== null && isDiet(quality) && foodsAgainstDiet(dish, quality).length > 0;
  return (isContradicted ? null : claim) ?? heading ?? null;
}

const AGAINST_DIET: Record<Diet, readonly string[]> = {
  vegan: ['meat', 'seafood'],
  vegetarian: ['meat', 'seafood'],
  pescatarian: ['meat'],
};

const isDiet = (quality: DeclaredQuality): quality is Diet => quality in AGAINST_DIET;

/**
 * Meat and fish that a dish's words name, whatever its tags and its section say. The part of a text that is named for a diet
 * names none: "vegetarian haggis", "no meat".
 */
export function foodsAgainstDiet(dish: MenuDish, diet: Diet): string[] {
  const foods = AGAINST_DIET[diet].filter((concept) => dish.kinds.has(concept));
  return foods.filter((concept) => kindsBesideDiets(dish).has(concept));
}

const besideDiets = new WeakMap<MenuDish, ReadonlySet<string>>();

/** The kinds of food in the parts of a dish's texts that name no diet. */
function kindsBesideDiets(dish: MenuDish): ReadonlySet<string> {
  const cachedKinds = besideDiets.get(dish);
  if (cachedKinds) return cachedKinds;
  const { title, description } = dish.original;
  const parts = [title, ...(description ?? '').split(TEXT_PARTS)].filter((part) => !hasDietWord(part));
  const kinds = new Set(
    [...conceptsOfParts(dish.original_locale, parts)].flatMap((concept) => [...ancestorsOf(concept)]),
  );
  besideDiets.set(dish, kinds);
  return kinds;
}

/** Ends of the parts of a menu's text. */
export const TEXT_PARTS = /[.;,()（）、，。；؛،–—]/u;

/** What parts a heading of several kinds. */
const AMONG_KINDS =
  /[,、，،&＆+/・·|]|\s(?:and|or|et|ou|und|oder|y|e|o|ed|con|with|avec|mit|com)\s|と|や|和|与|及|및|[와과]\s|\sو/iu;

/** Whether a section's name says so of all its dishes: "Meat & vegetarian" and "Vegetarian and vegan" don't. */
function isOfOneKind(heading: string, quality: DeclaredQuality): boolean {
  const isVeganToo = quality === 'vegetarian';
  return heading
    .split(AMONG_KINDS)
    .every((part) => saysQuality(part, quality) || (isVeganToo && saysQuality(part, 'vegan')));
}

/** Vegetable broth or milk makes no dish vegan, and "of animal origin" says the contrary: a claim only as the owner's tag. */
const VEGETABLE_WORDS =
  /(?<![\p{L}])(v[eé]g[eé]tal\p{L}*|v[eé]g[eé]taux|(?:rein )?pflanzlich\p{L}*|plant[- ]based|(?:origen|origem) animal|origine animale)(?![\p{L}])|植物性|植物基|식물성/giu;

const qualityTexts = new Map<string, boolean>();
const MAX_REMEMBERED_TEXTS = 20_000;

function saysQuality(text: string, quality: DeclaredQuality): boolean {
  const key = `${quality} ${text}`;
  const cachedResult = qualityTexts.get(key);
  if (cachedResult !== undefined) return cachedResult;
  if (qualityTexts.size > MAX_REMEMBERED_TEXTS) qualityTexts.clear();
  const says = !NOT_A_CLAIM(text, quality) && MENU_LOCALES.some((locale) => hasQuality(locale, text, quality));
  qualityTexts.set(key, says);
  return says;
}

/** "Vegan option on request" is no vegan dish; "no gluten" says what it means. */
const NOT_A_CLAIM = (text: string, quality: DeclaredQuality): boolean =>
  !quality.endsWith('_free') && NOT.test(bare(text));

const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

function hasQuality(locale: MenuLocale, text: string, quality: DeclaredQuality): boolean {
  if (locale === 'ar' ? !/\p{Script=Arabic}/u.test(text) : isReadByCharacters(locale) && !NOT_LATIN.test(text))
    return false;
  const language = GUEST_LANGUAGES[locale];
  const foldedText = foldMessage(locale, text);
  const has = (key: keyof GuestLanguage & DeclaredQuality) => hasPhrase(locale, language[key], foldedText);
  // What is vegan is vegetarian, too.
  return (
    has(quality) ||
    (quality === 'vegetarian' && has('vegan')) ||
    (quality === 'pescatarian' && (has('vegan') || has('vegetarian')))
  );
}

/** What a menu's words say of a dish for several, in any language, without accents and case. */
export const FOR_SEVERAL =
  /\b(?:(?:for|serves?|pour|para|fur|per|sirve|rende|serve) (?:(?:two|three|four|2|3|4|deux|dos|zwei|due|duas|dois|drei|tres|quatre|vier)\b|(?:two|2) (?:or|to|-|–) )|(?:2|3|4|two|deux|dos|zwei|due|duas|dois) (?:people|persons?|personnes?|personas|personen|persone|pessoas)|(?:a|pour|to|zum|da|para|per) (?:partager|share|teilen|condividere|compartir|partilhar|compartilhar)|sharing|platter|plateau|planche|tagliere|mezze)\b|盛り合わせ|盛合せ|[二三四2-4]人前|[2-4](?:名様|人)用|双人|[两二三四2-4]人份|[2-4]인|모둠|لشخصين|لثلاث|لاربع|مشكل|تشكيل|للمشاركه/u;
