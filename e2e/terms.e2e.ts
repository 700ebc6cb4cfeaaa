import { expect, test } from 'vitest';
import { terms as words } from '../shared/i18n/app/fr.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

/** As the server answers with each of the operator's settings, which server/menus/restaurants.test.ts shows. */
const OPERATOR = {
  name: 'Menus du Port',
  company: 'Port inc.',
  address: '1 rue du Port, Montréal',
  contact: 'hello@port.example',
  law: 'Québec, Canada',
  privacy_url: 'https://port.example/privacy',
  imports_kept_days: 14,
};

test('the terms say who is responsible, what it costs, what is stored and which law applies; without settings they name nobody', async () => {
  await withPage({ browser, origin: server.url, locale: 'fr' }, async (page) => {
    await page.goto(server.url + APP_PATHS.terms);
    await page.getByRole('heading', { name: words.data, exact: true }).waitFor();
    for (const name of [words.provider, words.law, words.privacy])
      expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(0);

    await page.route('**/api/data?*', async (route) => {
      const answer = await route.fetch();
      const payments = { provider: 'sandbox', publishable_key: null };
      await route.fulfill({ json: { ...(await answer.json()), operator: OPERATOR, payments } });
    });
    await page.reload();
    await page.getByRole('heading', { name: words.provider, exact: true }).waitFor();
    const text = await page.getByRole('main').innerText();
    for (const fact of [OPERATOR.company, OPERATOR.address, OPERATOR.law]) expect(text).toContain(fact);
    expect(text).toContain(words.price_text);
    expect(text).toContain(words.data_imports.replace('{{days}}', '14'));
    expect(text).toContain(words.data_bin.replace('{{days}}', '30'));
    expect(text).not.toContain('{{');
    const addressOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await addressOf(OPERATOR.contact)).toBe(`mailto:${OPERATOR.contact}`);
    expect(await addressOf(words.privacy_link.replace('{{operator}}', OPERATOR.name))).toBe(OPERATOR.privacy_url);
    await expectNoneInAllWindows(page);
  });
});
