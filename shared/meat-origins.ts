import * as z from 'zod/mini';

/**
 * The meats whose origin restaurants in France state (decrees 2002-1465 and 2022-65): where the animals were raised and
 * slaughtered.
 */
export const MEATS = ['beef', 'pork', 'poultry', 'lamb'] as const;
export type Meat = (typeof MEATS)[number];

/** Countries that meat in Europe comes from: ISO 3166-1 alpha-2. Their names come from the browser and Node. */
export const ORIGIN_COUNTRIES = [
  ...['FR', 'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV'],
  ...['MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'AR', 'AU', 'BR', 'CA', 'CH', 'CL', 'CN', 'GB', 'IS', 'JP', 'MA'],
  ...['NA', 'NO', 'NZ', 'PY', 'RS', 'TH', 'TR', 'UA', 'US', 'UY', 'ZA'],
];

export const meatOriginSchema = z.strictObject({
  meat: z.enum(MEATS),
  country: z.string().check(z.refine((code) => ORIGIN_COUNTRIES.includes(code), { error: 'invalid_value' })),
});
export type MeatOrigin = z.infer<typeof meatOriginSchema>;

/** "France and Germany", for each meat that is stated. */
export function originWords(origins: readonly MeatOrigin[], languageTag: string): { meat: Meat; countries: string }[] {
  if (origins.length === 0) return [];
  const names = new Intl.DisplayNames([languageTag], { type: 'region' });
  const list = new Intl.ListFormat(languageTag);
  return MEATS.flatMap((meat) => {
    const countries = origins
      .filter((origin) => origin.meat === meat)
      .map(({ country }) => names.of(country) ?? country);
    return countries.length === 0 ? [] : [{ meat, countries: list.format(countries) }];
  });
}

const FRENCH_ZONES = [
  ...['Europe/Paris', 'America/Guadeloupe', 'America/Martinique', 'America/Cayenne', 'Indian/Reunion'],
  'Indian/Mayotte',
];

/** Whether a restaurant is in France, as far as its settings show. */
export const isInFrance = ({ timezone, currency }: { timezone: string; currency: string }): boolean =>
  currency === 'EUR' && FRENCH_ZONES.includes(timezone);
