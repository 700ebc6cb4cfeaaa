import MiniSearch from 'minisearch';
import { type AllergenDoubt, allergenDoubts, confirmedAllergens } from '../../../shared/allergen-doubts.ts';
import type { AllergenCode } from '../../../shared/allergens.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import { type Item, itemsOf } from '../../../shared/menu.ts';
import type { MoneyStyle } from '../../../shared/money.ts';
import { formatMoney } from '../../../shared/money.ts';
import { menuMoney, priceWords } from '../../../shared/price-words.ts';
import type { PublicationContent, PublicItem, PublicRestaurant } from '../../../shared/publication.ts';
import { type MenuText, textKey, withTexts } from '../../../shared/translated-texts.ts';
import { conceptsIn, isReadByCharacters, wordsOf } from '../../food/concepts-in.ts';
import { foodsInCompounds } from '../../food/german-compounds.ts';
import { ancestorsOf, isKindOf, usualPartsOf } from '../../food/kinds-of-food.ts';
import { namedAllergens } from '../../food/named-allergens.ts';
import { indexNearWords, type NearWords } from '../../food/near-words.ts';
import { conceptsOfParts } from '../../food/without-alcohol.ts';
import { stem } from './stems.ts';

/** A dish as the guest's page shows it, and the words that it can be found by. */
export type MenuDish = {
  item: PublicItem;
  /** The ids of the same dish, word for word, on each menu that has it. */
  ids: readonly number[];
  /** In the language of the menu. */
  original: PublicItem;
  original_section: string;
  original_locale: MenuLocale;
  /** For the assistant only: guests never see it whole. */
  details: string | null;
  section: string;
  section_id: number;
  /** As shown on the page; null if the menu has none. */
  price: string | null;
  /** The lowest and the highest price, in minor units. */
  least: number | null;
  most: number | null;
  /** Each price as its lowest and its highest amount, which are the same unless it is printed as a range. */
  amounts: readonly (readonly [low: number, high: number])[];
  /** Of its title, then of all of its texts with its section's. */
  title_stems: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  title_concepts: ReadonlySet<string>;
  /** Of its title and texts, without its section. */
  own_concepts: ReadonlySet<string>;
  own_stems: ReadonlySet<string>;
  section_concepts: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
  /** What its own words name, with every kind above it; and what dishes of this name usually contain besides. */
  kinds: ReadonlySet<string>;
  usual_kinds: ReadonlySet<string>;
  /** The allergens that its words, details and labels name, or that what they name is always made of. Read when first asked for. */
  named_codes: () => ReadonlySet<AllergenCode>;
  /** Those of them of which the owner has said that the dish is declared rightly without them. Read when first asked for. */
  confirmed_codes: () => ReadonlySet<AllergenCode>;
  /** Its texts in the language of the menu and in the guest's; then those that say what it is, without sizes and add-ons. */
  texts: string;
  described: string;
};

export type MenuFacts = {
  restaurant: PublicRestaurant;
  main_locale: MenuLocale;
  locale: MenuLocale;
  dishes: readonly MenuDish[];
  by_id: ReadonlyMap<number, MenuDish>;
  /** Made when it is first asked for: most messages need none. */
  search: () => MiniSearch<SearchedTexts>;
  money: MoneyStyle;
  /** The stems of all of the menu's words, and of those in titles. */
  stems: ReadonlySet<string>;
  title_stems: ReadonlySet<string>;
  near_stems: NearWords;
  /** What the owner prints on the menu besides dishes, as the guest's page shows it and in the language of the menu. */
  notes: readonly { shown: string; original: string }[];
};

type SearchedTexts = { id: number; title: string; more: string; details: string };

export type FactsSource = {
  /** A publication's content as text. */
  content: string;
  translations: readonly (MenuText & { text: string })[];
};

type AssistantFacts = Pick<PublicationContent['assistant'], 'details'> & Partial<PublicationContent['assistant']>;

