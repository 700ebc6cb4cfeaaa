import { expect, it } from 'vitest';
import { checkModel, RECOGNISED_SIGNS } from './models.ts';

it('refuses a model that is not the one that was pinned', () => {
  const [abc, other] = [new TextEncoder().encode('abc'), new TextEncoder().encode('abd')];
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(() => checkModel(abc, sha256, 'model.onnx')).not.toThrow();
  expect(() => checkModel(other, sha256, 'model.onnx')).toThrow(/model\.onnx has the SHA-256 a52d/);
});

it('names as many signs as the recogniser has classes', () => {
  expect(RECOGNISED_SIGNS).toHaveLength(96);
  expect([RECOGNISED_SIGNS[0], RECOGNISED_SIGNS[17], RECOGNISED_SIGNS[93]]).toEqual(['0', 'A', '/']);
});
