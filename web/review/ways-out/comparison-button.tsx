import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comparison, ReviewChoices } from '../../../shared/api/imports.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { ComparisonList } from './comparison-list.tsx';
import styles from './review-bar.module.css';

type Props = { comparison: Comparison; choices: ReviewChoices };

/** "Compared with your menu: 5 new, 3 prices change, 1 not seen"; opens the list. */
export function ComparisonButton({ comparison, choices }: Props) {
  const { t } = useTranslation();
  const { record } = useReviewSetting();
  const [isOpen, setOpen] = useState(false);
  const { added, changed, missing } = comparison;
  const priceCount = changed.filter(({ price_changes }) => price_changes).length;
  const textCount = changed.length - priceCount;
  const changeParts = [
    added.length > 0 && { words: t('review.new', { count: added.length }), isStrong: true },
    priceCount > 0 && { words: t('review.prices_change', { count: priceCount }), isStrong: true },
    textCount > 0 && { words: t('review.texts_change', { count: textCount }), isStrong: true },
    missing.length > 0 && record.option === 'overwrite'
      ? { words: t('review.goes', { count: missing.length }), isStrong: true }
      : missing.length > 0 && { words: t('review.not_seen', { count: missing.length }), isStrong: false },
  ].filter((changePart) => changePart !== false);
  return (
    <>
      <button type="button" className={styles.comparisonButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('review.compared')} {changeParts.length === 0 && t('review.nothing_changes')}
        {changeParts.map(({ words, isStrong }, index) => (
          <span key={words}>
            {index > 0 && ', '}
            {isStrong ? <b>{words}</b> : words}
          </span>
        ))}
      </button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('review.comparison_title')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('frame.close') }}
      >
        <ComparisonList comparison={comparison} choices={choices} />
      </Modal>
    </>
  );
}
