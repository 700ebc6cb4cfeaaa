import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LIMITS, type Limits, SERVER_LIMITS } from '../shared/limits.ts';
import { hasOverlap } from './stores-overlap.ts';

/**
 * The environment, parsed once and whole; the only file that reads `process.env`. `.env.example` documents every
 * name. PUBLIC_URL decides: on localhost everything has a default that works offline, elsewhere secrets are required.
 */

/** Of one process: server/db/connection-budget.ts splits them among queries, jobs and changes. */
export const MIN_CONNECTIONS = 5;
export const DEFAULT_CONNECTIONS = 15;

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const role = z.enum(['web', 'worker']);
const wholeNumber = z.coerce.number().int();

/**
 * Bits: 10.0.0.0/8 and fc00::/7 are the largest private networks (RFC 1918, RFC 4193). What begins with zeros may hold IPv4
 * addresses, written as IPv6 (RFC 4291 §2.5.5.2).
 */
const minPrefix = (address: string): number => (!address.includes(':') ? 8 : /^[0:]/.test(address) ? 96 + 8 : 7);

// Never every proxy, nor all of a private network: a client there could then choose the address that limits count by.
const network = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((value) => Number(value.split('/')[1] ?? 128) >= minPrefix(value), {
    error: 'a network of so many addresses would trust anybody; name the proxies.',
  });
const proxies = z.union([
  z.literal('false').transform(() => false as const),
  z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number),
  z
    .string()
    .refine((value) => value !== 'true', {
      error: 'say which proxies: how many there are one after another, or their addresses.',
    })
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(network)),
]);

/** https://key@host/project, also with a port and a path before the project (develop.sentry.dev/sdk/overview, "Parsing the DSN"). */
const SENTRY_DSN = /^https?:\/\/\w+@[\w.-]+(?::\d{1,5})?(?:\/[\w-]+)*\/\d+$/;

const origins = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)));

/** A host's name, with a dot. */
const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/, {
    error: 'it must be a host’s name, without a scheme or a port.',
  });
const hostNames = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.array(hostName));

/** As `dns.setServers` reads them: an address, with a port if it isn't 53. */
const nameservers = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.string().regex(/^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\])(?::\d{1,5})?$|^[\da-f:]+$/)));

const schema = z.object({
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  PORT: wholeNumber.min(0).max(65_535).optional(),
  HOST: z.string().optional(),
  TRUST_PROXY: proxies.default(false),
  ROLES: z
    .string()
    .default('web,worker')
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(role).min(1)),
  DRAIN_SECONDS: wholeNumber.min(0).max(300).default(0),
  UPLOAD_DRAIN_SECONDS: wholeNumber.min(0).max(900).default(60),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: wholeNumber.min(MIN_CONNECTIONS).max(500).default(DEFAULT_CONNECTIONS),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path)),
  FILES_URL: z.url({ protocol: /^(file|s3)$/ }).optional(),
  BACKUP_URL: z.url({ protocol: /^(file|s3)$/ }).optional(),
  BACKUP_KEY: z.string().min(32).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_UNENCRYPTED_HOST: z.string().optional(),
  MAIL_FROM: z.string().default('Ardoise <no-reply@localhost>'),
  AI_PROVIDER: z.enum(['local', 'openai', 'anthropic', 'google', 'openai-compatible']).default('local'),
  AI_MODEL: z.string().optional(),
  AI_IMAGE_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** US dollars for a million tokens. */
  AI_INPUT_PRICE: z.coerce.number().min(0).optional(),
  AI_OUTPUT_PRICE: z.coerce.number().min(0).optional(),
  /** US dollars for a picture of the image model, and for a million of its tokens. */
  AI_IMAGE_PRICE: z.coerce.number().min(0).optional(),
  AI_IMAGE_INPUT_PRICE: z.coerce.number().min(0).optional(),
  AI_IMAGE_OUTPUT_PRICE: z.coerce.number().min(0).optional(),
  PAYMENTS: z.enum(['stripe', 'sandbox', 'off']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_ID: z.string().optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  GST_NUMBER: z.string().max(40).optional(),
  QST_NUMBER: z.string().max(40).optional(),
  OPERATOR_NAME: z.string().default('Ardoise'),
  OPERATOR_COMPANY: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(300).optional(),
  OPERATOR_CONTACT: z.email().optional(),
  OPERATOR_LAW: z.string().max(200).optional(),
  PRIVACY_URL: z.url().optional(),
  OG_IMAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, { error: 'it must be the id of a container, like GTM-ABCD123.' })
    .optional(),
  WEBHOOKS: z.enum(['on', 'off']).default('on'),
  WEBHOOK_PRIVATE_ORIGINS: origins.default([]),
  SEVERAL_RESTAURANTS: z.enum(['on', 'off']).default('on'),
  WEB_IMPORT: z.enum(['on', 'off']).default('on'),
  WEB_IMPORT_PRIVATE_ORIGINS: origins.default([]),
  OWN_DOMAIN_TARGET: hostName.optional(),
  OTHER_HOSTS: hostNames.default([]),
  OWN_DOMAIN_NAMESERVERS: nameservers.default([]),
  SENTRY_DSN: z
    .string()
    .regex(SENTRY_DSN, { error: 'it must be the DSN of a project, like https://key@host/1.' })
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
});

