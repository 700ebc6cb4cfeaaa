import { describe, expect, test } from 'vitest';
import type { Restaurant } from '../../../shared/menu.ts';
import { GST, QST } from '../../../shared/taxes.ts';
import { sampleRestaurant } from '../../../test/sample-publication.ts';
import { addTax, readRestaurant, restaurantValues, taxLine } from './restaurant-values.ts';

const restaurant = (fields: Partial<Restaurant> = {}): Restaurant => ({
  translations: [],
  id: '7k3m9x2p4q',
  name: "L'Étoile & Fils",
  main_locale: 'fr',
  currency: 'CAD',
  timezone: 'America/Toronto',
  logo: null,
  title_font: 'fraunces',
  text_font: 'inter',
  tagline: null,
  address: null,
  phone: null,
  hours: null,
  opening_hours: null,
  taxes: [GST, { ...QST, registration: '1234' }],
  prices_include_taxes: false,
  service_charge: null,
  published_at: null,
  updated_at: '2026-11-20T12:00:00.000Z',
  version: 1,
  menus: [],
  ...fields,
});

describe('the restaurant’s form', () => {
  test('reads the restaurant’s current values', () => {
    const { name, tagline, phone } = sampleRestaurant();
    const stands = restaurant({ name, tagline, phone, prices_include_taxes: true, service_charge: 'included' });
    expect(readRestaurant(restaurantValues(stands, 'fr')).body).toEqual({
      name,
      tagline,
      phone,
      title_font: 'fraunces',
      text_font: 'inter',
      currency: 'CAD',
      main_locale: 'fr',
      taxes: stands.taxes,
      prices_include_taxes: true,
      service_charge: 'included',
      address: null,
      hours: null,
      opening_hours: null,
    });
  });

  test('reads hours line by line, a closed day from one date, and names what is missing', () => {
    const opening_hours = {
      periods: [{ days: [2, 6], from: '17:00', to: '00:00', valid_from: null, valid_through: null }],
      closed: [{ from: '2026-12-25', to: '2026-12-25' }],
    };
    const values = restaurantValues(restaurant({ opening_hours }), 'en');
    expect(readRestaurant(values).body).toMatchObject({ opening_hours });
    const oneDate = { ...values.opening_hours, closed: [{ from: '2026-12-25', to: '' }] };
    expect(readRestaurant({ ...values, opening_hours: oneDate }).body).toMatchObject({ opening_hours });
    const line = { days: [], from: '', to: '23:00', valid_from: '2026-07-01', valid_through: '' };
    expect(readRestaurant({ ...values, opening_hours: { periods: [line], closed: [] } }).problems).toEqual({
      'opening_hours.periods.0.days': 'required',
      'opening_hours.periods.0.from': 'invalid_value',
      'opening_hours.periods.0.valid_through': 'required',
    });
  });

  test('refuses special characters in the name, and accepts accents, apostrophes and ampersands', () => {
    const values = restaurantValues(restaurant(), 'en');
    expect(readRestaurant(values).problems).toBeNull();
    expect(readRestaurant({ ...values, name: 'Chez [Léa]' }).problems).toEqual({ name: 'special_characters' });
  });

  test('refuses what is no rate, and a tax without a name, at their fields', () => {
    const values = restaurantValues(restaurant(), 'en');
    const [gst, qst] = values.taxes;
    if (!gst || !qst) throw new Error('NEVER');
    const taxes = [
      { ...gst, rate: 'five' },
      { ...qst, name: ' ' },
    ];
    expect(readRestaurant({ ...values, taxes }).problems).toEqual({
      'taxes.0.rate': 'not_a_rate',
      'taxes.1.name': 'required',
    });
  });
});

describe('a tax that is added', () => {
  const line = (number: number) => taxLine({ ...GST, number }, 'en');

  test('keeps its own number, in order', () => {
    expect(addTax([taxLine(QST, 'en')], line(0), GST.number).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('gets the smallest free number if its own is in use or it has none', () => {
    expect(addTax([line(1), line(3)], line(0)).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(addTax([line(1)], line(0), 1).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('is not added to nine', () => {
    const nine = Array.from({ length: 9 }, (_, index) => line(index + 1));
    expect(addTax(nine, line(0))).toEqual(nine);
  });
});
