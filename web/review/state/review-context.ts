import { createContext, useContext } from 'react';
import type { Import, ReviewChoices } from '../../../shared/api/imports.ts';
import type { Draft } from '../../../shared/draft.ts';
import type { MoneyWords } from './field-words.ts';
import type { ReviewDraft } from './review-draft.ts';
import type { ReviewAnswer } from './review-queries.ts';
import type { ReviewAction } from './review-state.ts';

/** What the parts of the review share; during the review only the dishes made of lines change. */
export type ReviewSetting = {
  record: Import;
  /** As read. */
  read: Draft;
  /** As read, and dishes made of lines that the reader left out. */
  draft: ReviewDraft;
  pages: ReviewAnswer['pages'];
  money: MoneyWords;
  is_read_only: boolean;
  is_phone: boolean;
  act(action: ReviewAction): void;
  /** The current values, for key and touch handlers. */
  currentChoices(): ReviewChoices;
  /** Set by a field that is being edited: saves the text; returns false if it is invalid, and the field stays. */
  settle: { current: (() => boolean) | null };
  /** Opens the whole page on a phone. */
  showPage(): void;
  /** Opens the comparison with the menu, from which the draft is applied. */
  showComparison(): void;
};

export const ReviewContext = createContext<ReviewSetting | null>(null);

export function useReviewSetting(): ReviewSetting {
  const setting = useContext(ReviewContext);
  if (!setting) throw new Error('Use this inside ReviewContext.');
  return setting;
}
