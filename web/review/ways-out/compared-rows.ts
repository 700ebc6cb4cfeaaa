import type { TFunction } from 'i18next';
import { isNothingDeclared } from '../../../shared/allergens.ts';
import type {
  ComparedDeclarations,
  ComparedPrices,
  Comparison,
  ItemChanges,
  ReviewChoices,
} from '../../../shared/api/imports.ts';
import type { Item, Menu, Section } from '../../../shared/menu.ts';
import type { DataItem } from '../../../shared/menu-data.ts';
import { menuPrice } from '../../../shared/menu-price.ts';
import { formatMoney, minorUnits } from '../../../shared/money.ts';
import { textKey } from '../../../shared/translated-texts.ts';
import { allergenName } from '../../forms/allergens/allergen-names.ts';
import { chosenValue } from '../state/choices.ts';
import { amountWords, type MoneyWords } from '../state/field-words.ts';
import type { ReviewDraft, ReviewItem, ReviewSection } from '../state/review-draft.ts';
import { draftPrice } from './price-summary.ts';

/** `going` and `missing`: on the menu and not in the file; they go with `overwrite`, and stay with `add`. */
export const ROW_KINDS = ['going', 'changed', 'new', 'missing', 'same'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A text that changes, as words; empty if there is none before or after. */
export type ChangedText = { part: keyof ItemChanges; from: string; to: string };

export type ComparedRow = {
  kind: RowKind;
  /** The draft's; null for what the file lacks. */
  key: number | null;
  /** The menu's; null for what is new. */
  item_id: number | null;
  title: string;
  /** The section's title, in the file or on the menu. */
  section: string;
  price: string;
  description: string;
  changes: ChangedText[];
  /** Whether it will happen. */
  is_taken: boolean;
  /** What the owner has put into the dish on the menu, and that guests won't see it. */
  marks: ('hidden' | 'picture' | 'details' | 'translations' | 'allergens' | 'allergens_lapse')[];
};

export type RowSources = {
  comparison: Comparison;
  choices: ReviewChoices;
  draft: ReviewDraft;
  /** The menu that is compared with; undefined for a new one. */
  menu: Menu | undefined;
  /** Keys (`textKey`) of the texts that the owner has translated. */
  ownTranslations: ReadonlySet<string>;
  money: MoneyWords;
  t: TFunction;
};

/** Every dish of the draft and of the menu, in the order of the file or of the menu. */
export function comparedRows(sources: RowSources): ComparedRow[] {
  const { comparison, choices, draft, menu, ownTranslations, money, t } = sources;
  const { against_menu: { refused: refusedKeys, kept_items } = {} } = choices;
  const isRefused = new Set(refusedKeys);
  const isKept = new Set(kept_items);
  const standing = new Map(
    (menu?.sections ?? []).flatMap((section) => section.items.map((item) => [item.id, { item, section }] as const)),
  );
  const lapsingKeys = new Set(
    comparison.changed.flatMap(({ key, declaration_lapses }) => (declaration_lapses ? [key] : [])),
  );
  const hiddenKeys = new Set(comparison.hidden_keys);
  const fromHeading = (price: string) => price && t('review.price_from_heading', { price });
  const draftPriceWords = ({ item, section }: { item: ReviewItem; section: ReviewSection }) => {
    const groupPrice = chosenValue(section.price, choices);
    const price = draftPrice(item, choices, money);
    return price || fromHeading(groupPrice && amountWords(groupPrice, money));
  };
  const menuPriceWords = ({ item, section }: { item: Item; section: Section }) =>
    menuPrice(item, money) || fromHeading(section.price === null ? '' : formatMoney(section.price, money));
  const ofDraft = (kind: RowKind, key: number, item_id: number | null, changes: ChangedText[] = []): ComparedRow => {
    const draftPlace = draft.items.get(key);
    const present = standing.get(item_id ?? 0)?.item;
    return {
      kind,
      key,
      item_id,
      title: draftPlace ? chosenValue(draftPlace.item.title, choices) : '',
      section: (draftPlace && chosenValue(draftPlace.section.title, choices)) || (menu?.title ?? ''),
      price: (draftPlace && draftPriceWords(draftPlace)) || t('review.no_price'),
      description: draftPlace ? chosenValue(draftPlace.item.description, choices) : '',
      changes,
      is_taken: !isRefused.has(key),
      marks: [
        // A dish that the file itself hides is listed as a change; one that it shows may be in a hidden section.
        ...(hiddenKeys.has(key) && !changes.some(({ part, to }) => part === 'hidden' && to === visibilityWord(true, t))
          ? (['hidden'] as const)
          : []),
        ...marksOf(present, ownTranslations, lapsingKeys.has(key) && !isRefused.has(key)),
      ],
    };
  };
  const ofMenu = ({ item_id, title }: Comparison['missing'][number]): ComparedRow => {
    const menuPlace = standing.get(item_id);
    const isReplacing = comparison.option === 'overwrite';
    return {
      kind: isReplacing ? 'going' : 'missing',
      key: null,
      item_id,
      title,
      section: menuPlace?.section.title ?? '',
      price: (menuPlace && menuPriceWords(menuPlace)) || t('review.no_price'),
      description: menuPlace?.item.description ?? '',
      changes: [],
      is_taken: isReplacing && !isKept.has(item_id),
      marks: [...(menuPlace?.item.hidden ? (['hidden'] as const) : []), ...marksOf(menuPlace?.item, ownTranslations)],
    };
  };
  return [
    ...comparison.missing.map(ofMenu),
    ...comparison.changed.map(({ key, item_id, changes }) =>
      ofDraft('changed', key, item_id, changedTexts(changes, money, t)),
    ),
    ...comparison.added.map((key) => ofDraft('new', key, null, newTexts(draft.items.get(key)?.item.data, money, t))),
    ...comparison.unchanged.map(({ key, item_id }) => ofDraft('same', key, item_id)),
  ];
}

/** @param isLapsing What is declared of the dish, or of a size or an add-on of it, is to be declared again. */
function marksOf(
  item: Item | undefined,
  ownTranslations: ReadonlySet<string>,
  isLapsing = false,
): ComparedRow['marks'] {
  if (!item) return [];
  const { title, description, picture, details, allergens_checked_at } = item;
  const isTranslated =
    ownTranslations.has(textKey({ kind: 'item_title', source: title })) ||
    (description !== null && ownTranslations.has(textKey({ kind: 'item_description', source: description })));
  return [
    ...(picture ? (['picture'] as const) : []),
    ...(details === null ? [] : (['details'] as const)),
    ...(isTranslated ? (['translations'] as const) : []),
    ...(isLapsing ? (['allergens_lapse'] as const) : []),
    ...(allergens_checked_at === null || isLapsing ? [] : (['allergens'] as const)),
  ];
}

function changedTexts(changes: ItemChanges, money: MoneyWords, t: TFunction): ChangedText[] {
  const { title, description, prices, options, tags, section, details, hidden, allergens } = changes;
  const priceOf = (one: ComparedPrices) => menuPrice(one, money) || t('review.no_price');
  const optionsOf = (list: Item['options']) =>
    list.map(({ label, price }) => [label, price === null ? '' : formatMoney(price, money)].filter(Boolean).join(' '));
  const texts: (ChangedText | undefined)[] = [
    title && { part: 'title', ...title },
    prices && { part: 'prices', from: priceOf(prices.from), to: priceOf(prices.to) },
    description && { part: 'description', from: description.from ?? '', to: description.to ?? '' },
    options && { part: 'options', from: optionsOf(options.from).join(' · '), to: optionsOf(options.to).join(' · ') },
    tags && { part: 'tags', from: tags.from.join(', '), to: tags.to.join(', ') },
    section && { part: 'section', ...section },
    details && { part: 'details', from: details.from ?? '', to: details.to ?? '' },
    hidden && { part: 'hidden', from: visibilityWord(hidden.from, t), to: visibilityWord(hidden.to, t) },
    allergens && { part: 'allergens', from: declaredWords(allergens.from, t), to: declaredWords(allergens.to, t) },
  ];
  return texts.filter((text) => text !== undefined);
}

export const visibilityWord = (isHidden: boolean, t: TFunction): string =>
  isHidden ? t('review.is_hidden') : t('review.is_shown');

/** What a data file says of a new dish beside what is shown of every dish. */
function newTexts(data: DataItem | undefined, money: MoneyWords, t: TFunction): ChangedText[] {
  if (!data) return [];
  const { details, hidden, allergens, variants = [], options = [], tags = [] } = data;
  const declarations = {
    dish: allergens && !isNothingDeclared(allergens) ? allergens : null,
    parts: [...variants, ...options].flatMap(({ label, allergens: list }) =>
      list ? [{ label, allergens: list }] : [],
    ),
  };
  const words: Partial<Record<ChangedText['part'], string>> = {
    options: options
      .map(({ label, price }) => {
        const amount = price === null ? null : minorUnits(price, money.currency);
        return [label, amount === null ? '' : formatMoney(amount, money)].filter(Boolean).join(' ');
      })
      .join(' · '),
    tags: tags.join(', '),
    details: details ?? '',
    hidden: hidden ? visibilityWord(true, t) : '',
    allergens: declaredWords(declarations, t),
  };
  const parts = ['options', 'tags', 'details', 'hidden', 'allergens'] as const;
  return parts.flatMap((part) => (words[part] ? [{ part, from: '', to: words[part] }] : []));
}

/** "Milk, Eggs (may contain) · Large: Fish": the declarations of the dish and of its sizes and add-ons. */
function declaredWords({ dish, parts }: ComparedDeclarations, t: TFunction): string {
  const wordsOf = (list: Item['allergens']) => {
    const declared = list.filter(({ state }) => state !== 'not_declared');
    const open = list.length - declared.length;
    const words = declared.map(({ code, state }) =>
      state === 'contains' ? allergenName(code) : t('review.may_contain', { allergen: allergenName(code) }),
    );
    if (words.length === 0 && open === 0) words.push(t('review.declares_no_allergen'));
    if (open > 0) words.push(t('review.undeclared_allergens', { count: open }));
    return words.join(', ');
  };
  return [
    ...(dish === null ? [] : [wordsOf(dish)]),
    ...parts.map(({ label, allergens }) => `${label}: ${wordsOf(allergens)}`),
  ].join(' · ');
}
