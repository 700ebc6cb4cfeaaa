import type { MenuLocale } from '../../../shared/locales.ts';
import { foldWords, withoutAccents } from '../../food/fold-words.ts';

/**
 * Words by which a text says what is not in a dish, what is in place of what, or who may eat it: a small model that loses or
 * moves one of them turns the sentence round while it names the same food. Latin words without accents.
 */
const WORDS: Record<MenuLocale, string> = {
  en: "\\b(?:no|not|never|without|none|nor|neither|except|unless|free|zero|avoid\\w*|omit\\w*|only|contain\\w*|traces?|allerg\\w*|intoleran\\w*|suitable|diet\\w*|cannot|instead|rather|replac\\w*|substitut\\w*|minus|lack\\w*|\\w+less|vegan\\w*|vegetarian\\w*|veggie|plant|halal|kosher|raw|gluten\\w*|lactose)\\b|n['’]t\\b",
  fr: "\\b(?:sans|ne|non|pas|jamais|ni|aucune?|sauf|hors|excepte|zero|evit\\w*|seule\\w*|contien\\w*|traces?|allerg\\w*|intoleran\\w*|convien\\w*|regime|exempt\\w*|depourvu\\w*|hormis|lieu|remplac\\w*|uniquement|vegan\\w*|vegetal\\w*|vegetarien\\w*|halal|casher|cru[es]*|gluten|lactose)\\b|\\bn['’]",
  es: '\\b(?:sin|no|nunca|ni|ningun\\w*|salvo|excepto|cero|evit\\w*|solo|contien\\w*|trazas?|alerg\\w*|intoleran\\w*|apt[oa]s?|dieta\\w*|libre|exent\\w*|vez|unicamente|solamente|sustitu\\w*|vegan\\w*|vegetal\\w*|vegetarian\\w*|halal|kosher|crud[oa]s?|gluten|lactosa)\\b',
  de: '\\b(?:ohne|nicht|nie|niemals|kein\\w*|ausser|weder|noch|null|nur|enthalt\\w*|spuren|geeignet\\w*|statt|anstatt|anstelle|ausgenommen|lediglich|diat\\w*|vertraglich|ersetz\\w*|vegan\\w*|vegetar\\w*|pflanzlich\\w*|halal|koscher\\w*|roh\\w*|gluten\\w*|laktose\\w*)\\b|allerg|unvertrag|frei\\b|freie',
  it: '\\b(?:senza|non|mai|ne|nessun\\w*|tranne|eccetto|salvo|zero|evit\\w*|solo|contien\\w*|contengono|tracce|allerg\\w*|intoller\\w*|adatt\\w*|dieta\\w*|priv[oaie]|esent\\w*|invece|posto|soltanto|unicamente|sostitu\\w*|vegan\\w*|vegetal\\w*|vegetarian\\w*|halal|kosher|crud[oaie]|glutine|lattosio)\\b',
  pt: '\\b(?:sem|nao|nunca|nem|nenhum\\w*|exceto|salvo|zero|evit\\w*|so|apenas|contem|contenha\\w*|tracos|vestigios|alerg\\w*|intoler\\w*|adequad\\w*|dieta\\w*|livre|isent\\w*|vez|somente|unicamente|substitu\\w*|vegan\\w*|vegetal\\w*|vegetarian\\w*|halal|kosher|cru[as]*|gluten|lactose)\\b',
  zh: '代替|替换|换成|素食|纯素|生食|清真|麸质|乳糖|不|无|無|没|沒|免|除|非|未|勿|零|仅|只|含|敏|忌',
  ja: 'ず|フリー|レス|ノン|カット|代わり|代り|避け|ヴィーガン|ビーガン|ベジタ|ハラル|ハラール|生食|グルテン|乳糖|ない|なし|無|抜|不|ません|以外|除|ゼロ|だけ|のみ|含|アレル',
  ko: '뺀|뺄|프리|대신|비건|채식|할랄|날것|글루텐|유당|없|않|안 |무|제외|빼|못|제로|만 |함유|포함|알레르|알러지',
  ar: 'بدلا|عوض|الا|بلا|نبات|حلال|نيء|نيئ|غلوتين|لاكتوز|بدون|دون|لا |لم |لن |غير|ليس|خال|إلا|سوى|صفر|فقط|يحتوي|تحتوي|حساسية|آثار',
};

const patterns = new Map<MenuLocale, RegExp>();

/** Whether a text may say what is not in a dish, or who may eat it. */
export function isStatement(text: string, locale: MenuLocale): boolean {
  const pattern = patterns.get(locale) ?? new RegExp(WORDS[locale], 'u');
  patterns.set(locale, pattern);
  return pattern.test(withoutAccents(foldWords(text)));
}
