import type { BillingAddress, Province } from '../../../../shared/api/subscriptions.ts';
import { PROVINCES } from '../../../../shared/api/subscriptions.ts';
import type { AppLocale } from '../../../../shared/locales.ts';
import { isCountry } from './countries.ts';

/** The place that determines the taxes. `province` is empty until it is chosen, and outside Canada. */
export type BillingPlace = { country: string; province: Province | '' };

/** Canada's time zones with their provinces; Eastern time is Ontario's and Québec's, also as browsers name Montréal's. */
const PROVINCE_OF_ZONE: Readonly<Record<string, Province>> = {
  'America/Halifax': 'NS',
  'America/Glace_Bay': 'NS',
  'America/Moncton': 'NB',
  'America/St_Johns': 'NL',
  'America/Goose_Bay': 'NL',
  'America/Montreal': 'QC',
  'America/Blanc-Sablon': 'QC',
  'America/Winnipeg': 'MB',
  'America/Regina': 'SK',
  'America/Swift_Current': 'SK',
  'America/Edmonton': 'AB',
  'America/Calgary': 'AB',
  'America/Vancouver': 'BC',
  'America/Dawson_Creek': 'BC',
  'America/Whitehorse': 'YT',
  'America/Yellowknife': 'NT',
  'America/Iqaluit': 'NU',
};
const EASTERN_ZONE = 'America/Toronto';

const isProvince = (text: string | null): text is Province => (PROVINCES as readonly unknown[]).includes(text);

type PlaceHints = {
  address: Pick<BillingAddress, 'country' | 'province'> | null;
  timezone: string;
  /** Whether the restaurant's prices have Québec's tax. */
  chargesQst: boolean;
  currency: string;
  locale: AppLocale;
  /** The browser's first language, for example "fr-FR". */
  language: string;
  /** Used if nothing else decides. */
  fallback: Province | '';
};

/** The likely place of an owner who hasn't entered one, to be corrected. A saved place comes first. */
export function guessPlace({
  address,
  timezone,
  chargesQst,
  currency,
  locale,
  language,
  fallback,
}: PlaceHints): BillingPlace {
  if (address) return { country: address.country, province: isProvince(address.province) ? address.province : '' };
  const zoneProvince = PROVINCE_OF_ZONE[timezone];
  if (zoneProvince) return { country: 'CA', province: zoneProvince };
  // English is spoken in both, so an English owner in Montréal is not offered Ontario.
  if (timezone === EASTERN_ZONE) return { country: 'CA', province: chargesQst || locale === 'fr' ? 'QC' : fallback };
  const regionCode = language.split('-').at(-1) ?? '';
  if (currency !== 'CAD' && regionCode !== language && isCountry(regionCode))
    return { country: regionCode, province: '' };
  return { country: 'CA', province: fallback };
}
