import { useTranslation } from 'react-i18next';
import type { ImportReport } from '../../../shared/api/imports.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import { type LayoutGroup, layoutGroups } from './layout-groups.ts';
import styles from './read-by.module.css';

/** Up to this number they are named; the others are counted. */
const NAMED_PAGES = 3;

/** The AI service's part in the draft and its cost, and the pages that were read without it, with the reason. */
export function ReadBy({ report }: { report: ImportReport | null }) {
  const { t } = useTranslation();
  if (!report?.model) return null;
  const { name, input_tokens, output_tokens, cost_usd } = report.model;
  const count = input_tokens + output_tokens;
  const usage = {
    name,
    tokens: t('imports.tokens', { count, number: new Intl.NumberFormat(currentLocale()).format(count) }),
  };
  const layoutGroupList = layoutGroups(report.model, report.pages);
  return (
    <div className={styles.readBy} data-part="read-by">
      {count > 0 && (
        <p className={uiStyles.figures}>
          {cost_usd === null
            ? t('imports.read_by', usage)
            : t('imports.read_by_for', { ...usage, cost: formatDollars(cost_usd) })}
        </p>
      )}
      {layoutGroupList.length > 0 && (
        <div className={styles.readWithout}>
          <p>{t('imports.read_without')}</p>
          <ul>
            {layoutGroupList.map((group) => (
              <li key={group.message}>
                <PlacesOf group={group} /> {group.message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** "All pages:", "carte.pdf, page 1 and carte.pdf, page 2:" */
function PlacesOf({ group: { places, is_all } }: { group: LayoutGroup }) {
  const { t } = useTranslation();
  if (is_all) return t('imports.all_pages');
  const namedPages = places.slice(0, NAMED_PAGES).map((pagePlace) => t('imports.page_of_file', pagePlace));
  const unnamedCount = places.length - namedPages.length;
  const list = unnamedCount > 0 ? [...namedPages, t('imports.more_pages', { count: unnamedCount })] : namedPages;
  return t('imports.places', { places: new Intl.ListFormat(currentLocale()).format(list) });
}

/** A page costs a fraction of a cent. */
const formatDollars = (amount: number): string =>
  new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(amount);
