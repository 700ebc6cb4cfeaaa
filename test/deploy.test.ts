import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENV_NAMES } from '../server/env.ts';
import { metrics } from '../server/telemetry/metrics.ts';

/** What is in deploy/ can't be run here: this checks that it names what exists. */

/** Settings of the other programs in compose.yaml. */
const OTHERS = [
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'ROOT_ACCESS_KEY',
  'ROOT_SECRET_KEY',
  'ARDOISE_HOST',
];

// The parser that @fastify/swagger writes its YAML with: one of our own would be for this test alone.
const { parseAllDocuments } = createRequire(createRequire(import.meta.url).resolve('@fastify/swagger'))('yaml') as {
  parseAllDocuments(text: string, options: { merge: boolean }): { errors: Error[]; toJS(): unknown }[];
};

const yamlFiles = globSync('deploy/**/*.yaml');
const documentsOf = (file: string): unknown[] =>
  parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS();
  });

/** Every object in a document, however deep. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

const namedMap = z.record(z.string(), z.unknown());
const pair = z.object({ name: z.string().regex(/^[A-Z]/), value: z.string() });

/** The names of settings: of `environment`, `env`, and the data of a ConfigMap or a Secret. */
function settingsIn(document: unknown): string[] {
  return [...objectsIn(document)].flatMap((object) => {
    const maps = [object['environment'], object['data'], object['stringData']];
    const pairs = z.array(pair).safeParse(object['env']).data ?? [];
    return [
      ...maps.flatMap((map) => Object.keys(namedMap.safeParse(map).data ?? {})),
      ...pairs.map(({ name }) => name),
    ];
  });
}

test.each(yamlFiles)('%s parses, and names settings that exist', (file) => {
  const settings = documentsOf(file).flatMap(settingsIn);
  expect(settings.filter((name) => !ENV_NAMES.includes(name) && !OTHERS.includes(name))).toEqual([]);
});

test('deploy/compose.env.example and the Dockerfile name settings that exist', () => {
  const examples = [...readFileSync('deploy/compose.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)];
  const [, environment = ''] = /^ENV (.+)$/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? [];
  const names = [...examples, ...environment.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !ENV_NAMES.includes(name))).toEqual([]);
});

test('every image has probes or a health check, a user other than root, and a root file system that is read-only', () => {
  const [compose] = documentsOf('deploy/compose.yaml');
  const services = z.object({ services: z.record(z.string(), z.looseObject({ read_only: z.boolean().optional() })) });
  const { web, worker } = services.parse(compose).services;
  expect([web?.read_only, worker?.read_only]).toEqual([true, true]);
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  const deployments = documentsOf('deploy/kubernetes/ardoise.yaml').filter(
    (document) => z.object({ kind: z.literal('Deployment') }).safeParse(document).success,
  );
  expect(deployments).toHaveLength(2);
  for (const deployment of deployments) {
    const objects = [...objectsIn(deployment)];
    for (const probe of ['startupProbe', 'livenessProbe']) expect(objects.some((one) => probe in one)).toBe(true);
    expect(objects.some((one) => one['readOnlyRootFilesystem'] === true)).toBe(true);
    expect(objects.some((one) => one['runAsNonRoot'] === true)).toBe(true);
  }
});

test('the dashboard and the alerts name metrics that exist', async () => {
  const names = new Set((await metrics.getMetricsAsJSON()).map(({ name }) => name));
  const [alerts] = documentsOf('deploy/monitoring/alerts.yaml');
  const dashboard: unknown = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8'));
  const expressions = [...objectsIn(alerts), ...objectsIn(dashboard)].flatMap(({ expr }) =>
    typeof expr === 'string' ? [expr] : [],
  );
  expect(expressions.length).toBeGreaterThan(15);
  const adapter = [...objectsIn(documentsOf('deploy/monitoring/prometheus-adapter.yaml'))];
  const scaled = [...objectsIn(documentsOf('deploy/kubernetes/ardoise.yaml'))].flatMap(({ external }) => [
    ...objectsIn(external),
  ]);
  for (const { metricsQuery, name } of [...adapter, ...scaled])
    for (const text of [metricsQuery, name]) if (typeof text === 'string') expressions.push(text);
  const used = expressions.flatMap((expression) => expression.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g) ?? []);
  const isLabel = (name: string) => name === 'exported_job';
  const bare = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');
  expect(used.filter((name) => !isLabel(name) && !names.has(name) && !names.has(bare(name)))).toEqual([]);
});
