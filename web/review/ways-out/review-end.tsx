import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Comparison, ReviewChoices } from '../../../shared/api/imports.ts';
import uiStyles from '../../ui/ui.module.css';
import type { ReviewCount } from '../state/choices.ts';
import type { SavedChoices } from '../state/use-saved-choices.ts';
import { ComparisonButton } from './comparison-button.tsx';
import styles from './review-bar.module.css';
import { useEndReview } from './use-end-review.tsx';

type Props = { count: ReviewCount; comparison: Comparison; choices: ReviewChoices; saving: SavedChoices };

/** Below the draft on a phone: what adding would do, and the actions that end the review. */
export function ReviewEnd({ count, comparison, choices, saving }: Props) {
  const { t } = useTranslation();
  const reviewEnd = useEndReview({ count, comparison, choices, saving });
  return (
    <div className={styles.reviewEnd}>
      <ComparisonButton comparison={comparison} choices={choices} />
      <p>{t('review.nothing_before_add')}</p>
      {count.left > 0 && (
        <Button variant="default" loading={reviewEnd.isAdding} onClick={reviewEnd.add}>
          {reviewEnd.addWords}
        </Button>
      )}
      <Button variant="subtle" className={uiStyles.mutedButton} onClick={reviewEnd.discard}>
        {t('review.discard')}
      </Button>
    </div>
  );
}
