import type { Env } from '../env.ts';
import type { Mailer } from './mailer.ts';
import { openRelay } from './open-relay.ts';
import { openOutbox } from './outbox.ts';

/** The relay of MAIL_URL; without one, which only localhost allows, the outbox on disk. */
export const openMailer = (
  env: Pick<Env, 'DATA_DIR' | 'MAIL_FROM' | 'MAIL_UNENCRYPTED_HOST' | 'MAIL_URL'>,
  now: () => Date = () => new Date(),
): Mailer => (env.MAIL_URL ? openRelay(env, env.MAIL_URL) : openOutbox(env, now));
