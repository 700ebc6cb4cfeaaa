import type { AmountField } from '../../shared/draft.ts';

/**
 * An amount far above those of its section → the amount in their range that it may be a misreading of, with the
 * original as the alternative: a stroke was read as its first digit, or its decimal point was lost. Returns the same
 * field if none or several candidates are in range.
 * @param others the other amounts of its section, at least one
 */
export function likelierAmount(field: AmountField, others: number[]): AmountField {
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const fitting = misreadings(field.value).filter((amount) => Number(amount) >= least && Number(amount) <= most);
  const [value] = fitting;
  if (value === undefined || fitting.length > 1) return field;
  return { ...field, value, alternatives: [field.value, ...field.alternatives.filter((other) => other !== value)] };
}

/** Amounts that OCR reads as this one if it takes a stroke for a digit or loses the point. */
function misreadings(amount: string): string[] {
  const [whole = '', decimals] = amount.split('.');
  const without = whole.slice(1);
  const unstruck = /^[1-9]/.test(without) ? [decimals === undefined ? without : `${without}.${decimals}`] : [];
  const pointed = decimals === undefined && whole.length > 2 ? [`${whole.slice(0, -2)}.${whole.slice(-2)}`] : [];
  return [...unstruck, ...pointed];
}
