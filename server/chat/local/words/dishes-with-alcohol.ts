import type { MenuLocale } from '../../../../shared/locales.ts';
import { GUEST_LANGUAGES } from './all-languages.ts';
import { hasPhrase, placesOf } from './phrases.ts';

/** How guests who drink no alcohol ask in which food there is some: "I don't drink: which dishes have alcohol in them?". */
const DISHES_WITH_ALCOHOL: Record<MenuLocale, string> = {
  en: `(which|what|any) … (dish|dishes|food|foods|meals|mains|sauces|desserts|puddings) … (alcohol|booze|wine), (alcohol|booze|wine) in (which|any|the) (food|dish|dishes|meals|sauce|sauces)`,
  fr: `(quel|quels|quelles|lesquels|des) … (plat|plats|desserts|sauces) … (alcool|y en a|y a t il|en ont|en contiennent), alcool dans (quels|quelles|la cuisine|les plats|la bouffe|la nourriture), (plats|desserts|sauces|cuisine) (contiennent|avec|ont) … alcool`,
  es: `(que|cuales|algun|alguno|algunos|hay) … (plato|platos|comida|comidas|postres|salsas) … (alcohol|vino), (alcohol|vino) en (que|los|las|la|algun) (platos|plato|comida|comidas|salsas)`,
  de: `(welche|welchen|welchem|welches|was) … (gericht|gerichte|gerichten|speisen|essen|saucen|sossen|desserts) … (alkohol|welcher|drin|drinnen), alkohol (im essen|in den gerichten|in den speisen|in welchen)`,
  it: `(quali|quale|che|cosa) … (piatto|piatti|cibo|dolci|salse) … (alcol|alcool|alcolici|vino), (alcol|alcool|vino) (nei piatti|nel cibo|in quali piatti)`,
  pt: `(que|quais|qual|algum|ha) … (prato|pratos|comida|comidas|molhos|sobremesas) … (alcool|vinho), (alcool|vinho) (na comida|nos pratos|em que pratos)`,
  zh: `哪些菜…酒, 菜里…酒, 什么菜…酒, 哪个菜…酒, 哪道菜…酒, 哪几道…酒, 哪些…含酒, 哪些…有酒, 食物…酒`,
  ja: `酒が入っ, 酒の入っ, 酒を使っ, 酒入り…料理, アルコールが入っ, アルコールの入っ, アルコールを使っ`,
  ko: `술 들어간, 술이 들어간, 술 들어가, 술이 들어가, 술 넣은, 알코올 들어간, 알코올이 들어간, 알코올이 들어가, 알콜 들어간`,
  ar: `(اي|شو|وش|ايش|هل|في) … (طبق|اطباق|اكل|اكلات|صحون|طبخ) … (كحول|خمر|نبيذ), (كحول|خمر) (في|ب) (اي|اكل|اطباق|طبخ)`,
};

/** Whether a folded message asks which food has alcohol, and not which has none. */
export const isAskingDishesWithAlcohol = (locale: MenuLocale, foldedText: string): boolean =>
  placesOf(locale, DISHES_WITH_ALCOHOL[locale], foldedText).some(
    ({ from, to }) => !hasPhrase(locale, GUEST_LANGUAGES[locale].without, ` ${foldedText.slice(from, to).trim()} `),
  );
