import type { z } from 'zod/mini';
import { updateRestaurantBodySchema } from '../../../shared/api/restaurants.ts';
import type { FontKey } from '../../../shared/fonts.ts';
import { MAX_TAXES } from '../../../shared/limits.ts';
import type { AppLocale, MenuLocale } from '../../../shared/locales.ts';
import type { Restaurant, ServiceCharge } from '../../../shared/menu.ts';
import type { Currency } from '../../../shared/money.ts';
import type { OpeningHours } from '../../../shared/opening-hours.ts';
import type { Tax } from '../../../shared/taxes.ts';
import { parseRate, typedRate } from '../../forms/amounts/typed-amounts.ts';
import { checkBody, type FormProblem, type Reading } from '../../forms/check-body.ts';
import { type PeriodLine, periodLine, readPeriod } from '../../forms/hours/period-values.ts';

/** A tax's line; the rate in percent as typed. */
type TaxLine = { number: number; name: string; rate: string; registration: string };

type HoursLines = { periods: PeriodLine[]; closed: { from: string; to: string }[] };

/** The restaurant's form. */
export type RestaurantValues = {
  name: string;
  tagline: string;
  title_font: FontKey;
  text_font: FontKey;
  currency: Currency;
  main_locale: MenuLocale;
  taxes: TaxLine[];
  prices_include_taxes: boolean;
  /** Empty if nothing is stated. */
  service_charge: ServiceCharge | '';
  address: string;
  phone: string;
  hours: string;
  opening_hours: HoursLines;
};
type RestaurantBody = z.output<typeof updateRestaurantBodySchema>;

export const taxLine = ({ number, name, rate, registration }: Tax, locale: AppLocale): TaxLine => ({
  number,
  name,
  rate: typedRate(rate, locale),
  registration: registration ?? '',
});

export function restaurantValues(restaurant: Restaurant, locale: AppLocale): RestaurantValues {
  const { name, tagline, title_font, text_font, currency, main_locale, address, phone, hours } = restaurant;
  return {
    name,
    tagline: tagline ?? '',
    title_font,
    text_font,
    currency,
    main_locale,
    taxes: restaurant.taxes.map((tax) => taxLine(tax, locale)),
    prices_include_taxes: restaurant.prices_include_taxes,
    service_charge: restaurant.service_charge ?? '',
    address: address ?? '',
    phone: phone ?? '',
    hours: hours ?? '',
    opening_hours: hoursLines(restaurant.opening_hours),
  };
}

const hoursLines = (hours: OpeningHours | null): HoursLines => ({
  periods: (hours?.periods ?? []).map(periodLine),
  closed: hours?.closed ?? [],
});

function readHoursLines({ periods, closed }: HoursLines): OpeningHours | null {
  if (periods.length === 0 && closed.length === 0) return null;
  return {
    periods: periods.map(readPeriod),
    // One date is enough.
    closed: closed.map(({ from, to }) => ({ from, to: to || from })),
  };
}

export function readRestaurant(values: RestaurantValues): Reading<RestaurantBody> {
  const taxProblems: Record<string, FormProblem> = {};
  const taxBodies = values.taxes.map(({ number, name, rate, registration }, index) => {
    const parsedRate = parseRate(rate);
    if (parsedRate === undefined) taxProblems[`taxes.${index}.rate`] = 'not_a_rate';
    return { number, name, rate: parsedRate ?? 0, registration: registration.trim() || null };
  });
  const opening_hours = readHoursLines(values.opening_hours);
  const service_charge = values.service_charge || null;
  return checkBody(
    updateRestaurantBodySchema,
    { ...values, taxes: taxBodies, service_charge, opening_hours },
    taxProblems,
  );
}

/**
 * Adds a tax, with its own number if that is free (items refer to taxes by number), else with the smallest free one. Does
 * nothing if there are nine.
 */
export function addTax(taxes: readonly TaxLine[], tax: Omit<TaxLine, 'number'>, wantedNumber?: number): TaxLine[] {
  const taxNumbers = Array.from({ length: MAX_TAXES }, (_, index) => index + 1);
  const freeNumbers = taxNumbers.filter((number) => !taxes.some((other) => other.number === number));
  const taxNumber = wantedNumber !== undefined && freeNumbers.includes(wantedNumber) ? wantedNumber : freeNumbers[0];
  if (taxNumber === undefined) return [...taxes];
  return [...taxes, { ...tax, number: taxNumber }].sort((one, other) => one.number - other.number);
}
