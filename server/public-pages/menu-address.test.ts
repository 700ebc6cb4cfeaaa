import { expect, test } from 'vitest';
import { readMenuAddress, readOtherAddress } from './menu-address.ts';

const ID = '7k3m9x2p41';

test('an address as it should be', () => {
  expect(readMenuAddress(ID, null)).toEqual({ kind: 'menu', restaurant_id: ID, menu_id: null, is_embedded: false });
  expect(readMenuAddress(ID, '12')).toEqual({ kind: 'menu', restaurant_id: ID, menu_id: 12, is_embedded: false });
});

test.each([
  ['7K3M9X2P41', null, `/restaurants/${ID}`],
  ['7k3m9-x2p4l', '2', `/restaurants/${ID}/menus/2`],
  ['7k3m9x2p4I', '2', `/restaurants/${ID}/menus/2`],
])('%s is mended', (typed, menu, path) => {
  expect(readMenuAddress(typed, menu)).toEqual({ kind: 'misspelt', path });
});

test.each([
  ['too short', '7k3m9x2p4', null],
  ['a letter that is none of the alphabet', '7k3m9x2p4u', null],
  ['no menu number', ID, 'dinner'],
  ['zero', ID, '0'],
  ['a number written differently', ID, '01'],
  ['a number no menu can have', ID, '99999999999'],
])('%s can’t be one', (_, restaurant, menu) => {
  expect(readMenuAddress(restaurant, menu)).toEqual({ kind: 'malformed' });
});

test('a slash at the end is removed', () => {
  expect(readOtherAddress(`/restaurants/${ID}/`)).toEqual({ kind: 'misspelt', path: `/restaurants/${ID}` });
  expect(readOtherAddress(`/restaurants/${ID}/menus/3//`)).toEqual({
    kind: 'misspelt',
    path: `/restaurants/${ID}/menus/3`,
  });
});

test('an address for a frame stays one', () => {
  expect(readMenuAddress('7K3M9X2P41', '2', true)).toEqual({
    kind: 'misspelt',
    path: `/restaurants/${ID}/embed/menus/2`,
  });
  expect(readOtherAddress(`/restaurants/${ID}/embed/`)).toEqual({ kind: 'misspelt', path: `/restaurants/${ID}/embed` });
  expect(readOtherAddress(`/restaurants/${ID}/embed/q/7/`)).toBeNull();
});

test('any other address leads nowhere', () => {
  const endless = `/restaurants/${ID}/q/${'7'.repeat(101)}`;
  expect(readOtherAddress(endless)).toEqual({ kind: 'misspelt', path: `/restaurants/${ID}` });
  expect(readOtherAddress('/restaurants/')).toBeNull();
  expect(readOtherAddress(`/restaurants/${ID}/menus`)).toBeNull();
  expect(readOtherAddress(`/restaurants/${ID}/menus/1/items/2`)).toBeNull();
});

test('an id too long for the router, or badly encoded, can’t be one', () => {
  expect(readOtherAddress(`/restaurants/${'7'.repeat(500)}`)).toEqual({ kind: 'malformed' });
  expect(readOtherAddress('/restaurants/%E0%A4%A/')).toEqual({ kind: 'malformed' });
});
