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
 * Currencies in letters. Excludes codes that are also words in capitals ("TRY", "COP"), since such words stand beside
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
function digitsAt(text: string, at: number): number {
  let end = at;
  while (isDigit(text[end])) end += 1;
  return end - at;
}

/** Splits a word into lexemes. Returns undefined if any part of it can't belong to a price. */
export function scanLexemes(text: string): Lexeme[] | undefined {
  const lexemes: Lexeme[] = [];
  let at = 0;
  while (at < text.length) {
    const end = numberEnd(text, at) ?? signEnd(text, at) ?? at;
    const part = text.slice(at, end);
    if (end > at) lexemes.push({ kind: isDigit(part[0]) || isPoint(part[0]) ? 'number' : 'sign', text: part });
    else if (isDash(text[at])) lexemes.push({ kind: 'dash' });
    else if (text[at] === '/' || text[at] === '|') lexemes.push({ kind: 'bar' });
    else return undefined;
    at = Math.max(end, at + 1);
  }
  return lexemes;
}

const MAX_WHOLE = 6;

/** The end of the number that begins at an index: `1250`, `12,50`, `12.-`, `.50`, `1.250,00`. */
function numberEnd(text: string, at: number): number | undefined {
  const whole = digitsAt(text, at);
  if (whole === 0) return isPoint(text[at]) && digitsAt(text, at + 1) === 2 ? at + 3 : undefined;
  if (whole > MAX_WHOLE) return undefined;
  let end = at + whole;
  while (whole <= 3 && isGrouping(text[end]) && digitsAt(text, end + 1) === 3) end += 4;
  if (!isPoint(text[end])) return end;
  const decimals = digitsAt(text, end + 1);
  if (decimals === 1 || decimals === 2) return end + 1 + decimals;
  return decimals === 0 && isDash(text[end + 1]) ? end + 2 : end;
}

/** The end of the currency sign that begins at an index. */
function signEnd(text: string, at: number): number | undefined {
  const first = text[at];
  if (first === undefined) return undefined;
  if (MARKS.includes(first)) return at + 1;
  let end = at;
  while (isLetter(text[end])) end += 1;
  const letters = text.slice(at, end);
  if (text[end] === '$' && letters.length <= MAX_DOLLAR_LETTERS) return end + 1;
  if (letters.toUpperCase() === 'S' && text[end] === '/') return text[end + 1] === '.' ? end + 2 : end + 1;
  if (!LETTERS.has(letters.toLowerCase())) return undefined;
  return text[end] === '.' && !isDigit(text[at - 1]) ? end + 1 : end;
}

/** Whether a word is only a currency: "€", "CHF", "Fr.", "€," in a row of prices, "€*" with a footnote. */
export function isSign(text: string): boolean {
  const sign = text.replace(/(?<![.,;*†‡])[.,;*†‡]+$/, '');
  return sign !== '' && signEnd(sign, 0) === sign.length;
}
