import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import type { Reader } from '../../../reader/reading.ts';
import { embeddedApp } from '../../../test/embedded-app.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../../test/fake-reader.ts';
import { getImport, upload } from '../../../test/imports.ts';
import { newOwner } from '../../../test/owners.ts';
import { readDish, readSection } from '../../../test/read-draft.ts';
import { allJobs } from '../../all-jobs.ts';
import { readMenuJob } from './read-menu.job.ts';

/**
 * Two accounts keep both readers of a worker busy with small, slow pictures, and somebody else's easy menu comes
 * then. The queue and its two readers are the real ones; the duration of a picture is scripted, on a clock that is set.
 */

const HARD_PAGE_MS = 25_000;
/** What was read, in the order in which it began: "carte-a 0" is the first page of that file. */
const begun: string[] = [];
const holds = { 'carte-a 0': Promise.withResolvers<void>(), 'carte-b 0': Promise.withResolvers<void>() };
let passedMs = 0;

function open(): Reader {
  const reader = scriptedReader().open();
  return {
    ...reader,
    readPage: async (file, n, target) => {
      const [name] = /carte-\w/.exec(await readFile(file.path, 'utf8')) ?? [];
      const page = `${name} ${n}`;
      begun.push(page);
      if (page === 'carte-a 0' || page === 'carte-b 0') {
        await holds[page].promise;
        passedMs += HARD_PAGE_MS;
      }
      return await reader.readPage(file, n, target);
    },
  };
}

const t = await embeddedApp({
  jobs: allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(open) : job)),
});

const menu = (title: string, pages: number) =>
  scriptedFile({
    pages: Array.from({ length: pages }, () => ({ sections: [readSection(1, title, [readDish(2, 'Bavette', '9')])] })),
  });

test('an easy menu is read before the second picture of either', async () => {
  const realNow = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
  const [first, second, honest] = [await newOwner(t), await newOwner(t), await newOwner(t)];
  await upload(first, [menu('carte-a', 4)]);
  await upload(second, [menu('carte-b', 4)]);
  await expect.poll(() => begun.toSorted()).toEqual(['carte-a 0', 'carte-b 0']);
  await upload(honest, [menu('carte-c', 1)]);

  // The other reader stays busy: this one alone has to yield.
  holds['carte-a 0'].resolve();
  await expect.poll(async () => (await getImport(honest, 1)).status).toBe('completed');
  expect(begun.indexOf('carte-c 0')).toBe(2);

  holds['carte-b 0'].resolve();
  for (const owner of [first, second])
    await expect.poll(async () => (await getImport(owner, 1)).status).toBe('completed');
  // Nothing was read twice.
  expect(begun.toSorted()).toEqual(
    [...['a', 'b'].flatMap((name) => [0, 1, 2, 3].map((page) => `carte-${name} ${page}`)), 'carte-c 0'].toSorted(),
  );
});
