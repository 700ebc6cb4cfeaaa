import { expect, test } from 'vitest';
import { startDnsServer } from '../../test/dns-server.ts';
import { readDomainRecords } from './domain-records.ts';

const dns = await startDnsServer();
const TARGET = 'edge.menus.example';
dns.set(TARGET, 'A', '192.0.2.1', '192.0.2.2');
dns.set(TARGET, 'AAAA', '2001:db8::1');

const read = (host: string, nameservers = [dns.address]) =>
  readDomainRecords({ host, token_name: `_token.${host}`, target: TARGET }, nameservers);

test('a host leads to the target by its alias, also by a second one', async () => {
  dns.set('menu.one.example', 'CNAME', 'Edge.Menus.example');
  dns.set('menu.two.example', 'CNAME', 'menu.one.example');
  expect(await read('menu.one.example')).toMatchObject({ leads: 'here', points_to: null, texts: [] });
  expect(await read('menu.two.example')).toMatchObject({ leads: 'here' });
});

test('the top of a domain leads to the target by addresses that are the target’s alone', async () => {
  dns.set('one.example', 'A', '192.0.2.2');
  dns.set('six.example', 'AAAA', '2001:db8::1');
  dns.set('mixed.example', 'A', '192.0.2.1', '192.0.2.77');
  expect(await read('one.example')).toMatchObject({ leads: 'here' });
  expect(await read('six.example')).toMatchObject({ leads: 'here' });
  expect(await read('mixed.example')).toMatchObject({ leads: 'elsewhere', points_to: '192.0.2.1, 192.0.2.77' });
});

test('it says where a host leads instead, and that it leads nowhere', async () => {
  dns.set('menu.old.example', 'CNAME', 'shops.builder.example');
  dns.set('shops.builder.example', 'A', '198.51.100.7');
  expect(await read('menu.old.example')).toMatchObject({ leads: 'elsewhere', points_to: 'shops.builder.example' });
  expect(await read('menu.none.example')).toEqual({ leads: 'nowhere', points_to: null, texts: [] });
});

test('names that lead to each other end the search', async () => {
  dns.set('a.loop.example', 'CNAME', 'b.loop.example');
  dns.set('b.loop.example', 'CNAME', 'a.loop.example');
  expect((await read('a.loop.example')).leads).not.toBe('here');
});

test('the texts of the token’s name are read whole', async () => {
  dns.set('_token.one.example', 'TXT', 'another', `long ${'x'.repeat(300)}`);
  expect((await read('one.example')).texts?.sort()).toEqual(['another', `long ${'x'.repeat(300)}`]);
});

test('a nameserver that fails, or that isn’t there, says nothing about the domain', async () => {
  dns.fail(true);
  expect(await read('menu.one.example')).toEqual({ leads: null, points_to: null, texts: null });
  dns.fail(false);
  expect(await read('menu.one.example', ['127.0.0.1:9'])).toEqual({ leads: null, points_to: null, texts: null });
});
