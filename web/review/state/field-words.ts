import type { TFunction } from 'i18next';
import type { MenuLocale } from '../../../shared/locales.ts';
import { type Currency, formatMoney, hasWholeAmounts, minorUnits } from '../../../shared/money.ts';
import { type FieldPart, isAmount, type ReviewDraft, type ReviewField } from './review-draft.ts';
import type { TypedProblem } from './typed-value.ts';

/** The format of amounts: the restaurant's currency, in the style of its menu's language. */
export type MoneyWords = { locale: MenuLocale; currency: Currency; whole: boolean };

/** "$12", "12,50 $"; an amount that the currency can't represent is shown as read. */
export function amountWords(decimal: string, { locale, currency, whole: isWhole }: MoneyWords): string {
  const amount = minorUnits(decimal, currency);
  if (amount === null) return decimal;
  return formatMoney(amount, { locale, currency, whole: isWhole && hasWholeAmounts([amount], currency) });
}

export const valueWords = (part: FieldPart, value: string, money: MoneyWords): string =>
  isAmount(part) && value !== '' ? amountWords(value, money) : value;

/** Whether ",00" may be omitted: if no amount that was read needs its decimals. */
export const isWholeDraft = ({ fields }: ReviewDraft, currency: Currency): boolean =>
  hasWholeAmounts(
    fields.flatMap(({ part, read }) => (isAmount(part) && read !== null ? (minorUnits(read, currency) ?? []) : [])),
    currency,
  );

const MAX_BUTTON_CHARACTERS = 42;

/** A button is not a paragraph: the whole text is shown above. */
export const shortenText = (text: string): string =>
  text.length > MAX_BUTTON_CHARACTERS ? `${text.slice(0, MAX_BUTTON_CHARACTERS - 1).trimEnd()}…` : text;

/** A field's label. */
export function partWords(t: TFunction, { part }: Pick<ReviewField, 'part'>): string {
  const partLabels: Record<FieldPart, string> = {
    section_title: t('review.part_section_title'),
    section_description: t('review.part_section_description'),
    section_price: t('review.part_section_price'),
    section_price_text: t('review.part_price_text'),
    title: t('review.part_title'),
    description: t('review.part_description'),
    price_label: t('review.part_price_label'),
    price: t('review.part_price'),
    price_max: t('review.part_price_max'),
    price_text: t('review.part_price_text'),
    option: t('review.part_option'),
    option_price: t('review.part_option_price'),
  };
  return partLabels[part];
}

/** Why a field is doubted, if its picture alone doesn't say it. */
export function doubtWords(t: TFunction, { doubt }: Pick<ReviewField, 'doubt'>): string | undefined {
  if (doubt === 'outlier') return t('review.doubt_outlier');
  if (doubt === 'measure') return t('review.doubt_measure');
  return doubt === 'unlabelled' ? t('review.doubt_unlabelled') : undefined;
}

export function problemOf(t: TFunction, problem: TypedProblem, max: number): string {
  const problemWords: Record<TypedProblem, string> = {
    amount: t('review.amount_wrong'),
    too_long: t('review.too_long', { max }),
    characters: t('review.characters_wrong'),
    dish_needs_name: t('review.needed'),
    option_needs_name: t('review.needed_option'),
  };
  return problemWords[problem];
}
