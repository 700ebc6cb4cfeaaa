import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../../shared/menu.ts';
import { menuPrice } from '../../../shared/menu-price.ts';
import { isProblem } from '../../api/api-problem.ts';
import { itemPricesQuery } from '../../api/history-queries.ts';
import { useRestaurant } from '../../api/queries.ts';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import { publicationDate } from '../../publishing/publication-date.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './history.module.css';

/** A list of thousands is as slow as useless. */
const SHOWN_DISHES = 30;

/** The published prices of a chosen dish over time. */
export function ItemPrices() {
  const { t } = useTranslation();
  const { menus } = useRestaurant();
  const [chosenId, setChosen] = useState<string | null>(null);
  const dishChoices = itemsOf(menus).map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <section className={styles.prices}>
      <Select
        label={t('history.prices')}
        placeholder={t('history.choose_dish')}
        data={dishChoices}
        value={chosenId}
        onChange={setChosen}
        limit={SHOWN_DISHES}
        searchable
        clearable
        nothingFoundMessage={t('history.no_dish')}
        clearButtonProps={{ 'aria-label': t('history.clear') }}
      />
      {chosenId !== null && <PriceTable id={Number(chosenId)} />}
    </section>
  );
}

function PriceTable({ id }: { id: number }) {
  const { t } = useTranslation();
  const { timezone } = useRestaurant();
  const { data, error } = useQuery(itemPricesQuery(id));
  const locale = currentLocale();
  if (error)
    return <p role="status">{isProblem(error, 'not_found') ? t('history.never_published') : t('history.unread')}</p>;
  if (!data) return <ScreenLoading />;
  return (
    <table className={styles.priceTable} aria-label={data.title}>
      <thead>
        <tr>
          <th scope="col">{t('history.from')}</th>
          <th scope="col">{t('history.price')}</th>
        </tr>
      </thead>
      <tbody>
        {data.prices.map(({ version, published_at, currency, prices }) => (
          <tr key={version}>
            <th scope="row">{publicationDate(published_at, locale, timezone)}</th>
            <td className={uiStyles.figures}>
              {prices ? menuPrice(prices, { locale, currency, whole: false }) || '–' : t('history.not_on_menu')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
