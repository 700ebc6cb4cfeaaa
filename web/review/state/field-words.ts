import type { TFunction } from 'i18next';
import type { Doubt } from '../../../shared/doubts.ts';
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

/** A field’s doubt in a sentence; undefined if there is none. */
export function doubtWords(t: TFunction, field: ReviewField, value: string, currency: Currency): string | undefined {
  const { doubt, part, read } = field;
  // A price that was not read, if no other dish has one either.
  if (!doubt) return part === 'price' && read === null && value === '' ? t('review.doubt_no_price') : undefined;
  const isRange = part === 'price_max' && read !== null && minorUnits(read, currency) !== null;
  const doubtSentences: Record<Exclude<Doubt['kind'], 'amount_not_used'>, string> = {
    illegible: isAmount(part) ? t('review.doubt_illegible_amount') : t('review.doubt_illegible'),
    role: roleWords(t, part),
    unusable: isRange ? t('review.doubt_range') : t('review.doubt_unusable'),
    missing: t('review.doubt_missing'),
    in_name: t('review.doubt_in_name'),
    outlier: t('review.doubt_outlier'),
    measure: t('review.doubt_measure'),
    unlabelled: t('review.doubt_unlabelled'),
    heading_price: t('review.doubt_heading_price'),
    untitled: t('review.doubt_untitled'),
  };
  // A line has no field.
  return doubt === 'amount_not_used' ? undefined : doubtSentences[doubt];
}

/** Asks whether the field is what the reader made of it. */
function roleWords(t: TFunction, part: FieldPart): string {
  if (part === 'section_title') return t('review.doubt_heading_role');
  return isAmount(part) ? t('review.doubt_price_role') : t('review.doubt_name_role');
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
