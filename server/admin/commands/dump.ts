import { readdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openBackups } from '../../backup/backup-store.ts';
import { describeManifest } from '../../backup/commands.ts';
import type { Env } from '../../env.ts';
import { type AdminCommand, AdminProblem } from '../admin-context.ts';
import { FOLDER } from '../arguments.ts';
import { writeDump } from '../dump/write-dump.ts';
import { recordAct } from '../record-act.ts';

export const dumpCommand: AdminCommand = {
  usage: 'FOLDER',
  help: 'writes menus with invented names into an empty folder, for a developer: whoever knows a menu recognises it',
  positionals: [FOLDER],
  required: 1,
  options: {},
  async runOnCopy({ db, env, now, say }, { positionals: [folder = ''] }) {
    await requireOwnFolder(folder, env);
    const backups = await openBackups({ ...env, BACKUP_URL: pathToFileURL(folder).href, BACKUP_KEY: undefined });
    try {
      say(`Dumped ${describeManifest(await writeDump(db, backups, now()))}`);
    } catch (error) {
      // It was empty before: its files are of a dump that can't be restored.
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
      throw error;
    }
    say(`BACKUP_URL=${pathToFileURL(folder).href} BACKUP_KEY= npm run restore restores it into an empty installation.`);
  },
  run: (context) => recordAct(context, context.db, 'dump write'),
};

/** @throws AdminProblem for a folder in which a dump would be among other files. */
async function requireOwnFolder(folder: string, env: Pick<Env, 'BACKUP_URL' | 'DATA_DIR'>): Promise<void> {
  const backupFolder = env.BACKUP_URL?.startsWith('file:') ? fileURLToPath(env.BACKUP_URL) : undefined;
  for (const [name, otherFolder] of Object.entries({ BACKUP_URL: backupFolder, DATA_DIR: env.DATA_DIR }))
    if (otherFolder !== undefined && (isWithin(folder, otherFolder) || isWithin(otherFolder, folder)))
      throw new AdminProblem(`${folder} is the folder of ${name}, in it or around it: name another one.`);
  if (!(await isEmptyFolder(folder))) throw new AdminProblem(`${folder} is not empty: name a new folder.`);
}

const isWithin = (folder: string, outerFolder: string): boolean =>
  !relative(resolve(outerFolder), resolve(folder)).startsWith('..');

/** Whether a folder has nothing in it, or is not there yet. */
async function isEmptyFolder(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw new AdminProblem(`${folder} can't be used as a folder.`);
  }
}
