import { Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import uiStyles from '../../ui/ui.module.css';
import styles from './compare.module.css';
import { ComparedDish, type Partner } from './compared-dish.tsx';
import type { ComparedRow } from './compared-rows.ts';

const SHOWN_ROWS = 100;

type Props = {
  title: string;
  rows: readonly ComparedRow[];
  /** Dishes that a row can be matched with by hand. */
  partners: readonly Partner[];
  /** Absent if there is nothing to decide. */
  onTake?: ((rows: readonly ComparedRow[], isTaken: boolean) => void) | undefined;
  is_open: boolean;
};

/** Dishes of one kind, by section: each, a section, or all are accepted or refused. */
export function ComparedGroup({ title, rows, partners, onTake, is_open }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(is_open);
  const [limit, setLimit] = useState(SHOWN_ROWS);
  if (rows.length === 0) return null;
  const sections = [...Map.groupBy(rows.slice(0, limit), ({ section }) => section)];
  const all = Map.groupBy(rows, ({ section }) => section);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header>
        {onTake && <TakeAll rows={rows} label={t('review.all_of', { title })} onTake={onTake} />}
        <h3 id={id}>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {title} <span className={uiStyles.figures}>{rows.length}</span>
          </button>
        </h3>
      </header>
      {isOpen &&
        sections.map(([section, shownRows]) => (
          <div key={section} className={styles.section}>
            <header>
              {onTake && shownRows.length > 1 && (
                <TakeAll
                  rows={all.get(section) ?? shownRows}
                  label={t('review.all_of', { title: section })}
                  onTake={onTake}
                />
              )}
              <h4>{section}</h4>
            </header>
            <ul>
              {shownRows.map((row) => (
                <ComparedDish key={`${row.key} ${row.item_id}`} row={row} partners={partners} onTake={onTake} />
              ))}
            </ul>
          </div>
        ))}
      {isOpen && rows.length > limit && (
        <button type="button" className={uiStyles.quietButton} onClick={() => setLimit(limit + SHOWN_ROWS)}>
          {t('review.show_more', { count: Math.min(SHOWN_ROWS, rows.length - limit) })}
        </button>
      )}
    </section>
  );
}

type TakeAllProps = { rows: readonly ComparedRow[]; label: string; onTake: NonNullable<Props['onTake']> };

function TakeAll({ rows, label, onTake }: TakeAllProps) {
  const takenCount = rows.filter(({ is_taken }) => is_taken).length;
  return (
    <Checkbox
      className={styles.check}
      aria-label={label}
      checked={takenCount === rows.length}
      indeterminate={takenCount > 0 && takenCount < rows.length}
      onChange={(event) => onTake(rows, event.currentTarget.checked)}
    />
  );
}
