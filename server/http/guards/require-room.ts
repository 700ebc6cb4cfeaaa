import { Refusal } from '../../../shared/errors.ts';
import type { Deps } from '../../deps.ts';
import { asStorageFull } from '../../files/storage-full.ts';
import type { App } from '../app.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Refuses what would change something while the disk is full, before its body is read; reading goes on. */
export function requireRoom(app: App, { room }: Pick<Deps, 'room'>): void {
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && !request.is404) await room.require();
  });
  app.addHook('onError', async (_request, _reply, error) => {
    // A refusal is the store's own, which has its own disk.
    const isFull = !(error instanceof Refusal) && asStorageFull(error) !== error;
    if (isFull) room.noteFull();
  });
}
