import { allergenNumber, byAllergenNumber } from '../../shared/allergen-numbers.ts';
import type { AllergenCode, DeclaredAllergen } from '../../shared/allergens.ts';
import { declaredLines } from '../../shared/guest-sentences/declared-lines.ts';
import { hasTaxNumbers, priceFootnote } from '../../shared/guest-sentences/tax-words.ts';
import { hoursText } from '../../shared/hours-words.ts';
import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { guestWords } from '../../shared/i18n/guest/words-by-locale.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { joinWords } from '../../shared/list-words.ts';
import { LANGUAGE_TAGS, type MenuLocale } from '../../shared/locales.ts';
import { originWords } from '../../shared/meat-origins.ts';
import type { PaperAllergens } from '../../shared/menu-paper.ts';
import { formatMoney, type MoneyStyle } from '../../shared/money.ts';
import { menuMoney, priceWords } from '../../shared/price-words.ts';
import type { PublicItem, PublicMenu, PublicRestaurant } from '../../shared/publication.ts';
import { shownTags } from '../../shared/shown-tags.ts';
import { printedText } from './paper-fonts.ts';

/** A label with a price at the right: of a dish, or of one of its sizes. */
export type PaperPrice = { label: string; price: string | null /** Numbers of allergens. */; marks: string };

/** A dish in one language. */
export type DishText = PaperPrice & {
  locale: MenuLocale;
  /** Numbers of the taxes that the prices carry. */
  taxes: string;
  sizes: PaperPrice[];
  description: string | null;
  /** What is below: add-ons, tags, statements, allergens in words. */
  notes: string[];
};
export type HeadText = { locale: MenuLocale; title: string; price: string | null; description: string | null };
export type PaperSection = { heads: HeadText[]; dishes: { title: string; texts: DishText[] }[] };

/** What is printed, with the texts of one language or two. */
export type PaperContent = {
  locales: MenuLocale[];
  name: string;
  mastheads: { locale: MenuLocale; tagline: string | null; menu: string; served: string | null }[];
  sections: PaperSection[];
  /** Below the menu: the allergens' key, the taxes, the date. */
  feet: { locale: MenuLocale; lines: string[] }[];
  contact: { locale: MenuLocale; text: string } | null;
  code: { address: string; captions: { locale: MenuLocale; text: string }[] };
};

export type PaperInput = {
  /** The publication in each of the languages; the first is the one that is printed larger, or at the left. */
  restaurants: { locale: MenuLocale; restaurant: PublicRestaurant }[];
  menu_id: number;
  published_at: string;
  allergens: PaperAllergens;
  address: string;
};

/** @returns undefined if there is no such menu. */
export function paperContent(input: PaperInput): PaperContent | undefined {
  const { restaurants, menu_id, published_at, allergens, address } = input;
  const pages = restaurants.flatMap(({ locale, restaurant }) => {
    const menu = restaurant.menus.find(({ id }) => id === menu_id);
    return menu ? [{ locale, restaurant, menu, words: guestWords(locale) }] : [];
  });
  const [main] = pages;
  if (!main || pages.length < restaurants.length) return undefined;
  const { restaurant } = main;
  const contactText = [restaurant.address, restaurant.phone, hoursOf(main, published_at)]
    .flatMap((text) => (text ? [printedText(text)] : []))
    .join(' · ');
  return {
    locales: pages.map(({ locale }) => locale),
    name: printedText(restaurant.name),
    mastheads: pages.map(({ locale, restaurant: { tagline }, menu, words }) => ({
      locale,
      tagline: printedOrNull(tagline),
      menu: printedText(menu.title),
      served: servedText(menu, published_at, { locale, words }),
    })),
    sections: main.menu.sections.map((section, sectionIndex) => ({
      heads: pages.flatMap(({ locale, menu, restaurant: { currency } }) => {
        const text = menu.sections[sectionIndex];
        if (!text) return [];
        const money = menuMoney(menu, locale, currency);
        return [
          {
            locale,
            title: printedText(text.title),
            price: printedOrNull(priceWords(text, money)),
            description: printedOrNull(text.description),
          },
        ];
      }),
      dishes: section.items.map(({ title }, itemIndex) => ({
        title: printedText(title),
        texts: pages.flatMap((page) => {
          const item = page.menu.sections[sectionIndex]?.items[itemIndex];
          return item ? [dishText(item, page, allergens)] : [];
        }),
      })),
    })),
    feet: pages.map((page) => ({ locale: page.locale, lines: footLines(page, published_at, allergens) })),
    contact: contactText === '' ? null : { locale: main.locale, text: contactText },
    code: {
      address,
      captions: pages.map(({ locale, words }) => ({
        locale,
        text: printedText(interpolate(words.menu_of, { name: restaurant.name })),
      })),
    },
  };
}

