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
import type { LayoutAnswer, LayoutTask } from './carry-out-layout.ts';
import type { TextRefusalReason } from './text-refusal.ts';

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
const LAID_OUT_TYPES: Partial<Record<MediaType, LayoutTask['type']>> = {
  [MEDIA_TYPES.text]: 'text',
  [MEDIA_TYPES.docx]: 'docx',
};

/** The name, size and hash are of the file that was sent, the path and type of what is stored. */
export type UploadedFile = SpooledFile & Pick<ImportFile, 'is_laid_out'>;

export type AsPages = (
  files: readonly SpooledFile[],
  asker: { restaurant_id: string; locale: AppLocale },
) => Promise<readonly UploadedFile[]>;

/**
 * Lays texts and Word documents out as pages of a PDF, which is stored and read in their place: so the review shows the
 * owner's own text (docs/decisions/169). All texts of an upload have the pages of one import together.
 *
 * @throws Refusal `text_file_refused` with its reason, `storage_full`.
 */
export function openLayout(app: App, deps: Pick<Deps, 'log'>): AsPages {
  const thread = openTaskThread<LayoutTask, LayoutAnswer>(LAYOUT_THREAD);
  let isClosing = false;
  app.addHook('onClose', () => {
    isClosing = true;
    return thread.close();
  });

  return async (files, { restaurant_id, locale }) => {
    let remainingPages: number = LIMITS.MAX_PAGES_PER_IMPORT;
    const uploadedFiles: UploadedFile[] = [];
    for (const file of files) {
      const type = LAID_OUT_TYPES[file.type];
      uploadedFiles.push(type ? await layOut(file, type) : file);
    }
    return uploadedFiles;

    async function layOut(file: SpooledFile, type: LayoutTask['type']): Promise<UploadedFile> {
      if (type === 'text' && file.bytes > MAX_TEXT_BYTES) throw refusalOf(file, 'too_long');
      const task = { bytes: await readFile(file.path), type, max_pages: remainingPages };
      const answer = await thread.ask(task, restaurant_id).catch((error: unknown) => {
        // A text that needs too much time or memory ends the thread: that is the text's fault. No other error is.
        if (isClosing || !(error instanceof ThreadEnd)) throw error;
        deps.log.warn({ err: error }, 'text refused: too much time or memory');
        return { refused: 'too_long', sample: '' } as const;
      });
      if ('refused' in answer) throw refusalOf(file, answer.refused, answer.sample);
      remainingPages -= answer.pages;
      // In the same temporary folder, which is removed with the form.
      const path = `${file.path}.pdf`;
      await writeFile(path, answer.pdf, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
        throw asStorageFull(error);
      });
      return { ...file, path, type: MEDIA_TYPES.pdf, is_laid_out: true };
    }

    function refusalOf({ name }: SpooledFile, reason: TextRefusalReason, sample = ''): Refusal {
      const params = { pages: LIMITS.MAX_PAGES_PER_IMPORT, text: sample };
      const words = interpolate(REFUSAL_WORDS[locale][reason], params);
      return new Refusal('text_file_refused', { params: { file: name, reason: words } });
    }
  };
}
