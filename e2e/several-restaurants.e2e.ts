import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  account as accountEn,
  auth as authEn,
  restaurants as en,
  restaurant as formEn,
  frame as frameEn,
  people as peopleEn,
} from '../shared/i18n/app/en.ts';
import {
  account as accountFr,
  auth as authFr,
  restaurants as fr,
  frame as frameFr,
  people as peopleFr,
} from '../shared/i18n/app/fr.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../shared/paths.ts';
import { PEOPLE_PATHS } from '../shared/people-paths.ts';
import { mailedCode, mailedLink } from '../test/mailed-code.ts';
import { retitle } from './edit-in-place.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

async function newBistro(locale: 'en' | 'fr') {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Bistro', main_locale: 'en', currency: 'CAD', timezone: 'America/Toronto' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, locale);
  const sectionId = await owner.addSection('Mains');
  await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title: 'Burger' });
  return { owner, id };
}

test('an owner adds a second restaurant and switches; another tab keeps its own', async () => {
  const { owner } = await newBistro('en');
  await withPage({ browser, origin: server.url, locale: 'en' }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.admin);
    await page.getByText('Burger').waitFor();
    // It was opened before there was another.
    const firstTab = await context.newPage();
    await firstTab.goto(server.url + APP_PATHS.restaurantEdit);
    await firstTab.getByLabel(formEn.name).fill('Bistro in town');

    await page.getByRole('button', { name: frameEn.account }).click();
    await page.getByRole('link', { name: en.add }).click();
    await page.getByLabel(formEn.name).fill('Bistro by the sea');
    await expectNoneInAllWindows(page);
    await page.getByRole('button', { name: en.add }).click();
    await page.getByText('Bistro by the sea').first().waitFor();
    expect(await page.getByText('Burger').count()).toBe(0);

    await firstTab.getByRole('button', { name: frameEn.save }).click();
    await firstTab.getByText(frameEn.saved).first().waitFor();
    await page.reload();
    await page.getByText('Bistro by the sea').first().waitFor();
    await page.getByRole('button', { name: frameEn.account }).click();
    const choice = page.getByRole('list', { name: en.title });
    await choice.getByRole('button', { name: 'Bistro in town' }).waitFor();
    await expectNoneInAllWindows(page);
    await choice.getByRole('button', { name: 'Bistro in town' }).click();
    await page.getByText('Burger').waitFor();
    await page.reload();
    await page.getByText('Burger').waitFor();

    await page.goto(server.url + APP_PATHS.accountEdit);
    await page.getByRole('button', { name: accountEn.delete_restaurant_begin }).click();
    const typedName = page.getByLabel(accountEn.delete_restaurant_typed.replace('{{name}}', 'Bistro in town'));
    await typedName.fill('Bistro by the sea');
    await page.getByRole('button', { name: accountEn.delete_restaurant_now }).click();
    await page.getByText(accountEn.delete_restaurant_typed_wrong).waitFor();
    await expectNoneInAllWindows(page);
    await typedName.fill('bistro in town');
    await page.keyboard.press('Enter');
    await page.waitForURL(server.url + APP_PATHS.admin);
    await page.goto(server.url + APP_PATHS.restaurantEdit);
    await expect.poll(() => page.getByLabel(formEn.name).inputValue()).toBe('Bistro by the sea');
    expect((await owner.request('GET', '/api/me')).status).toBe(200);
  });
});

test('a manager leaves by keyboard, and has the own restaurant again', async () => {
  const [{ owner, id }, { owner: manager }] = [await newBistro('en'), await newBistro('fr')];
  const { user } = await manager.ask<{ user: { email: string } }>(200, 'GET', '/api/me');
  const invitationsPath = fillPath(PEOPLE_PATHS.invitations, { id });
  await owner.ask(201, 'POST', invitationsPath, { email: user.email, role: 'manager' });
  const token = await mailedLink(server.url, user.email);
  await manager.ask(200, 'POST', PEOPLE_PATHS.acceptedInvitation, { token });
  await owner.ask(200, 'PATCH', fillPath(API_PATHS.item, { id: 1 }), { title: 'Ribs' });
  await withPage({ browser, origin: server.url, locale: 'fr' }, async (page, context) => {
    await manager.signIn(context);
    await page.goto(server.url + APP_PATHS.admin);
    await page.getByText('Ribs').waitFor();
    await page.goto(server.url + APP_PATHS.accountEdit);
    const leaving = page.getByRole('button', { name: accountFr.leave_restaurant_now });
    await leaving.waitFor();
    await expectNoneInAllWindows(page);
    await leaving.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: accountFr.leave_restaurant_now }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Burger').waitFor();
    expect(await page.getByText('Ribs').count()).toBe(0);
  });
});

test('an owner invites a manager, who edits a dish, is removed, and reads so', async () => {
  const { owner } = await newBistro('fr');
  const further = { name: 'Bistro du port', main_locale: 'fr', currency: 'CAD', creation_key: 7 };
  await owner.ask(201, 'POST', '/api/restaurants', further);
  const managerEmail = `${randomUUID()}@example.com`;
  await withPage({ browser, origin: server.url, locale: 'fr', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.admin);
    await page.getByRole('button', { name: frameFr.account }).tap();
    const choice = page.getByRole('list', { name: fr.title });
    await choice.getByRole('button', { name: 'Bistro', exact: true }).tap();
    await page.getByText('Burger').waitFor();
    await page.goto(server.url + APP_PATHS.people);
    await page.getByLabel(authFr.email).fill('nobody');
    await page.getByRole('button', { name: peopleFr.invite, exact: true }).tap();
    await page.getByText(authFr.invalid_email).waitFor();
    await page.getByLabel(authFr.email).fill(managerEmail);
    await page.getByRole('button', { name: peopleFr.invite, exact: true }).tap();
    await page.getByText(peopleFr.invited.replace('{{email}}', managerEmail)).waitFor();
    await expectNoneInAllWindows(page);

    const token = await mailedLink(server.url, managerEmail);
    await withPage({ browser, origin: server.url, locale: 'en' }, async (managersPage) => {
      await managersPage.goto(`${server.url}${APP_PATHS.invitation}#${token}`);
      await managersPage.getByRole('link', { name: peopleEn.sign_up }).click();
      await managersPage.getByLabel(authEn.email).fill(managerEmail);
      await managersPage.getByRole('button', { name: authEn.send_code }).click();
      await managersPage
        .getByRole('textbox', { name: authEn.code_digit.split(' {{')[0] ?? '' })
        .first()
        .click();
      await managersPage.keyboard.type(await mailedCode(server.url, managerEmail));
      await managersPage.getByRole('button', { name: peopleEn.accept }).click();
      await retitle(managersPage, 'Burger', 'Veggie burger');
      await managersPage.getByText(frameEn.saved).first().waitFor();

      await page.reload();
      await page.getByRole('button', { name: peopleFr.remove_person.replace('{{email}}', managerEmail) }).tap();
      await page.getByRole('dialog').getByRole('button', { name: peopleFr.remove, exact: true }).tap();
      await page.getByText(managerEmail).waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(peopleFr.members);

      await managersPage.reload();
      const lostText = en.lost.replace('{{name}}', 'Bistro');
      await managersPage.getByText(lostText).waitFor();
      expect(await managersPage.getByText('Veggie burger').count()).toBe(0);
    });
  });
});
