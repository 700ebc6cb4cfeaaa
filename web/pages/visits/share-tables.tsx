import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitsAnswer } from '../../../shared/api/visits.ts';
import { languageName } from '../../../shared/locales.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import styles from './visits.module.css';

export function LanguageShares({ languages }: Pick<VisitsAnswer, 'languages'>) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const languageRows = languages.map((row) => ({
    key: row.locale,
    name: languageName(row.locale, locale),
    count: row.visits,
  }));
  return (
    <ShareTable
      id="visits-by-language"
      title={t('visits.by_language')}
      column={t('visits.language')}
      rows={languageRows}
    />
  );
}

export function MenuShares({ menus }: Pick<VisitsAnswer, 'menus'>) {
  const { t } = useTranslation();
  const menuRows = menus.map(({ menu_id, title, visits }) => ({
    key: String(menu_id),
    name: title ?? t('visits.deleted_menu', { id: menu_id }),
    count: visits,
  }));
  return <ShareTable id="visits-by-menu" title={t('visits.by_menu')} column={t('visits.menu')} rows={menuRows} />;
}

export function CodeShares({ codes }: Pick<VisitsAnswer, 'codes'>) {
  const { t } = useTranslation();
  const codeRows = codes.map(({ code_id, name, scans }) => ({ key: String(code_id), name, count: scans }));
  return (
    <ShareTable
      id="visits-by-code"
      title={t('visits.by_code')}
      column={t('visits.code')}
      counted={t('visits.scans')}
      rows={codeRows}
    />
  );
}

type ShareRow = { key: string; name: string; count: number };
type Props = { id: string; title: string; column: string; counted?: string; rows: ShareRow[] };

/** A share above zero is never shown as 0 %. */
const LEAST_SHARE = 0.01;

/** Each with its share of all, as a bar of the row's own width. */
function ShareTable({ id, title, column, counted: countedName, rows }: Props) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const totalCount = rows.reduce((sum, { count }) => sum + count, 0);
  const count = new Intl.NumberFormat(locale);
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent' });
  const shareOf = (row: ShareRow): string => {
    const rowShare = totalCount > 0 ? row.count / totalCount : 0;
    return rowShare > 0 && rowShare < LEAST_SHARE / 2
      ? `<\u00a0${percentFormat.format(LEAST_SHARE)}`
      : percentFormat.format(rowShare);
  };
  return (
    <section>
      <h2 id={id}>{title}</h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{countedName ?? t('visits.visits')}</th>
            <th scope="col">{t('visits.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            // The type knows no custom properties.
            <tr key={row.key} style={{ '--share': totalCount > 0 ? row.count / totalCount : 0 } as CSSProperties}>
              <th scope="row" className={styles.share}>
                {row.name}
              </th>
              <td>{count.format(row.count)}</td>
              <td>{shareOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
