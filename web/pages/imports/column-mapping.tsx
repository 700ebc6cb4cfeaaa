import { Button, SegmentedControl, Select } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DataColumns, type DataMapping, TABLE_FIELDS, type TableField } from '../../../shared/api/menu-data.ts';
import styles from './menu-files.module.css';

type Props = { name: string; asked: DataColumns; onRead(mapping: DataMapping): void };

const DECIMALS = [
  { value: '.', label: '12.50' },
  { value: ',', label: '12,50' },
] as const;
const isTableField = (value: string): value is TableField => (TABLE_FIELDS as readonly string[]).includes(value);

/** The owner says what the columns of a file mean. */
export function ColumnMapping({ name, asked, onRead }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const decimalId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [fields, setFields] = useState(() => asked.columns.map(({ field }) => field));
  const [chosenDecimal, setDecimal] = useState<DataMapping['decimal']>();
  const decimal = chosenDecimal ?? asked.decimal;
  const fieldWords = useFieldWords();
  useEffect(() => title.current?.focus(), []);
  // A field comes from one column only: the other one is no longer used.
  const choose = (index: number, field: TableField | null) =>
    setFields(fields.map((other, place) => (place === index ? field : other === field ? null : other)));
  const hasDish = fields.includes('dish');
  return (
    <section className={styles.mapping} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {t('imports.data_columns_title')}
      </h3>
      <p>{t('imports.data_columns_lead', { name, count: asked.lines })}</p>
      {asked.columns.map(({ header, samples }, index) => (
        <Select
          // The columns of a file don't change.
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same header
          key={index}
          label={
            header === ''
              ? t('imports.data_column_unnamed', { number: index + 1 })
              : t('imports.data_column', { number: index + 1, header })
          }
          description={samples.length > 0 ? t('imports.data_examples', { samples: samples.join(' · ') }) : undefined}
          placeholder={t('imports.data_unused')}
          clearable
          data={TABLE_FIELDS.map((field) => ({ value: field, label: fieldWords(field) }))}
          value={fields[index] ?? null}
          onChange={(value) => choose(index, value !== null && isTableField(value) ? value : null)}
        />
      ))}
      <div>
        <p id={decimalId}>{t('imports.data_decimal')}</p>
        <SegmentedControl
          aria-labelledby={decimalId}
          data={[...DECIMALS]}
          value={decimal ?? ''}
          onChange={(value) => setDecimal(value === ',' ? ',' : '.')}
        />
      </div>
      <p role="status">
        {hasDish ? decimal === null && t('imports.data_needs_decimal') : t('imports.data_needs_dish')}
      </p>
      <Button disabled={!hasDish || decimal === null} onClick={() => decimal !== null && onRead({ fields, decimal })}>
        {t('imports.data_read')}
      </Button>
    </section>
  );
}

function useFieldWords(): (field: TableField) => string {
  const { t } = useTranslation();
  const words: Record<TableField, string> = {
    section: t('imports.data_section'),
    dish: t('imports.data_dish'),
    description: t('imports.data_description'),
    price: t('imports.data_price'),
    price_max: t('imports.data_price_max'),
    price_text: t('imports.data_price_text'),
    sizes: t('imports.data_sizes'),
    size: t('imports.data_size'),
    options: t('imports.data_options'),
    tags: t('imports.data_tags'),
    allergens: t('imports.data_allergens'),
    details: t('imports.data_details'),
    hidden: t('imports.data_hidden'),
    id: t('imports.data_id'),
  };
  return (field) => words[field];
}
