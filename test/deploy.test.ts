import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENV_NAMES, parseEnv } from '../server/env.ts';
import { metrics } from '../server/telemetry/metrics.ts';
import { OWN_DOMAIN_HEADER } from '../shared/own-domain.ts';

/** What is in deploy/ can't be run here: this checks that it names what exists. */

/** Settings of the other programs in compose.yaml. */
const OTHERS = [
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'ROOT_ACCESS_KEY',
  'ROOT_SECRET_KEY',
  'ARDOISE_HOST',
  'STORE_SECRET_KEY',
  'VGW_HEALTH',
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
  expect(names.filter((name) => !ENV_NAMES.includes(name) && !OTHERS.includes(name))).toEqual([]);
});

test('install.sh is valid, names settings that exist, and the service may write into the cache that it uses, not beside it', () => {
  const script = readFileSync('deploy/install.sh', 'utf8');
  expect(spawnSync('sh', ['-n', 'deploy/install.sh']).status).toBe(0);
  const [, settings = ''] = /<<SETTINGS\n([\s\S]+?)\nSETTINGS\n/.exec(script) ?? [];
  const names = settings.split('\n').map((line) => line.slice(0, line.indexOf('=')));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !ENV_NAMES.includes(name))).toEqual([]);
  const [, cache = ''] =
    /enableCompileCache\(.*'\.\.\/(.+)'\)/.exec(readFileSync('server/load-modules.ts', 'utf8')) ?? [];
  expect(script).toContain(`install -d -o ardoise -g ardoise ${cache}\n`);
  expect(readFileSync('deploy/ardoise.service', 'utf8')).toMatch(
    new RegExp(`^ReadWritePaths=/opt/ardoise/${cache} -/var/backups/ardoise$`, 'm'),
  );
});

test('install.sh writes the Caddyfile that docs/operating.md shows, and both mark what comes by a name that isn’t ours', () => {
  const [, site = ''] = /<<SITE\n([\s\S]+?)\nSITE\n/.exec(readFileSync('deploy/install.sh', 'utf8')) ?? [];
  const written = site
    .replace('$CADDY_MARK', '# by deploy/install.sh')
    .replace('$host', 'menu.example.com')
    .replace('\n\t$tls', '')
    .replaceAll(`\${port:-3000}`, '3000');
  expect(written).not.toContain('$');
  const [, shown = ''] = /```\n( {3}# by deploy[\s\S]+?) {3}```/.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  expect(shown.replace(/^ {3}/gm, '').trimEnd()).toBe(written);
  for (const caddyfile of [written, readFileSync('deploy/Caddyfile', 'utf8')]) {
    // Only comments may come before the block of all sites.
    expect(caddyfile.replace(/^#.*\n/gm, '')).toMatch(/^\{\n/);
    const [ownSite = '', otherSites = ''] = caddyfile.split('https:// {');
    const mark = new RegExp(`request_header ${OWN_DOMAIN_HEADER} 1`, 'i');
    expect([mark.test(ownSite), mark.test(otherSites)]).toEqual([false, true]);
    expect(ownSite).toMatch(new RegExp(`request_header -${OWN_DOMAIN_HEADER}`, 'i'));
  }
});

test.each(['localhost', 'Menu.Example.com', 'menu.example.com:8443'])(
  'compose.yaml starts for the host %s: domains are offered only if the operator sets their target',
  (host) => {
    for (const { environment } of Object.values(readCompose()).filter(({ image }) => image === 'ardoise')) {
      const target = environment['OWN_DOMAIN_TARGET']?.replace(/\$\{OWN_DOMAIN_TARGET:-(.*)\}/, '$1');
      const set = { OWN_DOMAIN_TARGET: target?.replace(/\$\{ARDOISE_HOST\}/g, host) };
      expect(parseEnv(set).OWN_DOMAIN_TARGET).toBeUndefined();
    }
    expect(parseEnv({ OWN_DOMAIN_TARGET: 'Menu.Example.com' }).OWN_DOMAIN_TARGET).toBe('menu.example.com');
  },
);

test.each([
  [480, '512M'],
  [960, '512M'],
  [1024, '512M'],
  [1990, '1478M'],
  [3900, '3388M'],
  [64_000, '4096M'],
])('on a machine of %i MB the service may use %s', (megabytes, limit) => {
  const input = `MemTotal:       ${megabytes * 1024} kB\nMemFree:        1000 kB\n`;
  const { stdout } = spawnSync('sh', ['deploy/memory-limit.sh', '/dev/stdin'], { input, encoding: 'utf8' });
  expect(stdout).toBe(`${limit}\n`);
});

/** What the tests here read of compose.yaml; in its short form, a volume is a name and a path. */
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      read_only: z.boolean().optional(),
      stop_grace_period: z.string().optional(),
      environment: z.record(z.string(), z.string()).default({}),
      volumes: z.array(z.string()).default([]),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      healthcheck: z.unknown().optional(),
    }),
  ),
});
const readCompose = () => composeSchema.parse(documentsOf('deploy/compose.yaml')[0]).services;

