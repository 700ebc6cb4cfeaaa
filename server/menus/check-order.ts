import { Refusal } from '../../shared/errors.ts';

/**
 * @throws Refusal `reorder_mismatch` unless `ids` contains exactly the existing ids: the client ordered a list that has
 * changed since.
 */
export function checkOrder(there: readonly { id: number }[], ids: readonly number[]): void {
  const given = new Set(ids);
  if (given.size !== ids.length || given.size !== there.length || there.some(({ id }) => !given.has(id)))
    throw new Refusal('reorder_mismatch');
}

/** Whether the existing rows are already in the order of `ids`. */
export const isInOrder = (there: readonly { id: number }[], ids: readonly number[]): boolean =>
  there.length === ids.length && there.every(({ id }, index) => id === ids[index]);
