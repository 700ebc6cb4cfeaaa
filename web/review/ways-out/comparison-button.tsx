import { useTranslation } from 'react-i18next';
import type { Comparison, ReviewChoices } from '../../../shared/api/imports.ts';
import { useRestaurant } from '../../api/queries.ts';
import { countChanges } from '../state/comparison-choices.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { shouldCompare } from './aim.ts';
import styles from './review-bar.module.css';

type Props = { comparison: Comparison; choices: ReviewChoices };

/** "Compared with your menu: 5 new, 3 prices change, 1 not seen"; opens the list. */
export function ComparisonButton({ comparison, choices }: Props) {
  const { t } = useTranslation();
  const { showComparison } = useReviewSetting();
  const { menus } = useRestaurant();
  const { added: addedCount, prices, texts, going, not_seen } = countChanges(comparison, choices);
  // There is nothing to compare with: the menu has no dish yet.
  if (!shouldCompare(menus, comparison)) return <p>{t('review.would_be_added', { count: addedCount })}</p>;
  const parts = [
    addedCount > 0 && { words: t('review.new', { count: addedCount }), isStrong: true },
    prices > 0 && { words: t('review.prices_change', { count: prices }), isStrong: true },
    texts > 0 && { words: t('review.texts_change', { count: texts }), isStrong: true },
    going > 0 && { words: t('review.goes', { count: going }), isStrong: true },
    not_seen > 0 && { words: t('review.not_seen', { count: not_seen }), isStrong: false },
  ].filter((part) => part !== false);
  return (
    <button type="button" className={styles.comparisonButton} aria-haspopup="dialog" onClick={showComparison}>
      {comparison.menu_id === null ? t('review.compared_new') : t('review.compared')}{' '}
      {parts.length === 0 && t('review.nothing_changes')}
      {parts.map(({ words, isStrong }, index) => (
        <span key={words}>
          {index > 0 && ', '}
          {isStrong ? <b>{words}</b> : words}
        </span>
      ))}
    </button>
  );
}
