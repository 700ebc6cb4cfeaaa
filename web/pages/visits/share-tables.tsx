import type { CSSProperties } from 'react';
import type { VisitsAnswer } from '../../../shared/api/visits.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { languageName } from '../../../shared/locales.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { useVisitsWords } from '../../i18n/visits-words.ts';

export function LanguageShares({ languages }: Pick<VisitsAnswer, 'languages'>) {
  const words = useVisitsWords();
  const locale = currentLocale();
  const rows = languages.map((row) => ({ key: row.locale, name: languageName(row.locale, locale), count: row.visits }));
  return <ShareTable id="visits-by-language" title={words.by_language} column={words.language} rows={rows} />;
}

export function MenuShares({ menus }: Pick<VisitsAnswer, 'menus'>) {
  const words = useVisitsWords();
  const rows = menus.map(({ menu_id, title, visits }) => ({
    key: String(menu_id),
    name: title ?? interpolate(words.deleted_menu, { id: menu_id }),
    count: visits,
  }));
  return <ShareTable id="visits-by-menu" title={words.by_menu} column={words.menu} rows={rows} />;
}

type Row = { key: string; name: string; count: number };
type Props = { id: string; title: string; column: string; rows: Row[] };

/** Each with its share of all, as a bar of the row's own width. */
function ShareTable({ id, title, column, rows }: Props) {
  const words = useVisitsWords();
  const locale = currentLocale();
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const count = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <section>
      <h2 id={id}>{title}</h2>
      <table className="visits-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{words.visits}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            // The type knows no custom properties.
            <tr key={row.key} style={{ '--share': all > 0 ? row.count / all : 0 } as CSSProperties}>
              <th scope="row" className="visits-share">
                {row.name}
              </th>
              <td>{count.format(row.count)}</td>
              <td>{percent.format(all > 0 ? row.count / all : 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