const DEFAULT_LIMITS: Limits = { ...LIMITS, ...SERVER_LIMITS };

// Every limit can be overridden by a variable with its name.
const limitsSchema = z.object(
  Object.fromEntries(Object.entries(DEFAULT_LIMITS).map(([name, value]) => [name, wholeNumber.min(1).default(value)])),
);

/** Every name that is read; `.env.example` documents them all. */
export const ENV_NAMES: readonly string[] = [...Object.keys(schema.shape), ...Object.keys(DEFAULT_LIMITS)];

export type Env = Omit<z.infer<typeof schema>, 'PORT' | 'HOST' | 'SESSION_SECRET' | 'PUBLIC_URL' | 'PAYMENTS'> & {
  /** On localhost the sandbox unless set, elsewhere off. */
  PAYMENTS: 'stripe' | 'sandbox' | 'off';
  /** Without a slash at the end. */
  PUBLIC_URL: string;
  PORT: number;
  HOST: string;
  /** Null on localhost if not set: the server then creates one and stores it in DATA_DIR. */
  SESSION_SECRET: string | null;
  /** Whether PUBLIC_URL is this machine: defaults work offline, the QR code is a test code. */
  is_localhost: boolean;
  is_https: boolean;
  /** Mails are stored on disk and shown at /dev/outbox: on localhost without a relay. */
  outbox: boolean;
  limits: Limits;
};

/** A value that is missing or malformed; the message is one line for the person who starts the server. */
export class EnvError extends Error {}

/** @throws EnvError naming the first variable that is wrong, or every one that is missing. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  // An empty value in a file means "not set".
  const givenVariables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  // If only the port is set, links use it too.
  const port = schema.shape.PORT.safeParse(givenVariables['PORT']).data;
  if (givenVariables['PUBLIC_URL'] === undefined && port) givenVariables['PUBLIC_URL'] = `http://localhost:${port}`;
  const parsedEnv = schema.safeParse(givenVariables);
  if (!parsedEnv.success) throw firstProblem(parsedEnv.error);
  const limits = limitsSchema.safeParse(givenVariables);
  if (!limits.success) throw firstProblem(limits.error);
  const url = new URL(parsedEnv.data.PUBLIC_URL);
  const isLocalhost = LOOPBACK_HOSTS.includes(url.hostname);
  const { MAIL_URL, SESSION_SECRET, PAYMENTS, ROLES, DATABASE_URL } = parsedEnv.data;
  refuseMissing(parsedEnv.data, isLocalhost);
  if (!isLocalhost && PAYMENTS === 'sandbox') throw new EnvError('PAYMENTS=sandbox is for localhost only.');
  if (!DATABASE_URL && new Set(ROLES).size < role.options.length)
    throw new EnvError(
      'ROLES other than web,worker needs DATABASE_URL: the embedded database serves one process only.',
    );
  if (!DATABASE_URL && parsedEnv.data.DATABASE_DIRECT_URL)
    throw new EnvError('DATABASE_DIRECT_URL is beside DATABASE_URL, which leads to the same database through a pool.');
  refuseImpossibleImageModel(parsedEnv.data);
  refuseBackupsInFiles(parsedEnv.data);
  const outbox = isLocalhost && !MAIL_URL;
  return {
    ...parsedEnv.data,
    PUBLIC_URL: url.origin + url.pathname.replace(/(?<!\/)\/+$/, ''),
    PORT: parsedEnv.data.PORT ?? (isLocalhost ? Number(url.port || (url.protocol === 'https:' ? 443 : 80)) : 3000),
    HOST: outbox ? '127.0.0.1' : (parsedEnv.data.HOST ?? '0.0.0.0'),
    SESSION_SECRET: SESSION_SECRET ?? null,
    PAYMENTS: PAYMENTS ?? (isLocalhost ? 'sandbox' : 'off'),
    is_localhost: isLocalhost,
    is_https: url.protocol === 'https:',
    outbox,
    // The schema was made from the names of LIMITS, so the object has exactly these.
    limits: limits.data as Limits,
  };
}

type StoresEnv = Pick<z.infer<typeof schema>, 'BACKUP_URL' | 'FILES_URL' | 'DATA_DIR'>;

/** @throws EnvError if backups would be stored among the files, or the other way round. */
function refuseBackupsInFiles({ BACKUP_URL, FILES_URL, DATA_DIR: data_dir }: StoresEnv): void {
  for (const [name, url] of Object.entries({ BACKUP_URL, FILES_URL }))
    if (url !== undefined && /^file:/i.test(url) && new URL(url).hostname !== '')
      throw new EnvError(`${name}: a folder's address has three slashes, as in file:///var/ardoise.`);
  if (BACKUP_URL !== undefined && hasOverlap({ url: BACKUP_URL, data_dir }, { url: FILES_URL, data_dir }))
    throw new EnvError(
      'BACKUP_URL must be another folder or bucket than that of the files, and not inside it or around it.',
    );
}

