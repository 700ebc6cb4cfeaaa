import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase, placesOf } from './phrases.ts';

/** How guests say that food isn't cooked through; phrases as in guest-language.ts. */
const RAW: Record<MenuLocale, string> = {
  en: 'raw, uncooked, undercooked, half cooked, not cooked, rare, runny, unpasteuri*',
  fr: 'cru, crue, crus, crues, pas cuit, pas cuite, pas cuits, mi cuit, mi cuite, saignant, saignante, non pasteurise*',
  es: 'crudo, cruda, crudos, crudas, poco hech*, sin cocinar, sin cocer, medio crud*, sin pasteurizar',
  de: 'roh, rohe, roher, rohes, rohen, rohem, nicht durch, halbroh*, ungekocht*, nicht durchgegart*, rohmilch*',
  it: 'crudo, cruda, crudi, crude, poco cott*, al sangue, non cott*, non pastorizzat*',
  pt: 'cru, crua, crus, cruas, mal passad*, malpassad*, mal cozid*, nao pasteurizad*',
  zh: '生的, 生食, 生鱼, 生魚, 生海鲜, 生肉, 生蛋, 生鸡蛋, 生冷, 半生, 没熟, 不熟, 未熟, 没煮熟, 没全熟, 刺身',
  ja: '生の, 生もの, 生物, 生魚, 生肉, 生卵, 生食, 生ハム, 生牡蠣, 生貝, 半生, 火の通ってない, 火が通ってない, 火を通してない, 加熱してない, 加熱していない, レア',
  ko: '날것, 날거, 생거, 날걸로, 날생선, 날고기, 날계란, 날음식, 생것, 생선회, 생고기, 회종류, 익히지않, 안익힌, 안익은, 덜익',
  ar: 'ني, نيء, نيءه, نييه, النيء, النيه, نيه, غير مطبوخ*, غير مطهو*, مش مطبوخ*, مو مطبوخ*, مش مستوي*, مو مستوي*, غير مستوي*, نص سوا',
};

/** Whether a folded text speaks of food as raw, and not of both. */
export const speaksOfRaw = (locale: MenuLocale, folded: string): boolean =>
  hasPhrase(locale, RAW[locale], folded) && !COOKED_TOO.test(folded);

/** "Raw or cooked". */
const COOKED_TOO =
  /(?:or|nor|and) cooked|(?:ou|ni|et) cuit|(?:o|ni|y) (?:cocid|cocinad)|(?:oder|noch|und) gekocht|(?:o|ne|e) cott|(?:ou|nem|e) cozid|生熟|生的熟的|熟的也|生でも|加熱しても|익혀도|익힌것도|(?:او|ولا|و) ?مطبوخ/u;

/** Whether a food of a folded text is called raw there: "pescado crudo", "rohen Fisch", "生鱼". */
export function isCalledRaw(locale: MenuLocale, folded: string, food: string): boolean {
  const from = folded.indexOf(food);
  if (from < 0 || food === '') return false;
  const to = from + food.length;
  return placesOf(locale, RAW[locale], folded).some((raw) => {
    // "花生的": of peanuts.
    if (folded[raw.from - 1] === '花') return false;
    // Nothing between: "生鸡蛋和牛奶" calls the egg raw, not the milk.
    const between = raw.from < from ? folded.slice(raw.to, from) : folded.slice(to, raw.from);
    // In Arabic "and" is written onto the word.
    const isAdded = locale === 'ar' && raw.from < from && food.startsWith('و');
    return between.trim() === '' && !isAdded;
  });
}
