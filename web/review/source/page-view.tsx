import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const field = unionOf(current?.boxes ?? [], page.page);
  const item = useMemo(() => {
    const isOfItem = (one: ReviewField) => one.section === current?.section && one.item === current.item;
    const ofItem = draft.fields.filter((one) => isOfItem(one) && one.read !== null);
    return unionOf(current?.item === null ? current.boxes : ofItem.flatMap(({ boxes }) => boxes), page.page);
  }, [draft, current, page.page]);
  const drag = useDragScroll(zoom.area);

  useEffect(() => {
    const area = zoom.area.current;
    if (!area || !item) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    area
      .querySelector('[data-part="lit-item"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const lit = area.querySelector('[data-part="lit-item"]')?.getBoundingClientRect();
    const frame = area.getBoundingClientRect();
    if (lit)
      area.scrollTo({
        left: area.scrollLeft + lit.left + lit.width / 2 - frame.left - frame.width / 2,
        top: area.scrollTop + lit.top + lit.height / 2 - frame.top - frame.height / 2,
        behavior,
      });
  }, [item, zoom.area]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (is_read_only || drag.wasDragged()) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - frame.left) / frame.width;
    const y = (event.clientY - frame.top) / frame.height;
    const found = fieldAt(draft, page.page, { x, y });
    if (found) act({ kind: 'go', name: found.name });
  };
  const number = pages.indexOf(page) + 1;
  return (
    <section
      ref={zoom.area}
      className={styles.pageArea}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
      tabIndex={0}
      aria-label={t('review.page_area', { page: number })}
      {...drag.handlers}
    >
      {/* biome-ignore lint/a11y: a shortcut for the pointer; every field is a button in the draft. */}
      <div className={styles.reviewSheet} style={{ width: `${zoom.scale * 100}%` }} onClick={onClick}>
        <img
          src={page.picture}
          alt={t('review.page_picture', { page: number })}
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
        {field && current?.read !== null && (
          <div className={styles.litField} style={boxStyle(padded(field, page, FIELD_ROOM))} />
        )}
      </div>
    </section>
  );
}
