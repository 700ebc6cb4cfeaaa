type TextValue = { value: string };
/** What is compared of a dish, of a draft or of a menu. An amount is a decimal number. */
type PricedDish = {
  title: TextValue;
  description: TextValue | null;
  prices: readonly { label: TextValue | null; amount: TextValue }[];
};
type DishList<Dish> = { items: readonly Dish[] };

/** A unit after a number: "8 oz", "33 cl", "4 pers." Single letters need a number before them: "L" alone is a size. */
const UNITS =
  'oz|ounces?|onces?|lbs?|kg|grammes?|grams?|gr|g|ml|cl|dl|litres?|liters?|l|po|inch(?:es)?|cm|pcs?|pieces?|pièces?|pers|persons?|personnes?|ans|years?|min|kcal|cal';
const MEASURE = new RegExp(`(?<![\\d.,])(\\d{1,4}(?:[.,]\\d{1,2})?)[\\s-]?(?:${UNITS})(?!\\p{L})`, 'giu');
const UNIT_AT_START = /^(?:oz|ounces?|onces?|lbs?|kg|ml|cl|dl)(?!\p{L})/iu;
const YEAR = /^(?:19|20)\d\d$/;
/** From here on, four digits are usual in the currency. */
const HIGH_AMOUNT = 1_000;

/**
 * The indices of each dish's prices that are rather a size or a year: the number has a unit in the dish's own words
 * ("8 oz striploin", $8), the unit was cut off ("oz striploin"), or it is a year beside lower prices.
 */
export function measuresIn<Dish extends PricedDish>({ items }: DishList<Dish>): Map<Dish, number[]> {
  const amounts = items.flatMap(({ prices }) => prices.map(({ amount }) => Number(amount.value)));
  const isHigh = amounts.filter((amount) => amount >= HIGH_AMOUNT).length * 2 > amounts.length;
  const isYear = (text: string) => YEAR.test(text) && (!isHigh || items.length === 1);
  return new Map(
    items.map((item) => {
      const words = [item.title, item.description].flatMap((field) => field?.value ?? []);
      const indices = item.prices.flatMap(({ label, amount }, index) => {
        const texts = label ? [...words, label.value] : words;
        const isMeasure = texts.some(
          (text) => measuresOf(text).includes(Number(amount.value)) || UNIT_AT_START.test(text.trim()),
        );
        return isMeasure || isYear(amount.value) ? [index] : [];
      });
      return [item, indices];
    }),
  );
}

const measuresOf = (text: string): number[] =>
  Array.from(text.matchAll(MEASURE), ([, number]) => Number(number?.replace(',', '.')));

/** With fewer other prices there is nothing to compare with. */
const MIN_OTHERS = 3;
/** So far from the median, and further than this from the nearest other price, a price is doubted. */
const FAR_FROM_MEDIAN = 2.5;
const FAR_FROM_NEAREST = 2;
/** So far from the median it is doubted even if it isn't the only one: a decimal point is missing. */
const VERY_FAR = 8;

/** The dishes whose one price is far from those of the section's others: an $8 steak among $30 ones. */
export function priceOutliers<Dish extends PricedDish>({ items }: DishList<Dish>): Dish[] {
  const priced = items.flatMap((item) => {
    const [price, ...otherPrices] = item.prices;
    const value = price && otherPrices.length === 0 && price.label === null ? Number(price.amount.value) : 0;
    return value > 0 ? [{ item, value }] : [];
  });
  if (priced.length <= MIN_OTHERS) return [];
  const sorted = priced.map(({ value }) => value).sort((a, b) => a - b);
  const places = new Map(sorted.map((value, valueIndex) => [value, valueIndex]));
  return priced
    .filter(({ value }) => {
      const valueIndex = places.get(value) ?? 0;
      // The others in order are the sorted ones without this one.
      const otherValue = (index: number) => sorted[index < valueIndex ? index : index + 1] ?? value;
      const count = sorted.length - 1;
      // Of an even number the nearer of the two in the middle: half of the prices may be wrong.
      const distance = Math.min(ratio(value, otherValue((count - 1) >> 1)), ratio(value, otherValue(count >> 1)));
      const neighbours = [sorted[valueIndex - 1], sorted[valueIndex + 1]].flatMap((price) => price ?? []);
      const nearest = Math.min(...neighbours.map((price) => ratio(value, price)));
      return distance >= VERY_FAR || (distance >= FAR_FROM_MEDIAN && nearest > FAR_FROM_NEAREST);
    })
    .map(({ item }) => item);
}

