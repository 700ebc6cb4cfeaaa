import type { MenuLocale } from '../../../../shared/locales.ts';
import { says } from './ways-of-asking.ts';

/** "Of those on the menu" are all. */
const WHOLE_MENU =
  /菜单|店里|你们店|全部|メニュー|お店の|店の|메뉴|가게| (?:menu|menus|carte|carta|karte|speisekarte|cardapio|ementa|house|casa|القائمه|المنيو|قائمتكم) /u;

/** Whether a folded message asks about some of the dishes of the answer before it: "which of those is the cheapest?". */
export const pointsToThose = (locale: MenuLocale, foldedText: string): boolean =>
  says(locale, 'of_those', foldedText) && !namesWholeMenu(foldedText);

/** Whether a folded message speaks of all that the house has. */
export const namesWholeMenu = (foldedText: string): boolean => WHOLE_MENU.test(foldedText);

/** Whether a word before a name points to what was named: "that ramen". */
export const pointsToKind = (locale: MenuLocale, word: string): boolean => says(locale, 'that_kind', ` ${word} `);

/** "And one without?": what was asked about before is to be left out. */
const WITHOUT_IT: Partial<Record<MenuLocale, RegExp>> = {
  en: / without(?: it| any| that| them| those)?(?: (?:then|please))? $/,
  fr: / sans(?: ca| cela)?(?: (?:alors|svp))? $/,
  es: / sin(?: eso| ello| el| ella)?(?: (?:entonces|por favor))? $/,
  de: / ohne(?: das| die| den)?(?: (?:dann|bitte))? $/,
  it: / senza(?: quello| di quello)?(?: (?:allora|per favore))? $/,
  pt: / sem(?: isso| ele| ela)?(?: (?:entao|por favor))? $/,
};

/** Whether a folded message ends with "without" and names nothing behind it. */
export const leavesItOut = (locale: MenuLocale, foldedText: string): boolean =>
  WITHOUT_IT[locale]?.test(foldedText) ?? false;
