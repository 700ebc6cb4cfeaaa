export type PriceInName = {
  /** The name without the number. */
  title: string;
  /** Decimal text with a point. */
  amount: string;
};

/**
 * "Onglet, frites 22", "Limonade … 4,50 €", "Caesar ($14)", "poulet +3", "pain 2€50", "eau .75". Four digits are a year, and
 * a number with a unit is a size.
 */
const NUMBER_AT_END =
  /[\s.…·_(](?:\+\s?)?(?:[$€£]\s?)?(?:\+\s?)?(\d{1,3}\s?[€$£e]\s?\d{2}|\d{1,3}(?:[.,]\d{1,2})?|[.,]\d{2})(?:[.,][-–—])?\s?(?:[$€£]|[A-Z]{3}|euros?|dollars?)?\)?$/u;
const LEADERS = /(?<![\s.…·_:–—-])[\s.…·_:–—-]+$/;
/** "Huîtres (6)", "Soupe (1)": pieces or a footnote, unless there is a sign. */
const BARE_IN_BRACKETS = /^\(\d+\)$/;
/** "Pizza n° 4", "Menu #2", "Nems x 6": the number belongs to the name. */
const COUNTS = /(?:^|[\s(])(?:n[°ºo]\.?|nr\.?|no\.?|#|№|[x×])$/iu;

/**
 * A number at the end of a dish's name. If the price is empty, it is probably the price, read as part of the name.
 * Returns null if there is none, or if it is a part of the name.
 */
export function priceInName(name: string): PriceInName | null {
  const trimmedName = name.trim();
  const numberAtEnd = NUMBER_AT_END.exec(trimmedName);
  if (!numberAtEnd) return null;
  if (BARE_IN_BRACKETS.test(numberAtEnd[0])) return null;
  const title = trimmedName.slice(0, numberAtEnd.index).replace(LEADERS, '');
  if ((title.match(/\p{L}/gu)?.length ?? 0) < 2 || COUNTS.test(title)) return null;
  const amount = (numberAtEnd[1] ?? '').replace(/\s?[€$£e]\s?|,/u, '.').replace(/^\./, '0.');
  // "05" is not an amount, and nothing costs 0.
  if (/^0\d/.test(amount) || Number(amount) === 0) return null;
  return { title, amount };
}
