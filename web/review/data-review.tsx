import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Comparison, ReviewChoices } from '../../shared/api/imports.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import { currentLocale } from '../i18n/i18n.ts';
import uiStyles from '../ui/ui.module.css';
import styles from './data-review.module.css';
import { SavingWhisper } from './saving-whisper.tsx';
import { useReviewSetting } from './state/review-context.ts';
import type { SavedChoices } from './state/use-saved-choices.ts';
import { ComparisonToAct } from './ways-out/compare-dialog.tsx';
import { useEndReview } from './ways-out/use-end-review.tsx';

type Props = { comparison: Comparison; choices: ReviewChoices; saving: SavedChoices };

/** Data files have no doubts. */
const NOTHING_LEFT = { left: 0, unused_lines: 0 };

/** The review of a data file: there is no page and no doubt, so the comparison is all of it. */
export function DataReview({ comparison, choices, saving }: Props) {
  const { t } = useTranslation();
  const { record, draft, is_read_only } = useReviewSetting();
  const reviewEnd = useEndReview({ count: NOTHING_LEFT, comparison, choices, saving });
  const { files, applied_at } = record;
  const notRead = draft.data_not_read;
  return (
    <div className={styles.dataReview}>
      <header className={styles.header}>
        <div>
          <h1>{is_read_only ? t('review.applied_title') : t('review.data_title')}</h1>
          <p>{t('review.data_read', { file: files[0]?.name ?? '', count: draft.items.size })}</p>
          {notRead.length > 0 && <p>{t('review.data_not_read', { columns: notRead.join(', ') })}</p>}
        </div>
        {!is_read_only && (
          <div className={styles.ways}>
            <SavingWhisper state={saving.state} />
            <Button variant="subtle" className={uiStyles.mutedButton} onClick={reviewEnd.leave}>
              {t('review.later')}
            </Button>
            <Button variant="subtle" className={uiStyles.mutedButton} onClick={reviewEnd.discard}>
              {t('review.discard')}
            </Button>
          </div>
        )}
      </header>
      <main id="content" aria-label={t('review.comparison_title')} tabIndex={-1}>
        {is_read_only ? (
          <>
            <p>
              {t('review.applied_on', {
                date: new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(applied_at ?? 0)),
              })}
            </p>
            <Button component={Link} to={APP_PATHS.admin}>
              {t('review.to_menu')}
            </Button>
          </>
        ) : (
          <>
            <h2 className={uiStyles.visuallyHidden}>{t('review.comparison_title')}</h2>
            <ComparisonToAct count={NOTHING_LEFT} comparison={comparison} choices={choices} saving={saving} />
          </>
        )}
      </main>
    </div>
  );
}
