import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LOGO_FILE_TYPES, mediaTypesOf } from '../../../shared/file-types.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { signedInUser } from '../../api/session.ts';
import { keepOnboardingAnswers } from '../../session/onboarding-answers.ts';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';
import type { FileProblem } from '../../upload/file-check.ts';
import { LogoPreview } from './logo-preview.tsx';
import { findLogo, forgetLogo, keepLogo, logoProblem } from './logo-store.ts';
import styles from './onboarding.module.css';
import { OnboardingStep } from './onboarding-step.tsx';

const MAX_MEGABYTES = LIMITS.MAX_LOGO_BYTES / 1024 / 1024;
type LogoProblem = { words: ReturnType<typeof wordsOf>; name: string };

export function LogoPage() {
  const { t } = useTranslation();
  const navigateTo = useNavigate();
  const userId = signedInUser()?.id ?? '';
  const [url, setUrl] = useState(() => findLogo(userId)?.url);
  const [isKept, setKept] = useState(true);
  const [problem, setProblem] = useState<LogoProblem | null>(null);

  const chooseLogo = async (file: File | null) => {
    if (!file) return;
    const foundProblem = await logoProblem(file);
    setProblem(foundProblem && { words: wordsOf(foundProblem), name: file.name });
    if (foundProblem) return;
    setKept(await keepLogo(userId, file));
    setUrl(findLogo(userId)?.url);
  };
  const removeLogo = () => {
    forgetLogo();
    setUrl(undefined);
  };
  const goOn = () => {
    // A logo that a reload would lose must be chosen again after it.
    keepOnboardingAnswers(userId, { logo_done: isKept });
    void navigateTo(APP_PATHS.onboardingImport);
  };
  return (
    <OnboardingStep
      title={t('onboarding.logo_title')}
      description={t('onboarding.logo_description')}
      help={t('onboarding.logo_help', { max: MAX_MEGABYTES })}
    >
      <div className={styles.form}>
        {url !== undefined && <LogoPreview url={url} />}
        <p className={uiStyles.fieldError} role="alert">
          {problem && t(problem.words, { name: problem.name, max: MAX_MEGABYTES })}
        </p>
        <div className={styles.choices}>
          <FileButton accept={mediaTypesOf(LOGO_FILE_TYPES).join()} onChange={(file) => void chooseLogo(file)}>
            {(props) => (
              <Button
                {...props}
                fullWidth={url === undefined}
                variant={url === undefined ? 'filled' : 'default'}
                leftSection={<Icon name="picture" />}
              >
                {url === undefined ? t('onboarding.logo_choose') : t('onboarding.logo_change')}
              </Button>
            )}
          </FileButton>
          {url !== undefined && (
            <Button variant="subtle" onClick={removeLogo}>
              {t('onboarding.logo_remove')}
            </Button>
          )}
        </div>
        <Button fullWidth variant={url === undefined ? 'subtle' : 'filled'} onClick={goOn}>
          {url === undefined ? t('onboarding.skip') : t('onboarding.continue')}
        </Button>
      </div>
    </OnboardingStep>
  );
}

function wordsOf(problem: FileProblem) {
  if (problem === 'empty') return 'onboarding.logo_refused_empty';
  return problem === 'too_large' ? 'onboarding.logo_refused_too_large' : 'onboarding.logo_refused_type';
}
