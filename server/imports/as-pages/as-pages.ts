import { readFile, writeFile } from 'node:fs/promises';
import { Refusal } from '../../../shared/errors.ts';
import { MEDIA_TYPES, type MediaType } from '../../../shared/file-types.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { text_refusals as englishRefusals } from '../../../shared/i18n/server/en.ts';
import { text_refusals as frenchRefusals } from '../../../shared/i18n/server/fr.ts';
import { LIMITS } from '../../../shared/limits.ts';
import type { AppLocale } from '../../../shared/locales.ts';
import type { Deps } from '../../deps.ts';
import type { SpooledFile } from '../../files/spool-upload.ts';
import { asStorageFull } from '../../files/storage-full.ts';
import type { App } from '../../http/app.ts';
import { openTaskThread, ThreadEnd } from '../../task-thread.ts';
import type { ImportFile } from '../store/import-row.ts';
import type { LaidOut, LayoutAnswer, LayoutRefusal, LayoutTask, LinkedMenus } from './carry-out-layout.ts';

/** More than all texts of a restaurant. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
/** 200 pages are laid out within some seconds. */
const LAYOUT_THREAD = {
  program: new URL('./layout-thread.ts', import.meta.url),
  purpose: 'that lays texts out',
  max_memory_mb: 512,
  deadline_ms: 25_000,
};

const REFUSAL_WORDS = { en: englishRefusals, fr: frenchRefusals };
/** By the type of a file: how it is read. */
const LAID_OUT_TYPES: Partial<Record<MediaType, 'text' | 'docx'>> = {
  [MEDIA_TYPES.text]: 'text',
  [MEDIA_TYPES.docx]: 'docx',
};

/** The name, size and hash are of the file that was sent, the path and type of what is stored. */
export type UploadedFile = SpooledFile & Pick<ImportFile, 'is_laid_out'>;

type Asker = { restaurant_id: string; locale: AppLocale };
export type Layout = {
  /**
   * Lays texts and Word documents among the files of an upload out, which have the pages of one import together.
   *
   * @throws Refusal `text_file_refused` with its reason, `storage_full`.
   */
  layOutFiles(files: readonly SpooledFile[], asker: Asker): Promise<readonly UploadedFile[]>;
  /** Lays the menu on a web page out; else says which files the page calls its menu, or why it can't be read. */
  layOutPage(
    page: { bytes: Uint8Array; charset: string | undefined; address: string },
    restaurantId: string,
  ): Promise<LaidOut | LayoutRefusal | LinkedMenus>;
};

/**
 * Texts, Word documents and web pages as pages of a PDF, which is stored and read in their place: so the review shows the
 * owner's own text (docs/decisions/169).
 */
export function openLayout(app: App, deps: Pick<Deps, 'log'>): Layout {
  const thread = openTaskThread<LayoutTask, LayoutAnswer>(LAYOUT_THREAD);
  let isClosing = false;
  app.addHook('onClose', () => {
    isClosing = true;
    return thread.close();
  });

  const ask = (task: LayoutTask, restaurantId: string): Promise<LayoutAnswer> =>
    thread.ask(task, restaurantId).catch((error: unknown) => {
      // A text that needs too much time or memory ends the thread: that is the text's fault. No other error is.
      if (isClosing || !(error instanceof ThreadEnd)) throw error;
      deps.log.warn({ err: error }, 'text refused: too much time or memory');
      return { refused: 'too_long', sample: '' } as const;
    });

  return {
    layOutFiles: async (files, { restaurant_id, locale }) => {
      let remainingPages: number = LIMITS.MAX_PAGES_PER_IMPORT;
      const uploadedFiles: UploadedFile[] = [];
      for (const file of files) {
        const type = LAID_OUT_TYPES[file.type];
        uploadedFiles.push(type ? await layOut(file, type) : file);
      }
      return uploadedFiles;

      async function layOut(file: SpooledFile, type: 'text' | 'docx'): Promise<UploadedFile> {
        if (type === 'text' && file.bytes > MAX_TEXT_BYTES) throw refusalOf(file, { refused: 'too_long', sample: '' });
        const answer = await ask({ bytes: await readFile(file.path), type, max_pages: remainingPages }, restaurant_id);
        if ('links' in answer) throw new Error('Only web pages are answered by links.');
        if ('refused' in answer) throw refusalOf(file, answer);
        remainingPages -= answer.pages;
        // In the same temporary folder, which is removed with the form.
        const path = `${file.path}.pdf`;
        await writeLaidOut(path, answer.pdf);
        return { ...file, path, type: MEDIA_TYPES.pdf, is_laid_out: true };
      }

      function refusalOf({ name }: SpooledFile, refusal: LayoutRefusal): Refusal {
        return new Refusal('text_file_refused', {
          params: { file: name, reason: layoutRefusalWords(refusal, locale) },
        });
      }
    },

    layOutPage: (page, restaurantId) =>
      ask({ ...page, type: 'html', max_pages: LIMITS.MAX_PAGES_PER_IMPORT }, restaurantId),
  };
}

/** @throws Refusal `storage_full`. */
export async function writeLaidOut(path: string, pdf: Uint8Array): Promise<void> {
  await writeFile(path, pdf, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw asStorageFull(error);
  });
}

/** Why a text can't be laid out, as the end of a sentence. */
export const layoutRefusalWords = ({ refused, sample }: LayoutRefusal, locale: AppLocale): string =>
  interpolate(REFUSAL_WORDS[locale][refused], { pages: LIMITS.MAX_PAGES_PER_IMPORT, text: sample });
