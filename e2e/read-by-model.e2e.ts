import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Import } from '../shared/api/imports.ts';
import { imports as en } from '../shared/i18n/app/en.ts';
import { imports as fr } from '../shared/i18n/app/fr.ts';
import { model as englishModel } from '../shared/i18n/server/en.ts';
import { model as frenchModel } from '../shared/i18n/server/fr.ts';
import type { AppLocale } from '../shared/locales.ts';
import { AI_KEY, INPUT_TOKENS, OUTPUT_TOKENS, startAiServer } from '../test/ai-servers.ts';
import { QUICK_MENU } from '../test/small-pdf.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { screenFindings } from './screen-checks.ts';
import { ownServer, sharedBrowser } from './shared-server.ts';
import { withPage } from './with-page.ts';

const READING_DEADLINE_MS = 150_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const ai = await startAiServer();
const env = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'seer-1',
  AI_API_KEY: AI_KEY,
  AI_BASE_URL: ai.baseUrl('openai-compatible'),
  AI_INPUT_PRICE: '1',
  AI_OUTPUT_PRICE: '10',
};
const [server, browser] = await Promise.all([ownServer(env), sharedBrowser()]);

/** A file is read; then the screen of its analysis is opened. */
async function afterReading(locale: AppLocale, run: (page: Page, begun: Import) => Promise<void>): Promise<void> {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Zum Hirsch', main_locale: 'en', currency: 'USD', timezone: 'Europe/Vienna' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, locale);
  const form = new FormData();
  form.append('apply', 'review');
  form.append('files', new File([new Uint8Array(QUICK_MENU)], 'menu.pdf'));
  const path = `/api/restaurants/${id}/menus`;
  const { import: startedImport } = await owner.ask<{ import: Import }>(202, 'POST', path, form);
  await withPage({ browser, origin: server.url, ...PHONE, locale }, async (page) => {
    await owner.signIn(page.context());
    await page.goto(`${server.url}/admin/analysis?import=${startedImport.id}`);
    await run(page, startedImport);
  });
}

test('if the AI service fails the owner sees it, at the end of the reading and beside the draft', async () => {
  ai.reply = () => ({ status: 403 });
  await afterReading('en', async (page, { id }) => {
    await page.getByRole('heading', { name: en.ready_title }).waitFor({ timeout: READING_DEADLINE_MS });
    const deniedNote = page.getByText(`${en.all_pages} ${englishModel.model_denied}`);
    await deniedNote.waitFor();
    expect(await screenFindings(page)).toEqual([]);
    await page.goto(`${server.url}/admin/imports/${id}/review`);
    await deniedNote.waitFor();
  });
});

test('shows the cost of the AI service, and the page whose answer was unusable', async () => {
  ai.reply = () => ({ text: 'Gulasch und Bier' });
  await afterReading('fr', async (page) => {
    await page.getByRole('heading', { name: fr.ready_title }).waitFor({ timeout: READING_DEADLINE_MS });
    await page.getByText(frenchModel.model_unusable).waitFor();
    const answers = ai.requests.filter(({ body }) => body.includes('seer-1')).length;
    expect(answers).toBeGreaterThan(0);
    const words = (await page.locator('[data-part="read-by"]').innerText()).replace(/[\u00a0\u202f]/g, ' ');
    expect(words).toMatch(/^Lu avec seer-1 : \d[\d ]* jetons, 0,\d+ \$/);
    const tokens = Number(/: ([\d ]+) jetons/.exec(words)?.[1]?.replaceAll(' ', ''));
    expect(tokens % (INPUT_TOKENS + OUTPUT_TOKENS)).toBe(0);
  });
});
