import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  type DataProblem,
  type MenuDataAnswer,
  menuDataAnswerSchema,
  menuDataFormSchema,
  menuDataKindSchema,
} from '../../shared/api/menu-data.ts';
import { DATA_PATHS } from '../../shared/data-paths.ts';
import { Refusal } from '../../shared/errors.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { data_problems as englishProblems, data_refusals as englishRefusals } from '../../shared/i18n/server/en.ts';
import { data_problems as frenchProblems, data_refusals as frenchRefusals } from '../../shared/i18n/server/fr.ts';
import { MAX_OPTIONS, MAX_TAGS, MAX_VARIANTS } from '../../shared/limits.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { Menu } from '../../shared/menu.ts';
import { MAX_DATA_COLUMNS, MAX_DATA_FILE_BYTES, MAX_DATA_LINES, type MenuDataKind } from '../../shared/menu-data.ts';
import type { Currency } from '../../shared/money.ts';
import type { Deps } from '../deps.ts';
import { ANY_BYTES } from '../files/file-type.ts';
import { receiveForm } from '../files/receive-form.ts';
import type { App } from '../http/app.ts';
import { drawingLimit, uploadLimit } from '../http/guards/rate-limits.ts';
import { idParamsSchema } from '../http/id-params.ts';
import { withLang } from '../http/lang-query.ts';
import { requestLocale } from '../http/request-locale.ts';
import { foldText } from '../imports/apply/fold-text.ts';
import { toImport } from '../imports/store/import-answer.ts';
import { getMenu } from '../menus/entity-queries.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { openTaskThread, ThreadEnd } from '../task-thread.ts';
import type { ExchangeAnswer, ExchangeTask } from './carry-out-exchange.ts';
import { exportedMenu } from './exported-menu.ts';
import { FileRefusal, type FileRefusalReason } from './file-refusal.ts';
import type { ReadFileInput, ReadFileResult } from './read-file.ts';
import type { FoundProblem, TableOwner } from './read-table.ts';
import { startDataImport } from './start-data-import.ts';
import { toMenuData } from './to-menu-data.ts';

/** A file of the largest size is unpacked and read within some seconds. */
const EXCHANGE_THREAD = {
  program: new URL('./exchange-thread.ts', import.meta.url),
  purpose: 'that reads and writes menus as files',
  max_memory_mb: 512,
  deadline_ms: 30_000,
};

const MEDIA_TYPES: Record<MenuDataKind, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};

const querystring = withLang(z.strictObject({}));

