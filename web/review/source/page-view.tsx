import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabAddress } from '../../api/tab-address.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField } from '../state/review-draft.ts';
import type { ReviewAnswer } from '../state/review-queries.ts';
import { padded, unionOf } from './crop.ts';
import { boxStyle } from './crop-picture.tsx';
import { fieldAt } from './field-at.ts';
import styles from './source.module.css';
import { useDragScroll } from './use-drag-scroll.ts';
import type { Zoom } from './use-zoom.ts';

type Props = { page: ReviewAnswer['pages'][number]; current: ReviewField | undefined; zoom: Zoom };

const ITEM_ROOM = 0.012;
const FIELD_ROOM = 0.004;

/** One page, which scrolls in both directions; clicking a dish goes to it. */
export function PageView({ page, current, zoom }: Props) {
  const { t } = useTranslation();
  const { draft, act, pages, is_read_only } = useReviewSetting();
  const [hasFailed, setFailed] = useState(false);
  const fieldBox = unionOf(current?.boxes ?? [], page.page);
  const item = useMemo(() => {
    const isOfCurrentItem = (candidate: ReviewField) =>
      candidate.section === current?.section && candidate.item === current.item;
    const itemFields = draft.fields.filter((candidate) => isOfCurrentItem(candidate) && candidate.read !== null);
    return unionOf(current?.item === null ? current.boxes : itemFields.flatMap(({ boxes }) => boxes), page.page);
  }, [draft, current, page.page]);
  const dragHandlers = useDragScroll(zoom.area);

  useEffect(() => {
    const scrollArea = zoom.area.current;
    if (!scrollArea || !item) return;
    const scrollBehavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    scrollArea
      .querySelector('[data-part="lit-item"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const litBox = scrollArea.querySelector('[data-part="lit-item"]')?.getBoundingClientRect();
    const areaBox = scrollArea.getBoundingClientRect();
    if (litBox)
      scrollArea.scrollTo({
        left: scrollArea.scrollLeft + litBox.left + litBox.width / 2 - areaBox.left - areaBox.width / 2,
        top: scrollArea.scrollTop + litBox.top + litBox.height / 2 - areaBox.top - areaBox.height / 2,
        behavior: scrollBehavior,
      });
  }, [item, zoom.area]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (is_read_only || dragHandlers.wasDragged()) return;
    const pageBox = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - pageBox.left) / pageBox.width;
    const y = (event.clientY - pageBox.top) / pageBox.height;
    const clickedField = fieldAt(draft, page.page, { x, y });
    if (clickedField) act({ kind: 'go', name: clickedField.name });
  };
  const pageNumber = pages.indexOf(page) + 1;
  return (
    <section
      ref={zoom.area}
      className={styles.pageArea}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
      tabIndex={0}
      aria-label={t('review.page_area', { page: pageNumber })}
      {...dragHandlers.handlers}
    >
      {/* biome-ignore lint/a11y: a shortcut for the pointer; every field is a button in the draft. */}
      <div className={styles.reviewSheet} style={{ width: `${zoom.scale * 100}%` }} onClick={onClick}>
        <img
          src={tabAddress(page.picture)}
          alt={t('review.page_picture', { page: pageNumber })}
          draggable={false}
          style={{ aspectRatio: `${page.width} / ${page.height}` }}
          onError={() => setFailed(true)}
        />
        {hasFailed && <p className={styles.sheetFailed}>{t('review.picture_failed')}</p>}
        {item && (
          <div className={styles.litItem} data-part="lit-item" style={boxStyle(padded(item, page, ITEM_ROOM))} />
        )}
        {current?.expected?.page === page.page && (
          <div className={styles.expectedMark} style={boxStyle(padded(current.expected, page, FIELD_ROOM))} />
        )}
        {fieldBox && current?.read !== null && (
          <div className={styles.litField} style={boxStyle(padded(fieldBox, page, FIELD_ROOM))} />
        )}
      </div>
    </section>
  );
}
