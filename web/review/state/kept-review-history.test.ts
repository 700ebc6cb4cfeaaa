import { afterEach, expect, test, vi } from 'vitest';
import { NO_CHOICES } from '../../../shared/api/imports.ts';
import { memoryStore } from '../../../test/memory-store.ts';
import { type ChoicesHistory, NO_HISTORY, recordDecision, stepBack } from './choices-history.ts';
import { decideAgainstMenu } from './comparison-choices.ts';
import { keepReviewHistory, readReviewHistory } from './kept-review-history.ts';

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
  keepReviewHistory('r', 1, history);
  const storedHistory = readReviewHistory('r', 1);
  expect(storedHistory.past).toHaveLength(3);
  const undoneState = stepBack(storedHistory, refusedChoices, 'undo');
  expect(undoneState?.choices).toEqual(aimedChoices);
  if (undoneState) keepReviewHistory('r', 1, undoneState.history);
  expect(stepBack(readReviewHistory('r', 1), aimedChoices, 'redo')?.choices).toEqual(refusedChoices);
});
