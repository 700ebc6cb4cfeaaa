import { useTranslation } from 'react-i18next';
import type { Item } from '../../../../shared/menu.ts';
import { type Currency, typedAmount } from '../../../../shared/money.ts';
import { priceText } from '../../../forms/amounts/price-text.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import uiStyles from '../../../ui/ui.module.css';
import styles from './item.module.css';

/** At the right edge: the amount, words, sizes with their prices, or that there is none. */
export function ItemPrice({ item, currency }: { item: Item; currency: Currency }) {
  const { t } = useTranslation();
  const locale = currentLocale();
  if (item.variants.length > 0)
    return (
      <span className={`${styles.price} ${uiStyles.figures} ${styles.sizes}`} data-field="price">
        {item.variants.map(({ label, price }, index) => (
          // Sizes have no id; they change only with the whole item.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept in a size's row
          <span key={index}>
            {label} <b>{price === null ? t('editor.no_price') : typedAmount(price, currency, locale)}</b>
          </span>
        ))}
      </span>
    );
  const text = priceText(item, currency, locale);
  return (
    <span
      className={text === '' ? `${styles.price} ${styles.noPrice}` : `${styles.price} ${uiStyles.figures}`}
      data-field="price"
    >
      {text === '' ? t('editor.no_price') : text}
    </span>
  );
}
