import { useTranslation } from 'react-i18next';
import type { ImportReport } from '../../../shared/api/imports.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import { groupPages, type PageGroup } from './page-groups.ts';
import styles from './read-by.module.css';

/** Up to this number they are named; the others are counted. */
const NAMED_PAGES = 3;

/** The AI service's part in the draft and its cost, and the pages that were read in another way, with the reason. */
export function ReadBy({ report }: { report: ImportReport | null }) {
  const { t } = useTranslation();
  if (!report) return null;
  const { model, text_problems = [], pages } = report;
  const layoutGroups = groupPages(model?.layout_pages ?? [], pages);
  const textGroups = groupPages(text_problems, pages);
  if (!model && textGroups.length === 0) return null;
  return (
    <div className={styles.readBy} data-part="read-by">
      {model && <ModelUse model={model} />}
      {layoutGroups.length > 0 && <PageGroups title={t('imports.read_without')} groups={layoutGroups} />}
      {textGroups.length > 0 && <PageGroups title={t('imports.read_in_picture')} groups={textGroups} />}
    </div>
  );
}

function ModelUse({ model }: { model: NonNullable<ImportReport['model']> }) {
  const { t } = useTranslation();
  const { name, input_tokens, output_tokens, cost_usd } = model;
  const count = input_tokens + output_tokens;
  if (count === 0) return null;
  const usage = {
    name,
    tokens: t('imports.tokens', { count, number: new Intl.NumberFormat(currentLocale()).format(count) }),
  };
  return (
    <p className={uiStyles.figures}>
      {cost_usd === null
        ? t('imports.read_by', usage)
        : t('imports.read_by_for', { ...usage, cost: formatDollars(cost_usd) })}
    </p>
  );
}

function PageGroups({ title, groups }: { title: string; groups: PageGroup[] }) {
  return (
    <div className={styles.readWithout}>
      <p>{title}</p>
      <ul>
        {groups.map((group) => (
          <li key={group.message}>
            <PlacesOf group={group} /> {group.message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "All pages:", "carte.pdf, page 1 and carte.pdf, page 2:" */
function PlacesOf({ group: { places, is_all } }: { group: PageGroup }) {
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
