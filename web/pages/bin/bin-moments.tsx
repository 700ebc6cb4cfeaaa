import { Button, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BinAnswer, BinEntry, BinMoment } from '../../../shared/api/bin.ts';
import type { Picture } from '../../../shared/menu.ts';
import { formatMoney } from '../../../shared/money.ts';
import { fillPath, GUEST_PATHS } from '../../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../../shared/pictures.ts';
import { useRestaurant } from '../../api/queries.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './bin.module.css';
import { entryKey } from './bin-queries.ts';

type Actions = {
  selected: ReadonlyMap<string, BinEntry>;
  isBusy: boolean;
  onToggle(entry: BinEntry): void;
  onRestore(entry: BinEntry): void;
  onRestoreAll(moment: BinMoment): void;
};

/** The entries by day, and those of an import together. */
export function BinMoments({ pages, ...actions }: { pages: readonly BinAnswer[] } & Actions) {
  const { t } = useTranslation();
  const moments = new Map(pages.flatMap((page) => page.moments.map((moment) => [moment.deleted_at, moment])));
  const day = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' });
  const groups = Map.groupBy(
    pages.flatMap(({ entries }) => entries),
    ({ deleted_at }) => (moments.get(deleted_at)?.import ? deleted_at : day.format(Date.parse(deleted_at))),
  );
  return Array.from(groups, ([key, entries]) => {
    const moment = moments.get(key);
    const from = moment?.import;
    return (
      <section key={key} className={styles.moment} aria-label={from ? from.file : key}>
        <div className={styles.momentHead}>
          <div>
            <h2>{from ? t('bin.by_import', { date: day.format(Date.parse(key)) }) : key}</h2>
            {moment && from && (
              <p className={uiStyles.figures}>
                {from.file} · {t('bin.dishes', { count: moment.items })}
              </p>
            )}
          </div>
          {moment && from && (
            <Button variant="default" disabled={actions.isBusy} onClick={() => actions.onRestoreAll(moment)}>
              {t('bin.restore_all')}
            </Button>
          )}
        </div>
        <ul>
          {entries.map((entry) => (
            <Entry key={entryKey(entry)} entry={entry} showsTime={!from} {...actions} />
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
  const { currency } = useRestaurant();
  const locale = currentLocale();
  const { entity, title, menu, section, sections, items, price, picture } = entry;
  const kind = { menu: t('bin.kind_menu'), section: t('bin.kind_section'), item: null }[entity];
  const words = [
    kind,
    [menu, section].filter(Boolean).join(' › '),
    sections > 0 && t('bin.sections', { count: sections }),
    items > 0 && t('bin.dishes', { count: items }),
    price !== null && formatMoney(price, { locale, currency, whole: false }),
    showsTime && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(Date.parse(entry.deleted_at)),
  ].filter(Boolean);
  return (
    <li className={styles.entry}>
      <Checkbox
        className={styles.entryPick}
        checked={selected.has(entryKey(entry))}
        onChange={() => onToggle(entry)}
        label={
          <>
            {picture && <Thumbnail picture={picture} />}
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

function Thumbnail({ picture }: { picture: Picture }) {
  const file = pictureFile(picture, pictureWidths(picture)[0] ?? picture.width);
  return <img src={fillPath(GUEST_PATHS.file, { key: file })} alt="" loading="lazy" width={44} height={44} />;
}
