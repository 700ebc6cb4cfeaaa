/** The messages between a program and its bounded child; one call at a time. */
export type ChildRequest = { id: number; call: unknown };

/**
 * `problem` is the child's problem with the call; `detail` is a stack for the log, never shown to users. `processor_ms` is the
 * processor time that the call used.
 */
export type ChildAnswer = { id: number; processor_ms: number } & (
  | { result: unknown }
  | { problem: string; detail: string }
);

/**
 * Problems of the limits; a child has others of its own. `out_of_time`: the call used up its processor time. `server_busy`:
 * it waited for the processor, or for something else, until its last deadline.
 */
export type BoundsProblem = 'out_of_memory' | 'out_of_time' | 'server_busy' | 'child_crashed' | 'queue_full';

export type ChildErrorOptions = ErrorOptions & { processor_ms?: number };

/** Why a call of a bounded child failed. */
export class ChildError extends Error {
  readonly problem: string;
  /** Processor time that the call used until it failed. */
  readonly processor_ms: number;
  constructor(problem: string, { processor_ms: processorMs = 0, ...options }: ChildErrorOptions = {}) {
    super(problem, options);
    this.problem = problem;
    this.processor_ms = processorMs;
  }
}

/** An error of the limits, with its name checked against the list. */
export const boundsError = (problem: BoundsProblem, options?: ChildErrorOptions): ChildError =>
  new ChildError(problem, options);
