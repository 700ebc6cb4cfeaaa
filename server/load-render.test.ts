import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoadedRender, loadRender } from './load-render.ts';

/** The sources as `npm run dev` loads them; the browser journeys use the built modules. */
let loaded: LoadedRender;

beforeAll(async () => {
  loaded = await loadRender({ NODE_ENV: 'development' });
});
afterAll(() => loaded.close());

test('in development the pages come from their sources', () => {
  const page = loaded.render.guestError({ status: 404, locale: 'fr', restaurant: null });
  expect(page).toMatch(/^<!doctype html>/i);
  expect(page).toContain('<html lang="fr"');
});

test('in development the mails come from their sources', async () => {
  const mail = await loaded.render.mail({ kind: 'confirmation_code', code: '042917', minutes: 10 }, 'en');
  expect(mail.subject).toContain('042917');
});
