import type { AmountField } from '../../shared/draft.ts';

/**
 * Corrects an amount far above those of its section, if exactly one likely misreading explains it: a stroke read as its
 * first digit, or a lost decimal point. The corrected amount must be in the range of `others`; the original becomes the
 * first alternative, and the confidence stays. Otherwise returns the same field.
 * @param otherAmounts the other amounts of its section, at least one
 */
export function likelierAmount(field: AmountField, otherAmounts: number[]): AmountField {
  const [minAmount, maxAmount] = [Math.min(...otherAmounts), Math.max(...otherAmounts)];
  const fitting = misreadings(field.value).filter(
    (amount) => Number(amount) >= minAmount && Number(amount) <= maxAmount,
  );
  const [value] = fitting;
  if (value === undefined || fitting.length > 1) return field;
  return { ...field, value, alternatives: [field.value, ...field.alternatives.filter((other) => other !== value)] };
}

/** Amounts that OCR reads as this one if it reads a stroke as a digit or loses the point. */
function misreadings(amount: string): string[] {
  const [units = '', decimals] = amount.split('.');
  const without = units.slice(1);
  const unstruck = /^[1-9]/.test(without) ? [decimals === undefined ? without : `${without}.${decimals}`] : [];
  const pointed = decimals === undefined && units.length > 2 ? [`${units.slice(0, -2)}.${units.slice(-2)}`] : [];
  return [...unstruck, ...pointed];
}
