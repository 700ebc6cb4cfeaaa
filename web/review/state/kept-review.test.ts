import { afterEach, expect, test, vi } from 'vitest';
import { NO_CHOICES } from '../../../shared/api/imports.ts';
import { memoryStore } from '../../../test/memory-store.ts';
import { type ChoicesHistory, NO_HISTORY, recordDecision, stepBack } from './choices-history.ts';
import { decideAgainstMenu } from './comparison-choices.ts';
import { keptReviewHistory } from './kept-review.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('decisions about the menu can be undone after a reload, as all others', () => {
  vi.stubGlobal('sessionStorage', memoryStore());
  const choicesWithoutDish = { ...NO_CHOICES, removed: [3] };
  const aimedChoices = decideAgainstMenu(choicesWithoutDish, {
    kind: 'aim',
    target: { option: 'overwrite', menu_id: 1 },
    shown_menu_id: 1,
  });
  const refusedChoices = decideAgainstMenu(aimedChoices, { kind: 'take', keys: [2], is_taken: false });
  const history = [NO_CHOICES, choicesWithoutDish, aimedChoices, refusedChoices].reduce<{
    history: ChoicesHistory;
    before: typeof aimedChoices;
  }>(({ history: past, before }, after) => ({ history: recordDecision(past, before, after), before: after }), {
    history: NO_HISTORY,
    before: NO_CHOICES,
  }).history;
  const keptHistory = keptReviewHistory('r', 1);
  keptHistory.tryToKeep(history);
  const storedHistory = keptHistory.read() ?? NO_HISTORY;
  expect(storedHistory.past).toHaveLength(3);
  const undoneState = stepBack(storedHistory, refusedChoices, 'undo');
  expect(undoneState?.choices).toEqual(aimedChoices);
  if (undoneState) keptHistory.tryToKeep(undoneState.history);
  expect(stepBack(keptHistory.read() ?? NO_HISTORY, aimedChoices, 'redo')?.choices).toEqual(refusedChoices);
});