const ratio = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b);

const AMOUNT = /[$€£]\s?\d|\d\s?[$€£]|(?<![\d.,:])\d{1,3}[.,]\d{2}(?![\d%.,:])/u;
const ONLY_A_NUMBER = /^\d{1,3}(?:[.,]\d{1,2})?$/;
const HOURS = /\d{1,2}[.:]\d{2}\s?(?:[-–—]|to\b|à|bis\b|am\b|pm\b|h\b|uhr\b)/iu;

/** "+2", "farm +4", "+.75", but not "+33 1 42 68 53 00", nor "+ 1 boisson": a number before a word counts something. */
const SURCHARGE =
  /(?<![\p{L}\p{N}])\+\s?(?:\d{0,2}[.,]\d{1,2}(?![\s()./-]{0,3}\d)|\d{1,2}(?=\s?(?:$|[)\]$€£]|[,;]\s?(?!\d))))/u;

/** Whether a line of the page prints an amount: "$3 extra", "12,50", "add bacon +2", but not a telephone number or hours. */
export const hasPrintedAmount = (line: string): boolean =>
  ONLY_A_NUMBER.test(line.trim()) ||
  SURCHARGE.test(line) ||
  (AMOUNT.test(line) && (/[$€£]/.test(line) || !HOURS.test(line)));

/** Whether a text has a letter or a digit: a lone "|" is a line of a table, not a reading. */
export const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const wordSet = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** What menus write instead of an amount, in the languages of menus with Latin letters; folded as `foldedWords` does. */
const PRICE_WORDS = wordSet(
  'market mkt mp mktprice seasonal season daily day today ask inquire enquire request free included complimentary varies',
  'variable price priced weight tba tbc tbd na quote quoted aq poa application see server board chalkboard blackboard',
  'person charge house all can eat ayce size each half dozen marche saison jour demande demandez renseignez consulter',
  'poids arrivage gratuit gratuits gratuite gratuites offert offerts offerte offertes inclus incluse incluses compris',
  'comprise comprises selon suivant prix ardoise tableau voir serveur sq pm volonte choix cours commande discuter devis',
  'varie personne piece kilo mercado sm segun consultar consulte precio gratis incluido incluida temporada peso dia sp',
  'tagespreis marktpreis preis anfrage gewicht große saison kostenlos inklusive inkl frei tagesaktuell dagprijs mercato',
  'sc prezzo secondo quantita etto richiesta incluso giorno stagione preco consulta gratuito thoi gia',
);
/** Beside an amount: "from 12", "12 €/kg", "2 for 10". */
const AMOUNT_WORDS = wordSet(
  'from starting up min max about approx ca pp pers ea doz kg g gr lb lbs oz l cl dl ml partir environ jusqu pour ab von',
  'bis desde hasta partire eur euro euros usd cad chf dollars',
);
/** Not counted: they are in any sentence. */
const SMALL_WORDS = wordSet(
  'a an the of to on upon in at for by per as is no or and you your our us le la les l de du des d au aux en et ou un une',
  'sur par nous vous el los las del al y con il lo gli e da di della dello all alla der die das den dem auf nach und zu',
  'je pro do com',
);

/** In lower case, without accents; "s.q." and "m/p" are one word each. */
const foldedWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}./]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** With more words, all of them must be known: a description was typed or pasted into the price. */
const MAX_PARTLY_KNOWN = 3;

/**
 * Whether a price in words is rather a slip: "abc", "lO", "Soup of the day". Menus have their ways to say "market price"; a
 * word of another alphabet is not judged, and a dash says that there is none.
 */
export function isOddPriceText(text: string): boolean {
  const words = foldedWords(text);
  const isLatin = words.every((word) => /^\p{Script=Latin}+$/u.test(word));
  if (words.length === 0 || !isLatin) return false;
  const isAboutAmount = (word: string) => [PRICE_WORDS, AMOUNT_WORDS, SMALL_WORDS].some((set) => set.has(word));
  if (/\d/.test(text)) return !words.every(isAboutAmount);
  const largeWords = words.filter((word) => !SMALL_WORDS.has(word));
  const priceWords = largeWords.filter((word) => PRICE_WORDS.has(word) || AMOUNT_WORDS.has(word));
  if (words.length > MAX_PARTLY_KNOWN) return priceWords.length === 0 || priceWords.length < largeWords.length;
  return priceWords.length * 2 <= largeWords.length;
}
