import type { data_refusals } from '../../shared/i18n/server/en.ts';

/** Why a whole file is refused. */
export type FileRefusalReason = keyof typeof data_refusals;

/** Thrown in the thread that reads files, which answers with its reason. */
export class FileRefusal extends Error {
  readonly reason: FileRefusalReason;

  constructor(reason: FileRefusalReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
