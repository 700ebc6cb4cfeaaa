import type { MenuLocale } from '../../../../shared/locales.ts';

/** Of the words before an amount, those that leave out the amount itself: "under 6" is not 6. */
export const STRICTLY_BELOW: Record<MenuLocale, string> = {
  en: 'under, below, less than, cheaper than, for less than, beneath, lower than, south of, not even',
  fr: 'moins de, en dessous de, sous, moins que, a moins de, inferieur a, moins cher que',
  es: 'menos de, por debajo de, inferior a, mas barato que, menos que, por menos de, debajo de',
  de: 'unter, weniger als, billiger als, gunstiger als, unterhalb von',
  it: 'meno di, sotto, sotto i, sotto ai, al di sotto di, inferiore a, a meno di, che costi meno di',
  pt: 'menos de, abaixo de, por menos de, inferior a, menos que, mais barato que, que custe menos de',
  zh: '低于, 少于, 小于, 不到, 不足',
  ja: '未満, より安い, より安, より下, 足らず',
  ko: '미만, 보다싼, 보다 싼, 안되는, 아래',
  ar: 'اقل من, ارخص من, تحت, دون',
};
