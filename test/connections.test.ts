import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientsIn } from '../lint/connections.ts';
import { importGraph } from '../lint/import-graph.ts';

/** The files that may open a connection: the outbound client alone. */
const CLIENT_FILES: Record<string, string[]> = {
  // Its own server, by the socket in DATA_DIR.
  'server/operator/ask-server.ts': ['node:net'],
  'server/outbound/outbound-agents.ts': ['node:http', 'node:https'],
  // The connections that outboundFetch gets for pages of owners.
  'server/outbound/fetch-web-file.ts': ['undici'],
  'server/outbound/domain-records.ts': ['node:dns', 'node:dns/promises'],
  'server/outbound/outbound-fetch.ts': ['fetch', 'undici'],
  'server/outbound/peer.ts': ['node:dns', 'node:dns/promises'],
  // It refuses what libraries do with it.
  'server/outbound/refuse-global-fetch.ts': ['fetch'],
};

/**
 * Libraries with a client of their own, and what limits each to the servers of the configuration. An owner's webhook is
 * reached by outboundFetch itself (server/hooks/send-webhook.job.ts), a web page with a menu by server/outbound/fetch-web-file.ts.
 */
const BOUND_PACKAGES: Record<string, { to: string; in: string[] }> = {
  '@ai-sdk/anthropic': { to: 'outboundFetch', in: ['server/ai/vision-model.ts'] },
  '@ai-sdk/google': { to: 'outboundFetch', in: ['server/ai/image-model.ts', 'server/ai/vision-model.ts'] },
  '@ai-sdk/openai': { to: 'outboundFetch', in: ['server/ai/image-model.ts', 'server/ai/vision-model.ts'] },
  '@ai-sdk/openai-compatible': { to: 'outboundFetch', in: ['server/ai/image-model.ts', 'server/ai/vision-model.ts'] },
  '@sentry/core': { to: 'outboundFetch', in: ['server/telemetry/sentry.ts'] },
  '@sentry/core/server': { to: 'outboundFetch', in: ['server/telemetry/sentry.ts'] },
  '@aws-sdk/client-s3': {
    to: 'outboundAgents; with `credentials=machine` in FILES_URL also the service of the machine’s role',
    in: ['server/files/open-s3-driver.ts'],
  },
  'flydrive/drivers/s3': { to: 'the S3 client that it gets', in: ['server/files/open-s3-driver.ts'] },
  stripe: {
    to: 'outboundFetch',
    in: [
      'server/payments/retry-on-key-conflict.ts',
      'server/payments/stripe-objects.ts',
      'server/payments/stripe-problems.ts',
      'server/payments/stripe.ts',
    ],
  },
  nodemailer: {
    to: 'the host of MAIL_URL; its access to files and addresses is off',
    in: ['server/mail/open-relay.ts'],
  },
  pg: {
    to: 'the hosts of DATABASE_URL and DATABASE_DIRECT_URL',
    in: [
      'server/db/db.ts',
      'server/db/migrate.ts',
      'server/db/pooled-database.ts',
      'server/db/public-changes.ts',
      'server/db/watched-pool.ts',
    ],
  },
  'drizzle-orm/node-postgres': {
    to: 'the pool that it gets',
    in: ['server/db/migrate.ts', 'server/db/open-postgres.ts'],
  },
  'pg-boss': { to: 'the queries that it gets', in: [] },
  ai: { to: 'the models of server/ai; files are given as bytes, never as addresses', in: [] },
  '@simplewebauthn/server': {
    to: 'nothing: what contains a certificate is refused before',
    in: ['server/passkeys/add-passkey.ts', 'server/passkeys/sign-in-by-passkey.ts'],
  },
  vite: { to: 'this machine, in development only', in: ['server/load-render.ts'] },
  'tesseract.js': { to: 'files: its worker gets paths of the installed data', in: [] },
  'pdfjs-dist/legacy/build/pdf.mjs': { to: 'bytes: it gets no address', in: [] },
};

/** Libraries that open no connection. A new one is added here or above, after a look at what it does. */
const OTHER_PACKAGES = [
  '@date-fns/tz',
  '@electric-sql/pglite',
  '@electric-sql/pglite/nodefs',
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/csrf-protection',
  '@fastify/helmet',
  '@fastify/middie',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@hyzyla/pdfium',
  '@napi-rs/canvas',
  '@simplewebauthn/server/helpers',
  'bowser',
  'csv-stringify/sync',
  'drizzle-orm',
  'drizzle-orm/node-postgres/migrator',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'drizzle-orm/pglite/migrator',
  'fastify',
  'fastify-type-provider-zod',
  'flydrive',
  'flydrive/drivers/fs',
  'ipaddr.js',
  'isbot',
  'jsqr',
  'lru-cache',
  'minisearch',
  'negotiator',
  'onnxruntime-node',
  'papaparse',
  'parse5',
  'pdfjs-dist/types/src/display/api.js',
  'pdfkit',
  'pino',
  'prom-client',
  'qrcode-generator',
  'saxen',
  'sharp',
  'subset-font',
  'undici',
  'write-excel-file/node',
  'yauzl',
  'yazl',
  'zod',
  'zod/mini',
];

const graph = new Map(
  [...importGraph()].filter(([file]) => /^(?:server|reader|shared)\//.test(file) && !file.endsWith('.test.ts')),
);

test('nothing in the server opens a connection but its outbound client', () => {
  const clients = [...graph.keys()].flatMap((file) => {
    const found = clientsIn(file, readFileSync(file, 'utf8'));
    return found.length === 0 ? [] : [[file, found] as const];
  });
  expect(Object.fromEntries(clients)).toEqual(CLIENT_FILES);
});

test('every library is known to open no connection, or is bound to the servers of the configuration', () => {
  const packages = new Set([...graph.values()].flatMap((specifiers) => [...specifiers].filter(isPackage)));
  expect([...packages].sort()).toEqual([...Object.keys(BOUND_PACKAGES), ...OTHER_PACKAGES].sort());
});

test('a library with a client of its own is imported where it is bound', () => {
  for (const [name, { in: files }] of Object.entries(BOUND_PACKAGES)) {
    if (files.length === 0) continue;
    expect(
      [...graph]
        .filter(([, specifiers]) => specifiers.has(name))
        .map(([file]) => file)
        .sort(),
      name,
    ).toEqual(files);
  }
});

const isPackage = (specifier: string): boolean => !specifier.startsWith('.') && !specifier.startsWith('node:');

test.each([
  [`import { request } from 'node:http';`, ['node:http']],
  [`import https from 'https';`, ['https']],
  [`import * as net from 'node:net';`, ['node:net']],
  [`import { connect, type Socket } from 'node:tls';`, ['node:tls']],
  [`const { connect } = await import('node:http2');`, ['node:http2']],
  [`import { fetch } from 'undici';`, ['fetch', 'undici']],
  [`await fetch('http://example.com');`, ['fetch']],
  [`const client = { fetch };`, ['fetch']],
  [`await globalThis.fetch('http://example.com');`, ['fetch']],
  [`new WebSocket('ws://example.com');`, ['WebSocket']],
])('a client is found in %s', (source, clients) => {
  expect(clientsIn('server/a.ts', source)).toEqual(clients);
});

test.each([
  `import type { Socket } from 'node:net';`,
  `import { createServer, type Server } from 'node:http';`,
  `const limited: typeof fetch = make();`,
  `deps.fetch(); const settings = { fetch: limited };`,
])('no client is found in %s', (source) => {
  expect(clientsIn('server/a.ts', source)).toEqual([]);
});
