import { CURRENCIES, type Currency } from '../../../shared/money.ts';

/** Time zones (IANA) for which their continent's default would be wrong. */
const BY_ZONE: Record<string, Currency> = {
  'Europe/London': 'GBP',
  'Europe/Belfast': 'GBP',
  'Europe/Jersey': 'GBP',
  'Europe/Guernsey': 'GBP',
  'Europe/Isle_of_Man': 'GBP',
  'Europe/Zurich': 'CHF',
  'Europe/Vaduz': 'CHF',
  'Europe/Busingen': 'CHF',
  'Europe/Stockholm': 'SEK',
  'Europe/Oslo': 'NOK',
  'Europe/Copenhagen': 'DKK',
  'Europe/Warsaw': 'PLN',
  'Europe/Prague': 'CZK',
  'Europe/Budapest': 'HUF',
  'Europe/Bucharest': 'RON',
  'Europe/Kyiv': 'UAH',
  'Europe/Kiev': 'UAH',
  'Europe/Istanbul': 'TRY',
  'Atlantic/Reykjavik': 'ISK',
  'America/Mexico_City': 'MXN',
  'America/Cancun': 'MXN',
  'America/Monterrey': 'MXN',
  'America/Tijuana': 'MXN',
  'America/Merida': 'MXN',
  'America/Sao_Paulo': 'BRL',
  'America/Bahia': 'BRL',
  'America/Fortaleza': 'BRL',
  'America/Recife': 'BRL',
  'America/Manaus': 'BRL',
  'America/Argentina/Buenos_Aires': 'ARS',
  'America/Buenos_Aires': 'ARS',
  'America/Santiago': 'CLP',
  'America/Bogota': 'COP',
  'Pacific/Auckland': 'NZD',
  'Asia/Tokyo': 'JPY',
  'Asia/Shanghai': 'CNY',
  'Asia/Seoul': 'KRW',
  'Asia/Hong_Kong': 'HKD',
  'Asia/Singapore': 'SGD',
  'Asia/Taipei': 'TWD',
  'Asia/Bangkok': 'THB',
  'Asia/Ho_Chi_Minh': 'VND',
  'Asia/Saigon': 'VND',
  'Asia/Kolkata': 'INR',
  'Asia/Calcutta': 'INR',
  'Asia/Jakarta': 'IDR',
  'Asia/Kuala_Lumpur': 'MYR',
  'Asia/Manila': 'PHP',
  'Asia/Dubai': 'AED',
  'Asia/Riyadh': 'SAR',
  'Asia/Kuwait': 'KWD',
  'Asia/Qatar': 'QAR',
  'Asia/Jerusalem': 'ILS',
  'Asia/Istanbul': 'TRY',
  'Africa/Casablanca': 'MAD',
  'Africa/Tunis': 'TND',
  'Africa/Cairo': 'EGP',
  'Africa/Johannesburg': 'ZAR',
};
const CANADIAN_CITIES =
  'Atikokan Blanc-Sablon Calgary Cambridge_Bay Coral_Harbour Creston Dawson Dawson_Creek Edmonton Fort_Nelson ' +
  'Glace_Bay Goose_Bay Halifax Inuvik Iqaluit Moncton Montreal Nipigon Pangnirtung Rainy_River Rankin_Inlet Regina ' +
  'Resolute St_Johns Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yellowknife';
const CANADIAN_ZONES = new Set(CANADIAN_CITIES.split(' ').map((city) => `America/${city}`));

/** ISO 3166 regions of language tags, used if the time zone is not known. */
const BY_REGION: Record<string, Currency> = {
  CA: 'CAD',
  US: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  AU: 'AUD',
  NZ: 'NZD',
  MX: 'MXN',
  BR: 'BRL',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  JP: 'JPY',
  CN: 'CNY',
  KR: 'KRW',
  HK: 'HKD',
  SG: 'SGD',
  TW: 'TWD',
  TH: 'THB',
  VN: 'VND',
  IN: 'INR',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  BG: 'EUR',
  UA: 'UAH',
  TR: 'TRY',
  MA: 'MAD',
  TN: 'TND',
  EG: 'EGP',
  ZA: 'ZAR',
  FR: 'EUR',
  DE: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  PT: 'EUR',
  BE: 'EUR',
  NL: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  LU: 'EUR',
  FI: 'EUR',
  GR: 'EUR',
};

/**
 * The restaurant's most likely currency, from the browser's time zone and then from the regions of its languages; the
 * owner confirms it.
 * @param languages As `navigator.languages`: BCP 47 tags, preferred first.
 */
export function guessCurrency(timezone: string, languages: readonly string[]): Currency {
  const zoneCurrency = BY_ZONE[timezone] ?? (CANADIAN_ZONES.has(timezone) ? 'CAD' : undefined);
  if (zoneCurrency) return zoneCurrency;
  if (timezone.startsWith('Canada/')) return 'CAD';
  if (timezone.startsWith('Australia/')) return 'AUD';
  if (timezone.startsWith('Europe/')) return 'EUR';
  const regionCodes = languages.map((tag) => /[-_]([A-Z]{2})\b/.exec(tag)?.[1] ?? '');
  const byRegion = regionCodes.map((region) => BY_REGION[region]).find((currency) => currency !== undefined);
  if (byRegion) return byRegion;
  return timezone.startsWith('America/') ? 'USD' : CURRENCIES[0];
}
