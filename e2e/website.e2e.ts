import { expect, test } from 'vitest';
import { website as en, frame as enFrame, settings as enSettings } from '../shared/i18n/app/en.ts';
import { website as fr, settings as frSettings } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { errors as serverEn } from '../shared/i18n/server/en.ts';
import { errors as serverFr } from '../shared/i18n/server/fr.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { WEBSITE_PATHS } from '../shared/website-paths.ts';
import { startHookServer } from '../test/hook-server.ts';
import { hasFocus } from './hands.ts';
import { publishedOwner } from './published-owner.ts';
import { findingsWithTexts, inAllWindows } from './screen-checks.ts';
import { ownServer, sharedBrowser } from './shared-server.ts';
import { withPage } from './with-page.ts';

const till = await startHookServer();
const [server, browser] = await Promise.all([ownServer({ WEBHOOK_PRIVATE_ORIGINS: till.origin }), sharedBrowser()]);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const WORDS = { en: { ...en, settings: enSettings }, fr: { ...fr, settings: frSettings } };

const readMenu = (secret: string) =>
  fetch(server.url + WEBSITE_PATHS.publishedMenu, { headers: { authorization: `Bearer ${secret}` } });

test('an owner makes a key by keyboard, a till reads the menu with it, and it is revoked', async () => {
  const { owner } = await publishedOwner(server.url, 'fr');
  const words = WORDS.fr;
  await withPage({ browser, origin: server.url, locale: 'fr' }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.settings);
    await page.getByRole('link', { name: words.settings.website }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(words.key_name).focus();
    await page.keyboard.type('Caisse');
    await page.keyboard.press('Enter');
    const key = page.getByLabel(words.key, { exact: true });
    await key.waitFor();
    const secret = await key.inputValue();
    expect(secret).toMatch(/^ardoise_[\w-]{43}$/);
    await page.getByText(words.key_never_used).waitFor();
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));
    await page.getByLabel(words.key_name).fill('CAISSE');
    await page.keyboard.press('Enter');
    await page.getByText(interpolate(serverFr.key_name_taken, { name: 'CAISSE' })).waitFor();
    // The key stays when a name is refused.
    expect(await key.inputValue()).toBe(secret);
    const answer = await readMenu(secret);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain('Tarte');

    // It is shown this once.
    await page.reload();
    await page.getByText('Caisse', { exact: true }).waitFor();
    expect(await page.getByLabel(words.key, { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: interpolate(words.revoke_of, { name: 'Caisse' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.revoke }).click();
    await page.getByText('Caisse', { exact: true }).waitFor({ state: 'detached' });
    expect((await readMenu(secret)).status).toBe(401);
  });
});

test('an owner sets a webhook on a phone, tests it, publishes, and reads that the last message failed', async () => {
  const { owner, id, sectionId } = await publishedOwner(server.url, 'en');
  till.messages.length = 0;
  till.answerWith(204);
  await withPage({ browser, origin: server.url, locale: 'en', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.website);
    const address = page.getByLabel(en.address, { exact: true });
    await address.fill('https://10.0.0.1/');
    await page.getByRole('button', { name: en.set }).tap();
    // The reason is at the field, which has the focus to mend it.
    await page.locator('form').filter({ has: address }).getByText(serverEn.webhook_address_refused).waitFor();
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => hasFocus(address)).toBe(true);
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));
    await address.fill(`${till.origin}/hook`);
    await page.getByRole('button', { name: en.set }).tap();
    const secret = page.getByLabel(en.secret, { exact: true });
    await secret.waitFor();
    expect(await secret.inputValue()).toMatch(/^whsec_/);
    await page.getByRole('button', { name: en.send_test }).tap();
    await page.locator('[data-part="delivery"]').filter({ hasText: en.delivered }).waitFor();
    expect(JSON.parse(till.messages[0]?.body ?? '')).toMatchObject({ type: 'test' });
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));

    till.answerWith(500);
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title: 'Flan', price: 700 });
    await owner.publish(id);
    await expect.poll(() => till.messages.length).toBe(2);
    await page.reload();
    await page
      .getByText(interpolate(en.problem_status, { status: 500 }), { exact: false })
      .first()
      .waitFor();
    till.answerWith(404);
    await page.getByRole('button', { name: en.send_test }).tap();
    await page.getByText(en.delivery_failed).waitFor();
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));
    await page.goto(server.url + APP_PATHS.settings);
    await page.getByText(enSettings.website_failed).waitFor();
    expect(await page.getByRole('link', { name: enFrame.settings }).count()).toBeGreaterThan(0);

    await page.goto(server.url + APP_PATHS.website);
    await page.getByRole('button', { name: en.remove, exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: en.remove }).tap();
    await page.locator('[data-part="webhook-address"]').waitFor({ state: 'detached' });
  });
});
