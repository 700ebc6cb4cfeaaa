import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Env } from '../env.ts';
import type { Mailer } from './mailer.ts';

const KEPT_MAILS = 200;
// The folder holds codes, so no other user of the machine may read it.
const FOLDER_MODE = 0o700;

const outboxMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO 8601 with milliseconds. */
  sent_at: z.string(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

const outboxFolder = (env: Pick<Env, 'DATA_DIR'>): string => join(env.DATA_DIR, 'outbox');

/** Stores mails on disk instead of sending them: one JSON file per mail, the newest 200. */
export function openOutbox(env: Pick<Env, 'DATA_DIR'>, now: () => Date): Mailer {
  const folder = outboxFolder(env);
  // Several mails in one millisecond keep their order.
  let count = 0;
  return {
    async send({ to, subject, text, html }) {
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      const sentAt = now().toISOString();
      count += 1;
      const order = `${timeInName(sentAt)}-${String(count).padStart(9, '0')}`;
      const name = `${order}-${randomUUID()}.json`;
      const mail: OutboxMail = { to, subject, text, html, sent_at: sentAt };
      await writeFile(join(folder, `${name}.part`), JSON.stringify(mail), { mode: 0o600 });
      // A reader sees the complete mail or none.
      await rename(join(folder, `${name}.part`), join(folder, name));
      const old = (await mailNames(folder)).slice(KEPT_MAILS);
      await Promise.all(old.map((oldName) => rm(join(folder, oldName), { force: true })));
    },
    close() {},
  };
}

/** The mails that were stored since a time, newest first. */
export async function listOutbox(env: Pick<Env, 'DATA_DIR'>, since: Date): Promise<OutboxMail[]> {
  const folder = outboxFolder(env);
  const first = timeInName(since.toISOString());
  const names = (await mailNames(folder)).filter((name) => name >= first);
  const mails = await Promise.all(
    names.map(async (name) => {
      try {
        return outboxMailSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      } catch (error) {
        // Deleted in the meantime, because newer ones exceeded the limit.
        if (isMissing(error)) return undefined;
        throw error;
      }
    }),
  );
  return mails.filter((mail) => mail !== undefined);
}

async function mailNames(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith('.json')).sort((one, other) => (one < other ? 1 : -1));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** File names begin with the time, so that they sort by it. */
const timeInName = (sentAt: string): string => sentAt.replace(/\W/g, '');

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
