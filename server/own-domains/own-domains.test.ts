import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type OwnDomain, ownDomainAnswerSchema } from '../../shared/api/own-domains.ts';
import { OWN_DOMAIN_PATHS } from '../../shared/own-domain.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { startDnsServer } from '../../test/dns-server.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { restaurants } from '../restaurants/tables.ts';
import { checkOwnDomains } from './check-own-domains.job.ts';

const TARGET = 'edge.menus.example';
const DAY_MS = 24 * 60 * 60 * 1_000;

const dns = await startDnsServer();
dns.set(TARGET, 'A', '192.0.2.1');
const t = await testApp({ env: { OWN_DOMAIN_TARGET: TARGET, OWN_DOMAIN_NAMESERVERS: dns.address } });
const withoutDomains = await testApp({ env: { OWN_DOMAIN_TARGET: '' } });

const pathOf = ({ restaurant_id: id }: OwnerWithRestaurant) => fillPath(OWN_DOMAIN_PATHS.ownDomain, { id });
const domainOf = (answer: { json(): unknown }): OwnDomain => {
  const { domain } = ownDomainAnswerSchema.parse(answer.json());
  if (!domain) throw new Error('The restaurant has no domain.');
  return domain;
};
const claim = async (owner: OwnerWithRestaurant, host: string): Promise<OwnDomain> =>
  domainOf(await owner.put(pathOf(owner), { host }));
const check = async (owner: OwnerWithRestaurant): Promise<OwnDomain> =>
  domainOf(await owner.post(`${pathOf(owner)}/check`));
const read = async (owner: OwnerWithRestaurant): Promise<OwnDomain> => domainOf(await owner.get(pathOf(owner)));

/** Creates both records of a domain. */
function pointHere({ host, records }: OwnDomain): void {
  dns.set(host, 'CNAME', TARGET);
  for (const { type, name, value } of records) if (type === 'TXT') dns.set(name, 'TXT', value);
}

let hostCount = 0;
const newHost = () => `menu.chez-${++hostCount}.example`;

async function activeDomain(host = newHost()): Promise<OwnerWithRestaurant> {
  const owner = await newOwner(t);
  pointHere(await claim(owner, host));
  expect(await check(owner)).toMatchObject({ state: 'active', problem: null });
  return owner;
}

test('a domain is normalised, and says the two records that it needs', async () => {
  const owner = await newOwner(t);
  const domain = await claim(owner, ' Menu.Chez-Noël.example. ');
  expect(domain).toMatchObject({
    host: 'menu.xn--chez-nol-z1a.example',
    shown_host: 'menu.chez-noël.example',
    address: 'http://menu.xn--chez-nol-z1a.example:3000',
    state: 'waiting',
    checked_at: null,
    records: [
      { type: 'CNAME', name: 'menu.xn--chez-nol-z1a.example', value: TARGET },
      {
        type: 'TXT',
        name: '_ardoise.menu.xn--chez-nol-z1a.example',
        value: expect.stringMatching(/^ardoise=[\da-f]{32}$/),
      },
    ],
  });
  // Typed again it keeps its token; another one gets another.
  expect((await claim(owner, 'menu.chez-noël.example')).records).toEqual(domain.records);
  expect((await claim(owner, newHost())).records[1]?.value).not.toBe(domain.records[1]?.value);
});

test.each(['https://menu.chez.example', '192.0.2.1', 'localhost', TARGET, `x.${TARGET}`, 'chez'])(
  '%s is refused, and the domain stays as it was',
  async (host) => {
    const owner = await newOwner(t);
    const domain = await claim(owner, newHost());
    const answer = await owner.put(pathOf(owner), { host });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'own_domain_refused']);
    expect(await read(owner)).toEqual(domain);
  },
);

test('it becomes active only with both records, and says what is missing until then', async () => {
  const owner = await newOwner(t);
  const domain = await claim(owner, newHost());
  expect(await check(owner)).toMatchObject({ state: 'waiting', problem: 'no_record' });
  dns.set(domain.host, 'CNAME', 'shops.builder.example');
  expect(await check(owner)).toMatchObject({
    state: 'waiting',
    problem: 'elsewhere',
    points_to: 'shops.builder.example',
  });
  dns.set(domain.host, 'CNAME', TARGET);
  expect(await check(owner)).toMatchObject({ state: 'waiting', problem: 'no_token', points_to: null });
  pointHere(domain);
  dns.fail(true);
  expect(await check(owner)).toMatchObject({ state: 'waiting', problem: 'unanswered' });
  dns.fail(false);
  expect(await check(owner)).toMatchObject({ state: 'active', problem: null, points_to: null });
});

