import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { ONBOARDING_STEPS } from '../../../shared/paths.ts';
import { signedInUser } from '../../api/session.ts';
import { Page } from '../../frame/page.tsx';
import { firstUnfinishedStep } from '../../session/onboarding-answers.ts';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';
import styles from './onboarding.module.css';
import { knownAnswers } from './use-answers.ts';

type Props = {
  title: string;
  description: string;
  help?: string;
  width?: 'narrow' | 'text';
  children: ReactNode;
};

const STEP_PATHS: readonly string[] = ONBOARDING_STEPS;
const indexOf = (path: string): number => STEP_PATHS.indexOf(path);

/** A step of the onboarding: progress, back button, question. A step that is not open yet redirects to the first open one. */
export function OnboardingStep({ title, description, help, width = 'narrow', children }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = signedInUser();
  const stepIndex = indexOf(pathname);
  const openPath = firstUnfinishedStep(user ? knownAnswers(user.id) : {});
  // With a restaurant only the import is left, and there is no step to go back to.
  const isAlone = user?.restaurant !== null;
  if (!isAlone && stepIndex > indexOf(openPath)) return <Navigate to={openPath} replace />;
  const previousPath = ONBOARDING_STEPS[stepIndex - 1];
  return (
    <Page title={title} description={description} width={width} heading={null}>
      {!isAlone && (
        <div className={styles.way}>
          {previousPath !== undefined && (
            <Link to={previousPath} className={styles.back}>
              <Icon name="back" />
              {t('onboarding.back')}
            </Link>
          )}
          <p className={uiStyles.figures}>
            {t('onboarding.step_of', { step: stepIndex + 1, count: ONBOARDING_STEPS.length })}
          </p>
        </div>
      )}
      <h1 className={styles.title}>{title}</h1>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {children}
    </Page>
  );
}
