import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type InstalledPglite, PGLITE_VERSION, requireTestedPglite } from './pglite-version.ts';

// Its methods are read by name only.
const methods = PGlite.prototype as unknown as Record<string, unknown>;
const tested: InstalledPglite = { version: PGLITE_VERSION, startParams: PGlite.defaultStartParams, methods };

test('the embedded database opens with the version that package.json pins', () => {
  expect(manifest.dependencies['@electric-sql/pglite']).toBe(PGLITE_VERSION);
  expect(() => requireTestedPglite()).not.toThrow();
});

test.each<[string, Partial<InstalledPglite>]>([
  ['of another version', { version: '0.5.17' }],
  ['whose start parameters are others', { startParams: ['--single'] }],
  ['that lacks a private method', { methods: { ...methods, _checkReady: undefined } }],
])('a package %s stops the start with one line that says what to do', (_, changed) => {
  expect(() => requireTestedPglite({ ...tested, ...changed })).toThrow(/^[^\n]*0\.5\.16 only\. Run npm ci\.$/);
});
