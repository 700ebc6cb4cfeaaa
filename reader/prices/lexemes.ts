/** The smallest parts of a printed price: digits, currencies, and separators. */
export type Lexeme =
  | { kind: 'number'; text: string }
  | { kind: 'sign'; text: string }
  /** Between the ends of a range. */
  | { kind: 'dash' }
  /** Between two prices in one word: "7/9", "7|9". */
  | { kind: 'bar' };

const MARKS = '€£¥￥₩₹₽₺₪฿₫₱₴₦₡₲₵元円원';
/**
 * Currencies in letters. Excludes codes that are also words in capitals ("TRY", "COP"), since such words occur beside
 * numbers in titles.
 */
const LETTERS = new Set(
  `chf eur cad usd gbp aud nzd mxn brl ars clp jpy cny krw hkd sgd twd inr aed sek nok dkk pln czk huf myr idr thb php vnd zar
  ils qar sar kwd bgn ron rsd isk fr sfr kr rm rp rs zł kč ft lei лв tl dhs dh rmb baht руб грн euro euros bs`.split(
    /\s+/,
  ),
);
/** Up to so many letters before "$" name the country. */
const MAX_DOLLAR_LETTERS = 3;

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';
const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);
const isDash = (letter: string | undefined) => letter === '-' || letter === '–' || letter === '—';
const isPoint = (letter: string | undefined) => letter === '.' || letter === ',';
/** Thousands separators. A space only counts if words were joined by it. */
const isGrouping = (letter: string | undefined) => letter !== undefined && ".,'’\u00a0\u202f".includes(letter);

/** The number of digits that follow from an index. */
function digitsAt(text: string, index: number): number {
  let end = index;
  while (isDigit(text[end])) end += 1;
  return end - index;
}

/** Splits a word into lexemes. Returns undefined if any part of it can't belong to a price. */
export function scanLexemes(text: string): Lexeme[] | undefined {
  const lexemes: Lexeme[] = [];
  let index = 0;
  while (index < text.length) {
    const end = numberEnd(text, index) ?? signEnd(text, index) ?? index;
    const part = text.slice(index, end);
    if (end > index) lexemes.push({ kind: isDigit(part[0]) || isPoint(part[0]) ? 'number' : 'sign', text: part });
    else if (isDash(text[index])) lexemes.push({ kind: 'dash' });
    else if (text[index] === '/' || text[index] === '|') lexemes.push({ kind: 'bar' });
    else return undefined;
    index = Math.max(end, index + 1);
  }
  return lexemes;
}

const MAX_WHOLE = 6;

/** The end of the number that begins at an index: `1250`, `12,50`, `12.-`, `.50`, `1.250,00`. */
function numberEnd(text: string, index: number): number | undefined {
  const wholeEnd = digitsAt(text, index);
  if (wholeEnd === 0) return isPoint(text[index]) && digitsAt(text, index + 1) === 2 ? index + 3 : undefined;
  if (wholeEnd > MAX_WHOLE) return undefined;
  let end = index + wholeEnd;
  while (wholeEnd <= 3 && isGrouping(text[end]) && digitsAt(text, end + 1) === 3) end += 4;
  if (!isPoint(text[end])) return end;
  const decimals = digitsAt(text, end + 1);
  if (decimals === 1 || decimals === 2) return end + 1 + decimals;
  return decimals === 0 && isDash(text[end + 1]) ? end + 2 : end;
}

/** The end of the currency sign that begins at an index. */
function signEnd(text: string, index: number): number | undefined {
  const first = text[index];
  if (first === undefined) return undefined;
  if (MARKS.includes(first)) return index + 1;
  let end = index;
  while (isLetter(text[end])) end += 1;
  const letters = text.slice(index, end);
  if (text[end] === '$' && letters.length <= MAX_DOLLAR_LETTERS) return end + 1;
  if (letters.toUpperCase() === 'S' && text[end] === '/') return text[end + 1] === '.' ? end + 2 : end + 1;
  if (!LETTERS.has(letters.toLowerCase())) return undefined;
  return text[end] === '.' && !isDigit(text[index - 1]) ? end + 1 : end;
}

/** Whether a word is only a currency: "€", "CHF", "Fr.", "€," in a row of prices, "€*" with a footnote. */
export function isSign(text: string): boolean {
  const sign = text.replace(/(?<![.,;*†‡])[.,;*†‡]+$/, '');
  return sign !== '' && signEnd(sign, 0) === sign.length;
}
