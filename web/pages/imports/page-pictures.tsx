import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import type { AnalysisView } from './analysis-view.ts';

type Props = { id: number; pages: AnalysisView['pages'] };

/** The pages as sheets: each gets its picture when it was read. */
export function PagePictures({ id, pages }: Props) {
  const { t } = useTranslation();
  if (pages.length === 0) return <div className="sheets sheets-none" />;
  return (
    <ol className={pages.length === 1 ? 'sheets sheets-one' : 'sheets'} aria-label={t('imports.pages')}>
      {pages.map(({ page, place }) => (
        <li key={page} className={`sheet sheet-${place}`}>
          {place === 'done' ? <Picture id={id} page={page} /> : <span className="sheet-blank" />}
          <span className="sheet-number figures">{page + 1}</span>
        </li>
      ))}
    </ol>
  );
}

function Picture({ id, page }: { id: number; page: number }) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  // A page that failed early has no picture.
  if (isMissing) return <span className="sheet-blank">{t('imports.page_no_picture', { page: page + 1 })}</span>;
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
