import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../../../shared/menu.ts';
import { type Currency, typedAmount } from '../../../../shared/money.ts';
import { useEdits, useRefused } from '../../../draft/use-draft.ts';
import { parseAmount } from '../../../forms/amounts/parse-amount.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import uiStyles from '../../../ui/ui.module.css';
import { InPlaceText } from '../rows/in-place-text.tsx';
import styles from './item.module.css';

type Props = {
  item: Item;
  currency: Currency;
  firstInput: RefObject<(HTMLTextAreaElement & HTMLInputElement) | null>;
  /** After Enter in the last one. */
  onEnter(): void;
  onShiftEnter(): void;
  onEscape(): void;
};

/** The open item's sizes, each with its price in place. Their names are changed in the panel of its sizes. */
export function SizePrices({ item, currency, firstInput, onEnter, onShiftEnter, onEscape }: Props) {
  const { t } = useTranslation();
  const { updateItem } = useEdits();
  const refusedSizes = useRefused('item', item.id, 'variants');
  const list = useRef<HTMLDivElement>(null);
  const amountText = (amount: number | null) => typedAmount(amount, currency, currentLocale());
  const refusedOf = (index: number) => {
    // An item's refused sizes are a list of sizes.
    const refusedPrice = (refusedSizes?.value as Item['variants'] | undefined)?.[index]?.price;
    const isRefused = refusedPrice !== undefined && refusedPrice !== item.variants[index]?.price;
    return refusedSizes && isRefused ? { ...refusedSizes, text: amountText(refusedPrice) } : undefined;
  };
  const focusNext = (index: number) => {
    const nextInput = list.current?.querySelectorAll('input')[index + 1];
    if (!nextInput) return onEnter();
    nextInput.focus();
    nextInput.select();
  };
  return (
    <div className={`${styles.price} ${styles.sizePrices}`} ref={list}>
      {item.variants.map(({ label, price }, index) => (
        // Sizes have no id; adding or removing one is done in the panel, which replaces this.
        // biome-ignore lint/suspicious/noArrayIndexKey: they change only with the whole item
        <div key={index} className={styles.sizePrice}>
          <span aria-hidden="true">{label}</span>
          <InPlaceText
            className={uiStyles.figures}
            label={label === '' ? t('edits.size_price', { number: index + 1 }) : t('edits.price_of', { size: label })}
            placeholder={t('editor.no_price')}
            inputRef={index === 0 ? firstInput : undefined}
            isShort
            value={amountText(price)}
            base={item}
            refused={refusedOf(index)}
            save={(typedPrice, base) => {
              const amount = parseAmount(typedPrice, currency);
              if (amount === undefined) return t('edits.not_an_amount');
              if (amount === null && label.trim() === '') return t('edits.size_needs_price');
              updateItem(base, {
                variants: base.variants.map((size, sizeIndex) =>
                  sizeIndex === index ? { ...size, price: amount } : size,
                ),
              });
            }}
            onEnter={() => focusNext(index)}
            onShiftEnter={onShiftEnter}
            onEscape={onEscape}
          />
        </div>
      ))}
    </div>
  );
}