/** Everything the assistant may say about one publication in one language. A second or two for 3,000 dishes. */
export function makeMenuFacts(
  content: Pick<PublicationContent, 'public'> & { assistant: AssistantFacts },
  translations: FactsSource['translations'],
  locale: MenuLocale,
): MenuFacts {
  const original = content.public;
  const texts = new Map(translations.map((row) => [textKey(row), row.text]));
  const restaurant = withTexts(original, (kind, source) => texts.get(textKey({ kind, source })) ?? source);
  const details = new Map(content.assistant.details.map((one) => [one.item_id, one.details]));
  const checkedWordsOf = checkedWordsIn(content.assistant);
  const searched: SearchedTexts[] = [];
  const dishes: MenuDish[] = [];
  const byText = new Map<string, { ids: number[]; section_concepts: Set<string>; concepts: Set<string> }>();
  const sections = original.menus.flatMap((menu) => menu.sections.map((section) => ({ menu, section })));
  const shownItems = new Map(itemsOf(restaurant.menus).map((item) => [item.id, item]));
  const shownSections = new Map(
    restaurant.menus.flatMap((menu) => menu.sections).map((section) => [section.id, section]),
  );
  for (const { menu, section } of sections) {
    const money = menuMoney(menu, locale, original.currency);
    const shownSection = shownSections.get(section.id) ?? section;
    const sectionText = [section.title, shownSection.title].join(' ; ');
    const ownConcepts = namesIn(original.main_locale, `${menu.title} ; ${section.title}`);
    // "Fondos", which the guest reads as "Main courses". "From the charcoal", untranslated, names no tea in Italian.
    const isUnread = shownSection.title !== section.title && namesIn(original.main_locale, section.title).size === 0;
    const sectionConcepts = isUnread
      ? new Set([...ownConcepts, ...[...namesIn(locale, shownSection.title)].filter(isCourse)])
      : ownConcepts;
    for (const item of section.items) {
      const shown = shownItems.get(item.id) ?? item;
      const title = `${item.title} ; ${shown.title}`;
      const labels = [...item.variants, ...item.options].map(({ label }) => label);
      const description = [item.description, shown.description, ...item.tags, ...shown.tags]
        .filter(Boolean)
        .join(' ; ');
      const more = [description, ...labels].filter(Boolean).join(' ; ');
      const said = details.get(item.id) ?? null;
      const checked_words = checkedWordsOf(item);
      const key = JSON.stringify([section.title, said, checked_words, withoutPlace(item)]);
      const same = byText.get(key);
      if (same) {
        same.ids.push(item.id);
        for (const concept of sectionConcepts) {
          same.section_concepts.add(concept);
          same.concepts.add(concept);
        }
        continue;
      }
      const ofTranslation = wholeNamesIn(locale, item, shown);
      const titleConcepts = new Set([...namesIn(original.main_locale, item.title), ...ofTranslation]);
      const own = new Set([
        ...namesIn(original.main_locale, [item.title, item.description, ...item.tags].filter(Boolean).join(' ; ')),
        ...ofTranslation,
      ]);
      searched.push({ id: item.id, title, more: `${more} ; ${sectionText}`, details: said ?? '' });
      const amounts = [item, ...item.variants.map(({ price }) => ({ price, price_max: null }))].flatMap(
        ({ price, price_max }) => (price === null ? [] : [[price, price_max ?? price] as const]),
      );
      const kept = {
        ids: [item.id],
        section_concepts: new Set(sectionConcepts),
        concepts: new Set([...own, ...sectionConcepts]),
      };
      byText.set(key, kept);
      dishes.push({
        ...kept,
        item: shown,
        original: item,
        original_section: section.title,
        original_locale: original.main_locale,
        details: said,
        section: shownSection.title,
        section_id: section.id,
        price: priceOf(shown, money),
        least: amounts.length === 0 ? null : Math.min(...amounts.flat()),
        most: amounts.length === 0 ? null : Math.max(...amounts.flat()),
        amounts,
        title_stems: new Set(wordsOf(title).map(stem)),
        stems: new Set(wordsOf(`${title} ; ${more} ; ${sectionText}`).map(stem)),
        title_concepts: titleConcepts,
        own_concepts: own,
        kinds: new Set([...own].flatMap((concept) => [...ancestorsOf(concept)])),
        usual_kinds: usualKindsOf(own),
        ...allergensInWords(original.main_locale, { ...item, details: said, checked_words }),
        own_stems: new Set(wordsOf(`${title} ; ${more}`).map(stem)),
        texts: `${title} ; ${more} ; ${sectionText}`,
        described: `${title} ; ${description} ; ${sectionText}`,
      });
    }
  }
  const [firstMenu] = original.menus;
  const money = firstMenu
    ? menuMoney(firstMenu, locale, original.currency)
    : { locale, currency: original.currency, whole: false };
  const by_id = new Map(dishes.flatMap((dish) => dish.ids.map((id) => [id, dish] as const)));
  const stems = new Set(dishes.flatMap((dish) => [...dish.stems]));
  const title_stems = new Set(dishes.flatMap((dish) => [...dish.title_stems]));
  const near_stems = indexNearWords(stems);
  const notes = sections.flatMap(({ section }) => {
    const text = section.description;
    return text === null ? [] : [{ original: text, shown: shownSections.get(section.id)?.description ?? text }];
  });
  const { main_locale } = original;
  const search = searchIn(searched);
  return { restaurant, main_locale, locale, dishes, by_id, search, money, stems, title_stems, near_stems, notes };
}

