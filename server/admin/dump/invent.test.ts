import { expect, test } from 'vitest';
import { createInventor, type TextOptions } from './invent.ts';

const identity = {
  id: '7k3m9x2p4q',
  name: 'Chez Lise',
  address: '12 rue Neuve',
  phone: '12 34 56 78',
  owner_email: 'lise@example.org',
};
const inventor = createInventor([identity]);
const change = (text: string, options?: TextOptions) => inventor.text(identity.id, text, options);

test.each([
  'Réservez sur chez-lise.ca, merci',
  '(chez-lise.ca)',
  'Voir chez-lise.ca.',
  '(www.chez.fr)',
  'chez-lise.quebec',
  'menu.chez-lise.bistro/carte?x=1',
  '«https://chez.fr»',
  'chez．paris',
  'lise@chez.fr',
  'Lise＠chez.fr;',
])('the address of mail or the web in "%s" is replaced', (text) => {
  expect(change(text)).not.toMatch(/lise|chez|paris/i);
  expect(change(text)).toContain('example.com');
});

test.each([
  'Call +1 (514) 555-7788 now',
  '514‑555‑7788',
  '０３－１２３４－５６７８',
  '0475/12.34.56',
  '04 75 12 34 56',
  '04.75.12.34.56',
  '555-1234, or later',
  '12.50 or 514.555.7788',
  '1234-5678, at 12345678 and 12 34 5678',
])('the telephone number in "%s" is replaced', (text) => {
  expect(change(text)).toContain('(phone)');
  expect(change(text).normalize('NFKC')).not.toMatch(/\d{3}\P{L}*\d{4}|34\P{L}56|7788/u);
});

test.each([
  'Soup of the day',
  '12 / 18 €, 1990, 250 ml',
  '8.50 12.50 16.00 18.00 22.50 24.00 26.50',
  '12.00 - 15.00',
  '24.00-32.00',
  '8,50 / 12,50 / 16,00',
  '12/18/24/32',
  '120000 - 180000',
  '1 000 000',
  'Bordeaux 2018 2019',
  'Lu-Ve 11:30-14:00 18:00-22:00, 11.30–14.00 18.00–22.00',
])('"%s" stays', (text) => {
  expect(change(text)).toBe(text);
});

test('in the words of a price, digits are a telephone number only if they are the restaurant’s', () => {
  expect(change('18 24 32 45 60', { isPrice: true })).toBe('18 24 32 45 60');
  expect(change('12 34 56 78', { isPrice: true })).toBe('(phone)');
  expect(change('12-34-56-78')).toBe('(phone)');
});

test('names and addresses are replaced in any case, today’s and those of the text, and keep the price beside them', () => {
  const name = inventor.restaurantName(identity.id);
  expect(change('Burger CHEZ LISE 12.50')).toBe(`Burger ${name} 12.50`);
  const street = inventor.street(identity.id);
  expect(change('12.50 12 RUE Neuve 12.50')).toBe(`12.50 ${street} 12.50`);
  const also = { name: 'Au Vieux Four', address: '3 quai Sud', phone: null };
  expect(change('Four: au vieux four, 3 quai sud, ex Chez Lise', { also })).toBe(
    `Four: ${name}, ${street}, ex ${name}`,
  );
});
