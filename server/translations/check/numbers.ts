/** The digits of a text in their order by value; Arabic-Indic and full-width digits are the same numbers. */
export function numbersOf(text: string): string {
  const latin = text.normalize('NFKC').replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
  return (latin.match(/\d+/g) ?? []).sort().join(' ');
}
