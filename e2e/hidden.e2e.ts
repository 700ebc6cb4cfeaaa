import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editor, edits, frame, hiding, menu_forms, publishing, search } from '../shared/i18n/app/en.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { itemsOf } from '../shared/menu.ts';
import { APP_PATHS, fillPath, GUEST_PATHS } from '../shared/paths.ts';
import { editorOf, row } from './edit-in-place.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { expectNoneInAllWindows, findingsWithTexts } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
const inEditor = editorOf({ browser, origin: server.url });
const isHidden = async ({ draft }: Kitchen, name: string) =>
  itemsOf((await draft()).menus).find(({ title }) => title === name)?.hidden;
const note = (page: Page) => page.locator('[data-part="hidden-note"]');

/** What guests read of menu 1. */
const guestsMenu = async ({ id }: Kitchen): Promise<string> =>
  await (await fetch(server.url + fillPath(GUEST_PATHS.menu, { restaurantId: id, menuId: 1 }))).text();

test('by keyboard, a dish is hidden from its card, published, searched for and shown again', async () => {
  const kitchen = await openKitchen(server.url);
  await kitchen.owner.publish(kitchen.id);
  await inEditor(kitchen, DESK, async (page) => {
    await row(page, 'Leek soup').press('Enter');
    const card = page.locator('[data-part="item-card"]');
    await card.getByRole('button', { name: editor.more }).press('Enter');
    await page.getByRole('menuitem', { name: hiding.hide_item }).press('Enter');
    await note(page).getByText(hiding.item_note).waitFor();
    await page.getByText(interpolate(hiding.did_hide, { title: 'Leek soup' })).waitFor();
    await expectNoneInAllWindows(page, findingsWithTexts);
    await card.getByRole('button', { name: editor.done }).press('Enter');
    await row(page, 'Leek soup').getByText(hiding.hidden).waitFor();
    await expect.poll(() => isHidden(kitchen, 'Leek soup')).toBe(true);
    expect(await guestsMenu(kitchen)).toContain('Leek soup');

    await page.getByRole('button', { name: publishing.publish, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(
        interpolate(publishing.changed_hidden, { parts: interpolate(publishing.with_items_one, { count: 1 }) }),
      )
      .waitFor();
    await kitchen.owner.publish(kitchen.id);
    expect(await guestsMenu(kitchen)).not.toContain('Leek soup');

    await page.goto(server.url + APP_PATHS.admin);
    await page.getByRole('button', { name: search.entry, exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('button', { name: search.filter_hidden }).press('Space');
    await page.getByRole('option', { name: 'Leek soup' }).click();
    await note(page)
      .getByRole('button', { name: interpolate(hiding.show_again_named, { name: 'Leek soup' }) })
      .press('Enter');
    await expect.poll(() => isHidden(kitchen, 'Leek soup')).toBe(false);
    await page.getByRole('button', { name: edits.undo, exact: true }).press('Enter');
    await note(page).waitFor();
    await expect.poll(() => isHidden(kitchen, 'Leek soup')).toBe(true);
  });
});

test('on a phone, a section is hidden with its dishes, marked, and shown again', async () => {
  const kitchen = await openKitchen(server.url);
  const isSectionHidden = async () => (await kitchen.draft()).menus[0]?.sections[0]?.hidden;
  await inEditor(kitchen, PHONE, async (page) => {
    await page.locator('[data-part="section-actions"]').tap();
    await page.getByRole('menuitem', { name: hiding.hide_section }).tap();
    await note(page).getByText(hiding.section_note).waitFor();
    await page.getByRole('link', { name: `Starters (${editor.section_hidden})` }).waitFor();
    await expectNoneInAllWindows(page, findingsWithTexts);
    await expect.poll(isSectionHidden).toBe(true);
    await kitchen.owner.publish(kitchen.id);
    const { restaurant } = await kitchen.owner.ask<{ restaurant: unknown }>(
      200,
      'GET',
      `/api/restaurants/${kitchen.id}`,
    );
    expect(JSON.stringify(restaurant)).not.toMatch(/Starters|Leek soup/);
    await note(page).getByRole('button').tap();
    await note(page).waitFor({ state: 'detached' });
    await expect.poll(isSectionHidden).toBe(false);
  });
});

test('moving a dish out of a hidden section says that guests will see it; its form has a switch to hide it', async () => {
  const kitchen = await openKitchen(server.url);
  await inEditor(kitchen, DESK, async (page) => {
    await page.locator('[data-part="section-actions"]').press('Enter');
    await page.getByRole('menuitem', { name: hiding.hide_section }).press('Enter');
    await note(page).waitFor();
    await row(page, 'Leek soup').press('Enter');
    const card = page.locator('[data-part="item-card"]');
    await card.getByRole('button', { name: editor.more }).press('Enter');
    await page.getByRole('menuitem', { name: edits.move_item }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Mains' }).check();
    await dialog.getByRole('button', { name: frame.save }).press('Enter');
    await page
      .getByRole('status')
      .getByText(interpolate(hiding.move_shows_one, { count: 1 }))
      .waitFor();
    await expectNoneInAllWindows(page, findingsWithTexts);

    await page.getByRole('link', { name: 'Mains' }).click();
    await row(page, 'Leek soup').press('Enter');
    await card.getByRole('button', { name: editor.more }).press('Enter');
    await page.getByRole('menuitem', { name: edits.all_fields }).press('Enter');
    await page.getByRole('switch', { name: menu_forms.hidden_item }).press('Space');
    await page.getByRole('button', { name: frame.save }).press('Enter');
    await row(page, 'Leek soup').getByText(hiding.hidden).waitFor();
    await expect.poll(() => isHidden(kitchen, 'Leek soup')).toBe(true);
  });
});
