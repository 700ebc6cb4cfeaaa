import { Refusal } from '../../shared/errors.ts';

/**
 * @throws Refusal `reorder_mismatch` unless `ids` contains exactly the existing ids: the client ordered a list that has
 * changed since.
 */
export function checkOrder(presentRows: readonly { id: number }[], ids: readonly number[]): void {
  const givenIds = new Set(ids);
  if (
    givenIds.size !== ids.length ||
    givenIds.size !== presentRows.length ||
    presentRows.some(({ id }) => !givenIds.has(id))
  )
    throw new Refusal('reorder_mismatch');
}

/** Whether the existing rows are already in the order of `ids`. */
export const isInOrder = (presentRows: readonly { id: number }[], ids: readonly number[]): boolean =>
  presentRows.length === ids.length && presentRows.every(({ id }, index) => id === ids[index]);
