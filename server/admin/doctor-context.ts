import type { OpenedDb } from '../db/db.ts';
import { findMigration, listMigrations } from '../db/migrate.ts';
import type { CommandContext } from '../operator/command-context.ts';

/** A check's result: its finding, and how to fix a problem. */
export type Finding = { is_good: boolean; text: string };

export const good = (text: string): Finding => ({ is_good: true, text });
export const bad = (text: string): Finding => ({ is_good: false, text });

export type DoctorContext = CommandContext & {
  /** The database, opened once: the embedded one is copied for it while a server runs. */
  openDatabase(): Promise<OpenedDb>;
};

export const MAX_CLOCK_SECONDS = 2;

export const isOfThisVersion = async ({ db }: Pick<OpenedDb, 'db'>): Promise<boolean> =>
  (await findMigration(db)) === (await listMigrations()).at(-1)?.when;
