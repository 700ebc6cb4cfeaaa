import { allergenNumber, byAllergenNumber } from '../../shared/allergen-numbers.ts';
import type { AllergenCode, DeclaredAllergen } from '../../shared/allergens.ts';
import type { PaperQuery } from '../../shared/api/paper.ts';
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
import { type TextKind, textKey } from '../../shared/translated-texts.ts';
import { type PaperText, printedText } from '../paper-fonts.ts';
import { isServiceStated, outsideLines } from './outside-menu.ts';

/** Between texts of a line: add-ons, tags, sizes beside a name, ways to reach the restaurant. */
export const PART_SEPARATOR = ' · ';
/** For a size without a price, as on the guest's page. */
export const NO_PRICE = '–';

/** A text that isn't translated is in the main language, beside others that are. */
export type LocaleText = { text: string; locale: MenuLocale };

/** A label with a price at the right: of a dish, or of one of its sizes. */
export type PaperPrice = {
  label: LocaleText;
  price: LocaleText | null;
  /** Numbers of allergens. */
  marks: string;
};

/** A dish in one language. */
export type DishText = PaperPrice & {
  /** Letters of the taxes that the prices carry: numbers are allergens. */
  taxes: string;
  sizes: PaperPrice[];
  description: LocaleText | null;
  /** What is below: add-ons, tags, statements, allergens in words. */
  notes: LocaleText[];
};
export type HeadText = { title: LocaleText; price: LocaleText | null; description: LocaleText | null };
export type PaperSection = { heads: HeadText[]; dishes: { title: string; texts: DishText[] }[] };

/** What is printed, with the texts of one language or two. */
export type PaperContent = {
  locales: MenuLocale[];
  name: string;
  mastheads: { tagline: LocaleText | null; menu: LocaleText; served: LocaleText | null }[];
  sections: PaperSection[];
  /** Below the menu: the opening hours, which may be long, the allergens' key, the taxes, the date. */
  feet: { locale: MenuLocale; hours: LocaleText | null; lines: string[] }[];
  contact: LocaleText;
  code: { address: string; captions: LocaleText[] };
};

export type PaperInput = {
  /** The publication in each of the languages; the first is the one that is printed larger, or at the left. */
  restaurants: LanguageOfPaper[];
  menu_id: number;
  published_at: string;
  /** In the restaurant's timezone: dates before it are not printed. */
  today: string;
  allergens: PaperAllergens;
  address: string;
  /** Set for the menu outside. */
  outside?: Pick<PaperQuery, 'service_rate' | 'drinks'> | undefined;
};

export type LanguageOfPaper = {
  locale: MenuLocale;
  restaurant: PublicRestaurant;
  /** Keys of the texts that are still in the main language. */
  untranslated: ReadonlySet<string>;
};

