const MAX_NUMBER = 9_999;

/**
 * The names of a series: `seriesNames('Table', '1', '3')` → Table 1, Table 2, Table 3. Undefined if the numbers, as they are
 * typed, aren't two whole ones from 0 to 9,999, the higher one last.
 */
export function seriesNames(name: string, from: string, to: string): string[] | undefined {
  const [firstNumber, lastNumber] = [from, to].map((typedNumber) =>
    /^\s*\d{1,4}\s*$/.test(typedNumber) ? Number(typedNumber) : undefined,
  );
  if (firstNumber === undefined || lastNumber === undefined || lastNumber < firstNumber || lastNumber > MAX_NUMBER)
    return undefined;
  return Array.from({ length: lastNumber - firstNumber + 1 }, (_, index) => `${name.trim()} ${firstNumber + index}`);
}
