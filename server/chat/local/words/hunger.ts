import type { MenuLocale } from '../../../../shared/locales.ts';
import { hasPhrase } from './phrases.ts';
import { says } from './ways-of-asking.ts';

/** How guests say that they are hungry, or want something that fills them. */
const HUNGER: Record<MenuLocale, string> = {
  en: `starving, starved, famished, ravenous, (so|very|really|dead|super) hungry, i'm hungry, we're hungry, filling, hearty, fill (me|us) up, fills (me|us) up, a big (meal|feed), proper (meal|feed)`,
  fr: `(tres|super|trop|hyper) faim, (la|une) faim (de|du) loup, creve* de faim, copieux, copieuse, qui cale, qui tient au corps, consistant, affame*, bien manger, nourrissant`,
  es: `(mucha|tanta|muchisima) hambre, hambrient*, muert* de hambre, me muero de hambre, contundente*, llenador*, que llene, consistente, abundante`,
  de: `(grossen|riesen|riesigen|viel|richtig|echt|bar*) hunger, barenhunger, kohldampf, hungrig, was (sattigendes|deftiges|ordentliches), sattigend*, satt (macht|machen|werden|werd|wird), ausgehungert, richtig satt`,
  it: `(tanta|molta|una) fame, fame da lupi, affamat*, (muoio|morto|morta) di fame, sostanzios*, che riempi*, abbondante, che sazi*`,
  pt: `(muita|cheio de|cheia de|tanta|uma) fome, esfomead*, faminto, faminta, mort* de fome, que encha, que enche, que mate a fome, reforcad*, substancial, farto, bem servido`,
  zh: `饿死, 很饿, 好饿, 饿坏, 饿了, 吃饱, 管饱, 顶饱, 饱腹, 量大, 扎实`,
  ja: `がっつり, お腹いっぱい, 腹いっぱい, お腹ぺこぺこ, 腹ぺこ, はらぺこ, お腹すい, お腹空い, 腹減っ, ボリューム, 満腹, しっかり食べ, たっぷり食べ`,
  ko: `배고프, 배고픈, 배고파, 든든한, 든든하게, 배부르게, 배부른, 배불리, 푸짐, 양 많은, 배 채울`,
  ar: `جوعان*, جوعانه, جعان*, جوع, ميت* من الجوع, يشبع*, بيشبع*, تشبع*, مشبع*, دسم*, وجبه كبيره`,
};

/** Whether a folded message asks for something that fills: not of somebody who isn't very hungry. */
export const isHungry = (locale: MenuLocale, foldedText: string): boolean =>
  hasPhrase(locale, HUNGER[locale], foldedText) && !says(locale, 'light', foldedText);
