import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Render } from '../shared/render.ts';
import type { Db } from './db/db.ts';
import type { PublicChanges } from './db/public-changes.ts';
import type { Drain } from './drain.ts';
import type { Env } from './env.ts';
import type { DiskRoom } from './files/disk-room.ts';
import type { FileStore } from './files/files.ts';
import type { Spool } from './files/spool.ts';
import type { JobQueue } from './job-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** Serves the sources of the owner's app and notifies open pages of changes, on the server's own port. */
export type BrowserSources = {
  handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
};

/** The dependencies of routes and jobs; created once by main.ts (or by the tests' app builder). */
export type Deps = {
  env: Env;
  db: Db;
  /** Announces changes of what guests see to every cache of it. */
  changes: PublicChanges;
  jobs: JobQueue;
  files: FileStore;
  /** Whether this server is about to stop (server/drain.ts). */
  drain: Drain;
  /** Whether anything can be written (server/files/disk-room.ts). */
  room: DiskRoom;
  /** Where uploads are buffered (server/files/spool.ts). */
  spool: Spool;
  /** Made by openMailer (server/mail/open-mailer.ts). */
  mailer: Mailer;
  /** Made by openPayments (server/payments/open-payments.ts). */
  payments: PaymentProvider;
  render: Render;
  /** In development only. */
  sources?: BrowserSources;
  log: FastifyBaseLogger;
  /** The clock, so that tests can set it. */
  now: () => Date;
  /** At least 32 random bytes: signs codes and XSRF tokens. */
  secret: Buffer;
};