const UPLOAD_DRAIN_SECONDS = parseEnv({}).UPLOAD_DRAIN_SECONDS;
const SHUTDOWN_SECONDS = 10;

test('a node of compose.yaml drains only while the proxy has another one, for longer than the proxy needs to notice', () => {
  const services = readCompose();
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
  const upstreams = (/reverse_proxy (.+) \{/.exec(caddyfile)?.[1] ?? '')
    .split(' ')
    .map((peer) => peer.split(':')[0] ?? '');
  const webNames = Object.keys(services).filter((name) => services[name]?.environment['ROLES'] === 'web');
  expect(upstreams.toSorted()).toEqual(webNames.toSorted());
  const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)s`).exec(caddyfile)?.[1]);
  for (const name of webNames) {
    const drainSeconds = Number(services[name]?.environment['DRAIN_SECONDS']);
    expect(drainSeconds > 0 && upstreams.length < 2).toBe(false);
    expect(drainSeconds).toBeGreaterThan(seconds('health_interval') + seconds('health_timeout'));
    expect(Number.parseInt(services[name]?.stop_grace_period ?? '', 10)).toBeGreaterThan(
      drainSeconds + UPLOAD_DRAIN_SECONDS + SHUTDOWN_SECONDS,
    );
  }
});

test('what compose.yaml waits for has a health check; backups are on a volume of their own, which the user of the image may write', () => {
  const services = readCompose();
  const appServices = Object.values(services).filter(({ image }) => image === 'ardoise');
  for (const { depends_on } of appServices)
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(condition, name).toBe('service_healthy');
      expect(services[name]?.healthcheck, name).toBeDefined();
    }
  const [, defaultBackupPath] = /:-file:\/\/(.+)\}/.exec(services['worker']?.environment['BACKUP_URL'] ?? '') ?? [];
  const backupVolumes = services['worker']?.volumes.filter((volume) => volume.endsWith(`:${defaultBackupPath}`));
  expect(backupVolumes).toHaveLength(1);
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(
    new RegExp(`^RUN mkdir .*${defaultBackupPath}\\b.* && chown node:node .*${defaultBackupPath}\\b`, 'm'),
  );
});

test('the folder that is applied to a cluster has no secret, which would replace the real one, and nothing for `create` alone', () => {
  const documents = globSync('deploy/kubernetes/*.yaml').flatMap(documentsOf);
  expect(documents.length).toBeGreaterThan(5);
  const objects = documents.flatMap((document) => [...objectsIn(document)]);
  expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  expect(objects.filter((object) => 'generateName' in object)).toEqual([]);
});

test('a pod drains for longer than until its readiness is seen, and ends before it is killed', () => {
  const webDeployment = documentsOf('deploy/kubernetes/ardoise.yaml').find(
    (document) =>
      z
        .object({ kind: z.literal('Deployment'), metadata: z.object({ name: z.literal('ardoise-web') }) })
        .safeParse(document).success,
  );
  const objects = [...objectsIn(webDeployment)];
  const probe = z
    .object({ periodSeconds: z.int(), failureThreshold: z.int() })
    .parse(objects.find((object) => 'readinessProbe' in object)?.['readinessProbe']);
  const drainSeconds = Number(objects.find(({ name }) => name === 'DRAIN_SECONDS')?.['value']);
  expect(drainSeconds).toBeGreaterThan(probe.periodSeconds * probe.failureThreshold);
  const graceSeconds = objects.find((object) => 'terminationGracePeriodSeconds' in object)?.[
    'terminationGracePeriodSeconds'
  ];
  expect(graceSeconds).toBeGreaterThan(drainSeconds + UPLOAD_DRAIN_SECONDS + SHUTDOWN_SECONDS);
});

test('every image has probes or a health check, a user other than root, and a root file system that is read-only', () => {
  const appServices = Object.values(readCompose()).filter(({ image }) => image === 'ardoise');
  expect(appServices.map(({ read_only }) => read_only)).toEqual([true, true, true]);
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
