import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TranslationProgress } from '../shared/api/translations.ts';
import { assistant as en, menu_forms as forms, frame } from '../shared/i18n/app/en.ts';
import { CHAT_WORDS } from '../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { axeFindings } from '../test/axe.ts';
import { hasFocus } from './hands.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { expectNoneInAllWindows, findingsWithTexts, inAllWindows, screenFindings } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { scrollsSideways, withPage as withWatchedPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const withPage = (options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withWatchedPage({ browser, origin: server.url, ...options }, run);

// Each is acted out on a phone, and looked at in all windows.
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const owner = new OwnerByHttp(server.url);
let id: string;
let address: string;

beforeAll(async () => {
  const restaurant = { name: 'Chez Ask', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
  id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const body = { menu_id: 1, title: 'Mains' };
  const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
  for (let questionNumber = 1; questionNumber <= 20; questionNumber += 1)
    await owner.ask(201, 'POST', '/api/menu-items', {
      menu_section_id: section.id,
      title: `Roast ${questionNumber}`,
      price: 2_000,
    });
  const lastDish = { title: 'Mushroom risotto', description: 'Barley, parsley', price: 2_200, tags: ['Vegan'] };
  await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: section.id, ...lastDish });
  await owner.publish(id);
  address = `${server.url}/restaurants/${id}/menus/1`;
}, 60_000);

/** With the panel open. */
const expectNoFindings = (page: Page) =>
  inAllWindows(page, async (only) => {
    expect(await axeFindings(page, only)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
};

describe('a guest', () => {
  test('asks, follows the answer to the dish, is refused at the limit, and can still read the menu', async () => {
    await withPage(PHONE, async (page) => {
      const scripts = scriptsOf(page);
      await page.goto(address);
      const open = page.getByRole('button', { name: 'Ask about the menu' });
      await open.waitFor();
      expect(scripts.filter((url) => url.includes('chat'))).toEqual([]);
      await open.click();
      const panel = page.getByRole('dialog', { name: 'Ask about the menu' });
      await panel.getByText('The answers come from this menu. About allergies, ask the staff.').waitFor();
      await panel.getByRole('button', { name: 'Vegan options' }).click();
      await panel.getByText('Chez Ask marks these as vegan').waitFor();
      await expectNoFindings(page);
      await panel.getByRole('button', { name: 'Show “Mushroom risotto” on the menu' }).click();
      const dish = page.locator('.lit');
      await dish.waitFor();
      expect(await dish.textContent()).toContain('Mushroom risotto');
      await expect.poll(() => hasFocus(dish)).toBe(true);
      // The button has withdrawn on the way down.
      await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
      await open.click();
      await panel.getByRole('textbox').fill('How much is the risotto?');
      await page.keyboard.press('Enter');
      await panel.getByText('“Mushroom risotto” costs $22.').waitFor();
      await panel.getByText('Message limit reached. The menu stays here for you to read.').waitFor();
      expect(await panel.getByRole('textbox').count()).toBe(0);
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: 'Roast 1', exact: true }).waitFor();
    });
  });
});

test('without a connection the question stays, and is sent once the connection is back', async () => {
  await withPage({}, async (page) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Ask about the menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Ask about the menu' });
    const box = panel.getByRole('textbox');
    await panel.getByRole('button', { name: 'Vegan options', disabled: false }).waitFor();
    await page.context().setOffline(true);
    await box.fill('How much is the risotto?');
    await page.keyboard.press('Enter');
    await panel.getByText('No connection. Your question is kept; please send it again.').waitFor();
    expect(await box.inputValue()).toBe('How much is the risotto?');
    await page.context().setOffline(false);
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.getByText('“Mushroom risotto” costs $22.').waitFor();
  });
});

