import sharp from 'sharp';
import { expect, test } from 'vitest';
import { embeddedApp } from '../../test/embedded-app.ts';
import { newOwner } from '../../test/owners.ts';

const t = await embeddedApp();

async function published(restaurant: { name?: string; main_locale?: 'en' | 'ar' | 'ja' } = {}) {
  const owner = await newOwner(t, { restaurant });
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte' });
  const publish = () => owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  await publish();
  /** As the page names it: the renderer of these tests shows its input. */
  const card = async () => {
    const { body } = await t.app.inject(`/restaurants/${owner.restaurant_id}/menus/1`);
    return /"card_path":"([^"]+)"/.exec(body)?.[1] ?? '';
  };
  return { owner, publish, card };
}

test('the page names a picture of 1200 by 630 pixels, which caches let go soon after a suspension', async () => {
  const { card } = await published();
  const answer = await t.app.inject(await card());
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  expect(answer.headers['cache-tag']).toMatch(/^restaurant-\w{10}$/);
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect([width, height, format]).toEqual([1_200, 630, 'png']);
  // The limit of social networks: some ignore pictures above 300 KB.
  expect(answer.rawPayload.length).toBeLessThan(300_000);
});

test('a card is drawn once for its content, and again when that changes', async () => {
  const { owner, publish, card } = await published();
  const before = await card();
  const first = await t.app.inject(before);
  expect((await t.app.inject(before)).rawPayload.equals(first.rawPayload)).toBe(true);
  await owner.put('/api/menus/1', { title: 'Lunch' });
  await publish();
  expect(await card()).toBe(before);
  await owner.put(`/api/restaurants/${owner.restaurant_id}`, { name: 'Chez Autre' });
  await publish();
  const after = await card();
  expect(after).not.toBe(before);
  expect((await t.app.inject(after)).rawPayload.equals(first.rawPayload)).toBe(false);
  const files: string[] = [];
  for await (const key of t.deps.files.list(`private/cards/${owner.restaurant_id}/`)) files.push(key);
  expect(files).toHaveLength(1);
});

test.each([
  ['en', 1_000],
  ['ar', 200],
] as const)('beside a photograph of a dish the texts stand where a line begins: %s', async (main_locale, photoAt) => {
  const { owner, card, publish } = await published({ main_locale });
  const plate = sharp({ create: { width: 900, height: 600, channels: 3, background: '#b45a1e' } });
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(await plate.jpeg().toBuffer())]), 'plate.jpg');
  await owner.upload('/api/menu-items/1/picture', form);
  await publish();
  const path = await card();
  expect(path).toMatch(/\.jpg$/);
  const answer = await t.app.inject(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.rawPayload.length).toBeLessThan(300_000);
  const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number) => data[(10 * info.width + x) * info.channels] ?? 0;
  expect([info.width, info.height]).toEqual([1_200, 630]);
  // Brown where the photograph is, paper on the other side.
  expect([redAt(photoAt) < 200, redAt(1_200 - photoAt) > 240]).toEqual([true, true]);
});

test.each([
  ['ar', 'مطعم الياسمين'],
  ['ja', '鮨と酒 さくら亭'],
] as const)('a name in %s is drawn with a font of ours', async (main_locale, name) => {
  const { card } = await published({ name, main_locale });
  const { rawPayload } = await t.app.inject(await card());
  const other = await published({ name: '\u{1F9FF}', main_locale });
  const plain = await t.app.inject(await other.card());
  expect(rawPayload.equals(plain.rawPayload)).toBe(false);
});

test('a restaurant that guests don’t see has none', async () => {
  const { owner, card } = await published();
  const path = await card();
  await owner.post(`/api/restaurants/${owner.restaurant_id}/unpublish`);
  expect((await t.app.inject(path)).statusCode).toBe(404);
  expect((await t.app.inject('/restaurants/0000000000/card/0.png')).statusCode).toBe(404);
});
