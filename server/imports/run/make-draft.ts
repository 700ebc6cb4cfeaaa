import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLeftOut } from '../../../reader/left-out.ts';
import type { ReadAgain } from '../../../reader/model/second-reading.ts';
import { type PageReading, type Reader, ReadingError } from '../../../reader/reading.ts';
import { printedOnPages } from '../../../reader/words/printed-on-pages.ts';
import type { Draft } from '../../../shared/draft.ts';
import { type VisionModel, visionModelOf } from '../../ai/vision-model.ts';
import type { Deps } from '../../deps.ts';
import { recordModelUse } from '../../telemetry/metrics.ts';
import { keepModelPage, listPages } from '../store/page-queries.ts';
import type { RunContext } from './pages.ts';
import type { MadeBy } from './report.ts';

type DraftContext = RunContext & {
  /** The pages of one menu, in order. */
  readings: PageReading[];
  /** Called with the number of pages that a model has done. */
  onPages: (done: number) => Promise<void>;
};

/** Makes the draft of a menu from the pages that were read: by the configured vision model, else by their layout. */
export async function makeDraft(
  deps: Pick<Deps, 'db' | 'env' | 'files' | 'log'>,
  reader: Reader,
  context: DraftContext,
): Promise<{ draft: Draft; made_by: MadeBy }> {
  const model = visionModelOf(deps.env);
  const { draft, made_by } = model
    ? await makeByModel(deps, reader, context, model)
    : await makeByLayout(reader, context);
  const { readings } = context;
  const left_out = await findLeftOut(draft, readings);
  return { draft: { ...draft, printed: printedOnPages(readings), left_out }, made_by };
}

const makeByLayout = async (
  reader: Reader,
  { readings }: DraftContext,
): Promise<{ draft: Draft; made_by: MadeBy }> => ({
  draft: await reader.structure(readings),
  made_by: { engine: 'layout', model: null },
});

async function makeByModel(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  reader: Reader,
  { run, readings, uploads, folder, signal, onPages }: DraftContext,
  model: VisionModel,
): Promise<{ draft: Draft; made_by: MadeBy }> {
  const languages = new Map(readings.map(({ page, language }) => [page, language?.code]));
  const rows = new Map((await listPages(db, run.access, run.id)).map((row) => [row.page, row]));
  const pictures = new Map<number, Promise<string>>();
  const fetchPicture = async (page: number): Promise<string> => {
    const key = rows.get(page)?.picture;
    if (!key) throw new Error(`Page ${page} of import ${run.id} was read and has no picture.`);
    const path = join(folder, `read-${page}.webp`);
    await files.toLocal(key, path);
    return path;
  };
  const pictureOf = (page: number): Promise<string> => {
    const path = pictures.get(page) ?? fetchPicture(page);
    pictures.set(page, path);
    return path;
  };
  const readAgain: ReadAgain = async (page, box) => {
    signal.throwIfAborted();
    try {
      return await reader.readAgain(await pictureOf(page), box, languages.get(page));
    } catch (error) {
      // Then a field stays doubtful.
      if (error instanceof ReadingError) return null;
      throw error;
    }
  };
  const { readByModel } = await import('../../../reader/model/read-by-model.ts');
  const { draft, tokens, layout_pages } = await readByModel(
    readings.map((reading) => {
      const storedReading = rows.get(reading.page)?.by_model;
      return {
        reading,
        picture: async () => await readFile(await pictureOf(reading.page)),
        // Another model may succeed.
        kept: storedReading?.model === model.name ? storedReading : null,
      };
    }),
    {
      model: await model.load(),
      structure: (pages) => reader.structure(pages),
      readAgain,
      signal,
      keep: (page, answer) => keepModelPage(db, run.access, run.id, page, { ...answer, model: model.name }),
      onPages,
    },
  );
  const cost = model.costOf(tokens);
  recordModelUse('import', { ...tokens, cost });
  for (const { page, problem, status } of layout_pages)
    log.warn({ import_id: run.id, page, problem, status }, 'the model failed on a page, which was read by its layout');
  return {
    draft,
    made_by: {
      engine: layout_pages.length < readings.length ? 'model' : 'layout',
      model: {
        name: model.name,
        ...tokens,
        cost_usd: cost,
        layout_pages: layout_pages.map(({ page, problem }) => {
          const row = rows.get(page);
          return { file: uploads[row?.file ?? 0]?.name ?? '', page: (row?.file_page ?? 0) + 1, problem };
        }),
      },
    },
  };
}
