import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium, HEADLESS_SHELL } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'browser-'));
const program = join(folder, 'google-chrome');
writeFileSync(program, '');
chmodSync(program, 0o755);
writeFileSync(join(folder, 'chromium'), 'no program: it can not be executed');
afterAll(() => rmSync(folder, { recursive: true }));

test('CHROMIUM_PATH comes before any other', () => {
  expect(findChromium({ CHROMIUM_PATH: program, PATH: '/usr/bin' })).toBe(program);
});

test('CHROMIUM_PATH that is no program is an error, not a reason to look elsewhere', () => {
  const start = () => findChromium({ CHROMIUM_PATH: join(folder, 'chromium'), PATH: folder });
  expect(start).toThrow('which is not a program');
});

test('a browser is found by its name on the PATH', () => {
  expect(findChromium({ PATH: `/nowhere::${folder}` })).toBe(program);
});

test('the one without a window comes before others, wherever on the PATH it is', () => {
  const later = join(folder, 'later');
  mkdirSync(later);
  const shell = join(later, HEADLESS_SHELL);
  writeFileSync(shell, '', { mode: 0o755 });
  expect(findChromium({ PATH: `${folder}:${later}` })).toBe(shell);
});
