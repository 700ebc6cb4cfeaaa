import { useTranslation } from 'react-i18next';
import uiStyles from '../ui/ui.module.css';
import type { Filter } from './filters.ts';
import styles from './palette.module.css';

type Props = {
  filters: readonly Filter[];
  /** The keys of those that are on. */
  pressed: ReadonlySet<string>;
  /** How many dishes are left with it. */
  countOf(filter: Filter): number;
  onToggle(key: string): void;
};

export function FilterChips({ filters, pressed, countOf, onToggle }: Props) {
  const { t } = useTranslation();
  if (filters.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a form; these narrow a list.
    <div role="group" aria-label={t('search.filters')} className={styles.chips}>
      {filters.map((filter) => (
        <button
          key={filter.key}
          type="button"
          className={styles.chip}
          aria-pressed={pressed.has(filter.key)}
          onClick={() => onToggle(filter.key)}
        >
          {filter.label} <span className={`${styles.chipCount} ${uiStyles.figures}`}>{countOf(filter)}</span>
        </button>
      ))}
    </div>
  );
}
