import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Comparison, ReviewChoices } from '../../../shared/api/imports.ts';
import type { Item } from '../../../shared/menu.ts';
import { menuPrice } from '../../../shared/menu-price.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { useRestaurant } from '../../api/queries.ts';
import uiStyles from '../../ui/ui.module.css';
import { chosenValue } from '../state/choices.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { draftPrice } from './price-summary.ts';
import styles from './review-bar.module.css';

type ComparedDish = { id: string; title: string; price: string };

/** What will be new, change or go, dish by dish. */
export function ComparisonList({ comparison, choices }: { comparison: Comparison; choices: ReviewChoices }) {
  const { t } = useTranslation();
  const { draft, money, record } = useReviewSetting();
  const { menus } = useRestaurant();
  const { added, changed, unchanged, missing } = comparison;
  const readDishes = useMemo(
    () => new Map(draft.sections.flatMap(({ items }) => items.map((item) => [item.key, item] as const))),
    [draft],
  );
  const presentDishes = useMemo(
    () =>
      new Map(
        menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items.map((item) => [item.id, item] as const))),
      ),
    [menus],
  );
  const readPrice = (key: number): string => {
    const item = readDishes.get(key);
    return (item && draftPrice(item, choices, money)) || t('review.no_price');
  };
  const presentPrice = (item: Item | undefined): string => (item && menuPrice(item, money)) || t('review.no_price');
  const titleOf = (key: number): string => {
    const item = readDishes.get(key);
    return item ? chosenValue(item.title, choices) : '';
  };
  const changedRows = (isPrice: boolean): ComparedDish[] =>
    changed
      .filter(({ price_changes }) => price_changes === isPrice)
      .map(({ key, item_id }) => {
        const priceBefore = presentPrice(presentDishes.get(item_id));
        const priceAfter = readPrice(key);
        return {
          id: `${key}`,
          title: titleOf(key),
          price: isPrice ? t('review.was', { before: priceBefore, after: priceAfter }) : priceAfter,
        };
      });
  return (
    <div className={styles.comparison}>
      <DishRows title={t('review.list_prices')} rows={changedRows(true)} />
      <DishRows title={t('review.list_texts')} rows={changedRows(false)} />
      <DishRows
        title={record.option === 'overwrite' ? t('review.list_goes') : t('review.list_not_seen')}
        rows={missing.map(({ item_id, title }) => ({
          id: `${item_id}`,
          title,
          price: presentPrice(presentDishes.get(item_id)),
        }))}
      />
      {record.option === 'overwrite' && missing.length > 0 && (
        <Link to={APP_PATHS.bin} className={uiStyles.textLink}>
          {t('bin.open')}
        </Link>
      )}
      <DishRows
        title={t('review.list_new')}
        rows={added.map((key) => ({ id: `${key}`, title: titleOf(key), price: readPrice(key) }))}
      />
      {unchanged.length > 0 && <p>{t('review.list_same', { count: unchanged.length })}</p>}
    </div>
  );
}

function DishRows({ title, rows }: { title: string; rows: readonly ComparedDish[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ id, title: dish, price }) => (
          <li key={id}>
            <span>{dish}</span>
            <span className={uiStyles.figures}>{price}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
