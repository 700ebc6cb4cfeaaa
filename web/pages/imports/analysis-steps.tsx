import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { Import } from '../../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { askToConfirm } from '../../dialogs/modals.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';
import { setUploadState, uploadState } from '../../upload/upload-store.ts';
import styles from './analysis.module.css';
import { type AnalysisView, duration, type ShownStep, type StepState } from './analysis-view.ts';
import { importPath } from './import-path.ts';
import { useRemainingMs } from './reading-pace.ts';

const STEP_WORDS = {
  uploading: 'imports.step_uploading',
  manipulating: 'imports.step_manipulating',
  extracting: 'imports.step_extracting',
  analyzing: 'imports.step_analyzing',
  generating: 'imports.step_generating',
} as const satisfies Record<ShownStep, ParseKeys>;
const PLACE_WORDS = {
  done: 'imports.step_done',
  now: 'imports.step_now',
  to_come: 'imports.step_to_come',
} as const satisfies Record<StepState, ParseKeys>;

type Props = { item: Import; view: AnalysisView; isOutOfReach: boolean };

/** The steps: done, in progress, to come. Screen readers announce each step once, not each page. */
export function AnalysisSteps({ item, view, isOutOfReach }: Props) {
  const { t } = useTranslation();
  const current = view.steps.find(({ place }) => place === 'now')?.step;
  const { reading } = view;
  const remaining = useRemainingMs(reading);
  return (
    <>
      <p className={uiStyles.visuallyHidden} role="status">
        {current ? t(STEP_WORDS[current]) : t('imports.waiting')}
      </p>
      {item.status === 'uploading' && <p className={styles.now}>{t('imports.waiting')}</p>}
      <ol className={styles.steps} aria-label={t('imports.steps')}>
        {view.steps.map(({ step, place: stepPlace }) => (
          <li
            key={step}
            className={styles.step}
            data-place={stepPlace}
            aria-current={stepPlace === 'now' ? 'step' : undefined}
          >
            <span className={styles.stepMark}>{stepPlace === 'done' && <Icon name="check" />}</span>
            <span>
              {step === 'extracting' && reading ? t('imports.reading_page', reading) : t(STEP_WORDS[step])}
              <span className={uiStyles.visuallyHidden}> ({t(PLACE_WORDS[stepPlace])})</span>
            </span>
          </li>
        ))}
      </ol>
      {remaining !== null && !isOutOfReach && (
        <p className={`${styles.hint} ${uiStyles.figures}`}>
          {t('imports.time_left', { time: duration(roundedUp(remaining), currentLocale()) })}
        </p>
      )}
      <p className={styles.hint}>{isOutOfReach ? t('imports.contact_lost') : t('imports.may_leave')}</p>
      <StopButton id={item.id} />
    </>
  );
}

/** An estimate isn't precise to the second. */
const ESTIMATE_STEP_MS = 5_000;
const roundedUp = (ms: number): number => Math.ceil(ms / ESTIMATE_STEP_MS) * ESTIMATE_STEP_MS;

/** Stops the reading for good; the pages read so far are deleted. */
function StopButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: async () => {
      const path = fillPath(API_PATHS.importDiscard, { id });
      try {
        await askApi(z.undefined(), 'POST', path, { query: { only: 'unfinished' } });
        return 'stopped';
      } catch (error) {
        if (isProblem(error, 'import_finished')) return 'finished';
        throw error;
      }
    },
    networkMode: 'always',
    meta: { failure: t('imports.stop_failed') },
    onSuccess: async (outcome) => {
      // It was read while the owner was asked: the result is shown.
      if (outcome === 'finished') return await queries.invalidateQueries({ queryKey: KEYS.import(id) });
      if (uploadState().begun_id === id) setUploadState({ begun_id: null, begun_files: [] });
      await navigate(importPath(pathname));
      queries.removeQueries({ queryKey: KEYS.import(id) });
      await queries.invalidateQueries({ queryKey: KEYS.imports, exact: true });
    },
  });
  // There is nothing to stop once the steps are gone.
  const closeQuestion = useRef<() => void>(undefined);
  useEffect(() => () => closeQuestion.current?.(), []);
  return (
    <div className={styles.actions} data-part="analysis-actions">
      <Button
        variant="default"
        loading={stop.isPending}
        onClick={() => {
          closeQuestion.current = askToConfirm({
            title: t('imports.stop_title'),
            children: t('imports.stop_text'),
            yes: t('imports.stop'),
            no: t('imports.go_on'),
            onConfirm: () => stop.mutate(),
          });
        }}
      >
        {t('imports.stop')}
      </Button>
    </div>
  );
}
