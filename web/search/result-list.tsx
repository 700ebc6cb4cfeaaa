import { useTranslation } from 'react-i18next';
import type { Item } from '../../shared/menu.ts';
import { type Currency, typedAmount } from '../../shared/money.ts';
import { priceText } from '../forms/amounts/price-text.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import type { Entry, EntryGroup } from './entries.ts';
import { isHiddenDish } from './filters.ts';
import styles from './palette.module.css';
import type { Listbox } from './use-listbox.ts';

type Props = {
  id: string;
  /** The entries that are shown of each kind, and how many there are. */
  lists: readonly (EntryGroup & { total: number })[];
  currency: Currency | undefined;
  listbox: Listbox;
};

/** The options of the palette: entries by kind, and after each kind that has more, the offer to show them. */
export function ResultList({ id, lists, currency, listbox }: Props) {
  const { t } = useTranslation();
  const groupHeadings = {
    dish: t('search.dishes'),
    section: t('search.sections'),
    screen: t('search.screens'),
    action: t('search.actions'),
  };
  let index = -1;
  const nextId = () => {
    index += 1;
    return listbox.optionProps(index);
  };
  return (
    // The rows are reached by the arrow keys of the field, which names the active one.
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.results}>
      {lists.map(({ kind, entries, total }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, not fieldsets.
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} role="presentation" className={styles.heading}>
            {groupHeadings[kind]}
          </p>
          {entries.map((entry) => (
            <div key={entry.key} className={styles.option} {...nextId()}>
              <Row entry={entry} currency={currency} />
            </div>
          ))}
          {total > entries.length && (
            <div className={styles.option} {...nextId()}>
              <span className={styles.more}>{t('search.more', { count: total - entries.length })}</span>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

function Row({ entry, currency }: { entry: Entry; currency: Currency | undefined }) {
  const { t } = useTranslation();
  if (entry.kind === 'dish') {
    const { item, section, menu } = entry;
    const price = currency && shownPrice(item, currency);
    return (
      <>
        <span className={styles.names}>
          <span className={styles.title}>{item.title}</span>
          <span className={styles.place}>
            {section.title} · {menu.title}
            {item.sold_out && ` · ${t('editor.sold_out_now')}`}
            {isHiddenDish(entry) && ` · ${t('hiding.hidden')}`}
          </span>
        </span>
        <span className={price === '' ? styles.noPrice : `${styles.price} ${uiStyles.figures}`}>
          {price === '' ? t('editor.no_price') : price}
        </span>
      </>
    );
  }
  if (entry.kind === 'section')
    return (
      <>
        <span className={styles.names}>
          <span className={styles.title}>{entry.section.title}</span>
          <span className={styles.place}>{entry.menu.title}</span>
        </span>
        <span className={styles.noPrice}>{t('editor.items', { count: entry.section.items.length })}</span>
      </>
    );
  return (
    <>
      <Icon name={entry.icon} size={20} />
      <span className={styles.names}>
        <span className={styles.title}>{entry.title}</span>
        {entry.kind === 'action' && entry.text !== '' && <span className={styles.place}>{entry.text}</span>}
      </span>
    </>
  );
}

/** One price, or the lowest to the highest of the sizes; empty if there is none. */
function shownPrice(item: Item, currency: Currency): string {
  const locale = currentLocale();
  const variantPrices = item.variants.flatMap(({ price }) => price ?? []);
  if (item.variants.length === 0) return priceText(item, currency, locale);
  if (variantPrices.length === 0) return '';
  const [lowest, highest] = [Math.min(...variantPrices), Math.max(...variantPrices)];
  const fromText = typedAmount(lowest, currency, locale);
  return lowest === highest ? fromText : `${fromText} – ${typedAmount(highest, currency, locale)}`;
}
