import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { storeBuild } from './build-assets.ts';

const t = await embeddedApp({ work: false });

/** The folder of a build; its files are those of every build, and one of its own. */
async function buildFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-build-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  // A content hash may begin with a dash.
  await writeFile(join(folder, '-Ab12_x.css'), 'a{}');
  await writeFile(join(folder, `app-${name}.js`), `export const build = '${name}';`);
  await writeFile(join(folder, `app-${name}.js.br`), 'packed');
  return folder;
}

/** Makes what is stored older, as if some time had passed. */
async function age(): Promise<void> {
  for await (const key of t.deps.files.list('private/builds/manifests')) {
    const path = join(t.deps.env.DATA_DIR, 'files', key);
    const at = (await t.deps.files.modifiedAt(key))?.getTime() ?? 0;
    await utimes(path, new Date(at - 60_000), new Date(at - 60_000));
  }
}

const statusOf = async (name: string) => (await t.app.inject(`/assets/${name}`)).statusCode;

test('a file of another build is answered as this build’s own, for two builds after it', async () => {
  expect(await statusOf('app-one.js')).toBe(404);
  await storeBuild(t.deps.files, await buildFolder('one'));
  await expect.poll(() => statusOf('app-one.js'), { timeout: 10_000 }).toBe(200);
  const answer = await t.app.inject('/assets/app-one.js');
  expect(answer.body).toBe("export const build = 'one';");
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(await statusOf('app-none.js')).toBe(404);

  for (const name of ['two', 'three']) {
    await age();
    await storeBuild(t.deps.files, await buildFolder(name));
    expect(await statusOf('app-one.js')).toBe(200);
  }
  // Going back to a build makes it the newest.
  await age();
  const one = await buildFolder('one');
  await storeBuild(t.deps.files, one);
  await age();
  await storeBuild(t.deps.files, await buildFolder('four'));
  expect([await statusOf('app-two.js'), await statusOf('app-one.js'), await statusOf('-Ab12_x.css')]).toEqual([
    404, 200, 200,
  ]);
});
