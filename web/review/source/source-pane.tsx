import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField } from '../state/review-draft.ts';
import { PageView } from './page-view.tsx';
import styles from './source.module.css';
import { useZoom } from './use-zoom.ts';

type Props = { current: ReviewField | undefined; shownPage: number };

/** The pages that were read, with the current field highlighted; zoom by buttons, ctrl and wheel, and pinch. */
export function SourcePane({ current, shownPage }: Props) {
  const { t } = useTranslation();
  const { pages } = useReviewSetting();
  const [turnedPage, setTurned] = useState<{ page: number; fieldName: string | undefined; shownPage: number }>();
  // A page chosen by the owner stays until the next field, or until the list is scrolled to another page.
  const isTurned = turnedPage?.fieldName === current?.name && turnedPage?.shownPage === shownPage;
  const pageIndex = turnedPage && isTurned ? turnedPage.page : shownPage;
  const page = pages.find((candidate) => candidate.page === pageIndex) ?? pages[0];
  const zoom = useZoom();
  if (!page) return null;
  return (
    <section className={styles.source} aria-label={t('review.source')}>
      <PageView key={page.page} page={page} current={current} zoom={zoom} />
      <div className={styles.tools}>
        {pages.length > 1 && (
          <div className={styles.pages}>
            {pages.map((listedPage, index) => (
              <button
                key={listedPage.page}
                type="button"
                className={styles.button}
                aria-label={t('review.page_tab', { page: index + 1 })}
                aria-current={listedPage === page ? 'page' : undefined}
                onClick={() => setTurned({ page: listedPage.page, fieldName: current?.name, shownPage })}
              >
                {index + 1}
              </button>
            ))}
          </div>
        )}
        <div className={styles.zoom}>
          <button
            type="button"
            className={styles.button}
            aria-label={t('review.zoom_out')}
            disabled={!zoom.canZoomOut}
            onClick={() => zoom.by(1 / zoom.step)}
          >
            <Icon name="zoom-out" size={20} />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={t('review.zoom_in')}
            disabled={!zoom.canZoomIn}
            onClick={() => zoom.by(zoom.step)}
          >
            <Icon name="zoom-in" size={20} />
          </button>
        </div>
      </div>
    </section>
  );
}