/** @returns undefined if there is no such menu. */
export function paperContent(input: PaperInput): PaperContent | undefined {
  const { restaurants, menu_id, published_at, today, allergens, address, outside } = input;
  const pages = restaurants.flatMap(({ locale, restaurant, untranslated }): Page[] => {
    const menu = restaurant.menus.find(({ id }) => id === menu_id);
    const localeOf = (kind: TextKind, source: string) =>
      untranslated.has(textKey({ kind, source })) ? restaurant.main_locale : locale;
    const isPartlyTranslated = untranslated.size > 0;
    return menu ? [{ locale, restaurant, menu, words: guestWords(locale), isPartlyTranslated, localeOf }] : [];
  });
  const [main] = pages;
  if (!main || pages.length < restaurants.length) return undefined;
  const { restaurant } = main;
  return {
    locales: pages.map(({ locale }) => locale),
    name: printedText(restaurant.name),
    mastheads: pages.map((page) => ({
      tagline: textOrNull(page, 'tagline', page.restaurant.tagline),
      menu: textOf(page, 'menu_title', page.menu.title),
      served: servedText(page, today),
    })),
    sections: main.menu.sections.map((section, sectionIndex) => ({
      heads: pages.flatMap((page) => {
        const text = page.menu.sections[sectionIndex];
        if (!text) return [];
        return [
          {
            title: textOf(page, 'section_title', text.title),
            price: priceText(page, text),
            description: textOrNull(page, 'section_description', text.description),
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
    feet: pages.map((page) => ({
      locale: page.locale,
      hours: page === main || hasHoursByDay(page.restaurant) ? hoursOf(page, today) : null,
      lines: footLines(page, { published_at, allergens, outside }),
    })),
    contact: {
      locale: main.locale,
      text: [restaurant.address, restaurant.phone]
        .flatMap((text) => (text ? [printedText(text)] : []))
        .join(PART_SEPARATOR),
    },
    code: {
      address,
      captions: pages.map(({ locale, words }) => ({
        locale,
        text: printedText(interpolate(words.menu_of, { name: restaurant.name })),
      })),
    },
  };
}

type Page = Pick<LanguageOfPaper, 'locale' | 'restaurant'> & {
  menu: PublicMenu;
  words: GuestWords;
  isPartlyTranslated: boolean;
  localeOf(kind: TextKind, source: string): MenuLocale;
};

const textOf = ({ localeOf }: Page, kind: TextKind, text: string): LocaleText => ({
  text: printedText(text),
  locale: localeOf(kind, text),
});
const textOrNull = (page: Page, kind: TextKind, text: string | null): LocaleText | null =>
  text === null ? null : textOf(page, kind, text);

const moneyOf = ({ locale, restaurant, menu }: Page): MoneyStyle => menuMoney(menu, locale, restaurant.currency);

function priceText(page: Page, priced: Parameters<typeof priceWords>[0]): LocaleText | null {
  const text = priceWords(priced, moneyOf(page));
  return text === null ? null : textOf(page, 'price_text', text);
}

/** Numbers are allergens, so taxes are letters. */
const taxMark = (number: number): string => String.fromCharCode('A'.charCodeAt(0) + number - 1);

function dishText(item: PublicItem, page: Page, allergens: PaperAllergens): DishText {
  const { locale, restaurant, menu, words } = page;
  const money = moneyOf(page);
  const hasMarks = allergens === 'numbers';
  const marksOf = (list: readonly DeclaredAllergen[] | undefined) => (hasMarks && list ? allergenMarks(list) : '');
  const taxes = hasTaxNumbers(menu, restaurant.taxes)
    ? (item.taxes ?? restaurant.taxes.map(({ number }) => number)).map(taxMark).join(' ')
    : '';
  const tags = shownTags(item);
  // A line of several is untranslated if all of them are.
  const lineOf = (kind: TextKind, sources: readonly string[], texts = sources): LocaleText[] =>
    texts.length === 0
      ? []
      : [
          {
            text: printedText(texts.join(PART_SEPARATOR)),
            locale: sources.every((source) => page.localeOf(kind, source) !== locale) ? restaurant.main_locale : locale,
          },
        ];
  const labels = item.options.map(({ label }) => label);
  const statements = [
    ...(item.homemade ? [words.homemade] : []),
    ...originWords(item.meat_origins, LANGUAGE_TAGS[locale]).map(({ meat, countries }) =>
      interpolate(words.origin_of, { meat: words.meats[meat], countries }),
    ),
    ...(allergens === 'words' ? declaredLines(item, words, locale) : []),
  ];
  return {
    label: textOf(page, 'item_title', item.title),
    price: priceText(page, item),
    marks: marksOf(item.allergens_checked_at === null ? undefined : item.allergens),
    taxes,
    sizes: item.variants.map(({ label, price, allergens: list }) => ({
      label: textOf(page, 'label', label),
      price: { text: price === null ? NO_PRICE : printedText(formatMoney(price, money)), locale },
      marks: marksOf(list),
    })),
    description: textOrNull(page, 'item_description', item.description),
    notes: [
      ...lineOf(
        'label',
        labels,
        item.options.map((option) => optionText(option, money, marksOf)),
      ),
      ...lineOf('tag', tags),
      ...statements.map((text) => ({ text: printedText(text), locale })),
    ],
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

/** The owner's own words about the hours are in one language; days and times are written in each. */
const hasHoursByDay = ({ hours, opening_hours }: PublicRestaurant): boolean => hours === null && opening_hours !== null;

function hoursOf({ restaurant, words, locale }: Page, today: string): LocaleText | null {
  const { hours, opening_hours, main_locale } = restaurant;
  if (hours !== null) return { text: printedText(hours), locale: main_locale };
  if (opening_hours === null) return null;
  const { periods, closed } = opening_hours;
  const text = hoursText(
    {
      periods: periods.filter(({ valid_through }) => valid_through === null || valid_through >= today),
      closed: closed.filter(({ to }) => to >= today),
    },
    locale,
    words.closed_day,
  );
  return { text: printedText(text), locale };
}

function servedText({ menu, locale, words }: Page, today: string): LocaleText | null {
  const periods = menu.serving_periods.filter(({ valid_through }) => valid_through === null || valid_through >= today);
  if (periods.length === 0) return null;
  return {
    text: printedText(interpolate(words.served, { hours: hoursText({ periods, closed: [] }, locale) })),
    locale,
  };
}

function footLines(
  page: Page,
  { published_at, allergens, outside }: Pick<PaperInput, 'published_at' | 'allergens' | 'outside'>,
): string[] {
  const { locale, restaurant, menu, words, isPartlyTranslated } = page;
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: 'long',
    timeZone: restaurant.timezone,
  }).format(new Date(published_at));
  const lawLines = outside && locale === 'fr' ? outsideLines(restaurant, outside) : undefined;
  const keyLines = allergens === 'numbers' ? allergenKey(menu, words, locale) : [];
  const hasDeclared =
    allergens !== 'none' &&
    menu.sections.some(({ items }) => items.some((item) => declaredLines(item, words, locale).length > 0));
  return [
    ...keyLines,
    // What isn't marked isn't free of anything.
    ...(hasDeclared ? [words.avoiding.declared] : []),
    words.allergy,
    ...(lawLines ?? []),
    priceFootnote(
      lawLines && isServiceStated(restaurant, outside ?? {}) ? { ...restaurant, service_charge: null } : restaurant,
      menu,
      locale,
      words,
      taxMark,
    ),
    ...(isPartlyTranslated ? [words.partly_translated] : []),
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
export function textsOf(content: PaperContent): PaperText[] {
  const { locales, name, mastheads, sections, feet, contact, code } = content;
  const [mainLocale = 'en'] = locales;
  const inMain = (text: string | null) => ({ text: text ?? '', locale: mainLocale });
  const named = (text: LocaleText): PaperText => ({ ...text, isName: true });
  const pricesOf = ({ label, price, marks }: PaperPrice) => [
    named(label),
    price,
    { text: marks, locale: label.locale },
  ];
  const texts: (PaperText | null)[] = [
    named(inMain(name)),
    ...mastheads.flatMap(({ tagline, menu, served }) => [tagline, named(menu), served]),
    ...sections.flatMap(({ heads, dishes }) => [
      ...heads.flatMap(({ title, price, description }) => [named(title), price, description]),
      ...dishes.flatMap((dish) =>
        dish.texts.flatMap((text) => [
          ...[text, ...text.sizes].flatMap(pricesOf),
          { text: text.taxes, locale: text.label.locale },
          text.description,
          ...text.notes,
        ]),
      ),
    ]),
    ...feet.flatMap(({ locale, hours, lines }) => [hours, ...lines.map((text) => ({ text, locale }))]),
    contact,
    ...code.captions,
  ];
  const printedTexts = texts.filter((text) => text !== null);
  const usedLocales = new Set<MenuLocale>(['en', ...locales, ...printedTexts.map(({ locale }) => locale)]);
  return [
    ...printedTexts,
    // Page numbers, and what the layout sets between texts.
    ...Array.from(usedLocales, (locale) => ({ text: `0123456789${PART_SEPARATOR}x\u00a0x${NO_PRICE}`, locale })),
  ];
}
