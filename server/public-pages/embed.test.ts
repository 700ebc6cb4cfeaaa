import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { embeddedApp } from '../../test/embedded-app.ts';
import { fakeRender } from '../../test/fake-render.ts';
import { newOwner } from '../../test/owners.ts';
import { pages } from '../../web/guest/render-pages.tsx';

// The pages as guests see them.
const t = await embeddedApp({ render: { ...fakeRender, ...pages } });
const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

/** A published restaurant with two menus, and one dish each. */
async function published() {
  const owner = await newOwner(t);
  const { id } = owner.restaurant;
  const { menu } = (await owner.post('/api/menus', { title: 'Soir' })).json();
  const itemIds: number[] = [];
  for (const [menu_id, title] of [
    [1, 'Tarte au sucre'],
    [menu.id, 'Bavette'],
  ]) {
    const { section } = (await owner.post('/api/menu-sections', { menu_id, title: 'Plats' })).json();
    const body = { menu_section_id: section.id, title, price: 850, allergens: [{ code: 'milk', state: 'contains' }] };
    itemIds.push((await owner.post('/api/menu-items', body)).json().item.id);
  }
  await owner.post(`/api/restaurants/${id}/publish`);
  await t.idle();
  return { owner, id, itemIds, second: menu.id as number, frame: `/restaurants/${id}/embed/menus/1` };
}

test('the menu in a frame has its dishes, no script and no cookie, and any site may show it', async () => {
  const { id, frame, second } = await published();
  const entry = await get(`/restaurants/${id}/embed?lang=en`);
  expect([entry.statusCode, String(entry.headers.location).split('?')[0]]).toEqual([302, frame]);
  const answer = await get(frame);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Tarte au sucre');
  expect(answer.body).not.toContain('<script');
  expect(answer.body).toContain(`<link rel="canonical" href="${t.deps.env.PUBLIC_URL}/restaurants/${id}/menus/1"/>`);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['x-frame-options']).toBeUndefined();
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("script-src 'none'");
  // Other menus and languages stay in the frame; the menu's own page opens in a tab.
  expect(answer.body).toContain(`href="/restaurants/${id}/embed/menus/${second}"`);
  expect(answer.body).toContain(`href="/restaurants/${id}/embed/menus/1?lang=fr"`);
  const leavingLinks = Array.from(
    answer.body.matchAll(/<a [^>]*href="[^"#]*\/menus\/[^"]*"[^>]*>/g),
    ([link]) => link,
  ).filter((link) => !link.includes('/embed/'));
  expect(leavingLinks).toHaveLength(1);
  expect(leavingLinks[0]).toContain('target="_blank"');
});

test('no other page of a guest may be framed', async () => {
  const { id } = await published();
  for (const url of [`/restaurants/${id}`, `/restaurants/${id}/menus/1`, `/restaurants/${id}/embed/menus`]) {
    const { headers } = await get(url);
    expect([url, headers['x-frame-options']]).toEqual([url, 'DENY']);
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  }
});

test('it is cached as the page is, apart from it, and counts no visit', async () => {
  const { owner, id, frame } = await published();
  const headers = {
    'accept-encoding': 'br',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  };
  const answers = [await get(frame, headers), await get(frame, headers)];
  expect(answers.map((answer) => brotliDecompressSync(answer.rawPayload).includes('<script'))).toEqual([false, false]);
  expect(answers[1]?.headers['content-security-policy']).toContain('frame-ancestors *');
  const page = await get(`/restaurants/${id}/menus/1`, headers);
  expect(brotliDecompressSync(page.rawPayload).includes('<script')).toBe(true);
  const again = await get(frame, { ...headers, 'if-none-match': String(answers[0]?.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.headers['cache-tag']).toBe(`restaurant-${id}`);
  const visits = (await owner.get(`/api/restaurants/${id}/visits`)).json();
  // The page alone.
  expect(visits.days.reduce((sum: number, day: { visits: number }) => sum + day.visits, 0)).toBe(1);
});

test('a dish that is sold out is marked in the frame, too', async () => {
  const { owner, itemIds, frame } = await published();
  expect((await get(frame)).body).not.toContain('<s>Tarte au sucre</s>');
  await owner.put(`/api/menu-items/${itemIds[0]}/sold-out`, { until: 'tomorrow' });
  const { body } = await get(frame);
  expect(body).toContain('Contains: milk');
  expect(body).toContain('<s>Tarte au sucre</s>');
});

test('offline, suspended and unknown restaurants answer as the page does, in the frame', async () => {
  const { owner, id, frame } = await published();
  await owner.post(`/api/restaurants/${id}/unpublish`);
  const offline = await get(frame);
  expect(offline.statusCode).toBe(403);
  expect(String(offline.headers['content-security-policy'])).toContain('frame-ancestors *');
  expect((await get('/restaurants/7777777777/embed')).statusCode).toBe(404);
  expect((await get('/restaurants/no-id/embed')).statusCode).toBe(400);
  await owner.post(`/api/restaurants/${id}/publish`);
  const missing = await get(`/restaurants/${id}/embed/menus/99`);
  expect(missing.statusCode).toBe(404);
  expect(missing.body).toContain(`href="/restaurants/${id}/embed"`);
  await t.deps.db.execute(`update restaurants set suspended_at = now() where id = '${id}'`);
  t.deps.changes.drop(id);
  expect((await get(frame)).statusCode).toBe(410);
});
