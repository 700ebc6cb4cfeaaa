import { expect, test } from 'vitest';
import { ownOrigin, parseOwnHost } from './own-host.ts';

const ENV = {
  PUBLIC_URL: 'https://menus.example',
  OWN_DOMAIN_TARGET: 'edge.menus.net',
  OTHER_HOSTS: ['origin.cdn.example'],
};

test.each([
  ['menu.chez-marie.ca', 'menu.chez-marie.ca'],
  ['  Menu.Chez-Marie.CA. ', 'menu.chez-marie.ca'],
  ['chez-marie.ca', 'chez-marie.ca'],
  ['menu.chez-noël.ca', 'menu.xn--chez-nol-z1a.ca'],
  ['xn--chez-nol-z1a.ca', 'xn--chez-nol-z1a.ca'],
  ['メニュー.jp', 'xn--idk0bn6g.jp'],
  ['notmenus.example', 'notmenus.example'],
  [`${'a'.repeat(63)}.ca`, `${'a'.repeat(63)}.ca`],
])('%s is the host %s', (typedHost, host) => {
  expect(parseOwnHost(typedHost, ENV)).toBe(host);
});

test.each([
  'https://menu.chez-marie.ca',
  'menu.chez-marie.ca/',
  'menu.chez-marie.ca:443',
  'marie@chez-marie.ca',
  'menu.chez-marie.ca?x',
  'menu chez-marie.ca',
  'menu.chez-marie.ca\\x',
  'menu%2echez-marie.ca',
  '*.chez-marie.ca',
  '_ardoise.chez-marie.ca',
  '-menu.chez-marie.ca',
  'menu..chez-marie.ca',
  '.chez-marie.ca',
  `${'a'.repeat(64)}.ca`,
  `${'a.'.repeat(123)}chez.ca`,
  'ca',
  'localhost',
  'menu.localhost',
  'menu.local',
  'menu.internal',
  '192.0.2.1',
  '0x7f.1',
  '2130706433',
  '[2001:db8::1]',
  '2001:db8::1',
  'menus.example',
  'MENUS.example.',
  'chez.menus.example',
  'edge.menus.net',
  'a.b.edge.menus.net',
  'origin.cdn.example',
  'x.origin.cdn.example',
  '',
])('%s can be no restaurant’s domain', (typedHost) => {
  expect(parseOwnHost(typedHost, ENV)).toBeNull();
});

test('a domain has the scheme and the port of the installation', () => {
  expect(ownOrigin(ENV, 'chez-marie.ca')).toBe('https://chez-marie.ca');
  expect(ownOrigin({ PUBLIC_URL: 'http://localhost:3000' }, 'chez-marie.ca')).toBe('http://chez-marie.ca:3000');
});
