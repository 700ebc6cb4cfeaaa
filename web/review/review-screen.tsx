import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { countDecisions } from '../../shared/api/imports.ts';
import { draftFigures, isMostlyIllegible } from '../../shared/doubts.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Currency } from '../../shared/money.ts';
import { requireRestaurantId } from '../api/session.ts';
import { useUndoKeys } from '../draft/shown/undo-keys.ts';
import { mediaBelow } from '../theme/break-points.ts';
import { DataReview } from './data-review.tsx';
import { DraftList } from './draft/draft-list.tsx';
import { NotUsed } from './draft/not-used.tsx';
import { SecondLanguageNotice } from './draft/second-language.tsx';
import { IllegibleNotice } from './illegible-notice.tsx';
import styles from './review.module.css';
import { ReviewHeader } from './review-header.tsx';
import { PageSheet } from './source/page-sheet.tsx';
import { ReadBy } from './source/read-by.tsx';
import { RememberedNotice } from './source/remembered-notice.tsx';
import { SourcePane } from './source/source-pane.tsx';
import { useShownPage } from './source/use-shown-page.ts';
import { countLeft } from './state/choices.ts';
import { NO_HISTORY } from './state/choices-history.ts';
import { isWholeDraft } from './state/field-words.ts';
import { keptChoices, keptReviewHistory } from './state/kept-review.ts';
import { ReviewContext, type ReviewSetting } from './state/review-context.ts';
import { reviewDraftWith } from './state/review-draft.ts';
import { type ReviewAnswer, updateReview } from './state/review-queries.ts';
import { openReview, type ReviewAction, reduceReview } from './state/review-state.ts';
import { useReviewFocus } from './state/use-review-focus.ts';
import { useSavedChoices } from './state/use-saved-choices.ts';
import { CompareDialog, loadComparison } from './ways-out/compare-dialog.tsx';
import { ReviewBar } from './ways-out/review-bar.tsx';
import { ReviewEnd } from './ways-out/review-end.tsx';

export const PHONE = mediaBelow('md');

type Props = { review: ReviewAnswer; currency: Currency; locale: MenuLocale };

export function ReviewScreen({ review, currency, locale }: Props) {
  const { t } = useTranslation();
  const { import: record, pages, comparison } = review;
  const isReadOnly = record.applied_at !== null;
  const draftWith = useMemo(() => reviewDraftWith(review.draft, currency), [review.draft, currency]);
  const figures = useMemo(() => draftFigures(review.draft, currency), [review.draft, currency]);
  const storedChoices = useMemo(
    () => (isReadOnly ? undefined : keptChoices(requireRestaurantId(), record.id).read()),
    [isReadOnly, record.id],
  );
  const [state, dispatch] = useReducer(
    (stateBefore: ReturnType<typeof openReview>, action: ReviewAction) =>
      reduceReview(draftWith(stateBefore.choices), stateBefore, action),
    undefined,
    () => {
      const openingChoices = storedChoices ?? review.choices;
      if (isReadOnly) return { choices: openingChoices, is_typing: false, moves: 0, history: NO_HISTORY };
      return openReview(
        draftWith(openingChoices),
        openingChoices,
        keptReviewHistory(requireRestaurantId(), record.id).read(),
      );
    },
  );
  const { choices } = state;
  const draft = draftWith(choices);
  const savedChoices = useSavedChoices(record.id, choices, storedChoices !== undefined);
  const { history } = state;
  useEffect(() => {
    if (!isReadOnly) keptReviewHistory(requireRestaurantId(), record.id).tryToKeep(history);
  }, [isReadOnly, record.id, history]);
  const latestChoices = useRef(choices);
  useEffect(() => {
    latestChoices.current = choices;
  }, [choices]);
  useEffect(loadComparison, []);
  // Returning within the app restores the place at once.
  useEffect(() => () => updateReview(record.id, { choices: latestChoices.current }), [record.id]);

  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const [isPageShown, setPageShown] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const settleRef = useRef<(() => boolean) | null>(null);
  const contextValue = useMemo<ReviewSetting>(
    () => ({
      record,
      read: review.draft,
      draft,
      pages,
      money: { locale, currency, whole: isWholeDraft(draft, currency) },
      is_read_only: isReadOnly,
      is_phone: isPhone,
      act: (action) => {
        // Stored before anything else happens, also for those who leave right after.
        if (action.kind === 'change') flushSync(() => dispatch(action));
        else if (action.kind === 'decide' || action.kind === 'type' || (settleRef.current?.() ?? true))
          dispatch(action);
      },
      currentChoices: () => latestChoices.current,
      settle: settleRef,
      showPage: () => setPageShown(true),
      showComparison: () => setComparing(true),
    }),
    [record, review.draft, draft, pages, locale, currency, isReadOnly, isPhone],
  );
  const currentField = choices.cursor === null || isReadOnly ? undefined : draft.by_name.get(choices.cursor);
  const shownPage = useShownPage(currentField);
  const count = useMemo(() => countLeft(draft, choices), [draft, choices]);
  useReviewFocus(state, count.left);
  useUndoKeys({ undo: () => contextValue.act({ kind: 'undo' }), redo: () => contextValue.act({ kind: 'redo' }) });

  if (review.draft.data_kind)
    return (
      <ReviewContext value={contextValue}>
        <DataReview comparison={comparison} choices={choices} saving={savedChoices} />
      </ReviewContext>
    );
  return (
    <ReviewContext value={contextValue}>
      <div className={styles.review}>
        <ReviewHeader
          count={count}
          comparison={comparison}
          choices={choices}
          saving={savedChoices}
          shownPage={shownPage}
          history={history}
        />
        {!isPhone && <SourcePane current={currentField} shownPage={shownPage} />}
        <main
          id="content"
          className={styles.draft}
          data-part="review-draft"
          aria-label={t('review.draft')}
          tabIndex={isReadOnly ? 0 : -1}
        >
          {!isReadOnly && isMostlyIllegible(figures) && <IllegibleNotice figures={figures} />}
          <SecondLanguageNotice />
          {countDecisions(choices) > 0 && (
            <RememberedNotice
              report={record.report}
              className={styles.draftNotice}
              onStartAnew={isReadOnly ? undefined : () => contextValue.act({ kind: 'start_anew' })}
            />
          )}
          <DraftList state={state} current={currentField} />
          <NotUsed choices={choices} />
          <ReadBy report={record.report} />
          {isPhone && !isReadOnly && (
            <ReviewEnd count={count} comparison={comparison} choices={choices} saving={savedChoices} />
          )}
        </main>
        {!isReadOnly && (
          <ReviewBar
            count={count}
            comparison={comparison}
            choices={choices}
            saving={savedChoices}
            current={currentField}
            isTyping={state.is_typing}
          />
        )}
        {!isReadOnly && (
          <CompareDialog
            isOpen={isComparing}
            onClose={() => setComparing(false)}
            count={count}
            comparison={comparison}
            choices={choices}
            saving={savedChoices}
          />
        )}
        {isPhone && (
          <PageSheet
            isOpen={isPageShown}
            onClose={() => setPageShown(false)}
            current={currentField}
            shownPage={shownPage}
          />
        )}
      </div>
    </ReviewContext>
  );
}