test('two may claim one domain: who has its token gets it, and the other one is refused', async () => {
  const host = newHost();
  const [first, second] = [await newOwner(t), await newOwner(t)];
  const [firstDomain, secondDomain] = [await claim(first, host), await claim(second, host)];
  pointHere(secondDomain);
  expect(await check(first)).toMatchObject({ state: 'waiting', problem: 'no_token' });
  expect(await check(second)).toMatchObject({ state: 'active' });
  // Both tokens: whose it is keeps it.
  const texts = [firstDomain, secondDomain].map(({ records }) => records[1]?.value ?? '');
  dns.set(`_ardoise.${host}`, 'TXT', ...texts);
  expect(await check(first)).toMatchObject({ state: 'waiting', problem: 'taken' });
  expect(await read(second)).toMatchObject({ state: 'active' });
});

test('a domain that has another restaurant’s token only is that restaurant’s from then on', async () => {
  const host = newHost();
  const former = await activeDomain(host);
  const latter = await newOwner(t);
  pointHere(await claim(latter, host));
  expect(await check(latter)).toMatchObject({ state: 'active' });
  expect(await read(former)).toMatchObject({ state: 'ended', problem: 'taken' });
  // It is nobody's by looking again.
  expect(await check(former)).toMatchObject({ state: 'waiting', problem: 'no_token' });
});

test('two that look at the same time never both get it', async () => {
  const host = newHost();
  const owners = [await newOwner(t), await newOwner(t)];
  const domains = await Promise.all(owners.map((owner) => claim(owner, host)));
  dns.set(host, 'CNAME', TARGET);
  dns.set(`_ardoise.${host}`, 'TXT', ...domains.map(({ records }) => records[1]?.value ?? ''));
  const states = (await Promise.all(owners.map(check))).map(({ state }) => state);
  expect(states.sort()).toEqual(['active', 'waiting']);
});

test('one that is removed, or replaced, is free for others', async () => {
  const host = newHost();
  const former = await activeDomain(host);
  expect((await former.delete(pathOf(former))).statusCode).toBe(204);
  expect(ownDomainAnswerSchema.parse((await former.get(pathOf(former))).json())).toEqual({
    is_available: true,
    domain: null,
  });
  const latter = await activeDomain(host);
  await claim(latter, newHost());
  await activeDomain(host);
});

test('the job looks up what is due, more and more rarely, and ends after a week', async () => {
  const owner = await newOwner(t);
  const domain = await claim(owner, newHost());
  const jobAt = async (milliseconds: number) => {
    const now = Date.now() + milliseconds;
    await checkOwnDomains({ ...t.deps, now: () => new Date(now) });
    return await read(owner);
  };
  const atOnce = await jobAt(1_000);
  expect(atOnce).toMatchObject({ state: 'waiting', problem: 'no_record' });
  expect((await jobAt(60_000)).checked_at).toBe(atOnce.checked_at);
  expect((await jobAt(6 * 60_000)).checked_at).not.toBe(atOnce.checked_at);
  const late = await jobAt(6 * DAY_MS);
  expect((await jobAt(6 * DAY_MS + 60 * 60_000)).checked_at).toBe(late.checked_at);
  expect(await jobAt(8 * DAY_MS)).toMatchObject({ state: 'ended', problem: 'no_record' });
  pointHere(domain);
  expect(await jobAt(9 * DAY_MS)).toMatchObject({ state: 'ended' });
  // Its owner has it looked up again.
  expect(await check(owner)).toMatchObject({ state: 'active' });
});

test('an active one that leads elsewhere is failing, comes back, and ends after a week of it', async () => {
  const owner = await activeDomain();
  const { host } = await read(owner);
  const jobAt = async (days: number) => {
    const now = Date.now() + days * DAY_MS;
    await checkOwnDomains({ ...t.deps, now: () => new Date(now) });
    return (await read(owner)).state;
  };
  dns.set(host, 'CNAME', 'shops.builder.example');
  expect(await jobAt(0.5)).toBe('active');
  expect(await jobAt(1.1)).toBe('failing');
  dns.set(host, 'CNAME', TARGET);
  // What proved it once needn't be there any more.
  dns.set(`_ardoise.${host}`, 'TXT');
  expect(await jobAt(1.2)).toBe('active');
  dns.set(host, 'CNAME', 'shops.builder.example');
  expect(await jobAt(3)).toBe('failing');
  expect(await jobAt(9.5)).toBe('failing');
  expect(await jobAt(10.5)).toBe('ended');
});

