import { refusalWords } from '../api/problem-words.ts';
import { isOf } from './change.ts';
import { useSaveQueue } from './use-draft.ts';

/** What was typed into a field of a section or item and then refused; its value, and why. */
export function useRefused(entity: 'section' | 'item', id: number, field: string) {
  const { queue, state } = useSaveQueue();
  const rejection = state.rejections.find(
    ({ change }) => change.kind === 'update' && isOf(change, entity, id) && field in change.fields,
  );
  if (rejection?.change.kind !== 'update') return undefined;
  const fields: Record<string, unknown> = rejection.change.fields;
  return {
    value: fields[field],
    /** All fields that were sent with it. */
    fields,
    problem: refusalWords(rejection.error, field),
    forget: () => queue.forget(rejection),
  };
}
