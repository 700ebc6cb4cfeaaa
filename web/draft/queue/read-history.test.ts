import { expect, test } from 'vitest';
import type { Step, StepDeed } from './edit-history.ts';
import { readHistory } from './read-history.ts';
import { storeHistory } from './stored-history.ts';

const owner = { user_id: '1', restaurant_id: '2' };

test.each<StepDeed>([
  'create',
  'delete',
  'update',
  'move',
  'reorder',
  'sold_out',
  'several',
  'copy',
  'update_items',
  'delete_items',
  'sold_out_items',
  'apply',
  'restore',
])('a reload keeps the steps of a tab: %s', (deed) => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
    key: () => null,
    length: 0,
  };
  const step: Step = {
    changes: [{ kind: 'delete', entity: 'section', id: 1, only_empty: true }],
    label: { deed, entity: 'item', title: '', count: 2 },
  };
  storeHistory(owner, { undo: [step], redo: [step] }, storage);
  expect(readHistory(owner, storage)).toMatchObject({ undo: [step], redo: [step] });
});
