import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Comparison, type ReviewChoices, saveReviewAnswerSchema } from '../../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { isTransient, retryDelay } from '../../api/retry-policy.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { t } from '../../i18n/i18n.ts';
import { showError } from '../../state/notices.ts';
import { type ChoicesSaver, createChoicesSaver, type SavingState } from './choices-saver.ts';
import { keptChoices } from './kept-review.ts';
import { updateReview } from './review-queries.ts';

const SAVE_AFTER_MS = 500;

/** The choices that the server has, and what applying them would do. */
type ChoicesSave = { choices: ReviewChoices; comparison: Comparison };

export type SavedChoices = {
  /** Undefined before the first change. */
  state: SavingState | undefined;
  /** Resolves once the server has everything. */
  finish(): Promise<void>;
  /**
   * Saves these, also if the server has them: another device may have saved others since. The answer is that of the newest
   * choices.
   */
  saveAgain(choices: ReviewChoices): Promise<ChoicesSave>;
};

/**
 * Saves the choices automatically, in order, also after the network was lost.
 * @param isUnsaved Whether the initial ones are newer than the server's.
 */
export function useSavedChoices(importId: number, choices: ReviewChoices, isUnsaved: boolean): SavedChoices {
  const [state, setState] = useState<SavingState>();
  const saverRef = useRef<ChoicesSaver<ChoicesSave>>(null);
  const knownRef = useRef(isUnsaved ? undefined : choices);
  const change = useEffectEvent(() => {
    if (knownRef.current === choices) return;
    knownRef.current = choices;
    keptChoices(requireRestaurantId(), importId).tryToKeep(choices);
    saverRef.current?.change(choices);
  });

  useEffect(() => {
    const restaurantId = requireRestaurantId();
    const choicesSaver = createChoicesSaver({
      save: async (sentChoices) => {
        const path = fillPath(API_PATHS.importReview, { id: importId });
        const { comparison } = await askApi(saveReviewAnswerSchema, 'PUT', path, sentChoices);
        if (knownRef.current === sentChoices) keptChoices(restaurantId, importId).forget();
        updateReview(importId, { choices: sentChoices, comparison });
        return { choices: sentChoices, comparison };
      },
      isPassing: isTransient,
      onState: setState,
      onRefused: (error) => {
        if (isProblem(error, 'import_already_applied')) {
          keptChoices(restaurantId, importId).forget();
          void queryClient.invalidateQueries({ queryKey: KEYS.review(importId) });
        }
        // If the session ended, the owner is redirected to sign-in, and the stored choices are restored afterwards.
        if (!isProblem(error, 'unauthenticated')) showError(t('review.not_saved'));
      },
      delay_ms: SAVE_AFTER_MS,
      retryDelay,
    });
    saverRef.current = choicesSaver;
    change();
    const hurrySave = () => choicesSaver.hurry();
    addEventListener('online', hurrySave);
    addEventListener('pagehide', hurrySave);
    return () => {
      removeEventListener('online', hurrySave);
      removeEventListener('pagehide', hurrySave);
      // Waiting choices are sent a last time; if that fails they are stored in this browser.
      choicesSaver.hurry();
      choicesSaver.stop();
    };
  }, [importId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the choices is one to save.
  useEffect(() => change(), [choices]);

  return {
    state,
    finish: async () => saverRef.current?.finish(),
    saveAgain: async (sentChoices) => {
      if (!saverRef.current) throw new Error('the review is not shown yet');
      knownRef.current = sentChoices;
      return saverRef.current.saveAgain(sentChoices);
    },
  };
}
