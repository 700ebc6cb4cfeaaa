import type { ErrorCode, FieldRefusal } from '../../shared/errors.ts';

export type FieldProblems = Readonly<Record<string, { code: FieldRefusal; message: string }>>;

/** A request that the server refused: its code, HTTP status, words in the interface's language, and fields at fault. */
export class ApiProblem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldProblems;
  /** When the server wants to be asked again, if it says so. */
  readonly retry_after_ms: number | undefined;

  constructor(problem: {
    code: ErrorCode;
    status: number;
    message: string;
    fields?: FieldProblems | undefined;
    retry_after_ms?: number | undefined;
  }) {
    super(problem.message);
    this.name = 'ApiProblem';
    this.code = problem.code;
    this.status = problem.status;
    this.fields = problem.fields ?? {};
    this.retry_after_ms = problem.retry_after_ms;
  }
}

/** The server could not be reached, or not in time: nothing is known of what became of the request. */
export class NetworkProblem extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'NetworkProblem';
  }
}

/**
 * An answer that isn't what was agreed on: most often not our server's but that of something in between, as a proxy or a
 * Wi-Fi's sign-in. Nothing is known of what became of the request.
 */
export class UnreadableAnswer extends Error {
  readonly status: number;
  readonly is_json: boolean;

  constructor(path: string, answer: { status: number; is_json: boolean }, cause?: unknown) {
    super(`The answer of ${path} could not be read.`, { cause });
    this.name = 'UnreadableAnswer';
    this.status = answer.status;
    this.is_json = answer.is_json;
  }
}

export const isProblem = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiProblem && error.code === code;
