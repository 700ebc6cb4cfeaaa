import { expect, test } from 'vitest';
import { own_domain as en, settings as enSettings } from '../shared/i18n/app/en.ts';
import { own_domain as fr, settings as frSettings } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { errors as serverEn } from '../shared/i18n/server/en.ts';
import { errors as serverFr } from '../shared/i18n/server/fr.ts';
import type { AppLocale } from '../shared/locales.ts';
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
const WORDS = {
  en: { ...en, settings: enSettings, refused: serverEn.own_domain_refused },
  fr: { ...fr, settings: frSettings, refused: serverFr.own_domain_refused },
};

const dns = await startDnsServer();
const server = await ownServer({ OWN_DOMAIN_TARGET: TARGET, OWN_DOMAIN_NAMESERVERS: dns.address });
const hostOf = (locale: AppLocale): string => `menu-${locale}.chez-aglae.example`;
const originOf = (locale: AppLocale): string => `http://${hostOf(locale)}:${server.port}`;
const browser = await openBrowser([
  // Guests' browsers ask the DNS of the internet; this one finds the domains on this machine.
  '--host-resolver-rules=MAP *.chez-aglae.example 127.0.0.1',
  // As with https, which the proxy in front brings.
  `--unsafely-treat-insecure-origin-as-secure=${[originOf('en'), originOf('fr')].join(',')}`,
]);
closeAfterFile(() => browser.close());

test.each([
  { locale: 'en', window: { viewport: { width: 1280, height: 800 } } },
  { locale: 'fr', window: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
] as const)(
  'an owner sets a domain by keyboard, sees what is missing, and guests read the menu there ($locale)',
  async ({ locale, window }) => {
    const words = WORDS[locale];
    const host = hostOf(locale);
    const { owner, id } = await publishedOwner(server.url, locale);
    const ownOrigin = originOf(locale);
    // The restaurant writes French.
    const menuPath = locale === 'fr' ? '/menus/1' : '/menus/1?lang=en';
    await withPage({ browser, origin: server.url, locale, ...window }, async (page, context) => {
      await owner.signIn(context);
      await page.goto(server.url + APP_PATHS.settings);
      await page.getByRole('link', { name: words.settings.own_domain }).focus();
      await page.keyboard.press('Enter');
      const field = page.getByLabel(words.host, { exact: true });
      await field.fill('https://192.0.2.1/');
      await page.keyboard.press('Enter');
      await page.getByText(words.refused).waitFor();
      await expect.poll(() => hasFocus(field)).toBe(true);
      await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));

      await field.fill(host.toUpperCase());
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: host });
      await heading.waitFor();
      await expect.poll(() => hasFocus(heading)).toBe(true);
      const state = page.locator('[data-part="own-domain-state"]');
      expect(await state.getAttribute('data-state')).toBe('waiting');
      const recordValue = (type: string) =>
        page.getByLabel(interpolate(words.record_value, { type }), { exact: true }).inputValue();
      expect(await recordValue('CNAME')).toBe(TARGET);

      dns.set(host, 'CNAME', 'shops.builder.example');
      await page.getByRole('button', { name: words.check }).click();
      await page.getByText(interpolate(words.problem_elsewhere, { host, where: 'shops.builder.example' })).waitFor();
      await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));

      dns.set(host, 'CNAME', TARGET);
      dns.set(`_ardoise.${host}`, 'TXT', await recordValue('TXT'));
      await page.getByRole('button', { name: words.check }).click();
      await page.getByText(words.title_active, { exact: true }).waitFor();
      expect(await recordValue('CNAME')).toBe(TARGET);
      const openLink = page.getByRole('link', { name: words.open });
      expect(await openLink.getAttribute('href')).toBe(`${ownOrigin}/?own-look=1`);
      await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));
    });

    await withPage({ browser, origin: ownOrigin, locale, ...window }, async (page) => {
      await page.goto(`${ownOrigin}/`);
      await page.getByRole('heading', { name: 'Chez Aglaé' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/menus/1');
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(ownOrigin + menuPath);
      await page.getByText('Tarte').first().waitFor();
    });

    // Codes that were printed before lead to the menu without it.
    await withPage({ browser, origin: server.url, locale, ...window }, async (page) => {
      await page.goto(`${server.url}/restaurants/${id}`);
      expect(page.url()).toBe(`${server.url}/restaurants/${id}${menuPath}`);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(ownOrigin + menuPath);
    });

    await withPage({ browser, origin: server.url, locale, ...window }, async (page, context) => {
      await owner.signIn(context);
      await page.goto(server.url + APP_PATHS.ownDomain);
      await page.getByRole('button', { name: words.remove, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
      await page.getByRole('heading', { name: words.heading }).waitFor();
      const reopened = await fetch(`${server.url}/restaurants/${id}`, { redirect: 'manual' });
      expect(reopened.headers.get('location')).toContain(`/restaurants/${id}/menus/1`);
    });
  },
);
