import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'ardoise-without-runtime-'));
beforeAll(async () => {
  const part = { left: 40, top: 230, width: 540, height: 420 };
  await sharp('test/menus/diner-three-columns.png').extract(part).toFile(join(folder, 'menu.png'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Hides the package of the runtime from the process, as on a system without a binary for it. */
const WITHOUT_RUNTIME = `
  const { registerHooks } = await import('node:module');
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'onnxruntime-node') throw new Error('no program for this system');
      return next(specifier, context);
    },
  });
`;
/** Alters a byte of the detector, and hides the file of the Chinese model. */
const WITH_ALTERED_MODELS = `
  const { syncBuiltinESMExports } = await import('node:module');
  const { default: files } = await import('node:fs/promises');
  const { readFile } = files;
  files.readFile = async (path, ...more) => {
    if (String(path).endsWith('ch_PP-OCRv4_rec_infer.onnx')) throw new Error('no such file');
    const bytes = await readFile(path, ...more);
    if (String(path).endsWith('_det_infer.onnx')) bytes[1_000] ^= 1;
    return bytes;
  };
  syncBuiltinESMExports();
`;
/** Reads a picture in a process, and checks its parts. */
const READ = `
  const { readPage } = await import(${JSON.stringify(join(import.meta.dirname, '../pages/read-page.ts'))});
  const { checkParts } = await import(${JSON.stringify(join(import.meta.dirname, '../check-parts.ts'))});
  const target = { page: 0, picture: ${JSON.stringify(join(folder, 'page.webp'))} };
  const { words } = await readPage({ path: ${JSON.stringify(join(folder, 'menu.png'))} }, 0, target, () => true);
  console.log(JSON.stringify({ words: words.map(({ text }) => text), parts: await checkParts() }));
  process.exit();
`;

it.each([
  ['where the runtime has no program', WITHOUT_RUNTIME, ['the runtime of models']],
  ['where a model is altered', WITH_ALTERED_MODELS, ['the model detector', 'the model chinese']],
])(
  'a picture is read %s, and an operator sees what is missing',
  async (_, prepare, parts) => {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', prepare + READ]);
    const answer = JSON.parse(stdout);
    expect(answer.words).toEqual(expect.arrayContaining(['Lumberjack', 'Spinach,', '$13.50']));
    expect(answer.parts.map(({ part }: { part: string }) => part)).toEqual(parts);
    expect(answer.parts[0].effect).toContain('those in Chinese and Japanese are not read');
  },
  120_000,
);
