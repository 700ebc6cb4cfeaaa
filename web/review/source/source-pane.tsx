import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField } from '../state/review-draft.ts';
import { unionOf } from './crop.ts';
import { PageView } from './page-view.tsx';
import styles from './source.module.css';
import { useZoom } from './use-zoom.ts';

/** The pages that were read, with the current field highlighted; zoom by buttons, ctrl and wheel, and pinch. */
export function SourcePane({ current }: { current: ReviewField | undefined }) {
  const { t } = useTranslation();
  const { pages } = useReviewSetting();
  const place = unionOf(current?.boxes ?? []);
  const [turned, setTurned] = useState<{ page: number; at: string | undefined }>();
  // A page chosen by the owner stays until the next field.
  const number = turned && turned.at === current?.name ? turned.page : (place?.page ?? turned?.page ?? 0);
  const page = pages.find((one) => one.page === number) ?? pages[0];
  const zoom = useZoom();
  if (!page) return null;
  return (
    <section className={styles.source} aria-label={t('review.source')}>
      <PageView key={page.page} page={page} current={current} zoom={zoom} />
      {pages.length > 1 && (
        <div className={styles.sourcePages}>
          {pages.map((one, index) => (
            <button
              key={one.page}
              type="button"
              className={styles.sourceButton}
              aria-label={t('review.page_tab', { page: index + 1 })}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => setTurned({ page: one.page, at: current?.name })}
            >
              {index + 1}
            </button>
          ))}
        </div>
      )}
      <div className={styles.sourceZoom}>
        <button
          type="button"
          className={styles.sourceButton}
          aria-label={t('review.zoom_out')}
          disabled={!zoom.canZoomOut}
          onClick={() => zoom.by(1 / zoom.step)}
        >
          <Icon name="zoom-out" size={20} />
        </button>
        <button
          type="button"
          className={styles.sourceButton}
          aria-label={t('review.zoom_in')}
          disabled={!zoom.canZoomIn}
          onClick={() => zoom.by(zoom.step)}
        >
          <Icon name="zoom-in" size={20} />
        </button>
      </div>
    </section>
  );
}