test('a dish on two menus is lit on the one that is open', async () => {
  const ownerByHttp = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Deux', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
  const restaurantId = await ownerByHttp.begin(`${randomUUID()}@example.com`, restaurant);
  const { menu } = await ownerByHttp.ask<{ menu: { id: number } }>(201, 'POST', '/api/menus', { title: 'Lunch' });
  for (const menu_id of [1, menu.id]) {
    const body = { menu_id, title: 'Sweets' };
    const { section } = await ownerByHttp.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
    const tart = { menu_section_id: section.id, title: 'Lemon tart', price: 900 };
    await ownerByHttp.ask(201, 'POST', '/api/menu-items', tart);
  }
  await ownerByHttp.publish(restaurantId);
  await withPage({}, async (page) => {
    for (const [questionIndex, menu_id] of [1, menu.id].entries()) {
      await page.goto(`${server.url}/restaurants/${restaurantId}/menus/${menu_id}`);
      await page.getByRole('button', { name: 'Ask about the menu' }).click();
      const panel = page.getByRole('dialog', { name: 'Ask about the menu' });
      await panel.getByRole('textbox').fill('How much is the lemon tart?');
      await panel.getByRole('button', { name: 'Send' }).click();
      // The conversation continues from menu to menu: the answer to this question is the last one.
      await panel.locator('.chat-dishes').getByText('Lemon tart').nth(questionIndex).click();
      await page.locator('.lit').getByText('Lemon tart').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/restaurants/${restaurantId}/menus/${menu_id}`);
    }
  });
});

/** Resolves once guests can read the menu in every language. */
const wholeTranscript = async () => {
  const path = `/api/restaurants/${id}/translation-progress`;
  const { languages } = await owner.ask<TranslationProgress>(200, 'GET', path);
  if (!languages.every(({ state }) => state === 'complete')) throw new Error(JSON.stringify(languages));
};

describe.each([
  { locale: 'ja', dir: 'ltr', question: 'マッシュルームの料理はありますか？' },
  { locale: 'ar', dir: 'rtl', question: 'هل لديكم فطر؟' },
] as const)('a guest who reads $locale', ({ locale, dir, question }) => {
  const words = CHAT_WORDS[locale];
  test('asks, and is answered in that language', async () => {
    await vi.waitFor(wholeTranscript, { timeout: 60_000, interval: 200 });
    await withPage(PHONE, async (page) => {
      await page.goto(`${address}?lang=${locale}`);
      expect(await page.evaluate(() => document.dir || 'ltr')).toBe(dir);
      await page.getByRole('button', { name: words.open }).click();
      const panel = page.getByRole('dialog', { name: words.open });
      await panel.getByRole('button', { name: words.suggest_vegan }).click();
      const dish = panel.locator('.chat-dishes button');
      await dish.waitFor();
      await expectNoFindings(page);
      await panel.getByRole('textbox').fill(question);
      await panel.getByRole('button', { name: words.send }).click();
      await panel.getByText(words.list_found).waitFor();
      await panel.getByText(words.limit_reached).waitFor();
      await dish.last().click();
      await page.locator('.lit').waitFor();
    });
  });
});

describe('an owner', () => {
  test('tries the draft, sees unanswered questions, adds the answer to the dish and tries again', async () => {
    const ownerByHttp = new OwnerByHttp(server.url);
    const restaurant = { name: 'Chez Test', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
    const restaurantId = await ownerByHttp.begin(`${randomUUID()}@example.com`, restaurant);
    const body = { menu_id: 1, title: 'Mains' };
    const { section } = await ownerByHttp.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
    const dish = { menu_section_id: section.id, title: 'Duck confit', price: 2_800 };
    await ownerByHttp.ask(201, 'POST', '/api/menu-items', dish);
    await ownerByHttp.publish(restaurantId);
    const chats = `/api/restaurants/${restaurantId}/chats`;
    await ownerByHttp.ask(201, 'POST', chats, { message: 'What comes with the duck confit?' });

    await withWatchedPage({ browser, origin: server.url, ...PHONE }, async (page, context) => {
      await ownerByHttp.signIn(context);
      await page.goto(server.url + APP_PATHS.assistant);
      await page.getByRole('table').getByText(en.topic_dish).waitFor();
      const question = page.getByRole('textbox', { name: en.question });
      const ask = async () => {
        await question.fill('What comes with the duck confit?');
        await page.getByRole('button', { name: en.ask, exact: true }).click();
      };
      await ask();
      const talk = page.getByRole('log', { name: en.talk });
      await talk.getByText('The menu says no more about “Duck confit”').waitFor();
      const follow = async () => {
        await question.fill('How much is it?');
        await page.getByRole('button', { name: en.ask, exact: true }).click();
      };
      await follow();
      await talk.getByText('“Duck confit” costs $28.').waitFor();
      await expectNoneInAllWindows(page, findingsWithTexts);

      await page.getByRole('link', { name: interpolate(en.add_detail, { dish: 'Duck confit' }) }).click();
      await page.waitForURL('**/edit#details');
      const details = page.getByRole('textbox', { name: forms.details, exact: true });
      await details.fill('It comes with lentils and a little orange.');
      await page.getByRole('button', { name: frame.save, exact: true }).click();
      await page.waitForURL('**/sections/*');
      await page.goto(server.url + APP_PATHS.assistant);
      await follow();
      // Leaving the screen clears the conversation: nothing says what "it" is.
      await talk.getByText('How much is it?').waitFor();
      expect(await talk.getByText('$28').count()).toBe(0);
      await page.getByRole('button', { name: en.start_over }).click();
      await talk.getByText('How much is it?').waitFor({ state: 'detached' });
      await ask();
      await page.getByText('It comes with lentils and a little orange.').waitFor();
      expect(await screenFindings(page)).toEqual([]);
    });
  });
});
