import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MENU_LOCALES, type MenuLocale } from '../../../shared/locales.ts';

/** A file of the model pack: its path in the pack's folder, and the SHA-256 that it must have, in hexadecimal digits. */
export type PinnedFile = { path: string; sha256: string };

/** The files that translate from one language into another. */
export type PinnedDirection = {
  from: MenuLocale;
  to: MenuLocale;
  model: PinnedFile;
  shortlist: PinnedFile;
  /** One for both languages, or one for each. */
  vocabularies: PinnedFile[];
};

/** In the form of `sha256sum`, so that an operator can check the files with it. */
const PINS = join(import.meta.dirname, '../../../docs/translation-models.sha256');
const LINE = /^([0-9a-f]{64}) {2}(([a-z]{2})([a-z]{2})\/(model|lex|vocab|srcvocab|trgvocab)\.[\w.-]+)$/;

/** The directions whose files are pinned in docs/translation-models.sha256. */
export const readPinnedModels = async (): Promise<PinnedDirection[]> => parsePins(await readFile(PINS, 'utf8'));

/** @throws if a line isn't one of `sha256sum`, or a direction lacks a file. */
export function parsePins(text: string): PinnedDirection[] {
  const files = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, sha256, path, from, to, part] = LINE.exec(line) ?? [];
      if (!sha256 || !path || !isLocale(from) || !isLocale(to)) throw new Error(`Not the pin of a model: ${line}`);
      return { from, to, part, file: { path, sha256 } };
    });
  return [...Map.groupBy(files, ({ from, to }) => nameOfDirection({ from, to })).values()].map((parts) => {
    const named = (...names: string[]) =>
      names.flatMap((name) => parts.filter(({ part }) => part === name).map(({ file }) => file));
    const [first] = parts;
    const [model] = named('model');
    const [shortlist] = named('lex');
    const vocabularies = named('vocab', 'srcvocab', 'trgvocab');
    if (!first || !model || !shortlist || vocabularies.length === 0)
      throw new Error(`A file of the model ${first && nameOfDirection(first)} is not pinned.`);
    return { from: first.from, to: first.to, model, shortlist, vocabularies };
  });
}

/** "enfr" for English into French: the name of the folder with its files. */
export const nameOfDirection = ({ from, to }: { from: MenuLocale; to: MenuLocale }): string => from + to;

export const filesOf = ({ model, shortlist, vocabularies }: PinnedDirection): PinnedFile[] => [
  model,
  shortlist,
  ...vocabularies,
];

const isLocale = (code: string | undefined): code is MenuLocale => MENU_LOCALES.some((locale) => locale === code);
