import { Refusal } from '../../../shared/errors.ts';
import type { Deps } from '../../deps.ts';
import { asStorageFull } from '../../files/storage-full.ts';
import type { App } from '../app.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Refuses changes while the disk is full, before their body is read; reads still work. */
export function requireDiskSpace(app: App, { room }: Pick<Deps, 'room'>): void {
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && !request.is404) await room.require();
  });
  app.addHook('onError', async (_request, _reply, error) => {
    // A remote store refuses by itself: it has its own disk.
    const isFull = !(error instanceof Refusal) && asStorageFull(error) !== error;
    if (isFull) room.noteFull();
  });
}
