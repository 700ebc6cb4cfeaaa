import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { openBackups } from '../../backup/backup-store.ts';
import { describeManifest } from '../../backup/commands.ts';
import { type AdminCommand, AdminProblem } from '../admin-context.ts';
import { FOLDER } from '../arguments.ts';
import { writeDump } from '../dump/write-dump.ts';
import { recordAct } from '../record-act.ts';

export const dumpCommand: AdminCommand = {
  usage: 'FOLDER',
  help: 'writes a backup without what identifies anybody into an empty folder: menus, with invented names and addresses',
  positionals: [FOLDER],
  required: 1,
  options: {},
  run: (context) => recordAct(context, context.db, 'dump write'),
  async runOnCopy({ db, env, now, say }, { positionals: [folder = ''] }) {
    if (!(await isEmptyFolder(folder))) throw new AdminProblem(`${folder} is not empty: name a new folder.`);
    const backups = await openBackups({ ...env, BACKUP_URL: pathToFileURL(folder).href, BACKUP_KEY: undefined });
    say(`Dumped ${describeManifest(await writeDump(db, backups, now()))}`);
    say(`BACKUP_URL=${pathToFileURL(folder).href} BACKUP_KEY= npm run restore restores it into an empty installation.`);
  },
};

/** Whether a folder has nothing in it, or is not there yet. */
async function isEmptyFolder(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw new AdminProblem(`${folder} can't be used as a folder.`);
  }
}
