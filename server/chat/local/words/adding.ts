import type { MenuLocale } from '../../../../shared/locales.ts';

/** "Added to that": a message that goes on with an order, in any language. Folded as messages are. */
export const ADDS_TO_ORDER =
  /추가|거기에|그거에|더하|再加|加上|追加|それに|足し|\b(?:add|plus|ajoute\w*|agreg\w*|anad\w*|dazu|aggiung\w*|acrescent\w*)\b|زياده|مع ذلك/u;

/** How guests ask for something to be put on top, and not whether it is there: "우유 추가하면 얼마예요?". */
const ADDING: Partial<Record<MenuLocale, RegExp>> = {
  zh: /(?:再|多|想|能|可以|要)加(?!了|过|的|有)|加(?:一?[份个点些勺颗片]|上)|追加/u,
  ja: /追加|足シ|足ス|足セ|トッピング(?!サレ)|ツケテ|乗セテ|ノセテ/u,
  ko: /추가(?! ?(?:되|된|됐|됨))|넣어 ?(?:주|달)/u,
  ar: / (?:و?لو )?(?:اضفت|اضيف|نضيف|ازود|ازيد|زودت|مع زياده|مع اضافه) /u,
};

export const asksToAdd = (locale: MenuLocale, folded: string): boolean => ADDING[locale]?.test(folded) ?? false;
