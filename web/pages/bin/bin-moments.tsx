import { Button, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BinAnswer, BinEntry, BinMoment } from '../../../shared/api/bin.ts';
import { formatMoney } from '../../../shared/money.ts';
import { useRestaurant } from '../../api/queries.ts';
import { Thumbnail } from '../../forms/thumbnail.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './bin.module.css';
import { entryKey } from './bin-queries.ts';

type Actions = {
  selected: ReadonlyMap<string, BinEntry>;
  isBusy: boolean;
  onToggle(entry: BinEntry): void;
  onRestore(entry: BinEntry): void;
  onRestoreAll(binMoment: BinMoment): void;
};

/** The entries by day, and those of an import together. */
export function BinMoments({ pages, ...actions }: { pages: readonly BinAnswer[] } & Actions) {
  const { t } = useTranslation();
  const momentsByTime = new Map(
    pages.flatMap((page) => page.moments.map((binMoment) => [binMoment.deleted_at, binMoment])),
  );
  const { timezone } = useRestaurant();
  const dayFormat = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: timezone });
  const entriesByMoment = Map.groupBy(
    pages.flatMap(({ entries }) => entries),
    ({ deleted_at }) => (momentsByTime.get(deleted_at)?.import ? deleted_at : dayFormat.format(Date.parse(deleted_at))),
  );
  return Array.from(entriesByMoment, ([key, entries]) => {
    const binMoment = momentsByTime.get(key);
    const fromImport = binMoment?.import;
    return (
      <section key={key} className={styles.moment} aria-label={fromImport ? fromImport.file : key}>
        <div className={styles.momentHead}>
          <div>
            <h2>{fromImport ? t('bin.by_import', { date: dayFormat.format(Date.parse(key)) }) : key}</h2>
            {binMoment && fromImport && (
              <p className={uiStyles.figures}>
                {fromImport.file} · {t('bin.dishes', { count: binMoment.items })}
              </p>
            )}
          </div>
          {binMoment && fromImport && (
            <Button variant="default" disabled={actions.isBusy} onClick={() => actions.onRestoreAll(binMoment)}>
              {t('bin.restore_all')}
            </Button>
          )}
        </div>
        <ul>
          {entries.map((entry) => (
            <Entry key={entryKey(entry)} entry={entry} showsTime={!fromImport} {...actions} />
          ))}
        </ul>
      </section>
    );
  });
}

function Entry({
  entry,
  showsTime,
  selected,
  isBusy,
  onToggle,
  onRestore,
}: { entry: BinEntry; showsTime: boolean } & Actions) {
  const { t } = useTranslation();
  const { currency, timezone } = useRestaurant();
  const locale = currentLocale();
  const { entity, title, menu, section, sections, items, price, price_max, picture } = entry;
  const kind = { menu: t('bin.kind_menu'), section: t('bin.kind_section'), item: null }[entity];
  const priceRange = [price, price_max]
    .flatMap((amount) => (amount === null ? [] : [formatMoney(amount, { locale, currency, whole: false })]))
    .join(' – ');
  const words = [
    kind,
    [menu, section].filter(Boolean).join(' › '),
    sections > 0 && t('bin.sections', { count: sections }),
    items > 0 && t('bin.dishes', { count: items }),
    priceRange,
    showsTime &&
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: timezone }).format(Date.parse(entry.deleted_at)),
  ].filter(Boolean);
  return (
    <li className={styles.entry}>
      <Checkbox
        className={styles.entryPick}
        checked={selected.has(entryKey(entry))}
        onChange={() => onToggle(entry)}
        label={
          <>
            {picture && <Thumbnail picture={picture} alt="" />}
            <span>
              <span className={styles.entryTitle}>{title}</span>
              <span className={`${styles.entryPlace} ${uiStyles.figures}`}>{words.join(' · ')}</span>
            </span>
          </>
        }
      />
      <Button
        variant="default"
        disabled={isBusy}
        aria-label={t('bin.restore_of', { title })}
        onClick={() => onRestore(entry)}
      >
        {t('bin.restore')}
      </Button>
    </li>
  );
}
