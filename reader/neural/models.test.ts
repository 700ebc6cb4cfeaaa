import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkModel, RECOGNISED_SIGNS } from './models.ts';

/** In a process that has checked no model yet; later files of this worker must not get this module. */
async function importAgain() {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  return await import('./models.ts');
}

function spyOnReading() {
  const spy = vi.spyOn(files, 'readFile');
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return spy;
}

it('checks a model again after its file could not be read', async () => {
  const { isIntact } = await importAgain();
  spyOnReading().mockRejectedValueOnce(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  expect(await isIntact('detector')).toBe(false);
  expect(await isIntact('detector')).toBe(true);
});

it('remembers that a model is altered', async () => {
  const { isIntact } = await importAgain();
  spyOnReading().mockResolvedValueOnce(Buffer.from('altered'));
  expect(await isIntact('recogniser')).toBe(false);
  expect(await isIntact('recogniser')).toBe(false);
});

it('refuses a model that is not the one that was pinned', () => {
  const [abc, other] = [new TextEncoder().encode('abc'), new TextEncoder().encode('abd')];
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(() => checkModel(abc, sha256, 'model.onnx')).not.toThrow();
  expect(() => checkModel(other, sha256, 'model.onnx')).toThrow(/model\.onnx has the SHA-256 a52d/);
});

it('names as many signs as the recogniser has classes', () => {
  expect(RECOGNISED_SIGNS).toHaveLength(171);
  expect([RECOGNISED_SIGNS[0], RECOGNISED_SIGNS[17], RECOGNISED_SIGNS[93]]).toEqual(['0', 'A', '/']);
});
