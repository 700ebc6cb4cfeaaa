import type { ErrorCode } from '../../shared/errors.ts';

/** Why a whole file is refused. */
export type FileRefusalCode = Extract<
  ErrorCode,
  'data_file_unreadable' | 'data_file_too_large' | 'data_file_version' | 'data_file_currency' | 'data_file_encrypted'
>;

/** Thrown in the thread that reads files, which answers with its code. */
export class FileRefusal extends Error {
  readonly code: FileRefusalCode;

  constructor(code: FileRefusalCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
