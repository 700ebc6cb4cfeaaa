import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type Import, importAnswerSchema } from '../../../shared/api/imports.ts';
import { canSucceedAgain } from '../../../shared/draft.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { BetterPicture } from '../../upload/better-picture.tsx';
import styles from './analysis.module.css';
import { failureHelp } from './failure-help.ts';
import { FailedFiles } from './failures.tsx';
import { importPath } from './import-path.ts';

/** Why nothing could be read, said once, and what can help: a retry only if it may succeed. */
export function AnalysisFailed({ item: { id, error, report, progress } }: { item: Import }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const restart = useMutation({
    mutationFn: () => askApi(importAnswerSchema, 'POST', fillPath(API_PATHS.importRestart, { id })),
    meta: { failure: t('imports.restart_failed') },
    onSuccess: (answer) => {
      queries.setQueryData(KEYS.import(id), answer.import);
      return queries.invalidateQueries({ queryKey: KEYS.imports, exact: true });
    },
  });
  const code = error?.code ?? 'internal_error';
  const canRestart = canSucceedAgain(code);
  const help = failureHelp(code);
  const failures = report?.failures ?? [];
  // The reason is shown once: in the list of files if their reasons differ, else alone.
  const isListed = failures.some(({ message }) => message === error?.message);
  const isAlone = failures.every(({ message }) => message === error?.message);
  return (
    <>
      <div role="alert" className={styles.reason}>
        {(isAlone || !isListed) && <p>{error?.message}</p>}
        {!isAlone && <FailedFiles failures={failures} />}
      </div>
      {help ? (
        <p className={styles.hint}>{t(help)}</p>
      ) : (
        <BetterPicture id={id} pages={progress.pages ?? 0} hasNoText />
      )}
      <div className={styles.actions} data-part="analysis-actions">
        {canRestart && (
          <Button loading={restart.isPending} onClick={() => restart.mutate()}>
            {t('imports.restart')}
          </Button>
        )}
        <Button component={Link} to={importPath(pathname)} variant={canRestart ? 'default' : 'filled'}>
          {t('imports.other_files')}
        </Button>
      </div>
    </>
  );
}
