import { isKindOf } from '../../../food/kinds-of-food.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase, withoutPhrases } from '../words/phrases.ts';
import type { Concern } from './concern.ts';
import type { GuestMessage } from './guest-message.ts';

const NOUN =
  '(?:the |les? |du |des |los |las |el |la |die |gli |il |os? |as? )?(?:eggs?|milk|dairy|cheese|œufs?|oeufs?|lait|laitages?|fromages?|huevos?|leche|lacteos|quesos?|eier|ei|milch\\p{L}*|kase|uov[ao]|latte|latticini|formaggi?o?|ovos?|leite|laticinios|queijos?)';
const FINE =
  '(?:is |are |i do |both |we do |est |sont |c est |ca |esta |estan |es |ist |sind |sono |e |tudo |va |vanno |geht |gehen )*(?:totally |perfectly |auch |schon )?(?:fine|ok|okay|allowed|alright|good|va|bien|bon|geht|gehen|gut|erlaubt|bene|bem|pode|podem)';

/**
 * "Vegetarian, eggs and milk are fine": how guests say that they eat eggs and milk, in any language; a question says nothing.
 * Folded as messages are.
 */
const EATS_THEM = new RegExp(
  [
    `(?<! (?:no|not|without|only|is|are|ohne|sans|sin|senza|sem|ni|kein|keine)) ${NOUN}(?: (?:and|or|et|ou|y|o|und|oder|e) ${NOUN})* ${FINE} (?!(?:nicht|net|ned|pas|mal|not|if|wenn|si)(?= ))`,
    '(?:鸡蛋|蛋类|蛋|牛奶|奶制品|奶类|奶|奶酪|芝士)[、，,和跟与及]?(?:都|也|是)?(?:可以|没问题|能吃|没关系|ok|行)(?![吗么嘛不?？])',
    '(?:卵|玉子|タマゴ|牛乳|乳製品|ミルク|チーズ)[ハモナラ]*(?:大丈夫|平気|ok|問題アリマセン|問題ナイ|食ベマス|食ベラレマス|食ベレマス|イケマス)(?!デスカ|デショウカ|カ|ジャ|デハ)',
    '(?:계란|달걀|우유|유제품|치즈)[은는도]? ?(?:다 ?|모두 ?)?(?:괜찮|먹어요|먹습니다|먹을 수 있|가능)',
    ' و?(?:ال)?(?:بيض|حليب|لبن|جبن|جبنه|البان)(?: و?(?:ال)?(?:بيض|حليب|لبن|جبن|جبنه|البان))* (?:عادي|اوكي|ok|تمام|مسموح\\p{L}*|ما في مشكله|مافي مشكله|ما فيه مشكله|باكلهم|اكلهم) ',
  ].join('|'),
  'u',
);

/** "No eggs, milk is fine": other words about them may be meant. */
const DENIES =
  / (?:no|not|without|don t|dont|doesn t|can t|cant|never|only|if|kein\p{L}*|nicht|net|ned|ohne|nur|nie|pas|sans|ni|jamais|que|si|sin|nunca|solo|non|senza|niente|mai|nao|sem|nem|so|se) |不|没(?!问题|关系)|無|ナシ|抜キ|ナイ(?!デス)|マセン|ダケ|ダメ|없|못|안 |지 ?않|만 |싫|بدون|بلا| (?:لا|مو|مش|ليس|ولا|بس|فقط) |(?<!في )ما (?!في|فيه)/u;

const EGGS_AND_MILK: ReadonlySet<string> = new Set(['eggs', 'milk']);

const hasDenial = (locale: GuestMessage['locale'], foldedText: string): boolean =>
  DENIES.test(withoutPhrases(locale, GUEST_LANGUAGES[locale].vegetarian, foldedText));

/** What a message says of what must be avoided, without the eggs and milk that its words call fine for a vegetarian. */
export function withoutEatenEggs(
  concern: Concern,
  { folded_text, locale, text }: Pick<GuestMessage, 'folded_text' | 'locale' | 'text'>,
): Concern {
  const { vegetarian, allergy } = GUEST_LANGUAGES[locale];
  const isOfThem = concern.avoided.every((choice) => EGGS_AND_MILK.has(choice));
  if (
    !isOfThem ||
    concern.is_allergic ||
    /[?？؟]/u.test(text) ||
    !EATS_THEM.test(folded_text) ||
    hasDenial(locale, folded_text)
  )
    return concern;
  if (!hasPhrase(locale, vegetarian, folded_text) || hasPhrase(locale, allergy, folded_text)) return concern;
  const isEaten = (concept: string) => isKindOf(concept, 'egg') || isKindOf(concept, 'dairy product');
  // What is eaten besides isn't asked for.
  const wished = concern.wished.filter((named) => !isEaten(named.concept));
  return { ...concern, wished, avoided: [], is_concern: false, asks_safety: false };
}
