import { LIMITS, MAX_OPTION_LABEL_CHARACTERS, MAX_VARIANT_LABEL_CHARACTERS } from '../../../shared/limits.ts';
import { type Currency, decimalText } from '../../../shared/money.ts';
import { isPrintable } from '../../../shared/text-rules.ts';
import { parseAmount } from '../../forms/amounts/parse-amount.ts';
import { type FieldPart, isAmount } from './review-draft.ts';

export type TypedProblem = 'amount' | 'too_long' | 'characters' | 'dish_needs_name' | 'option_needs_name';
type TypedValue = { value: string } | { problem: TypedProblem };

/** The maximum length of each text on the menu, where the server cuts it. */
export const MAX_CHARACTERS: Record<FieldPart, number> = {
  section_title: LIMITS.MAX_TITLE_CHARACTERS,
  section_description: LIMITS.MAX_DESCRIPTION_CHARACTERS,
  section_price: 30,
  section_price_text: LIMITS.MAX_PRICE_TEXT_CHARACTERS,
  title: LIMITS.MAX_TITLE_CHARACTERS,
  description: LIMITS.MAX_DESCRIPTION_CHARACTERS,
  price_label: MAX_VARIANT_LABEL_CHARACTERS,
  price: 30,
  price_max: 30,
  price_text: LIMITS.MAX_PRICE_TEXT_CHARACTERS,
  option: MAX_OPTION_LABEL_CHARACTERS,
  option_price: 30,
};

/** A typed text → the choice's value (amounts as decimal text, null if empty), or what is wrong with it. */
export function readTyped(part: FieldPart, text: string, currency: Currency): TypedValue {
  if (isAmount(part)) {
    const amount = parseAmount(text, currency);
    if (amount === undefined) return { problem: 'amount' };
    return { value: amount === null ? '' : decimalText(amount, currency) };
  }
  const value = text.trim();
  if (value === '' && part === 'title') return { problem: 'dish_needs_name' };
  if (value === '' && part === 'option') return { problem: 'option_needs_name' };
  if (value.length > MAX_CHARACTERS[part]) return { problem: 'too_long' };
  return isPrintable(value) ? { value } : { problem: 'characters' };
}