/** @throws EnvError if the provider makes no pictures by this model. */
function refuseImpossibleImageModel({
  AI_PROVIDER,
  AI_IMAGE_MODEL,
}: Pick<z.infer<typeof schema>, 'AI_PROVIDER' | 'AI_IMAGE_MODEL'>): void {
  if (AI_IMAGE_MODEL && AI_PROVIDER === 'anthropic')
    throw new EnvError('AI_IMAGE_MODEL needs another provider than AI_PROVIDER=anthropic, which makes no pictures.');
  if (AI_IMAGE_MODEL && AI_PROVIDER === 'google' && !AI_IMAGE_MODEL.startsWith('gemini-'))
    throw new EnvError('AI_IMAGE_MODEL must begin with gemini- where AI_PROVIDER is google.');
}

type NeededName = keyof z.infer<typeof schema>;
const PUBLIC_NEEDS: readonly NeededName[] = ['MAIL_URL', 'SESSION_SECRET'];
const STRIPE_NEEDS: readonly NeededName[] = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
/** A self-hosted server may need no key; the known providers have an address and always need one. */
const modelNeeds = (provider: string): readonly NeededName[] =>
  provider === 'openai-compatible' ? ['AI_MODEL', 'AI_BASE_URL'] : ['AI_MODEL', 'AI_API_KEY'];

/** What a setting must be like, for whoever sets it the first time. */
const NEEDED_NOTES: Readonly<Partial<Record<NeededName, string>>> = { SESSION_SECRET: ' (at least 32 characters)' };

/** @throws EnvError with one line that names all settings which others require and which are missing. */
function refuseMissing(env: z.infer<typeof schema>, isLocalhost: boolean): void {
  const needs: [reason: string, names: readonly NeededName[]][] = [
    ['where PUBLIC_URL is not localhost', isLocalhost ? [] : PUBLIC_NEEDS],
    ['with PAYMENTS=stripe', env.PAYMENTS === 'stripe' ? STRIPE_NEEDS : []],
    [`with AI_PROVIDER=${env.AI_PROVIDER}`, env.AI_PROVIDER === 'local' ? [] : modelNeeds(env.AI_PROVIDER)],
  ];
  const sentences = needs.flatMap(([reason, names]) => {
    const missingNames = names.filter((name) => !env[name]).map((name) => name + (NEEDED_NOTES[name] ?? ''));
    if (missingNames.length === 0) return [];
    return [`${missingNames.join(', ')} ${missingNames.length === 1 ? 'is' : 'are'} required ${reason}.`];
  });
  if (sentences.length > 0) throw new EnvError(sentences.join(' '));
}

function firstProblem(error: z.ZodError): EnvError {
  const [issue] = error.issues;
  return new EnvError(`${issue?.path.join('.') ?? 'The environment'}: ${issue?.message ?? 'is not valid'}`);
}

/** Settings that are secrets, or have one in their address: each may be in a file, which `NAME_FILE` names. */
export const SECRET_NAMES = [
  'SESSION_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'FILES_URL',
  'BACKUP_URL',
  'BACKUP_KEY',
  'MAIL_URL',
  'AI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/**
 * The variables, with the contents of the files that hold secrets: containers, and the agents of vaults, provide them so.
 * @throws EnvError naming the first that can't be read, is empty, or is set twice.
 */
export function withSecretFiles(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  const secrets = SECRET_NAMES.flatMap((name): [string, string][] => {
    const path = variables[`${name}_FILE`];
    if (!path) return [];
    if (variables[name]) throw new EnvError(`${name} and ${name}_FILE are both set: keep one of them.`);
    const secret = readSecretFile(`${name}_FILE`, path);
    // Not "not set", as an empty variable is: an agent that has not written yet would start a server without mail or backups.
    if (secret === '') throw new EnvError(`${name}_FILE: ${path} is empty.`);
    return [[name, secret]];
  });
  return { ...variables, ...Object.fromEntries(secrets) };
}

function readSecretFile(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new EnvError(`${setting}: ${path} can't be read.`);
  }
}

export const readEnv = (): Env => parseEnv(withSecretFiles(process.env));
