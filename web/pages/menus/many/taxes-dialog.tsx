import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { manyEdits } from '../../../draft/many-edits.ts';
import { useDraft, useQueue } from '../../../draft/use-draft.ts';
import { typedRate } from '../../../forms/amounts/typed-amounts.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import styles from './many.module.css';
import { ManyForm } from './many-form.tsx';
import { hasTax, type Marks, taxItems } from './mark-tags.ts';
import { MixedChoices } from './mixed-choices.tsx';
import { type ManyDialogProps, useItems } from './use-items.ts';

/** Which of the restaurant's taxes apply to several dishes, in one step. */
export function TaxesDialog({ ids, onCancel, onDone }: ManyDialogProps) {
  const { t } = useTranslation();
  const queue = useQueue();
  const { taxes } = useDraft();
  const items = useItems(ids);
  const [marks, setMarks] = useState<Marks<number>>(new Map());
  const edits = taxItems(items, marks, taxes);
  return (
    <ManyForm
      part="many-taxes"
      summary={edits.length > 0 ? t('price_change.will_change', { count: edits.length }) : t('many_edits.nothing')}
      submit_label={edits.length > 0 ? t('price_change.apply', { count: edits.length }) : t('price_change.apply')}
      isDisabled={edits.length === 0}
      onSubmit={() => {
        manyEdits(queue).updateItems(edits);
        onDone();
      }}
      onCancel={onCancel}
    >
      <p className={styles.note}>{t('menu_forms.taxes_note')}</p>
      <MixedChoices
        label={t('menu_forms.taxes')}
        choices={taxes.map(({ number, name, rate }) => ({
          key: number,
          label: t('menu_forms.tax', { name, rate: typedRate(rate, currentLocale()) }),
          count: items.filter((item) => hasTax(item, number, taxes)).length,
        }))}
        total={items.length}
        marks={marks}
        onMark={setMarks}
      />
    </ManyForm>
  );
}
