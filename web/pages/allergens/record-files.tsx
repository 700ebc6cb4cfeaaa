import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AllergenFile } from '../../../shared/api/allergens.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askFile } from '../../api/ask-file.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { t as translate } from '../../i18n/i18n.ts';
import { saveFile } from '../../ui/save-file.ts';
import styles from './allergens.module.css';

/** The written record: on paper for inspectors and the staff, and as a table. */
export function RecordFiles() {
  const { t } = useTranslation();
  const downloadFile = useMutation({
    mutationFn: async (file: AllergenFile) => {
      const id = requireRestaurantId();
      saveFile(await askFile(fillPath(API_PATHS.restaurantAllergensFile, { id, file })), file);
    },
    networkMode: 'always',
    meta: { failure: translate('allergen_table.file_failed') },
  });
  const saveButton = (file: AllergenFile, label: string) => (
    <Button variant="default" loading={downloadFile.isPending} onClick={() => downloadFile.mutate(file)}>
      {label}
    </Button>
  );
  return (
    <section className={styles.record} aria-labelledby="allergen-record">
      <h2 id="allergen-record">{t('allergen_table.record')}</h2>
      <p>{t('allergen_table.record_note')}</p>
      <div className={styles.steps}>
        {saveButton('allergens-a4.pdf', t('allergen_table.pdf_a4'))}
        {saveButton('allergens-letter.pdf', t('allergen_table.pdf_letter'))}
        {saveButton('allergens.csv', t('allergen_table.csv'))}
      </div>
    </section>
  );
}
