import { expect, test } from 'vitest';
import { settings, own_domain as words } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { errors } from '../shared/i18n/server/fr.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { openBrowser } from '../test/browser.ts';
import { closeAfterFile } from '../test/closers.ts';
import { startDnsServer } from '../test/dns-server.ts';
import { hasFocus } from './hands.ts';
import { publishedOwner } from './published-owner.ts';
import { findingsWithTexts, inAllWindows } from './screen-checks.ts';
import { ownServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const TARGET = 'edge.menus.example';
const HOST = 'menu.chez-aglae.example';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const dns = await startDnsServer();
const server = await ownServer({ OWN_DOMAIN_TARGET: TARGET, OWN_DOMAIN_NAMESERVERS: dns.address });
const ownOrigin = `http://${HOST}:${server.port}`;
const browser = await openBrowser([
  // Guests' browsers ask the DNS of the internet; this one finds the domains on this machine.
  '--host-resolver-rules=MAP *.chez-aglae.example 127.0.0.1',
  // As with https, which the proxy in front brings.
  `--unsafely-treat-insecure-origin-as-secure=${ownOrigin}`,
]);
closeAfterFile(() => browser.close());

test('an owner sets a domain by keyboard, sees what is missing, and guests read the menu there until it is removed', async () => {
  const { owner, id } = await publishedOwner(server.url, 'fr');
  await withPage({ browser, origin: server.url, locale: 'fr', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.settings);
    await page.getByRole('link', { name: settings.own_domain }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel(words.host, { exact: true });
    await field.fill('https://192.0.2.1/');
    await page.keyboard.press('Enter');
    await page.getByText(errors.own_domain_refused).waitFor();
    await expect.poll(() => hasFocus(field)).toBe(true);
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));

    await field.fill(HOST.toUpperCase());
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: HOST });
    await heading.waitFor();
    await expect.poll(() => hasFocus(heading)).toBe(true);
    const state = page.locator('[data-part="own-domain-state"]');
    expect(await state.getAttribute('data-state')).toBe('waiting');
    const recordValue = (type: string) =>
      page.getByLabel(interpolate(words.record_value, { type }), { exact: true }).inputValue();
    expect(await recordValue('CNAME')).toBe(TARGET);

    dns.set(HOST, 'CNAME', 'shops.builder.example');
    await page.getByRole('button', { name: words.check }).click();
    await page
      .getByText(interpolate(words.problem_elsewhere, { host: HOST, where: 'shops.builder.example' }))
      .waitFor();
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));

    dns.set(HOST, 'CNAME', TARGET);
    dns.set(`_ardoise.${HOST}`, 'TXT', await recordValue('TXT'));
    await page.getByRole('button', { name: words.check }).click();
    await page.getByText(words.title_active, { exact: true }).waitFor();
    expect(await recordValue('CNAME')).toBe(TARGET);
    const openLink = page.getByRole('link', { name: words.open });
    expect(await openLink.getAttribute('href')).toBe(`${ownOrigin}/?own-look=1`);
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));

    await withPage({ browser, origin: ownOrigin, locale: 'fr', ...PHONE }, async (guests) => {
      await guests.goto(`${ownOrigin}/`);
      await guests.getByRole('heading', { name: 'Chez Aglaé' }).waitFor();
      expect(new URL(guests.url()).pathname).toBe('/menus/1');
      expect(await guests.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${ownOrigin}/menus/1`);
      await guests.getByText('Tarte').first().waitFor();
    });

    // Codes that were printed before lead to the menu without it, also in another language.
    for (const [language, menuPath] of [
      ['fr', '/menus/1'],
      ['en', '/menus/1?lang=en'],
    ] as const) {
      const printed = await fetch(`${server.url}/restaurants/${id}`, { headers: { 'accept-language': language } });
      expect(printed.url).toBe(`${server.url}/restaurants/${id}${menuPath}`);
      expect(await printed.text()).toContain(`<link rel="canonical" href="${ownOrigin}${menuPath}"`);
    }

    await page.getByRole('button', { name: words.remove, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
    await page.getByRole('heading', { name: words.heading }).waitFor();
    const reopened = await fetch(`${server.url}/restaurants/${id}`, { redirect: 'manual' });
    expect(reopened.headers.get('location')).toContain(`/restaurants/${id}/menus/1`);
  });
});
