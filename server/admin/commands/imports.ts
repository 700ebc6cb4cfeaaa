import { Refusal } from '../../../shared/errors.ts';
import { restartImport } from '../../imports/run/start-import.ts';
import type { ImportRow } from '../../imports/store/import-row.ts';
import { findImport, listImports } from '../../imports/store/queries.ts';
import { operatorAccess } from '../../restaurants/access.ts';
import { type AdminCommand, AdminProblem } from '../admin-context.ts';
import { IMPORT, RESTAURANT } from '../arguments.ts';
import { recordAct } from '../record-act.ts';
import { requireRestaurantOf } from './restaurants.ts';

const LISTED_AT_MOST = 20;

const brief = ({ id, status, created_at, applied_at, discarded_at, error }: ImportRow): string =>
  [
    id,
    status,
    `from ${created_at}`,
    ...(applied_at ? [`applied ${applied_at}`] : []),
    ...(discarded_at ? [`discarded ${discarded_at}`] : []),
    ...(error ? [JSON.stringify(error)] : []),
  ].join('  ');

/** What an operator needs to see why an import does not continue; nothing that is in the files. */
function* linesOf(row: ImportRow): Generator<string> {
  yield brief(row);
  const { files, progress, report } = row;
  yield `  files: ${files.length}, ${files.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`;
  yield `  pages: ${progress.page ?? 0} of ${progress.pages ?? 'an unknown number'}`;
  yield `  runs: ${row.attempts}, the last from ${row.started_at ?? 'never'}, heartbeat ${row.heartbeat_at ?? 'none'}`;
  for (const { page, problem } of report?.failures ?? []) yield `  page ${page ?? '?'}: ${JSON.stringify(problem)}`;
}

export const inspectCommand: AdminCommand = {
  usage: 'ID [IMPORT]',
  help: "a restaurant's imports, or one with its files, pages and runs",
  positionals: [RESTAURANT, IMPORT],
  required: 1,
  options: {},
  async run(context, { positionals: [id = '', number] }) {
    await requireRestaurantOf(context.db, id);
    const access = operatorAccess(id);
    await recordAct(context, context.db, 'imports inspect', { subject: id });
    if (number === undefined) {
      const rows = await listImports(context.db, access, LISTED_AT_MOST);
      for (const row of rows) context.say(brief(row));
      if (rows.length === 0) context.say('It has no imports.');
      return;
    }
    const row = await findImport(context.db, access, Number(number));
    if (!row) throw new AdminProblem(`${id} has no import ${number}.`);
    for (const line of linesOf(row)) context.say(line);
  },
};

export const retryCommand: AdminCommand = {
  usage: 'ID IMPORT',
  help: 'reads a failed import again; pages that were read are kept',
  positionals: [RESTAURANT, IMPORT],
  required: 2,
  options: {},
  async run(context, { positionals: [id = '', number = ''] }) {
    await requireRestaurantOf(context.db, id);
    try {
      await context.db.transaction(async (tx) => {
        await restartImport({ ...context, db: tx }, operatorAccess(id), Number(number));
        await recordAct(context, tx, 'imports retry', { subject: id, details: { import: number } });
      });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not_found')
        throw new AdminProblem(`${id} has no import ${number}.`);
      if (error instanceof Refusal && error.code === 'import_not_restartable')
        throw new AdminProblem(`Import ${number} has not failed, or was discarded: it can't be retried.`);
      throw error;
    }
    context.say(`Import ${number} of ${id} is read again.`);
  },
};
