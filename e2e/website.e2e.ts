import { expect, test } from 'vitest';
import { settings, website as words } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { errors } from '../shared/i18n/server/fr.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { WEBSITE_PATHS } from '../shared/website-paths.ts';
import { startHookServer } from '../test/hook-server.ts';
import { hasFocus } from './hands.ts';
import { publishedOwner } from './published-owner.ts';
import { findingsWithTexts, inAllWindows } from './screen-checks.ts';
import { ownServer, sharedBrowser } from './shared-server.ts';
import { openScreen, withPage } from './with-page.ts';

const till = await startHookServer();
const [server, browser] = await Promise.all([ownServer({ WEBHOOK_PRIVATE_ORIGINS: till.origin }), sharedBrowser()]);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const readMenu = (secret: string) =>
  fetch(server.url + WEBSITE_PATHS.publishedMenu, { headers: { authorization: `Bearer ${secret}` } });

test('an owner makes a key by keyboard, a till reads the menu with it until it is revoked; a webhook is set by touch, tested, called by a publication, and its last failure shown', async () => {
  const { owner, id, sectionId } = await publishedOwner(server.url, 'fr');
  till.answerWith(204);
  await withPage({ browser, origin: server.url, locale: 'fr', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.settings);
    await page.getByRole('link', { name: settings.website }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(words.key_name).focus();
    await page.keyboard.type('Caisse');
    await page.keyboard.press('Enter');
    const key = page.getByLabel(words.key, { exact: true });
    await key.waitFor();
    const keySecret = await key.inputValue();
    expect(keySecret).toMatch(/^ardoise_[\w-]{43}$/);
    await page.getByText(words.key_never_used).waitFor();
    await page.getByLabel(words.key_name).fill('CAISSE');
    await page.keyboard.press('Enter');
    await page.getByText(interpolate(errors.key_name_taken, { name: 'CAISSE' })).waitFor();
    // The key stays when a name is refused.
    expect(await key.inputValue()).toBe(keySecret);
    const answer = await readMenu(keySecret);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain('Tarte');

    const address = page.getByLabel(words.address, { exact: true });
    await address.fill('https://10.0.0.1/');
    await page.getByRole('button', { name: words.set }).tap();
    // The reason is at the field, which has the focus to mend it.
    await page.locator('form').filter({ has: address }).getByText(errors.webhook_address_refused).waitFor();
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => hasFocus(address)).toBe(true);
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));
    await address.fill(`${till.origin}/hook`);
    await page.getByRole('button', { name: words.set }).tap();
    const hookSecret = page.getByLabel(words.secret, { exact: true });
    await hookSecret.waitFor();
    expect(await hookSecret.inputValue()).toMatch(/^whsec_/);
    await page.getByRole('button', { name: words.send_test }).tap();
    await page.locator('[data-part="delivery"]').filter({ hasText: words.delivered }).waitFor();
    expect(JSON.parse(till.messages[0]?.body ?? '')).toMatchObject({ type: 'test' });
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));

    till.answerWith(500);
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title: 'Flan', price: 700 });
    await owner.publish(id);
    await expect.poll(() => till.messages.length).toBe(2);
    await page.reload();
    await page
      .getByText(interpolate(words.problem_status, { status: 500 }), { exact: false })
      .first()
      .waitFor();
    // The key was shown that once.
    await page.getByText('Caisse', { exact: true }).waitFor();
    expect(await page.getByLabel(words.key, { exact: true }).count()).toBe(0);
    till.answerWith(404);
    await page.getByRole('button', { name: words.send_test }).tap();
    await page.getByText(words.delivery_failed).waitFor();
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));

    await page.getByRole('button', { name: interpolate(words.revoke_of, { name: 'Caisse' }) }).tap();
    await page.getByRole('dialog').getByRole('button', { name: words.revoke }).tap();
    await page.getByText('Caisse', { exact: true }).waitFor({ state: 'detached' });
    expect((await readMenu(keySecret)).status).toBe(401);

    await openScreen(page, server.url + APP_PATHS.settings);
    await page.getByText(settings.website_failed).waitFor();
    await openScreen(page, server.url + APP_PATHS.website);
    await page.getByRole('button', { name: words.remove, exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: words.remove }).tap();
    await page.locator('[data-part="webhook-address"]').waitFor({ state: 'detached' });
  });
});
