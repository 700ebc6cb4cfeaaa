import type { ErrorCode, FieldRefusal } from '../../shared/errors.ts';

export type FieldProblems = Readonly<Record<string, { code: FieldRefusal; message: string }>>;

/** A request that the server refused: its code, HTTP status, message in the interface's language, and invalid fields. */
export class ApiProblem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldProblems;
  /** When to retry, if the server says so. */
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

/** The server could not be reached, or not in time: the outcome of the request is unknown. */
export class NetworkProblem extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'NetworkProblem';
  }
}

/** What this browser refuses before it asks the server; the message is for people. */
export class RefusedHere extends Error {}

/**
 * An answer that doesn't match the contract: usually not our server's but that of something in between, such as a proxy or
 * a Wi-Fi's sign-in page. The outcome of the request is unknown.
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

/** The user can't open the tab's restaurant any more, or only as staff, who edit nothing. */
export const isRestaurantLost = ({ code }: ApiProblem): boolean =>
  code === 'restaurant_mismatch' || code === 'managers_only';
