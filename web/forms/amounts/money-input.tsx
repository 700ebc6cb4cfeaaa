import { TextInput, type TextInputProps } from '@mantine/core';
import { LANGUAGE_TAGS } from '../../../shared/locales.ts';
import type { Currency } from '../../../shared/money.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from '../forms.module.css';
import { tidyAmount } from './typed-amounts.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  currency: Currency;
  value?: string;
  onChange?: (typed: string) => void;
};

/** An amount as the owner types it; empty means no price. On blur it is formatted in the language's style. */
export function MoneyInput({ currency, value = '', onChange, onBlur, ...props }: Props) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      classNames={{ input: `${uiStyles.figures} ${styles.moneyInput}` }}
      rightSection={<span aria-hidden="true">{currencySign(currency)}</span>}
      rightSectionPointerEvents="none"
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onBlur={(event) => {
        const tidyText = tidyAmount(value, currency, currentLocale());
        if (tidyText !== value) onChange?.(tidyText);
        onBlur?.(event);
      }}
    />
  );
}

function currencySign(currency: Currency): string {
  const currencyFormat = new Intl.NumberFormat(LANGUAGE_TAGS[currentLocale()], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return currencyFormat.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