function searchIn(texts: readonly SearchedTexts[]): MenuFacts['search'] {
  let made: MiniSearch<SearchedTexts> | undefined;
  return () => {
    if (made) return made;
    made = new MiniSearch<SearchedTexts>({
      fields: ['title', 'more', 'details'],
      storeFields: [],
      tokenize: wordsOf,
      processTerm: stem,
      searchOptions: {
        boost: { title: 3, details: 0.5 },
        fuzzy: (term) => (term.length > 5 ? 0.2 : false),
        prefix: (term) => term.length > 3,
      },
    });
    made.addAll(texts);
    return made;
  };
}

function checkedWordsIn({ checked_words = [] }: AssistantFacts): (item: PublicItem) => Item['checked_words'] {
  const byItem = new Map(checked_words.map((one) => [one.item_id, one.checked_words]));
  return ({ id }) => byItem.get(id) ?? [];
}

/** What the words of a dish name, and what of it its owner has confirmed wherever they name it. */
function allergensInWords(
  locale: MenuLocale,
  item: PublicItem & Pick<Item, 'details' | 'checked_words'>,
): Pick<MenuDish, 'named_codes' | 'confirmed_codes'> {
  const readNamed = readWhenAsked(() => namedAllergens(locale, item));
  const codesOfDoubts = (doubts: readonly AllergenDoubt[]) => doubts.flatMap(({ codes }) => codes);
  return {
    named_codes: readWhenAsked(() => new Set(readNamed().flatMap(({ codes }) => codes))),
    confirmed_codes: readWhenAsked(() => {
      // Of most dishes nothing is confirmed.
      if (item.checked_words.length === 0) return new Set<AllergenCode>();
      const openCodes = new Set(codesOfDoubts(allergenDoubts(item, readNamed())));
      const confirmedDoubts = confirmedAllergens(item, readNamed()).filter(({ declared }) => declared === 'without');
      return new Set(codesOfDoubts(confirmedDoubts).filter((code) => !openCodes.has(code)));
    }),
  };
}

/** Reading the words of thousands of dishes needs a second or two, and most messages are about no allergen. */
function readWhenAsked<Read>(read: () => Read): () => Read {
  let firstReading: { read: Read } | undefined;
  return () => {
    firstReading ??= { read: read() };
    return firstReading.read;
  };
}

const usualKindsOf = (concepts: Iterable<string>): Set<string> =>
  new Set([...concepts].flatMap((concept) => [...usualPartsOf(concept)]).flatMap((part) => [...ancestorsOf(part)]));

/** The fields of an item that do not depend on its menu. */
const withoutPlace = (item: PublicItem) => ({
  ...item,
  ...{ id: 0, menu_id: 0, menu_section_id: 0, picture: null },
  allergens_checked_at: item.allergens_checked_at !== null,
});

/** A dish is sold out if it is on each of its menus. */
export const soldOutOf = ({ dishes }: MenuFacts, item_ids: readonly number[]): Set<number> => {
  const out = new Set(item_ids);
  return new Set(dishes.filter(({ ids }) => ids.every((id) => out.has(id))).map(({ item }) => item.id));
};

/** A word of a translated title that says which course of a meal a section is: "soups and other dishes" are no main courses. */
const isCourse = (concept: string): boolean =>
  ['main course', 'appetizer', 'dessert', 'side'].some((course) => isKindOf(concept, course));

const namesIn = (locale: MenuLocale, text: string): Set<string> =>
  new Set([
    ...conceptsOfParts(locale, text.split(/[;()（）、，。；؛،–—]|[,.](?!\d)/)),
    ...foodsInCompounds(locale, text),
  ]);

/** Fewer signs of a translated title may mean something else there. */
const MIN_WHOLE_NAME_SIGNS = 8;

/** What a translated title as a whole is the name of: "プリン・ア・ラモード" is read by its words, and translated as one dish. */
function wholeNamesIn(locale: MenuLocale, { title: originalTitle }: PublicItem, { title }: PublicItem): string[] {
  const isShort = title.length < MIN_WHOLE_NAME_SIGNS && !isReadByCharacters(locale);
  if (title === originalTitle || isShort) return [];
  const wordCount = isReadByCharacters(locale) ? title.length : wordsOf(title).length;
  return conceptsIn(locale, title).flatMap(({ concept, from, to }) =>
    from === 0 && to === wordCount && wordCount > 1 && isKindOf(concept, 'prepared food') ? [concept] : [],
  );
}

/** "$12.50", or each size with its price: "glass $9, bottle $42". */
const priceOf = (item: PublicItem, money: MoneyStyle): string | null =>
  priceWords(item, money) ?? sizePricesOf(item, money);

/** "glass $9, bottle $42"; null if no size has a price of its own. */
export function sizePricesOf({ variants }: PublicItem, money: MoneyStyle): string | null {
  const sizes = variants.flatMap(({ label, price }) =>
    // "les 12: 16 €", not "les 12 16 €".
    price === null ? [] : [`${label}${/\d$/.test(label) ? ':' : ''} ${formatMoney(price, money)}`.trim()],
  );
  return sizes.length === 0 ? null : sizes.join(', ');
}
