import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../../shared/money.ts';
import { type PriceChange, type Rounding, roundingsOf } from '../../../../shared/price-change.ts';
import { manyEdits } from '../../../draft/many-edits.ts';
import { useDraft, useQueue } from '../../../draft/use-draft.ts';
import { parseAmount } from '../../../forms/amounts/parse-amount.ts';
import { ManyForm } from '../many/many-form.tsx';
import { PricePreview } from './price-preview.tsx';
import { hasChange, hasNoPrice, type PriceScope, previewOf, sectionsIn } from './price-scope.ts';
import styles from './prices.module.css';

const MAX_PERCENT = 1_000;
/** Percents are typed as amounts with two decimals. */
const PERCENT_DECIMALS: Currency = 'CAD';

type Props = {
  scope: PriceScope;
  onCancel(): void;
  /** After the prices were changed. */
  onDone(): void;
};

/** Asks by how much prices change, shows what each becomes, and changes them in one step. */
export function PriceDialog({ scope, onCancel, onDone }: Props) {
  const { t } = useTranslation();
  const restaurant = useDraft();
  const queue = useQueue();
  const { currency } = restaurant;
  const [direction, setDirection] = useState<'raise' | 'lower'>('raise');
  const [by, setBy] = useState<PriceChange['by']>('percent');
  const [typedChange, setTyped] = useState('');
  const [rounding, setRounding] = useState<Rounding>('none');
  const [withOptions, setWithOptions] = useState(true);

  const size =
    typedChange.trim() === ''
      ? null
      : parseAmount(typedChange.replace('%', ''), by === 'percent' ? PERCENT_DECIMALS : currency);
  const isTooBig = by === 'percent' && typeof size === 'number' && size > MAX_PERCENT * 100;
  const problem = isTooBig
    ? t('price_change.too_many_percent')
    : size === undefined || size === 0
      ? t('price_change.not_a_value')
      : null;
  const value = typeof size === 'number' && problem === null ? size * (direction === 'raise' ? 1 : -1) : null;
  const scoped = sectionsIn(restaurant, scope);
  const preview =
    value === null ? null : previewOf(scoped, { by, value, rounding, with_options: withOptions }, currency);
  const lines = preview?.flatMap((section) => section.lines) ?? [];
  const changedLines = lines.filter(hasChange);
  const sections = (preview ?? []).flatMap(({ section, price }) => (price === null ? [] : [{ section, price }]));
  const counts = {
    without_price: lines.filter(({ item }) => hasNoPrice(item)).length,
    held: lines.filter(({ is_held }) => is_held).length,
  };
  const isNothing = changedLines.length === 0 && sections.length === 0;
  const roundingWords: Record<Rounding, string> = {
    none: t('price_change.round_none'),
    '00': t('price_change.round_00'),
    '05': t('price_change.round_05'),
    '50': t('price_change.round_50'),
    '95': t('price_change.round_95'),
    '99': t('price_change.round_99'),
  };
  const apply = () => {
    manyEdits(queue).changePrices(changedLines, sections);
    onDone();
  };
  return (
    <ManyForm
      part="price-change"
      summary={
        <>
          {!preview && t('price_change.start')}
          {preview && isNothing && t('price_change.nothing')}
          {changedLines.length > 0 && t('price_change.will_change', { count: changedLines.length })}{' '}
          {counts.without_price > 0 && t('price_change.without_price', { count: counts.without_price })}{' '}
          {counts.held > 0 && t('price_change.held', { count: counts.held })}
        </>
      }
      submit_label={
        changedLines.length > 0 ? t('price_change.apply', { count: changedLines.length }) : t('price_change.apply')
      }
      isDisabled={isNothing}
      preview={preview && <PricePreview sections={preview} currency={currency} isOfSeveral={scoped.length > 1} />}
      onSubmit={apply}
      onCancel={onCancel}
    >
      <div className={styles.settings}>
        <div className={styles.pair}>
          <NativeSelect
            label={t('price_change.direction')}
            value={direction}
            data={[
              { value: 'raise', label: t('price_change.raise') },
              { value: 'lower', label: t('price_change.lower') },
            ]}
            onChange={(event) => setDirection(event.currentTarget.value === 'lower' ? 'lower' : 'raise')}
          />
          <TextInput
            label={t('price_change.by')}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            value={typedChange}
            error={problem}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <div className={styles.pair}>
          <NativeSelect
            label={t('price_change.unit')}
            value={by}
            data={[
              { value: 'percent', label: t('price_change.percent') },
              { value: 'amount', label: t('price_change.amount') },
            ]}
            onChange={(event) => setBy(event.currentTarget.value === 'amount' ? 'amount' : 'percent')}
          />
          {roundingsOf(currency).length > 1 && (
            <NativeSelect
              label={t('price_change.rounding')}
              value={rounding}
              data={roundingsOf(currency).map((name) => ({ value: name, label: roundingWords[name] }))}
              onChange={(event) =>
                setRounding(roundingsOf(currency).find((name) => name === event.currentTarget.value) ?? 'none')
              }
            />
          )}
        </div>
        <Checkbox
          className={styles.withOptions}
          label={t('price_change.options')}
          checked={withOptions}
          onChange={(event) => setWithOptions(event.currentTarget.checked)}
        />
      </div>
    </ManyForm>
  );
}
