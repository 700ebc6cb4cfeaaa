import { expect, test } from 'vitest';
import { findWebhookPeer } from './owners-peer.ts';

const env = {
  PUBLIC_URL: 'https://menus.example.com',
  WEBHOOK_PRIVATE_ORIGINS: ['http://till.internal:8080'],
};

test.each(['https://till.example.com/hook?a=b', 'https://93.184.215.14/', 'https://[2606:4700:4700::1111]/hook'])(
  '%s is an address of the internet',
  (address) => {
    expect(findWebhookPeer(address, env)).toEqual({ origin: new URL(address).origin, isOperators: false });
  },
);

test('a server that the operator names may be private, and at any port', () => {
  const origin = 'http://till.internal:8080';
  expect(findWebhookPeer(`${origin}/hook`, env)).toEqual({ origin, isOperators: true });
  expect(findWebhookPeer('http://till.internal:8081/hook', env)).toBeUndefined();
});

test.each([
  'till',
  'http://till.example.com/',
  'ftp://till.example.com/',
  'https://till.example.com:8443/',
  'https://owner:secret@till.example.com/',
  'https://menus.example.com/webhooks/stripe',
  'https://menus.example.com./',
  'https://localhost/',
  'https://till.localhost/',
  'https://till/',
  'https://till./',
  'https://till.localhost./',
  'https://127.0.0.1./',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.1.1/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::10.0.0.1]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[2002:a00:1::]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
])('%s is refused', (address) => {
  expect(findWebhookPeer(address, env)).toBeUndefined();
});
