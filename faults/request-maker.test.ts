import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestsOf, type Schema, valuesOf } from './request-maker.ts';

const SCHEMA: Schema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 20 },
    price: { anyOf: [{ type: 'integer', minimum: 0, maximum: 100 }, { type: 'null' }] },
    tags: { type: 'array', items: { $ref: '#/components/schemas/Tag' } },
  },
};
const refs = () => ({ enum: ['vegan', 'hot'] }) as Schema;
const NUM_RUNS = 400;

const isAllowed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

test('most values are as the schema says, some are not, and the same seed makes the same ones', () => {
  const sample = (seed: number) => fc.sample(valuesOf(SCHEMA, refs), { seed, numRuns: NUM_RUNS });
  const values = sample(5);
  const allowed = values.filter(isAllowed).length;
  expect(allowed).toBeGreaterThan(NUM_RUNS / 2);
  expect(allowed).toBeLessThan(NUM_RUNS);
  expect(JSON.stringify(sample(5))).toBe(JSON.stringify(values));
  expect(JSON.stringify(sample(6))).not.toBe(JSON.stringify(values));
});

test('a request names what is there, and its address is one that can be sent', () => {
  const operation = {
    parameters: [{ name: 'lang', in: 'query', schema: { type: 'string' } }],
    requestBody: { content: { 'application/json': { schema: SCHEMA } } },
  };
  const made = fc.sample(requestsOf('/api/things/{id}', operation, { idsOf: () => ['7'], refs }), {
    seed: 1,
    numRuns: NUM_RUNS,
  });
  expect(made.filter(({ path }) => /^\/api\/things\/7(\?|$)/.test(path)).length).toBeGreaterThan(NUM_RUNS / 2);
  for (const { path } of made) expect(() => new URL(path, 'http://localhost')).not.toThrow();
});
