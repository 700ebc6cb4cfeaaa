import type { Currency } from '../../../shared/money.ts';
import { isAmount, type ReviewField } from '../state/review-draft.ts';
import { readTyped } from '../state/typed-value.ts';

/** The first choice for a field: its current value, the number in the dish's name, or the keyboard. */
type FirstChoice = 'keep' | 'take' | 'type';

/** @param value As decided so far. */
export function firstChoice(field: ReviewField, value: string, currency: Currency): FirstChoice {
  // An amount that the currency can't represent can't be kept.
  if (isAmount(field.part) && !('value' in readTyped(field.part, value, currency))) return 'type';
  // Nothing was read where there seems to be something.
  if (field.read === null && value === '') return field.in_name ? 'take' : 'type';
  // A heading's price would become that of dishes which may cost something else.
  if (field.doubt === 'heading_price' && value === field.read) return 'type';
  // Keeping a doubtful value without an alternative doesn't resolve the doubt, unless the letters are clear.
  const isItsOnlyReading =
    field.is_doubtful && field.doubt !== 'role' && value === field.read && field.alternatives.length === 0;
  return isItsOnlyReading ? 'type' : 'keep';
}
