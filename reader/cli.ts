import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { draftDoubts } from '../shared/doubts.ts';
import { reading as words } from '../shared/i18n/server/en.ts';
import { type CommandLineMenu, printMenu, toCommandLineSections } from './command-line-menu.ts';
import { findLeftOut } from './left-out.ts';
import { openReader } from './open-reader.ts';
import { settleLanguage } from './page-language.ts';
import type { OcrLanguage } from './reading.ts';
import { type PageReading, ReadingError } from './reading.ts';

/**
 * `node reader/cli.ts FILE… [--json]`: reads files as pages of one menu and prints it. Exit code 1 if a file can't be
 * read, 2 if the command is wrong; standard output is empty in both cases.
 */

const USAGE = 'Usage: npm run -s read -- FILE… [--json]';

class CommandProblem extends Error {
  readonly exit_code: 1 | 2;
  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exit_code = exitCode;
  }
}

try {
  const { files, isJson } = parseCommand();
  const menu = await readMenu(files);
  process.stdout.write(isJson ? `${JSON.stringify(menu, null, 2)}\n` : `${printMenu(menu)}\n`);
} catch (error) {
  if (!(error instanceof CommandProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exit_code;
}

function parseCommand(): { files: string[]; isJson: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
    if (positionals.length === 0) throw new CommandProblem(USAGE, 2);
    return { files: positionals, isJson: values.json ?? false };
  } catch (error) {
    if (error instanceof CommandProblem) throw error;
    throw new CommandProblem(`${error instanceof Error ? error.message : String(error)} ${USAGE}`, 2);
  }
}

async function readMenu(files: string[]): Promise<CommandLineMenu> {
  const started = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-read-'));
  await using reader = Object.assign(openReader(), {
    async [Symbol.asyncDispose]() {
      await reader.close();
      await rm(folder, { recursive: true, force: true });
    },
  });
  const pagesOfFiles: { file: string; index: number; path: string; n: number }[] = [];
  for (const [index, file] of files.entries())
    await explaining(file, async () => {
      await stat(file);
      const path = resolve(file);
      const count = await reader.countPages({ path });
      for (let n = 0; n < count; n += 1) pagesOfFiles.push({ file, index, path, n });
    });
  const read = async (page: number, language?: OcrLanguage): Promise<PageReading> => {
    const { file, index, path, n } = pagesOfFiles[page] as (typeof pagesOfFiles)[number]; // Pages are numbered by this list.
    const target = { page, file: index, picture: join(folder, `${page}.webp`), ...(language && { language }) };
    return await explaining(file, () => reader.readPage({ path }, n, target));
  };
  const first = await Promise.all(pagesOfFiles.map((_, page) => read(page)));
  const pages = await settleLanguage(first, ({ page }, language) => read(page, language));
  const draft = await reader.structure(pages);
  const sections = toCommandLineSections(draft);
  return {
    sections,
    left_out: (await findLeftOut(draft, pages)).map(({ text }) => text),
    pages: pages.length,
    report: {
      language: draft.language,
      sections: sections.length,
      items: sections.reduce((sum, section) => sum + section.items.length, 0),
      doubtful_fields: draftDoubts(draft, null).size,
      seconds: Math.round((performance.now() - started) / 10) / 100,
    },
  };
}

/** A step of reading a file; its failure is reported with the file's name. */
async function explaining<T>(file: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw new CommandProblem(`${file}: ${explain(error)}`, 1);
  }
}

function explain(error: unknown): string {
  if (error instanceof ReadingError) return words[error.problem];
  return error instanceof Error ? error.message : String(error);
}
