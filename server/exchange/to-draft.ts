import type { AmountField, Draft, DraftItem, DraftPrice, DraftSection, TextField } from '../../shared/draft.ts';
import type { DataItem, DataPart, DataSection, MenuDataKind } from '../../shared/menu-data.ts';

/** There is no page: the fields of the draft need a place, and nobody is shown it. */
const NO_PLACE = { page: 0, x: 0, y: 0, width: 0, height: 0 };

const field = (value: string): TextField & AmountField => ({
  value,
  boxes: [NO_PLACE],
  confidence: 1,
  alternatives: [],
});
const optionalField = (value: string | null | undefined) => (value ? field(value) : null);

/** The draft of a data file: what the comparison shows of each dish, beside all that the file says of it. */
export function toDraft(sections: readonly DataSection[], kind: MenuDataKind, notRead: string[]): Draft {
  let key = 0;
  const toItem = (data: DataItem): DraftItem => ({
    key: ++key,
    title: field(data.title),
    description: optionalField(data.description),
    prices: pricesOf(data),
    price_text: optionalField(data.price_text),
    options: (data.options ?? []).map(({ label, price }) => ({ label: field(label), amount: optionalField(price) })),
    tags: data.tags ?? [],
    data,
  });
  const toSection = ({ items, ...data }: DataSection): DraftSection => ({
    key: ++key,
    title: optionalField(data.title),
    description: optionalField(data.description),
    price: optionalField(data.price),
    price_text: optionalField(data.price_text),
    items: items.map(toItem),
    data,
  });
  return { language: null, sections: sections.map(toSection), data_kind: kind, data_not_read: notRead };
}

function pricesOf({ price, price_max, variants = [] }: DataItem): DraftPrice[] {
  if (variants.length > 0) return variants.flatMap(priceOfSize);
  return price ? [{ label: null, amount: field(price), amount_max: optionalField(price_max) }] : [];
}

const priceOfSize = ({ label, price }: DataPart): DraftPrice[] =>
  price === null ? [] : [{ label: optionalField(label), amount: field(price), amount_max: null }];
