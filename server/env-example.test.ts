import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS, SERVER_LIMITS } from '../shared/limits.ts';
import { ENV_NAMES, parseEnv } from './env.ts';

/** The settings of `.env.example`, each commented out: "# NAME=value". */
const examples = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']): [name: string, value: string] => [name, value.replace(/^"(.*)"$/, '$1')],
);

test('.env.example documents every name that is read, and no other', () => {
  expect([...new Set(examples.map(([name]) => name))].sort()).toEqual([...ENV_NAMES].sort());
});

/** The settings that another one needs. */
const NEEDED: Readonly<Record<string, Record<string, string>>> = {
  DATABASE_DIRECT_URL: { DATABASE_URL: 'postgres://ardoise@pool/ardoise' },
};

test.each(examples)('its %s=%s is accepted', (name, value) => {
  expect(() => parseEnv({ ...NEEDED[name], [name]: value })).not.toThrow();
});

test.each(Object.entries({ ...LIMITS, ...SERVER_LIMITS }))('its %s is the default, %d', (name, value) => {
  expect(examples).toContainEqual([name, String(value)]);
});
