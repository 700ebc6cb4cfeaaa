import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Import } from '../../../shared/api/imports.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { useRestaurant } from '../../api/queries.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './imports.module.css';
import { RollBack } from './roll-back.tsx';
import { type NextStep, nextStepOf } from './which-import.ts';

const moment = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );

/** An earlier import: its files, date, result, and the next step if there is one. */
export function PastImport({ item }: { item: Import }) {
  const { t } = useTranslation();
  const { timezone } = useRestaurant();
  const [firstFile, ...otherFiles] = item.files;
  const name = firstFile?.name ?? '';
  const next = nextStepOf(item);
  return (
    <li className={styles.pastImport}>
      <div className={styles.pastWords}>
        <p className={styles.pastFiles}>
          {otherFiles.length === 0 ? name : t('imports.and_more', { name, count: otherFiles.length })}
        </p>
        <p className={`${styles.pastState} ${uiStyles.figures}`}>
          {moment(item.created_at, timezone)} · {useStatusWords(item)}
        </p>
      </div>
      <WayOn id={item.id} next={next} name={name} />
      {item.rollback === 'possible' && <RollBack id={item.id} name={name} />}
    </li>
  );
}

function WayOn({ id, next, name }: { id: number; next: NextStep; name: string }) {
  const { t } = useTranslation();
  if (next === null) return null;
  const analysis = { pathname: APP_PATHS.analysis, search: `?import=${id}` };
  const words = { watch: t('imports.watch'), see_why: t('imports.see_why'), check: t('imports.to_review') }[next];
  return (
    <Link
      className={styles.pastLink}
      to={next === 'check' ? fillPath(APP_PATHS.review, { id }) : analysis}
      aria-label={t('imports.words_of', { words, name })}
    >
      {words}
    </Link>
  );
}

function useStatusWords({ status, applied_at, discarded_at, rollback }: Import): string {
  const { t } = useTranslation();
  const { timezone } = useRestaurant();
  if (rollback === 'done') return t('imports.status_rolled_back');
  if (applied_at !== null) return t('imports.status_applied', { date: moment(applied_at, timezone) });
  if (discarded_at !== null) return t('imports.status_discarded');
  if (status === 'completed') return t('imports.status_ready');
  return status === 'failed' ? t('imports.status_failed') : t('imports.status_reading');
}
