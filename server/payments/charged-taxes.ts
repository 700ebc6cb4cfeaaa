import type { ChargedTax, Province } from '../../shared/api/subscriptions.ts';
import { GST, QST, type Tax } from '../../shared/taxes.ts';

/** The buyer's place, which determines the taxes. */
export type TaxPlace = { country: string; province: Province | null };

/** The seller's details on invoices. */
export type Seller = { name: string; gst_number: string | null; qst_number: string | null };

/** One hundred percent in the unit of rates, thousandths of a percent. */
const WHOLE = 100_000;

/** The assumed place of a sale while the buyer's address is unknown: the seller's. */
export const SELLERS_PLACE: TaxPlace = { country: 'CA', province: 'QC' };

export const placeOf = (country: string, province: string | null): TaxPlace => ({
  country,
  province: country === 'CA' ? (province as Province | null) : null,
});

/** GST everywhere in Canada, QST in Quebec, nothing elsewhere (docs/decisions/052). */
export function taxesAt({ country, province }: TaxPlace): Tax[] {
  if (country !== 'CA') return [];
  return province === 'QC' || province === null ? [GST, QST] : [GST];
}

/** The taxes on an amount, each rounded to the minor unit separately, as a Canadian invoice shows them. */
export function chargeTaxes(subtotal: number, taxes: readonly Tax[], seller: Seller): ChargedTax[] {
  return taxes.map(({ number, name, rate }) => ({
    number,
    name,
    rate,
    amount: Math.round((subtotal * rate) / WHOLE),
    registration: registrationOf(number, seller),
  }));
}

export const registrationOf = (number: number, seller: Seller): string | null => {
  if (number === GST.number) return seller.gst_number;
  return number === QST.number ? seller.qst_number : null;
};
