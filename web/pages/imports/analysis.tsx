import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMostlyIllegible } from '../../../shared/doubts.ts';
import { importQuery } from '../../api/import-queries.ts';
import { Page } from '../../frame/page.tsx';
import styles from './analysis.module.css';
import { AnalysisEnd } from './analysis-end.tsx';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisSteps } from './analysis-steps.tsx';
import { analysisView } from './analysis-view.ts';
import { Failures } from './failures.tsx';
import { PagePictures } from './page-pictures.tsx';

/** An import being read: its step and page, the pages as they are read, and its end. */
export function Analysis({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data: item } = useSuspenseQuery(importQuery(id));
  // The same query; a suspended one doesn't report that it waits for the network.
  const { isError, isPaused } = useQuery(importQuery(id));
  const view = analysisView(item);
  const isIllegible = item.report !== null && isMostlyIllegible(item.report);
  const title = {
    reading: t('imports.analysis_title'),
    completed: isIllegible ? t('imports.illegible_title') : t('imports.ready_title'),
    failed: t('imports.failed_title'),
  }[item.status === 'completed' || item.status === 'failed' ? item.status : 'reading'];
  return (
    <Page title={title} description={t('imports.analysis_description')} width="wide" heading={null}>
      <div className={styles.analysis}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {item.status === 'completed' ? (
            <AnalysisEnd item={item} />
          ) : item.status === 'failed' ? (
            <AnalysisFailed item={item} />
          ) : (
            <AnalysisSteps item={item} view={view} isOutOfReach={isError || isPaused} />
          )}
          {item.status !== 'failed' && <Failures failures={item.report?.failures ?? []} />}
        </div>
        <PagePictures id={item.id} pages={view.pages} />
      </div>
    </Page>
  );
}
