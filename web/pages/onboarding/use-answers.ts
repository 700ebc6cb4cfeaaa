import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signedInUser } from '../../api/session.ts';
import {
  keepOnboardingAnswers,
  type OnboardingAnswers,
  readOnboardingAnswers,
} from '../../session/onboarding-answers.ts';
import { findLogo } from './logo-store.ts';

/** The answers, and a logo that is here but too large for the tab's storage: only a reload makes that step open again. */
export function knownAnswers(userId: string): OnboardingAnswers {
  const answers = readOnboardingAnswers(userId);
  return { ...answers, logo_done: answers.logo_done === true || findLogo(userId) !== undefined };
}

/** What the onboarding was told so far, and how it goes on: the answer is kept, then comes the next step. */
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
