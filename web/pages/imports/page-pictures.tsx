import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import uiStyles from '../../ui/ui.module.css';
import type { AnalysisView } from './analysis-view.ts';
import styles from './page-pictures.module.css';

type Props = { id: number; pages: AnalysisView['pages'] };

/** The pages as sheets: each gets its picture once it is read. */
export function PagePictures({ id, pages }: Props) {
  const { t } = useTranslation();
  if (pages.length === 0) return <div className={styles.sheets} />;
  return (
    <ol
      className={pages.length === 1 ? `${styles.sheets} ${styles.sheetsOne}` : styles.sheets}
      aria-label={t('imports.pages')}
    >
      {pages.map(({ page, place: pagePlace }) => (
        <li key={page} className={styles.sheet} data-part="sheet" data-place={pagePlace}>
          {pagePlace === 'done' ? <Picture id={id} page={page} /> : <span className={styles.sheetBlank} />}
          <span className={`${styles.sheetNumber} ${uiStyles.figures}`}>{page + 1}</span>
        </li>
      ))}
    </ol>
  );
}

function Picture({ id, page }: { id: number; page: number }) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  // A page that failed early has no picture.
  if (isMissing) return <span className={styles.sheetBlank}>{t('imports.page_no_picture', { page: page + 1 })}</span>;
  return (
    <img
      src={fillPath(API_PATHS.importPagePicture, { id, page })}
      alt={t('imports.page_number', { page: page + 1 })}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
