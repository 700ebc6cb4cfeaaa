import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Comparison, ReviewChoices } from '../../shared/api/imports.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import { Wordmark } from '../frame/wordmark.tsx';
import { currentLocale } from '../i18n/i18n.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import styles from './review.module.css';
import { SavingWhisper } from './saving-whisper.tsx';
import type { ReviewCount } from './state/choices.ts';
import type { ChoicesHistory } from './state/choices-history.ts';
import { useReviewSetting } from './state/review-context.ts';
import { ADD_BUTTON_ID, LATER_BUTTON_ID } from './state/use-review-focus.ts';
import type { SavedChoices } from './state/use-saved-choices.ts';
import { useEndReview } from './ways-out/use-end-review.tsx';

type Props = {
  count: ReviewCount;
  comparison: Comparison;
  choices: ReviewChoices;
  saving: SavedChoices;
  shownPage: number;
  history: ChoicesHistory;
};

/** What is being checked, and the actions that end the review. */
export function ReviewHeader({ count, comparison, choices, saving, shownPage, history }: Props) {
  const { t } = useTranslation();
  const { is_read_only, is_phone } = useReviewSetting();
  const reviewEnd = useEndReview({ count, comparison, choices, saving });
  return (
    <header className={styles.header}>
      {!is_phone && <Wordmark />}
      <div className={styles.title}>
        <h1>{is_read_only ? t('review.applied_title') : t('review.title')}</h1>
        <SourceWords shownPage={shownPage} />
      </div>
      {is_read_only ? (
        <Button component={Link} to={APP_PATHS.admin}>
          {t('review.to_menu')}
        </Button>
      ) : (
        <>
          <SavingWhisper state={saving.state} />
          <UndoButtons history={history} />
          <Button
            id={LATER_BUTTON_ID}
            variant="subtle"
            className={`${uiStyles.mutedButton} ${styles.headerWay}`}
            aria-label={t('review.later')}
            onClick={reviewEnd.leave}
          >
            {is_phone ? t('review.later_short') : t('review.later')}
          </Button>
          {!is_phone && (
            <>
              <Button
                variant="subtle"
                className={`${uiStyles.mutedButton} ${styles.headerWay}`}
                onClick={reviewEnd.discard}
              >
                {t('review.discard')}
              </Button>
              <Button id={ADD_BUTTON_ID} loading={reviewEnd.isAdding} onClick={reviewEnd.add}>
                {reviewEnd.addWords}
              </Button>
            </>
          )}
        </>
      )}
    </header>
  );
}

/** They keep their place, so that nothing moves under the thumb. */
function UndoButtons({ history: { past, future } }: { history: ChoicesHistory }) {
  const { t } = useTranslation();
  const { act } = useReviewSetting();
  const undoActions = [
    { kind: 'undo', words: t('edits.undo'), isEmpty: past.length === 0 },
    { kind: 'redo', words: t('edits.redo'), isEmpty: future.length === 0 },
  ] as const;
  return (
    <div className={styles.undoButtons}>
      {undoActions.map(({ kind, words, isEmpty }) => (
        <button
          key={kind}
          type="button"
          className={styles.undoButton}
          data-way={kind}
          aria-label={words}
          title={words}
          disabled={isEmpty}
          onClick={() => act({ kind })}
        >
          <Icon name="undo" size={20} />
        </button>
      ))}
    </div>
  );
}

/** "menu-hiver.pdf, page 1 of 2 · read in 2.1 s"; on a phone the page alone. */
function SourceWords({ shownPage }: { shownPage: number }) {
  const { t } = useTranslation();
  const { record, pages, is_read_only, is_phone } = useReviewSetting();
  const { files, execution_time_ms, applied_at } = record;
  if (is_read_only) {
    const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(applied_at ?? 0));
    return <p>{t('review.applied_on', { date })}</p>;
  }
  const pageIndex = pages.findIndex(({ page }) => page === shownPage);
  const pageOfPages = { page: Math.max(0, pageIndex) + 1, pages: pages.length };
  const secondsFormat = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 });
  return (
    <p>
      {is_phone && t('review.of_page', pageOfPages)}
      {!is_phone &&
        (files.length === 1
          ? t('review.of_file', { file: files[0]?.name ?? '', ...pageOfPages })
          : t('review.of_files', { files: files.length, ...pageOfPages }))}
      {execution_time_ms !== null && (
        <span className={styles.time}>
          {' · '}
          {t('review.read_in', { seconds: secondsFormat.format(execution_time_ms / 1_000) })}
        </span>
      )}
    </p>
  );
}
