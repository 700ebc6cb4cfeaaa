import { expect, test } from 'vitest';
import { terms as en } from '../shared/i18n/app/en.ts';
import { terms as fr } from '../shared/i18n/app/fr.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { ownServer, sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, silent, browser] = await Promise.all([
  ownServer({
    OPERATOR_NAME: 'Menus du Port',
    OPERATOR_COMPANY: 'Port inc.',
    OPERATOR_ADDRESS: '1 rue du Port, Montréal',
    OPERATOR_CONTACT: 'hello@port.example',
    OPERATOR_LAW: 'Québec, Canada',
    PRIVACY_URL: 'https://port.example/privacy',
    IMPORTS_KEPT_DAYS: '14',
    PAYMENTS: 'sandbox',
  }),
  sharedServer(),
  sharedBrowser(),
]);

test.each([
  ['en', en],
  ['fr', fr],
] as const)(
  'in %s the terms say who is responsible, what it costs, what is stored and which law applies',
  async (locale, words) => {
    await withPage({ browser, origin: server.url, locale }, async (page) => {
      await page.goto(server.url + APP_PATHS.terms);
      await page.getByRole('heading', { name: words.provider, exact: true }).waitFor();
      const text = await page.getByRole('main').innerText();
      for (const fact of ['Port inc.', '1 rue du Port, Montréal', 'Québec, Canada']) expect(text).toContain(fact);
      expect(text).toContain(words.price_text);
      expect(text).toContain(words.data_imports.replace('{{days}}', '14'));
      expect(text).toContain(words.data_bin.replace('{{days}}', '30'));
      expect(text).not.toContain('{{');
      const addressOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
      expect(await addressOf('hello@port.example')).toBe('mailto:hello@port.example');
      expect(await addressOf(words.privacy_link.replace('{{operator}}', 'Menus du Port'))).toBe(
        'https://port.example/privacy',
      );
      await expectNoneInAllWindows(page);
    });
  },
);

test('without settings, the terms name nobody and no law', async () => {
  await withPage({ browser, origin: silent.url, locale: 'en' }, async (page) => {
    await page.goto(silent.url + APP_PATHS.terms);
    await page.getByRole('heading', { name: en.data, exact: true }).waitFor();
    for (const name of [en.provider, en.law, en.privacy])
      expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(0);
  });
});
