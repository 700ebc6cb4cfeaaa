import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './dropped-tables.module.css';
import { dismissTable } from './use-upload.ts';

type Props = {
  tables: readonly File[];
  isDisabled: boolean;
  onRead(table: File): void;
};

/** Tables among the files: they are imported as data, column by column, if the owner wants it. */
export function DroppedTables({ tables, isDisabled, onRead }: Props) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {tables.map((table, index) => (
        // Two files may have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity, and no state
        <div key={index} className={styles.table} data-part="dropped-table">
          <p>{t('imports.table_dropped', { name: table.name })}</p>
          <div className={styles.buttons}>
            <Button variant="default" disabled={isDisabled} onClick={() => onRead(table)}>
              {t('imports.table_read')}
            </Button>
            <Button variant="subtle" onClick={() => dismissTable(table)}>
              {t('imports.table_dismiss')}
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}