type Page = { locale: MenuLocale; restaurant: PublicRestaurant; menu: PublicMenu; words: GuestWords };

const printedOrNull = (text: string | null): string | null => (text === null ? null : printedText(text));

function dishText(item: PublicItem, { locale, restaurant, menu, words }: Page, allergens: PaperAllergens): DishText {
  const money = menuMoney(menu, locale, restaurant.currency);
  const hasMarks = allergens === 'numbers';
  const marksOf = (list: readonly DeclaredAllergen[] | undefined) => (hasMarks && list ? allergenMarks(list) : '');
  const taxes = hasTaxNumbers(menu, restaurant.taxes)
    ? (item.taxes ?? restaurant.taxes.map(({ number }) => number)).join(' ')
    : '';
  const tags = shownTags(item);
  return {
    locale,
    label: printedText(item.title),
    price: printedOrNull(priceWords(item, money)),
    marks: marksOf(item.allergens_checked_at === null ? undefined : item.allergens),
    taxes,
    sizes: item.variants.map(({ label, price, allergens: list }) => ({
      label: printedText(label),
      price: price === null ? '–' : printedText(formatMoney(price, money)),
      marks: marksOf(list),
    })),
    description: printedOrNull(item.description),
    notes: [
      ...(item.options.length > 0
        ? [item.options.map((option) => optionText(option, money, marksOf)).join(' · ')]
        : []),
      ...(tags.length > 0 ? [tags.join(' · ')] : []),
      ...(item.homemade ? [words.homemade] : []),
      ...originWords(item.meat_origins, LANGUAGE_TAGS[locale]).map(({ meat, countries }) =>
        interpolate(words.origin_of, { meat: words.meats[meat], countries }),
      ),
      ...(allergens === 'words' ? declaredLines(item, words, locale) : []),
    ].map(printedText),
  };
}

function optionText(
  { label, price, allergens }: PublicItem['options'][number],
  money: MoneyStyle,
  marksOf: (list: readonly DeclaredAllergen[] | undefined) => string,
): string {
  const marks = marksOf(allergens);
  return [label, ...(marks ? [`[${marks}]`] : []), ...(price === null ? [] : [`+${formatMoney(price, money)}`])].join(
    '\u00a0',
  );
}

/** "3, 7, (8c)": the declared allergens, in brackets those that a dish may contain. */
function allergenMarks(list: readonly DeclaredAllergen[]): string {
  const codesOf = (state: DeclaredAllergen['state']) =>
    list
      .filter((allergen) => allergen.state === state)
      .map(({ code }) => code)
      .sort(byAllergenNumber);
  return [
    ...codesOf('contains').map(allergenNumber),
    ...codesOf('may_contain').map((code) => `(${allergenNumber(code)})`),
  ].join(', ');
}

function hoursOf({ restaurant, words, locale }: Page, published_at: string): string | null {
  if (restaurant.hours !== null || restaurant.opening_hours === null) return restaurant.hours;
  const publishedDay = published_at.slice(0, 10);
  const { periods, closed } = restaurant.opening_hours;
  return hoursText(
    {
      periods: periods.filter(({ valid_through }) => valid_through === null || valid_through >= publishedDay),
      closed: closed.filter(({ to }) => to >= publishedDay),
    },
    locale,
    words.closed_day,
  );
}

