import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pgliteTemplate } from '../test/database-template.ts';
import { sendSignal } from '../test/send-signal.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of this run's shared servers, a folder each, and the dump of the database that each begins with. */
    sharedServers: { folder: string; dump: string };
  }
}

/** Vitest's global set-up of the journeys: at the run's end no shared server is left, and none of its data. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-journeys-'));
  project.provide('sharedServers', { folder, dump: await pgliteTemplate() });
  return async () => {
    for (const name of await readdir(folder)) {
      const pid = await readFile(join(folder, name, 'pid'), 'utf8').catch(() => undefined);
      if (pid !== undefined) sendSignal(Number(pid), 'SIGKILL');
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
