import { expect, test } from 'vitest';
import { newDataDir, startServer } from '../test/start-server.ts';
import { openEditor, retitle, waitForStatus } from './edit-in-place.ts';
import { openKitchen } from './kitchen.ts';
import { sharedBrowser } from './shared-server.ts';
import { withPage } from './with-page.ts';

test('the server is restarted in mid-edit: the edit waits and is saved', async () => {
  const dataDir = await newDataDir();
  const [server, browser] = await Promise.all([startServer({ data_dir: dataDir }), sharedBrowser()]);
  const kitchen = await openKitchen(server.url);
  await withPage({ browser, origin: server.url }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await openEditor(page, server.url);
    await server.stop();
    await retitle(page, 'Leek soup', 'Cold soup');
    await waitForStatus(page, 'Not saved yet: no connection.');
    await startServer({ data_dir: dataDir, env: { PORT: String(server.port) } });
    await expect.poll(kitchen.starters, { timeout: 30_000 }).toContain('Cold soup');
    await waitForStatus(page, 'Saved');
  });
});