test('nameservers that don’t answer leave a domain as it is, for a month at most, and are asked again soon', async () => {
  const owner = await activeDomain();
  const { host } = await read(owner);
  const jobAt = async (days: number) => {
    const now = Date.now() + days * DAY_MS;
    await checkOwnDomains({ ...t.deps, now: () => new Date(now) });
    return await read(owner);
  };
  dns.fail(true);
  expect(await jobAt(1.1)).toMatchObject({ state: 'active', problem: 'unanswered' });
  dns.fail(false);
  expect(await jobAt(1.1 + 1 / 24)).toMatchObject({ state: 'active', problem: null });
  dns.set(host, 'CNAME', 'shops.builder.example');
  expect((await jobAt(3)).state).toBe('failing');
  dns.fail(true);
  expect(await jobAt(4)).toMatchObject({ state: 'failing', problem: 'unanswered' });
  expect((await jobAt(20)).state).toBe('failing');
  dns.fail(false);
  // It has failed for a day or two; in between nobody knows.
  expect(await jobAt(21)).toMatchObject({ state: 'failing', problem: 'elsewhere' });
  expect((await jobAt(28)).state).toBe('ended');

  const silentOwner = await activeDomain();
  const silentAt = async (days: number) => {
    const now = Date.now() + days * DAY_MS;
    await checkOwnDomains({ ...t.deps, now: () => new Date(now) });
    return (await read(silentOwner)).state;
  };
  dns.fail(true);
  expect([await silentAt(2), await silentAt(29), await silentAt(31)]).toEqual(['active', 'active', 'ended']);
  dns.fail(false);
});

test('a restaurant has three new domains a day, and the next one waits', async () => {
  const owner = await newOwner(t);
  const states: unknown[] = [];
  for (let count = 0; count < 4; count++) {
    pointHere(await claim(owner, newHost()));
    const { state, problem } = await check(owner);
    states.push([state, problem]);
    // What was removed has its certificate, too.
    if (count === 1) await owner.delete(pathOf(owner));
  }
  const active = ['active', null];
  expect(states).toEqual([active, active, active, ['waiting', 'limited']]);
  await activeDomain();
  await checkOwnDomains({ ...t.deps, now: () => new Date(Date.now() + 1.1 * DAY_MS) });
  expect((await read(owner)).state).toBe('active');
});

test('all restaurants together have so many new domains a day as the operator allows', async () => {
  const env = { OWN_DOMAIN_TARGET: TARGET, OWN_DOMAIN_NAMESERVERS: dns.address, NEW_DOMAINS_PER_DAY: '1' };
  const limited = await testApp({ env });
  const domains: unknown[] = [];
  for (let count = 0; count < 2; count++) {
    const owner = await newOwner(limited);
    pointHere(await claim(owner, newHost()));
    domains.push((await check(owner)).problem);
  }
  expect(domains).toEqual([null, 'limited']);
});

test('a domain that has ended is waited for again when it is typed again', async () => {
  const owner = await newOwner(t);
  const domain = await claim(owner, newHost());
  for (const days of [0.1, 8]) await checkOwnDomains({ ...t.deps, now: () => new Date(Date.now() + days * DAY_MS) });
  expect((await read(owner)).state).toBe('ended');
  expect(await claim(owner, domain.host)).toMatchObject({ state: 'waiting', records: domain.records });
});

test('where the operator offers none, nobody can set one', async () => {
  const owner = await newOwner(withoutDomains);
  expect((await owner.get(pathOf(owner))).json()).toEqual({ is_available: false, domain: null });
  const answers = [
    await owner.put(pathOf(owner), { host: 'menu.chez.example' }),
    await owner.post(`${pathOf(owner)}/check`),
  ];
  expect(answers.map((answer) => answer.json().error.code)).toEqual(['own_domains_off', 'own_domains_off']);
});

test('without a domain there is nothing to look up', async () => {
  const owner = await newOwner(t);
  expect((await owner.post(`${pathOf(owner)}/check`)).statusCode).toBe(404);
});

test('it says whether guests see a menu there', async () => {
  const owner = await activeDomain();
  expect((await read(owner)).is_shown).toBe(false);
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte' });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  expect((await read(owner)).is_shown).toBe(true);
  const { id } = restaurants;
  const suspended_at = new Date().toISOString();
  await t.deps.db.update(restaurants).set({ suspended_at }).where(eq(id, owner.restaurant_id));
  expect((await read(owner)).is_shown).toBe(false);
});

test.each([
  [t, true],
  [withoutDomains, false],
])('the app’s data say whether the operator offers domains', async ({ app }, isOffered) => {
  const answer = await app.inject(API_PATHS.data);
  expect(answer.json().has_own_domains).toBe(isOffered);
});
