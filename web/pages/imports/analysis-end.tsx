import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Import } from '../../../shared/api/imports.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { duration } from './analysis-view.ts';
import { ReadBy } from './read-by.tsx';

/** What was found and how long it took; from here the draft is checked. */
export function AnalysisEnd({ item: { id, report, execution_time_ms } }: { item: Import }) {
  const { t } = useTranslation();
  const found = report && [
    t('imports.found_sections', { count: report.sections }),
    t('imports.found_items', { count: report.items }),
    t('imports.found_pages', { count: report.pages }),
  ];
  const doubts = report?.doubtful_fields ?? 0;
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('imports.ready_announced')}
      </p>
      {found && <p className="analysis-found figures">{found.join(' · ')}</p>}
      <p>{doubts === 0 ? t('imports.doubts_none') : t('imports.doubts', { count: doubts })}</p>
      {execution_time_ms !== null && (
        <p className="analysis-hint figures">
          {t('imports.read_in', { time: duration(execution_time_ms, currentLocale()) })}
        </p>
      )}
      <ReadBy report={report} />
      <div className="analysis-actions">
        <Button component={Link} to={fillPath(APP_PATHS.review, { id })}>
          {t('imports.to_review')}
        </Button>
        <Button component={Link} to={APP_PATHS.admin} variant="subtle">
          {t('imports.later')}
        </Button>
      </div>
    </>
  );
}
