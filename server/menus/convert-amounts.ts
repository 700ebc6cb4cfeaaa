import { Refusal } from '../../shared/errors.ts';
import { type Currency, currencyDecimals, decimalText, minorUnits } from '../../shared/money.ts';
import type { Db } from '../db/db.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import {
  type ItemAmounts,
  listItemAmounts,
  listSectionAmounts,
  type SectionAmounts,
  saveItemAmounts,
  saveSectionAmounts,
} from './bulk-queries.ts';

/**
 * Changes the currency: "12.50" stays "12.50", in the other's minor units (CAD 1250, KWD 12500); no exchange rate is
 * applied. An amount in the bin that the new currency can't represent becomes unknown.
 *
 * @throws Refusal `validation_failed` of `currency` if a live amount would have to be rounded (12.50 in JPY).
 */
export async function convertAmounts(
  tx: Db,
  access: RestaurantAccess,
  { from, to }: { from: Currency; to: Currency },
): Promise<void> {
  if (currencyDecimals(from) === currencyDecimals(to)) return;
  const converted = (amount: number) => minorUnits(decimalText(amount, from), to);
  const converterOf =
    ({ deleted_at }: { deleted_at: string | null }) =>
    (amount: number | null) => {
      if (amount === null) return null;
      const convertedAmount = converted(amount);
      if (convertedAmount === null && deleted_at === null)
        throw new Refusal('validation_failed', { fields: { currency: 'invalid_value' } });
      return convertedAmount;
    };
  const convertedItems = (await listItemAmounts(tx, access)).map((item) => ({
    ...convertItem(item, converterOf(item)),
    checked_price: convertChecked(item.checked_price, converted),
  }));
  const convertedSections = (await listSectionAmounts(tx, access)).map(
    (section): SectionAmounts => ({ ...section, price: converterOf(section)(section.price) }),
  );
  await saveItemAmounts(tx, access, convertedItems);
  await saveSectionAmounts(tx, access, convertedSections);
}

const convertItem = (item: ItemAmounts, convert: (amount: number | null) => number | null): ItemAmounts => ({
  ...item,
  price: convert(item.price),
  price_max: convert(item.price_max),
  variants: item.variants.map((variant) => ({ ...variant, price: convert(variant.price) })),
  options: item.options.map((option) => ({ ...option, price: convert(option.price) })),
});

/** A confirmed price that the new currency can't represent is asked about again: no dish has it. */
function convertChecked(
  checked: ItemAmounts['checked_price'],
  convert: (amount: number) => number | null,
): ItemAmounts['checked_price'] {
  if (checked === null || checked.price === null) return checked;
  const price = convert(checked.price);
  return price === null ? null : { ...checked, price };
}
