import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Import } from '../../../shared/api/imports.ts';
import { isMostlyIllegible } from '../../../shared/doubts.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { doubtWords } from '../../frame/doubt-words.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { ReadBy } from '../../review/source/read-by.tsx';
import { RememberedNotice } from '../../review/source/remembered-notice.tsx';
import uiStyles from '../../ui/ui.module.css';
import { BetterPicture } from '../../upload/better-picture.tsx';
import styles from './analysis.module.css';
import { duration } from './analysis-view.ts';
import { importPath } from './import-path.ts';

/** What was found and how long it lasted; then the draft is checked, or read again from a better picture. */
export function AnalysisEnd({ item: { id, report, execution_time_ms } }: { item: Import }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isIllegible = report !== null && isMostlyIllegible(report);
  const foundTexts = report && [
    t('imports.found_sections', { count: report.sections }),
    t('imports.found_items', { count: report.items }),
    t('imports.found_pages', { count: report.pages }),
  ];
  return (
    <>
      <p className={uiStyles.visuallyHidden} role="status">
        {isIllegible ? t('imports.illegible_title') : t('imports.ready_announced')}
      </p>
      {foundTexts && <p className={`${styles.found} ${uiStyles.figures}`}>{foundTexts.join(' · ')}</p>}
      {report && (
        <p>
          {isIllegible
            ? t('imports.illegible', { doubtful: report.illegible_fields, fields: report.fields })
            : doubtWords(t, report)}
        </p>
      )}
      <RememberedNotice report={report} />
      {isIllegible && <BetterPicture id={id} pages={report.pages} />}
      {execution_time_ms !== null && (
        <p className={`${styles.hint} ${uiStyles.figures}`}>
          {t('imports.read_in', { time: duration(execution_time_ms, currentLocale()) })}
        </p>
      )}
      <ReadBy report={report} />
      <div className={styles.actions} data-part="analysis-actions">
        {isIllegible && (
          <Button component={Link} to={importPath(pathname)}>
            {t('imports.other_files')}
          </Button>
        )}
        <Button component={Link} to={fillPath(APP_PATHS.review, { id })} variant={isIllegible ? 'default' : 'filled'}>
          {isIllegible ? t('imports.check_anyway') : t('imports.to_review')}
        </Button>
        <Button component={Link} to={APP_PATHS.admin} variant="subtle">
          {t('imports.later')}
        </Button>
      </div>
    </>
  );
}
