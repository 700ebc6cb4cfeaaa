import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DraftFigures } from '../../shared/doubts.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import { BetterPicture } from '../upload/better-picture.tsx';
import styles from './illegible-notice.module.css';
import { useReviewSetting } from './state/review-context.ts';

/** Above a draft that is more than half doubtful: what may be less work than correcting it. */
export function IllegibleNotice({ figures: { fields, illegible_fields } }: { figures: DraftFigures }) {
  const { t } = useTranslation();
  const { record, pages } = useReviewSetting();
  return (
    <section className={styles.illegibleNotice} aria-label={t('imports.illegible_title')}>
      <p>{t('imports.illegible', { doubtful: illegible_fields, fields })}</p>
      <BetterPicture id={record.id} pages={pages.length} />
      <Link to={APP_PATHS.restaurantImport}>{t('imports.other_files')}</Link>
    </section>
  );
}
