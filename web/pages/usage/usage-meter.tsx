import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UsageKind } from '../../../shared/api/usage.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import styles from './usage.module.css';
import { usageLevel } from './usage-level.ts';

const METER_WORDS = {
  messages: { title: 'usage.messages', note: 'usage.messages_note', full: 'usage.messages_full' },
  pages: { title: 'usage.pages', note: 'usage.pages_note', full: 'usage.pages_full' },
  pictures: { title: 'usage.pictures', note: 'usage.pictures_note', full: 'usage.pictures_full' },
} as const satisfies Record<UsageKind, object>;

type Props = {
  kind: UsageKind;
  used: number;
  limit: number;
  /** The month in which the count is reset. */
  next_month: string;
};

/** One count of the month: its name, how much is used, how much is left, and what happens at the limit. */
export function UsageMeter({ kind, used: usedCount, limit, next_month }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const words = METER_WORDS[kind];
  const meterLevel = usageLevel({ used: usedCount, limit });
  const count = Math.max(0, limit - usedCount);
  const leftText = formatFigure(count);
  const figureTexts = { used: formatFigure(usedCount), limit: formatFigure(limit) };
  const state = {
    fine: t('usage.left', { count, left: leftText }),
    near: t('usage.nearly', { count, left: leftText }),
    full: t('usage.full'),
  }[meterLevel];
  return (
    <li className={styles.meter} data-level={meterLevel}>
      <div className={styles.head}>
        <h2 id={titleId}>{t(words.title)}</h2>
        <p className={styles.figures}>{t('usage.used', figureTexts)}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a meter element each in their own way. */}
      <div
        className={styles.track}
        role="meter"
        aria-labelledby={titleId}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(usedCount, limit)}
        aria-valuetext={`${t('usage.used', figureTexts)}. ${state}`}
      >
        <div className={styles.bar} style={{ inlineSize: `${(Math.min(usedCount, limit) / limit) * 100}%` }} />
      </div>
      <p className={styles.state}>{state}</p>
      <p className={styles.note}>{meterLevel === 'full' ? t(words.full, { month: next_month }) : t(words.note)}</p>
    </li>
  );
}

const formatFigure = (value: number): string => new Intl.NumberFormat(currentLocale()).format(value);
