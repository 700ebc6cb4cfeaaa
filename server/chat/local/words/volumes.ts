/** Volumes that guests and menus name in any language: "0,5 l", "half a litre", "ein Viertele", "半升". In millilitres. */

const LITRE_WORDS = '(?:l|lt|litres?|liters?|litri|litros?|lt|لتر|升|公升|リットル|リッター|리터)';
const MILLILITRES_BY_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^(?:ml|cc|مل|毫升|ミリ|밀리)/u, 1],
  [/^cl/u, 10],
  [/^(?:dl|デシ)/u, 100],
  [/^/u, 1000],
];

const AMOUNT_PATTERN = new RegExp(
  `(?<![\\d.,])(\\d{1,5}(?:[.,]\\d{1,3})?)\\s?(ml|cc|cl|dl|مل|毫升|ミリ|밀리|デシ|${LITRE_WORDS})(?!\\p{Script=Latin})`,
  'gu',
);
const HALF_WORDS = '(?:half|halbe[nmrs]?|demi|medio|mezzo|meio|نصف|نص|半|ハーフ|반)';
const QUARTER_WORDS = '(?:quarter|viertel|quart|quarto|cuarto|ربع|四分之一)';
const JOINING_SIGNS = "(?:[\\s-](?:de |of (?:an? )?|an? |d'|di )?)?";
/** Measures without a number, the longest first: each is taken out of the text before the next is looked for. */
const MEASURE_PATTERNS: readonly (readonly [RegExp, readonly number[]])[] = [
  [new RegExp(`(?<!\\p{L})${HALF_WORDS}${JOINING_SIGNS}${LITRE_WORDS}(?!\\p{Script=Latin})`, 'gu'), [500]],
  [new RegExp(`(?<!\\p{L})${QUARTER_WORDS}${JOINING_SIGNS}${LITRE_WORDS}(?!\\p{Script=Latin})`, 'gu'), [250]],
  [/(?<!\p{L})(?:litres?|liters?|litros?|litro|لتر)(?!\p{L})|[一1](?:升|公升|リットル)|1 ?리터|한 ?리터/gu, [1000]],
  [/(?<!\p{L})(?:pints?|pintes?|pintas?)(?!\p{L})|パイント|파인트/gu, [568, 500, 473]],
  [/(?<!\p{L})halbe(?!\p{L}| (?:portion|flasche))/gu, [500]],
  [/(?<!\p{L})(?:vierter?l(?:e|i|n)?|quartino)(?!\p{L})/gu, [250]],
  [/(?<!\p{L})acht(?:er|e)?l(?!\p{L})/gu, [125, 100]],
  [/(?<!\p{L})(?:mass|maß)(?!\p{L})/gu, [1000]],
];

/** The volumes that a text names; a pint is one of several. */
export function volumesIn(text: string): ReadonlySet<number> {
  const volumes = new Set<number>();
  let remainingText = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  remainingText = remainingText.replace(AMOUNT_PATTERN, (_, amount: string, unit: string) => {
    const factor = MILLILITRES_BY_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
    volumes.add(Math.round(Number(amount.replace(',', '.')) * factor));
    return ' ';
  });
  for (const [pattern, namedAmounts] of MEASURE_PATTERNS)
    remainingText = remainingText.replace(pattern, () => {
      for (const amount of namedAmounts) volumes.add(amount);
      return ' ';
    });
  return volumes;
}
