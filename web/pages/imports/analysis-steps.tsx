import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Import } from '../../../shared/api/imports.ts';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';
import styles from './analysis.module.css';
import type { AnalysisView, ShownStep, StepState } from './analysis-view.ts';

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
      <p className={styles.hint}>{isOutOfReach ? t('imports.contact_lost') : t('imports.may_leave')}</p>
    </>
  );
}
