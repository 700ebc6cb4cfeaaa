import {
  type AmountField,
  DOUBTFUL_BELOW,
  type DraftItem,
  type DraftPrice,
  type DraftSection,
  type TextField,
} from '../../shared/draft.ts';
import type { BlockConfidence } from '../blocks/block-confidence.ts';
import { median } from '../geometry/placed-word.ts';
import { type FieldFeatures, type FieldKind, type Fit, toOdds } from './confidence.ts';
import { likelierAmount } from './likelier-amount.ts';
import { hasGroupPrice, isMostlyPriced, isPriced } from './priced.ts';

/**
 * The origin of a section or an item: its block's confidence, whether engines disagreed about its name, and whether a
 * price of it was recognised in a picture.
 */
type BlockEvidence = { sure: BlockConfidence | undefined; is_disputed: boolean; is_price_from_ocr: boolean };
export type EvidenceByKey = Map<number, BlockEvidence>;

/**
 * Sets the fitted confidence of headings, titles and amounts from their legibility, their block's confidence, and
 * anything unusual for the menu: a missing price if prices are the rule or neighbours have them, a lower-case start
 * among capitals, two prices with the same label, a number left at a name's end, a priced heading over dishes with
 * their own prices, a heading over one dish.
 */
export function rateFields(sections: DraftSection[], evidence: EvidenceByKey, confidenceOf: Fit): DraftSection[] {
  const items = sections.flatMap((section) => section.items);
  const hasCapitals = items.filter(isLower).length < 0.3 * items.length;
  const menu = { 'mostly priced': flag(isMostlyPriced(items)) };
  return sections.map((section) => {
    const sectionEvidence = evidence.get(section.key);
    const heading = { ...menu, ...ofBlock(sectionEvidence?.sure), ...ofHeading(section) };
    return {
      ...section,
      title:
        section.title &&
        rate(section.title, 'heading', { ...heading, ...ofText(section.title, sectionEvidence) }, confidenceOf),
      items: section.items.map((item, index) => {
        const itemMade = evidence.get(item.key);
        const otherAmounts = othersOf(item, section);
        const dish = {
          ...menu,
          ...ofBlock(itemMade?.sure),
          ...ofDish(item, section, index),
          ...ofName(item.title),
          'bare where prices are the rule': flag(isBare(item, section)) * menu['mostly priced'],
          'lower among capitals': flag(hasCapitals && isLower(item)),
        };
        return {
          ...item,
          title: rate(item.title, 'title', { ...dish, ...ofText(item.title, itemMade) }, confidenceOf),
          prices: item.prices.map((price) => {
            const isFar = isFarAbove(price.amount, otherAmounts);
            const rated = ratePrice(price, { ...dish, 'far above its section': flag(isFar) }, confidenceOf);
            return isFar && itemMade?.is_price_from_ocr ? correctFarAmount(rated, otherAmounts) : rated;
          }),
        };
      }),
    };
  });
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);
const isBare = (item: DraftItem, section: DraftSection) => !isPriced(item) && !hasGroupPrice(section);

const ofHeading = (section: DraftSection): FieldFeatures => ({
  'priced over priced': flag(hasGroupPrice(section) && section.items.some(isPriced)),
  'over one': flag(section.items.length === 1),
  'over two': flag(section.items.length === 2),
});

function ofDish(item: DraftItem, section: DraftSection, index: number): FieldFeatures {
  const beside = [section.items[index - 1], section.items[index + 1]].filter((one) => one !== undefined);
  return {
    bare: flag(isBare(item, section)),
    'bare among priced': flag(isBare(item, section) && beside.length > 0 && beside.every(isPriced)),
    'same label twice': flag(hasLabelTwice(item)),
    'several prices': flag(item.prices.length > 1),
    'prices unlike neighbours': flag(
      beside.length > 0 && beside.every(({ prices }) => prices.length !== item.prices.length),
    ),
    'number at the end': flag(/\d$/.test(item.title.value)),
    'first of its section': flag(index === 0),
    'under no heading': flag(section.title === null),
  };
}

/**
 * From here on a field's letters are certain before anything else is known of it: no engine disagrees, and the text of a
 * PDF or nearly all of the words were read without a doubt. A bare number is one less often (`draft-fields.ts`).
 */
const LEGIBLE_FROM: Readonly<Record<FieldKind, number>> = { heading: 0.9, title: 0.9, amount: 0.8 };

/** A field that is doubted although its letters are certain says so: its doubt is what it is, not what is printed. */
function rate<T extends TextField | AmountField>(
  field: T,
  kind: FieldKind,
  features: FieldFeatures,
  confidenceOf: Fit,
): T {
  const confidence = confidenceOf(kind, { legible: toOdds(field.confidence), ...features });
  const isLegible = field.confidence >= LEGIBLE_FROM[kind] && features['disputed'] !== 1;
  return { ...field, confidence, ...(isLegible && confidence < DOUBTFUL_BELOW ? { is_legible: true } : {}) };
}

function ratePrice(price: DraftPrice, dish: FieldFeatures, confidenceOf: Fit): DraftPrice {
  const { amount, label } = price;
  const features = {
    ...dish,
    'no decimals': flag(!amount.value.includes('.')),
    'over 100': flag(Number(amount.value) > 100),
    labelled: flag(label !== null),
    range: flag(price.amount_max !== null),
  };
  return { ...price, amount: rate(amount, 'amount', features, confidenceOf) };
}

/**
 * Corrects an amount that OCR read far above `others`, the amounts of its section's other dishes. Then its letters are in
 * doubt, whatever the engines say.
 */
function correctFarAmount(price: DraftPrice, otherAmounts: number[]): DraftPrice {
  const { is_legible: _, ...readAmount } = price.amount;
  return price.amount_max === null ? { ...price, amount: likelierAmount(readAmount, otherAmounts) } : price;
}

const othersOf = (item: DraftItem, section: DraftSection): number[] =>
  section.items
    .filter((one) => one !== item)
    .flatMap(({ prices }) => prices.map((price) => Number(price.amount.value)));

/** Over eight times the median of three or more others. None of 10,430 amounts in drawn and real menus' truths is. */
const isFarAbove = ({ value }: AmountField, otherAmounts: number[]): boolean =>
  otherAmounts.length >= 3 && Number(value) > 8 * median(otherAmounts);

/** Properties of a dish's name that also put its prices in doubt. */
const ofName = ({ value }: TextField): FieldFeatures => ({ 'amount in the name': flag(AMOUNT.test(value)) });
const AMOUNT = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

const ofBlock = (sure: BlockConfidence | undefined): FieldFeatures => ({
  'sure name': toOdds(sure?.name ?? 0.5),
  'sure block': toOdds(sure?.whole ?? 0.5),
  'unsure name': flag(sure !== undefined && sure.name < 0.8),
});

function ofText({ value }: TextField, evidence: BlockEvidence | undefined): FieldFeatures {
  const words = value.split(' ').length;
  return {
    disputed: flag(evidence?.is_disputed === true),
    'one word': flag(words === 1),
    'over five words': flag(words > 5),
    'over eight words': flag(words > 8),
  };
}

const isLower = (item: DraftItem) => /^\p{Ll}/u.test(item.title.value);

function hasLabelTwice({ prices }: DraftItem): boolean {
  const labels = prices.flatMap(({ label }) => label?.value ?? []);
  return new Set(labels).size < labels.length;
}
