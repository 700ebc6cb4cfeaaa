import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { VisitsAnswer } from '../shared/api/visits.ts';
import { openEditor, retitle, waitForStatus } from './edit-in-place.ts';
import { newEmbeddedDir, startEmbedded } from './embedded-server.ts';
import { openKitchen } from './kitchen.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { sharedBrowser } from './shared-server.ts';
import { withPage } from './with-page.ts';

/**
 * What outlives a process: edits that wait for the next one, and the visits of guests, which each process counts; several
 * do so together in several-nodes.e2e.ts.
 */

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile' };
const VISITS = 10;

async function publishedAt(origin: string) {
  const owner = new OwnerByHttp(origin);
  const restaurant = { name: 'Chez nous', main_locale: 'fr', currency: 'CAD', timezone: 'UTC' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const section = { menu_id: 1, title: 'Plats' };
  const createdSection = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', section);
  await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: createdSection.section.id, title: 'Tourtière' });
  await owner.publish(id);
  return { owner, id };
}

/** Guests who come one after the other, most of them answered from memory. */
async function visit(origin: string, id: string): Promise<void> {
  for (let guest = 0; guest < VISITS; guest += 1) {
    const answer = await fetch(`${origin}/restaurants/${id}/menus/1`, { headers: PHONE });
    expect([answer.status, (await answer.text()).includes('Tourtière')]).toEqual([200, true]);
  }
}

const visitsOf = async ({ owner, id }: { owner: OwnerByHttp; id: string }): Promise<number> => {
  const { days } = await owner.ask<VisitsAnswer>(200, 'GET', `/api/restaurants/${id}/visits`);
  return days.reduce((sum, { visits }) => sum + visits, 0);
};

test('a server restarted in mid-edit saves the waiting edit, and has stored the visits it counted', async () => {
  const [server, browser] = await Promise.all([startEmbedded(await newEmbeddedDir()), sharedBrowser()]);
  const kitchen = await openKitchen(server.url);
  const { owner, id } = await publishedAt(server.url);
  await visit(server.url, id);
  await withPage({ browser, origin: server.url }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await openEditor(page, server.url);
    expect(await server.stop()).toEqual({ code: 0, signal: null });
    await retitle(page, 'Leek soup', 'Cold soup');
    await waitForStatus(page, 'Not saved yet: no connection.');
    await startEmbedded(server.data_dir, { PORT: String(server.port) });
    await expect.poll(kitchen.starters, { timeout: 30_000 }).toContain('Cold soup');
    await waitForStatus(page, 'Saved');
  });
  expect(await visitsOf({ owner, id })).toBe(VISITS);
});
