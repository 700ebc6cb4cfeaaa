/** Specification §4, "menu generation steps", in their order, and the design's `failed`. */
export const IMPORT_STEPS = [
  'uploading',
  'manipulating',
  'extracting',
  'analyzing',
  'generating',
  'completed',
] as const;
export const IMPORT_STATUSES = [...IMPORT_STEPS, 'failed'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const isFinished = (status: ImportStatus): boolean => status === 'completed' || status === 'failed';

/** Whether an import is read and its owner has neither applied nor discarded its draft. */
export const isWaitingForReview = (item: {
  status: ImportStatus;
  applied_at: string | null;
  discarded_at: string | null;
}): boolean => item.status === 'completed' && item.applied_at === null && item.discarded_at === null;

export const IMPORT_OPTIONS = ['add', 'overwrite'] as const;
export type ImportOption = (typeof IMPORT_OPTIONS)[number];

/** Of an applied import: whether it can be undone, or was. */
export type ImportRollback = 'possible' | 'done';

export const APPLY_MODES = ['auto', 'review'] as const;
export type ApplyMode = (typeof APPLY_MODES)[number];

/** The specification's placeholder while files are on their way has this id. */
export const UPLOADING_IMPORT_ID = 0;
