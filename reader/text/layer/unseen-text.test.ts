import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { isMostlyUnseen } from './unseen-text.ts';

type Operation = [operation: number, ...operands: unknown[]];
const text = (letters: number): Operation => [OPS.showText, Array.from({ length: letters }, () => ({}))];
const mode = (number: number): Operation => [OPS.setTextRenderingMode, number];
const isUnseen = (...operations: Operation[]) =>
  isMostlyUnseen({
    fnArray: operations.map(([operation]) => operation),
    argsArray: operations.map(([, ...operands]) => operands),
  });

it('counts the letters that a page sets without painting them', () => {
  expect(isUnseen(text(9), mode(3), text(10))).toBe(true);
  expect(isUnseen(text(10), mode(3), text(9))).toBe(false);
  expect(isUnseen(mode(7), text(3))).toBe(true);
  expect(isUnseen(mode(3), mode(2), text(3))).toBe(false);
});

it('paints again what comes after a part with a mode of its own', () => {
  expect(isUnseen([OPS.save], mode(3), text(9), [OPS.restore], text(10))).toBe(false);
  expect(isUnseen([OPS.save], text(9), [OPS.restore], mode(3), text(10))).toBe(true);
});
