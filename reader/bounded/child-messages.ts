/** The messages between a program and its bounded child; one call at a time. */
export type ChildRequest = { id: number; call: unknown };

/** `problem` is the child's problem with the call; `detail` is a stack for the log, never shown to users. */
export type ChildAnswer = { id: number; result: unknown } | { id: number; problem: string; detail: string };

/** Problems of the limits; a child has others of its own. */
export type BoundsProblem = 'out_of_memory' | 'out_of_time' | 'child_crashed' | 'queue_full';

/** Why a call of a bounded child failed. */
export class ChildError extends Error {
  readonly problem: string;
  constructor(problem: string, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** An error of the limits, with its name checked against the list. */
export const boundsError = (problem: BoundsProblem, options?: ErrorOptions): ChildError =>
  new ChildError(problem, options);
