import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'ardoise-without-runtime-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads a picture in a process that can't load the runtime's package, as on a system without a binary for it. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'onnxruntime-node') throw new Error('no program for this system');
      return next(specifier, context);
    },
  });
  const { readPage } = await import(${JSON.stringify(join(import.meta.dirname, '../pages/read-page.ts'))});
  const target = { page: 0, picture: ${JSON.stringify(join(folder, 'page.webp'))} };
  const { words } = await readPage({ path: ${JSON.stringify(join(folder, 'menu.png'))} }, 0, target, () => true);
  console.log(JSON.stringify(words.map(({ text }) => text)));
  process.exit();
`;

it('a picture is read where the runtime has no program', async () => {
  const part = { left: 40, top: 230, width: 540, height: 420 };
  await sharp('test/menus/diner-three-columns.png').extract(part).toFile(join(folder, 'menu.png'));
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PROGRAM]);
  expect(JSON.parse(stdout)).toEqual(expect.arrayContaining(['Lumberjack', 'Spinach,', '$13.50']));
});
