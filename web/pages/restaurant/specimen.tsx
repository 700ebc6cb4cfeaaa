import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/money.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import { specimenFamily } from './font-faces.ts';
import styles from './restaurant.module.css';
import type { RestaurantValues } from './restaurant-values.ts';

const AMOUNT_UNITS = 24;

type Props = { values: Pick<RestaurantValues, 'name' | 'tagline' | 'title_font' | 'text_font' | 'currency'> };

/** A piece of the public page in the chosen fonts and currency. */
export function Specimen({ values }: Props) {
  const { t } = useTranslation();
  const { name, tagline, title_font, text_font, currency } = values;
  const moneyFormat = { locale: currentLocale(), currency, whole: true };
  const title = { fontFamily: specimenFamily(title_font, 'title') };
  const decimalCount = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  return (
    <figure className={styles.specimen}>
      <figcaption>{t('restaurant.specimen')}</figcaption>
      <div style={{ fontFamily: specimenFamily(text_font, 'text') }}>
        <p className={styles.specimenName} style={title}>
          {name}
        </p>
        {tagline && <p className={styles.specimenTagline}>{tagline}</p>}
        <p className={styles.specimenSection} style={title}>
          {t('restaurant.specimen_section')}
        </p>
        <p className={styles.specimenItem}>
          <span>{t('restaurant.specimen_item')}</span>
          <span className={uiStyles.figures}>{formatMoney(AMOUNT_UNITS * 10 ** (decimalCount ?? 2), moneyFormat)}</span>
        </p>
        <p className={styles.specimenText}>{t('restaurant.specimen_text')}</p>
      </div>
    </figure>
  );
}
