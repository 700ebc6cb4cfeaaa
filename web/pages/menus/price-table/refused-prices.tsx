import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import type { RefusedLine } from './pasted-prices.ts';
import styles from './price-table.module.css';

/** More are counted. */
const MAX_SHOWN_LINES = 8;
const MAX_SHOWN_CHARACTERS = 60;

/** Why several prices were refused, line by line. */
export function RefusedPrices({ lines, onClose }: { lines: readonly RefusedLine[]; onClose(): void }) {
  const { t } = useTranslation();
  const problemWords: Record<RefusedLine['problem'], string> = {
    not_an_amount: t('price_table.not_an_amount'),
    required: t('price_table.required'),
    too_many_lines: t('price_table.too_many_lines'),
    has_sizes: t('price_table.has_sizes'),
    unknown_name: t('price_table.unknown_name'),
    ambiguous_name: t('price_table.ambiguous_name'),
    repeated_name: t('price_table.repeated_name'),
    ambiguous_amount: t('price_table.ambiguous_amount'),
    too_long: t('price_table.too_long'),
  };
  return (
    <div className={styles.bar} data-part="refused-prices">
      <div role="alert">
        <p>{t('price_table.refused', { count: lines.length })}</p>
        <ul>
          {lines.slice(0, MAX_SHOWN_LINES).map(({ line, text, problem }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept in the line
            <li key={index}>
              {line !== null && <>{t('price_table.line', { line })} </>}
              {text !== '' && <b>{shortened(text)}</b>} {problemWords[problem]}
            </li>
          ))}
        </ul>
        {lines.length > MAX_SHOWN_LINES && (
          <p>{t('price_table.more_lines', { count: lines.length - MAX_SHOWN_LINES })}</p>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={t('frame.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

const shortened = (text: string): string =>
  text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
