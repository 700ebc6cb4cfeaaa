/** What a change gives if nothing that a publication shows was changed after all: then nothing is counted. */
export class Unchanged<T> {
  readonly result: T;

  constructor(result: T) {
    this.result = result;
  }
}

/** `return unchanged(item)` within `changeRestaurant`. */
export const unchanged = <T>(result: T): Unchanged<T> => new Unchanged(result);
