import type { ReviewChoices, Rotation } from '../../../shared/api/imports.ts';
import type { Draft, FailureProblem, ReadingProblem, TextProblem } from '../../../shared/draft.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { ApplyMode, ImportOption, ImportRollback, ImportStatus } from '../../../shared/import-status.ts';
import type { ModelProblem } from '../../../shared/model-problems.ts';
import type { FileKey } from '../../files/files.ts';
import type { TakenUsage } from '../../usage/take-usage.ts';

/** The JSON columns of an import's row. */

export type ImportFile = {
  name: string;
  bytes: number;
  key: FileKey;
  rotation: Rotation;
  /** Of its bytes, in hexadecimal. Missing in imports that are older than this. */
  sha256?: string;
  /** The stored file is a PDF that the text of the uploaded one was laid out on. */
  is_laid_out?: true;
};

export type ImportProgress = {
  /** The page being read, counted from 1 over all files. */
  page: number | null;
  /** Null until all files are counted. */
  pages: number | null;
};

/** As in the answer, without messages: those are in the owner's language. `file` is the file's name. */
export type StoredFailure = { file: string; page: number | null; problem: FailureProblem };

export type StoredTextProblem = { file: string; page: number; problem: TextProblem };

export type StoredModelUse = {
  name: string;
  input_tokens: number;
  output_tokens: number;
  cost_usd: number | null;
  /** As in the answer, without messages. */
  layout_pages: { file: string; page: number; problem: ModelProblem }[];
};

export type StoredReport = {
  menus: number;
  sections: number;
  items: number;
  doubtful_fields: number;
  /** Missing in reports that were written before these were counted. */
  fields?: number;
  illegible_fields?: number;
  without_price?: number;
  /** Decisions about the same files, read before; missing if there are none. */
  remembered_decisions?: number;
  pages: number;
  failures: StoredFailure[];
  /** Missing in reports that were written before these were recognised, and if there are none. */
  text_problems?: StoredTextProblem[];
  /** Missing in imports that were read before there were models. */
  engine?: 'layout' | 'model';
  model?: StoredModelUse | null;
};

/**
 * The pages of the month that an import uses. All its pages are reserved once they are counted; when it ends, those that
 * were not read are refunded. So a page counts once for an import that read it, however often the import is restarted.
 */
export type TakenPages = {
  /** Pages that earlier runs read, and which are already counted. */
  before: number;
  taken: TakenUsage[];
};

/** Why an import failed: the reader's reason, or the refusal of applying or storing. */
export type ImportError =
  | ReadingProblem
  /** There is text without a dish. */
  | 'no_items'
  | Extract<
      ErrorCode,
      | 'too_many_sections'
      | 'too_many_items'
      | 'too_much_text'
      | 'page_limit_reached'
      | 'reading_limit_reached'
      | 'not_found'
      | 'storage_full'
      | 'internal_error'
    >;

/** The columns that the answers need; the draft and the choices are read by the review only. */
export type ImportRow = {
  restaurant_id: string;
  id: number;
  status: ImportStatus;
  option: ImportOption;
  apply: ApplyMode;
  menu_id: number;
  files: ImportFile[];
  progress: ImportProgress;
  report: StoredReport | null;
  error: ImportError | null;
  attempts: number;
  started_at: string | null;
  heartbeat_at: string | null;
  execution_time_ms: number | null;
  applied_at: string | null;
  discarded_at: string | null;
  rollback: ImportRollback | null;
  created_at: string;
};

export type ImportWithDraft = ImportRow & {
  draft: Draft | null;
  choices: ReviewChoices | null;
  backup: Uint8Array | null;
};