/** Menus as files of data: out, and in through the comparison of an import. */
export function exchangeRoutes(app: App, deps: Deps): void {
  const exchange = openTaskThread<ExchangeTask, ExchangeAnswer>(EXCHANGE_THREAD);
  let isClosing = false;
  app.addHook('onClose', () => {
    isClosing = true;
    return exchange.close();
  });

  app.route({
    method: 'GET',
    url: DATA_PATHS.menuDataFile,
    config: { access: 'owner', rateLimit: drawingLimit(deps) },
    schema: {
      summary: 'A menu as a file: a table (CSV or XLSX), or JSON',
      querystring,
      params: idParamsSchema.extend({ kind: menuDataKindSchema }),
    },
    handler: async (request, reply) => {
      const access = await requireRestaurant(deps, request);
      const { id, kind } = request.params;
      const menu = await exportedMenu(deps, access, id);
      const task = { kind: 'write', data: toMenuData(menu), file: kind, locale: requestLocale(request) } as const;
      const answer = await exchange.ask(task, access.restaurant_id);
      if (!('written' in answer)) throw new Error('the thread answered another question');
      return reply
        .type(MEDIA_TYPES[kind])
        .header('content-disposition', `attachment; filename="menu-${id}.${kind}"`)
        .send(Buffer.from(answer.written));
    },
  });

  app.route({
    method: 'POST',
    url: DATA_PATHS.menuData,
    config: { access: 'owner', rateLimit: uploadLimit(deps) },
    schema: {
      summary: 'Read a menu from a file (CSV, XLSX or JSON); it becomes an import that waits for its review',
      consumes: ['multipart/form-data'],
      querystring,
      params: idParamsSchema,
      response: { 200: menuDataAnswerSchema },
    },
    handler: async (request): Promise<MenuDataAnswer> => {
      const access = await requireRestaurant(deps, request);
      const restaurant = await findRestaurant(deps.db, access);
      if (!restaurant) throw new Refusal('not_found');
      const menu = await getMenu(deps.db, access, request.params.id, deps.now());
      await using form = await receiveForm(deps.spool, request, {
        restaurant_id: access.restaurant_id,
        file_field: 'file',
        max_files: 1,
        limit_bytes: MAX_DATA_FILE_BYTES,
        accept: [ANY_BYTES],
        fields: menuDataFormSchema,
      });
      const [file] = form.files;
      const locale = requestLocale(request);
      const { currency } = restaurant;
      const read = await readInThread({ bytes: await readFile(file.path), mapping: form.fields.mapping });
      const emptyAnswer: MenuDataAnswer = { import: null, columns: null, problems: [], problem_count: 0 };
      switch (read.kind) {
        case 'refused':
          throw refusalOf(read.reason);
        case 'columns':
          return { ...emptyAnswer, columns: read.columns };
        case 'problems': {
          const { problem_count } = read;
          return { ...emptyAnswer, problems: read.problems.map(withWords(locale, currency)), problem_count };
        }
        case 'draft': {
          const row = await startDataImport(deps, access, { menu_id: menu.id, file, draft: read.draft }).catch(
            (error: unknown) => {
              throw error instanceof FileRefusal ? refusalOf(error.reason) : error;
            },
          );
          return { ...emptyAnswer, import: toImport(row, locale, deps) };
        }
      }

      function refusalOf(fileReason: FileRefusalReason): Refusal {
        const limits = { lines: MAX_DATA_LINES, columns: MAX_DATA_COLUMNS, currency };
        const reason = interpolate(REFUSAL_WORDS[locale][fileReason], limits);
        return new Refusal('data_file_refused', { params: { file: file.name, reason } });
      }

      async function readInThread(fileInput: Pick<ReadFileInput, 'bytes' | 'mapping'>): Promise<ReadFileResult> {
        const owner = { currency, restaurant_id: access.restaurant_id, sized_dishes: sizedDishes(menu) };
        const task = { kind: 'read', input: { ...fileInput, ...owner } } as const;
        const answer = await exchange.ask(task, access.restaurant_id).catch((error: unknown) => {
          // A file that needs too much time or memory ends the thread: that is the file's fault. No other error is.
          if (isClosing || !(error instanceof ThreadEnd)) throw error;
          deps.log.warn({ err: error }, 'data file refused: too much time or memory');
          return { read: { kind: 'refused', reason: 'too_large' } } as const;
        });
        if (!('read' in answer)) throw new Error('the thread answered another question');
        return answer.read;
      }
    },
  });
}

/** Those whose price is that of a size; of equal titles only if all of them have sizes. */
function sizedDishes({ sections }: Menu): TableOwner['sized_dishes'] {
  const items = sections.flatMap((section) => section.items);
  const byTitle = Map.groupBy(items, ({ title }) => foldText(title));
  return {
    ids: items.filter(({ variants }) => variants.length > 0).map(({ id }) => id),
    titles: Array.from(byTitle).flatMap(([title, titled]) =>
      titled.every(({ variants }) => variants.length > 0) ? [title] : [],
    ),
  };
}

const REFUSAL_WORDS = { en: englishRefusals, fr: frenchRefusals };
const PROBLEM_WORDS = { en: englishProblems, fr: frenchProblems };

const withWords =
  (locale: AppLocale, currency: Currency) =>
  (foundProblem: FoundProblem): DataProblem => ({
    ...foundProblem,
    message: interpolate(PROBLEM_WORDS[locale][foundProblem.problem], {
      currency,
      sizes: MAX_VARIANTS,
      options: MAX_OPTIONS,
      tags: MAX_TAGS,
    }),
  });
