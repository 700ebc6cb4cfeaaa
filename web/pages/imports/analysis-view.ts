import type { Import } from '../../../shared/api/imports.ts';
import { IMPORT_STEPS, type ImportStatus } from '../../../shared/import-status.ts';

/** The visible steps; `completed` is their end. */
const SHOWN_STEPS = ['uploading', 'manipulating', 'extracting', 'analyzing', 'generating'] as const;
export type ShownStep = (typeof SHOWN_STEPS)[number];
export type StepState = 'done' | 'now' | 'to_come';

export type AnalysisView = {
  steps: { step: ShownStep; place: StepState }[];
  /** The page that is being read, counted from 1; null while none is. */
  reading: { page: number; pages: number } | null;
  /** The pages in order; `page` counts from 0. Empty until they are counted. */
  pages: { page: number; place: StepState }[];
};

type WatchedImport = Pick<Import, 'status' | 'progress'>;

/** What the analysis screen shows of an import: only what the server reports, no guesses from the clock. */
export function analysisView({ status, progress }: WatchedImport): AnalysisView {
  const now = status === 'failed' ? -1 : IMPORT_STEPS.indexOf(status);
  const isReading = status === 'extracting';
  const { page, pages } = progress;
  const read = pagesRead(status, progress);
  return {
    // Uploaded files wait for their turn: the upload is done, the next step hasn't begun.
    steps: SHOWN_STEPS.map((step, index) => ({ step, place: placeOf(index, status === 'uploading' ? 0.5 : now) })),
    reading: isReading && page !== null && pages !== null ? { page, pages } : null,
    pages: Array.from({ length: pages ?? 0 }, (_, index) => ({
      page: index,
      place: placeOf(index, isReading ? read : read - 0.5),
    })),
  };
}

const placeOf = (index: number, now: number): StepState => (index < now ? 'done' : index === now ? 'now' : 'to_come');

/** While pages are read, the one before the current was the last; afterwards none is read any more. */
function pagesRead(status: ImportStatus, { page, pages }: WatchedImport['progress']): number {
  if (status === 'failed') return pages ?? 0;
  if (pages === null || page === null) return 0;
  return status === 'extracting' ? page - 1 : pages;
}

/** "12 s", "1 min 12 s": the duration of the reading. */
export function duration(ms: number, locale: string): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  const format = (unit: 'minute' | 'second', value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const minutes = Math.floor(seconds / 60);
  const parts = [minutes > 0 ? format('minute', minutes) : '', seconds % 60 > 0 ? format('second', seconds % 60) : ''];
  return parts.filter((part) => part !== '').join(' ');
}
