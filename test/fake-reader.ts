import { readFile, writeFile } from 'node:fs/promises';
import { languageOfPage } from '../reader/page-language.ts';
import type { OcrLanguage, PageReading, Reader, Word } from '../reader/reading.ts';
import { ReadingError } from '../reader/reading.ts';
import { STOP_WORDS } from '../reader/words/vocabulary.ts';
import { readMenuJob, withTurns } from '../server/imports/run/read-menu.job.ts';
import { readMenu } from '../server/imports/run/steps.ts';
import { defineJob, type Job } from '../server/jobs/jobs.ts';
import { type Draft, draftSchema, type ReadingProblem, type TextProblem } from '../shared/draft.ts';
import type { Box } from '../shared/menu.ts';

/** A scripted file: for each page its sections and its language, or a problem. */
export type ScriptedPage =
  | {
      sections: Draft['sections'];
      tells?: OcrLanguage;
      /** Lines below the dishes, in no field. */
      foot?: string[];
      text_problem?: TextProblem;
    }
  | { problem: ReadingProblem };
export type ScriptedFile = { pages: ScriptedPage[] } | { problem: ReadingProblem };

const PDF_HEADER = '%PDF-1.4\n';

/** A file that looks like a PDF and says what the scripted reader reads. */
export const scriptedFile = (script: ScriptedFile, name = 'carte.pdf'): File =>
  new File([PDF_HEADER, JSON.stringify(script)], name, { type: 'application/pdf' });

export type ScriptedReader = {
  open: () => Reader;
  /** "file page" of every page that was read, in order, by all readers. */
  calls: string[];
  /** How many pages each reads at once. */
  pages_at_once: number;
  /** Called before each page; may throw or wait. */
  beforePage: (n: number) => Promise<void>;
  /** Readers that were opened and not closed. */
  open_count: number;
};

/** A reader of scripted files: for tests of what the server does with a reading. */
export function scriptedReader(): ScriptedReader {
  const scripted: ScriptedReader = {
    calls: [],
    pages_at_once: 1,
    beforePage: async () => undefined,
    open_count: 0,
    open: () => {
      const closed = new AbortController();
      scripted.open_count += 1;
      return {
        pages_at_once: scripted.pages_at_once,
        countPages: async ({ path }) => {
          const script = await scriptOf(path);
          if ('problem' in script) throw new ReadingError(script.problem);
          return script.pages.length;
        },
        readPage: async ({ path, rotation }, n, { page, picture, language }) => {
          const script = await scriptOf(path);
          const found = 'pages' in script ? script.pages[n] : undefined;
          scripted.calls.push(
            `page ${page}${rotation ? `, turned by ${rotation}` : ''}${language ? `, in ${language}` : ''}`,
          );
          await Promise.race([scripted.beforePage(page), closedBefore(closed.signal)]);
          if (!found || 'problem' in found) throw new ReadingError(found?.problem ?? 'reader_crashed');
          await writeFile(picture, `picture of page ${page}`);
          return { ...pageReading(page, found), language: languageOfPage(wordsOf(found), language ?? 'en') };
        },
        structure: async (pages) => {
          const sections = pages.flatMap(({ words }) => JSON.parse(words[0]?.text ?? '[]'));
          return draftSchema.parse({ language: 'fr', sections });
        },
        readAgain: async () => ({ readings: [], has_ink: false }),
        close: async () => {
          if (!closed.signal.aborted) scripted.open_count -= 1;
          closed.abort();
        },
      };
    },
  };
  return scripted;
}

/** The real import job, with another reader. */
export const readMenuJobWith = (open: () => Reader): Job =>
  // A job with a payload fits a job with any object: the queue parses it by the job's own schema.
  defineJob({
    ...readMenuJob,
    load: async () => ({
      run: (deps, payload, { signal }) => readMenu(withTurns(deps), payload, signal, open),
    }),
  }) as Job;

const scriptOf = async (path: string): Promise<ScriptedFile> =>
  JSON.parse((await readFile(path, 'utf8')).slice(PDF_HEADER.length));

const closedBefore = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = () => reject(new ReadingError('reader_crashed'));
    // While its script was read.
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });

type ReadPage = Extract<ScriptedPage, { sections: unknown }>;

/** The sections as one word, and small words of the language that it names. */
const wordsOf = ({ sections, tells }: ReadPage): string[] => [
  JSON.stringify(sections),
  ...(tells ? (STOP_WORDS[tells] ?? '').split(' ').slice(0, 5) : []),
];

const wordAt = (text: string, box: Box): Word => ({
  text,
  box,
  confidence: 1,
  size: 0.02,
  bold: false,
  italic: false,
});

const pageReading = (page: number, scripted: ReadPage): PageReading => ({
  page,
  width: 600,
  height: 800,
  engine: 'pdf-text',
  words: [
    ...wordsOf(scripted).map((text) => wordAt(text, { page, x: 0, y: 0, width: 1, height: 1 })),
    ...(scripted.foot ?? []).map((text, at) =>
      wordAt(text, { page, x: 0.1, y: 0.8 + 0.03 * at, width: 0.3, height: 0.02 }),
    ),
  ],
  ...(scripted.text_problem && { text_problem: scripted.text_problem }),
  rules: [],
  seconds: 0,
});
