import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitsAnswer } from '../../../shared/api/visits.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { dayFormat } from './day-format.ts';
import styles from './visits.module.css';
import { useExport } from './visits-queries.ts';

const FIRST_DAYS = 14;

/** The chart's data as a table, today first. */
export function DayTable({ days }: Pick<VisitsAnswer, 'days'>) {
  const { t } = useTranslation();
  const downloadExport = useExport();
  const [isWhole, setIsWhole] = useState(false);
  const { long } = dayFormat(currentLocale());
  const count = new Intl.NumberFormat(currentLocale());
  const shownDays = days.toReversed().slice(0, isWhole ? days.length : FIRST_DAYS);
  return (
    <section>
      <div className={styles.head}>
        <h2 id="visits-by-day">{t('visits.by_day')}</h2>
        <Button variant="default" loading={downloadExport.isPending} onClick={() => downloadExport.mutate()}>
          {t('visits.export_file')}
        </Button>
      </div>
      <table className={styles.table} aria-labelledby="visits-by-day">
        <thead>
          <tr>
            <th scope="col">{t('visits.day')}</th>
            <th scope="col">{t('visits.visits')}</th>
            <th scope="col">{t('visits.scans')}</th>
          </tr>
        </thead>
        <tbody>
          {shownDays.map(({ day, visits, scans }) => (
            <tr key={day}>
              <th scope="row">{long(day)}</th>
              <td>{count.format(visits)}</td>
              <td>{count.format(scans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && (
        <Button variant="default" className={styles.more} onClick={() => setIsWhole(true)}>
          {t('visits.show_days')}
        </Button>
      )}
    </section>
  );
}