function servedText(
  { serving_periods }: PublicMenu,
  published_at: string,
  { locale, words }: Pick<Page, 'locale' | 'words'>,
): string | null {
  const publishedDay = published_at.slice(0, 10);
  const periods = serving_periods.filter(
    ({ valid_through }) => valid_through === null || valid_through >= publishedDay,
  );
  if (periods.length === 0) return null;
  return printedText(interpolate(words.served, { hours: hoursText({ periods, closed: [] }, locale) }));
}

function footLines(page: Page, published_at: string, allergens: PaperAllergens): string[] {
  const { locale, restaurant, menu, words } = page;
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: 'long',
    timeZone: restaurant.timezone,
  }).format(new Date(published_at));
  const keyLines = allergens === 'numbers' ? allergenKey(menu, words, locale) : [];
  const hasDeclared =
    allergens !== 'none' &&
    menu.sections.some(({ items }) => items.some((item) => declaredLines(item, words, locale).length > 0));
  return [
    ...keyLines,
    // What isn't marked isn't free of anything.
    ...(hasDeclared ? [words.avoiding.declared] : []),
    words.allergy,
    priceFootnote(restaurant, menu, locale, words),
    interpolate(words.updated_on, { date }),
  ].map(printedText);
}

/** "Contains: 3 eggs, 7 milk" and "May contain: (8) tree nuts", of all that the menu declares. */
function allergenKey(menu: PublicMenu, { allergens: names, avoiding }: GuestWords, locale: MenuLocale): string[] {
  const declaredAllergens = menu.sections.flatMap(({ items }) =>
    items.flatMap((item) => [
      ...(item.allergens_checked_at === null ? [] : item.allergens),
      ...[...item.variants, ...item.options].flatMap(({ allergens = [] }) => allergens),
    ]),
  );
  return (['contains', 'may_contain'] as const).flatMap((state) => {
    const codes = new Set<AllergenCode>(
      declaredAllergens.filter((allergen) => allergen.state === state).map(({ code }) => code),
    );
    if (codes.size === 0) return [];
    const keyWords = [...codes].sort(byAllergenNumber).map((code) => {
      const number = allergenNumber(code);
      return `${state === 'contains' ? number : `(${number})`}\u00a0${names[code]}`;
    });
    return [interpolate(avoiding[state], { allergens: joinWords(keyWords, locale) })];
  });
}

/** Every text with its language, for the fonts. */
export function textsOf(content: PaperContent): { text: string; locale: MenuLocale }[] {
  const { name, mastheads, sections, feet, contact, code } = content;
  const [mainLocale = 'en'] = content.locales;
  const texts: { text: string | null; locale: MenuLocale }[] = [
    { text: name, locale: mainLocale },
    ...mastheads.flatMap(({ locale, tagline, menu, served }) =>
      [tagline, menu, served].map((text) => ({ text, locale })),
    ),
    ...sections.flatMap(({ heads, dishes }) => [
      ...heads.flatMap(({ locale, title, price, description }) =>
        [title, price, description].map((text) => ({ text, locale })),
      ),
      ...dishes.flatMap((dish) =>
        dish.texts.flatMap(({ locale, label, price, marks, taxes, sizes, description, notes }) =>
          [
            ...[label, price, marks, taxes, description],
            ...sizes.flatMap((size) => [size.label, size.price, size.marks]),
            ...notes,
          ].map((text) => ({ text, locale })),
        ),
      ),
    ]),
    ...feet.flatMap(({ locale, lines }) => lines.map((text) => ({ text, locale }))),
    ...(contact ? [contact] : []),
    ...code.captions,
    // Page numbers.
    { text: '0123456789', locale: 'en' },
  ];
  return texts.flatMap(({ text, locale }) => (text ? [{ text, locale }] : []));
}
