import type { MenuLocale } from '../../../../shared/locales.ts';
import { GUEST_LANGUAGES } from './all-languages.ts';
import { hasPhrase, placesOf } from './phrases.ts';
import { says } from './ways-of-asking.ts';

/** Whether a folded text speaks of food as raw, and not of both. */
export const speaksOfRaw = (locale: MenuLocale, foldedText: string): boolean =>
  says(locale, 'raw', foldedText) && !COOKED_TOO.test(foldedText);

/** "Raw or cooked". */
const COOKED_TOO =
  /(?:or|nor|and) cooked|(?:ou|ni|et) cuit|(?:o|ni|y) (?:cocid|cocinad)|(?:oder|noch|und) gekocht|(?:o|ne|e) cott|(?:ou|nem|e) cozid|生熟|生的熟的|熟的也|生でも|加熱しても|익혀도|익힌것도|(?:او|ولا|و) ?مطبوخ/u;

/** Whether a food of a folded text is called raw there: "pescado crudo", "rohen Fisch", "生鱼". */
export function isCalledRaw(locale: MenuLocale, foldedText: string, food: string): boolean {
  const from = foldedText.indexOf(food);
  if (from < 0 || food === '') return false;
  const to = from + food.length;
  return placesOf(locale, GUEST_LANGUAGES[locale].ways.raw, foldedText).some((raw) => {
    // "花生的": of peanuts.
    if (foldedText[raw.from - 1] === '花') return false;
    // Nothing between: "生鸡蛋和牛奶" calls the egg raw, not the milk.
    const between = raw.from < from ? foldedText.slice(raw.to, from) : foldedText.slice(to, raw.from);
    // In Arabic "and" is written onto the word.
    const isAdded = locale === 'ar' && raw.from < from && food.startsWith('و');
    return between.trim() === '' && !isAdded;
  });
}

/** "Raw or cooked?", in any language: asks which, and leaves neither out. */
const RAW_OR_COOKED =
  / (?:raw or (?:cooked|not|grilled)|cooked or raw|cru(?:e?s?) ou (?:cuite?s?|pas|grillee?s?)|cuite?s? ou crue?s?|crud[oa]s? o (?:cocid|cocinad|hech|asad)[oa]s?|(?:cocid|cocinad|hech)[oa]s? o crud[oa]s?|roh\p{L}* oder (?:nicht|gekocht|gegart|gebraten|gegrillt|durch)\p{L}*|ge(?:kocht|gart|braten) oder roh|crud[oaie] o(?:ppure)? cott[oaie]|cott[oaie] o(?:ppure)? crud[oaie]|cru(?:a|s|as)? ou (?:cozid|assad|cozinhad|grelhad)[oa]s?|(?:cozid|cozinhad)[oa]s? ou cru(?:a|s|as)?|(?:ال)?(?:ني|نيء|نيئ|نيئه|نيه) (?:او|ولا|والا|ام) (?:مطبوخ|مستوي|مشوي|مقلي)\p{L}*|(?:مطبوخ|مستوي)\p{L}* (?:او|ولا|والا|ام) (?:ني|نيء|نيئ|نيئه|نيه)) |生的?[,，]?(?:还是|還是)熟|熟的?[,，]?(?:还是|還是)生|生(?:デスカ|カ|ナノ)?[、,]?(?:ソレトモ|火|加熱)|날(?:거|것|로)[^.]{0,8}익(?:힌|은|혀)|익(?:힌|은|혀)[^.]{0,8}날/u;
export const isAskingRawOrCooked = (foldedText: string): boolean => RAW_OR_COOKED.test(foldedText);

/** The words of such a question, as they are folded. */
export const rawOrCookedWords = (foldedText: string): string[] =>
  (RAW_OR_COOKED.exec(foldedText)?.[0] ?? '').trim().split(' ');

/** How guests ask for something raw, besides the words for what is raw: "is there anything eaten raw, like sashimi?". */
const RAW_WISH: Record<MenuLocale, string> = {
  en: `anything raw, something raw, (eaten|served) raw, raw (fish|seafood|meat|stuff|things|dishes|dish|food), what's raw, raw bar`,
  fr: `(chose|choses|truc|trucs|plat|plats|poisson|poissons|viande) … (cru|crue|crus|crues), quelque chose de cru, du cru`,
  es: `(algo|cosas|plato|platos|pescado|carne|algun|alguna) … (crudo|cruda|crudos|crudas)`,
  de: `(was|etwas|irgendwas) (rohes|rohen), (rohen|roher|rohes|rohe) (fisch|speisen|gerichte|sachen), roh (isst|essen|gegessen|serviert)`,
  it: `(qualcosa|cose|piatti|piatto|pesce|carne) … (crudo|cruda|crudi|crude), (mangiare|mangia|servito) crudo`,
  pt: `(alguma coisa|algo|coisas|prato|pratos|peixe|carne) … (cru|crua|crus|cruas)`,
  zh: `生吃, 生的, 生食, 生鱼, 生拌, 刺身那样`,
  ja: `生で食べ, 生で頂, 生で出, 生のもの, 生もの, 生の料理, 生の魚`,
  ko: `날로 먹, 생으로 먹, 날것, 날 것, 회처럼, 회 같은, 날음식, 날로 나오`,
  ar: `(شي|شيء|اشي|اكل|طبق|اطباق|سمك) … (ني|نيء|نيئ|نيئه|نيه)`,
};
export const isAskingForRaw = (locale: MenuLocale, foldedText: string): boolean =>
  hasPhrase(locale, RAW_WISH[locale], foldedText) && !COOKED_TOO.test(foldedText) && !isAskingRawOrCooked(foldedText);
