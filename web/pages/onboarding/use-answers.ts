import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signedInUser } from '../../api/session.ts';
import {
  keepOnboardingAnswers,
  type OnboardingAnswers,
  readOnboardingAnswers,
} from '../../session/onboarding-answers.ts';
import { findLogo } from './logo-store.ts';

/** The answers, and a logo that is in memory only because it is too large for the tab's storage: after a reload that step is open again. */
export function knownAnswers(userId: string): OnboardingAnswers {
  const onboardingAnswers = readOnboardingAnswers(userId);
  return { ...onboardingAnswers, logo_done: onboardingAnswers.logo_done === true || findLogo(userId) !== undefined };
}

/** The onboarding's answers so far; answering stores the answer and goes to the next step. */
export function useAnswers(): {
  answers: OnboardingAnswers;
  keep(answer: OnboardingAnswers): void;
  goOn(answer: OnboardingAnswers, to: string): void;
} {
  const navigateTo = useNavigate();
  const userId = signedInUser()?.id ?? '';
  const [onboardingAnswers] = useState(() => readOnboardingAnswers(userId));
  return {
    answers: onboardingAnswers,
    keep: (answer) => keepOnboardingAnswers(userId, answer),
    goOn: (answer, to) => {
      keepOnboardingAnswers(userId, answer);
      void navigateTo(to);
    },
  };
}
