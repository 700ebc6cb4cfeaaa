import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Import } from '../../../shared/api/imports.ts';
import { importQuery } from '../../api/import-queries.ts';
import { Page } from '../../frame/page.tsx';
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
  // The same query; a suspended one doesn't say that it waits for the network.
  const { isError, isPaused } = useQuery(importQuery(id));
  const view = analysisView(item);
  const title = titleOf(item, t('imports.analysis_title'), t('imports.ready_title'), t('imports.failed_title'));
  return (
    <Page title={title} description={t('imports.analysis_description')} width="wide" heading={null}>
      <div className="analysis">
        <div className="analysis-words">
          <h1>{title}</h1>
          {item.status === 'completed' ? (
            <AnalysisEnd item={item} />
          ) : item.status === 'failed' ? (
            <AnalysisFailed item={item} />
          ) : (
            <AnalysisSteps item={item} view={view} isOutOfReach={isError || isPaused} />
          )}
          <Failures failures={item.report?.failures ?? []} />
        </div>
        <PagePictures id={item.id} pages={view.pages} />
      </div>
    </Page>
  );
}

function titleOf({ status }: Import, reading: string, ready: string, failed: string): string {
  if (status === 'completed') return ready;
  return status === 'failed' ? failed : reading;
}
