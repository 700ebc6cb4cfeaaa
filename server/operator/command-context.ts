import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import type { Job } from '../jobs/jobs.ts';

/** The context that server/operate.ts passes to each command. */
export type CommandContext = {
  env: Env;
  log: FastifyBaseLogger;
  /** All jobs there are. */
  jobs: readonly Job[];
  /** Writes a line for the operator. */
  say(line: string): void;
};
