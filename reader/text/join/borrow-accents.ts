/** Letters without accents, in ASCII as far as possible. */
export const plainLetters = (text: string): string =>
  text
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'OE')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/**
 * Adds the accents that another reading has on the same letters: "Creme" and "Crêne" become "Crême". Words with little in
 * common stay unchanged.
 */
export function borrowAccents(text: string, accentedText: string): string {
  const [letters, lenders] = [[...text.normalize('NFC')], [...accentedText.normalize('NFC')]];
  if (lenders.every((letter) => plainLetters(letter) === letter)) return text;
  const pairs = align(letters, lenders);
  if (2 * pairs.length < Math.max(letters.length, lenders.length)) return text;
  for (const [letterIndex, from] of pairs) {
    const [letter = '', lender = ''] = [letters[letterIndex], lenders[from]];
    letters[letterIndex] = letter === letter.toUpperCase() ? lender.toUpperCase() : lender.toLowerCase();
  }
  return letters.join('');
}

/** The longest common subsequence, ignoring accents and case, as pairs of indexes. */
function align(left: string[], right: string[]): [number, number][] {
  const isSame = (a: number, b: number) =>
    plainLetters(left[a] ?? '').toLowerCase() === plainLetters(right[b] ?? '').toLowerCase();
  const columns = right.length + 1;
  const longest = new Uint16Array((left.length + 1) * columns);
  const lengthAt = (a: number, b: number) => longest[a * columns + b] ?? 0;
  for (let a = left.length - 1; a >= 0; a -= 1)
    for (let b = right.length - 1; b >= 0; b -= 1)
      longest[a * columns + b] = isSame(a, b)
        ? lengthAt(a + 1, b + 1) + 1
        : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1));
  const pairs: [number, number][] = [];
  for (let a = 0, b = 0; a < left.length && b < right.length; )
    if (isSame(a, b)) pairs.push([a++, b++]);
    else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a += 1;
    else b += 1;
  return pairs;
}
