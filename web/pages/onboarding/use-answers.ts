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
  const answers = readOnboardingAnswers(userId);
  return { ...answers, logo_done: answers.logo_done === true || findLogo(userId) !== undefined };
}

/** The onboarding's answers so far; answering stores the answer and goes to the next step. */
export function useAnswers(): {
  answers: OnboardingAnswers;
  keep(answer: OnboardingAnswers): void;
  goOn(answer: OnboardingAnswers, to: string): void;
} {
  const navigate = useNavigate();
  const userId = signedInUser()?.id ?? '';
  const [answers] = useState(() => readOnboardingAnswers(userId));
  return {
    answers,
    keep: (answer) => keepOnboardingAnswers(userId, answer),
    goOn: (answer, to) => {
      keepOnboardingAnswers(userId, answer);
      void navigate(to);
    },
  };
}
