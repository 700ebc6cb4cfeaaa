import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { API_PATHS } from '../../shared/paths.ts';
import { askApi } from '../api/ask.ts';
import { leaveSession, signedInUser } from '../api/session.ts';
import { forgetOnboardingAnswers, hasOnboardingAnswers } from '../session/onboarding-answers.ts';

/** Signs out; asks first if that would lose the onboarding's answers (specification §2). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const { mutate } = useMutation({
    mutationFn: () => askApi(z.undefined(), 'POST', API_PATHS.logout),
    meta: { failure: t('frame.sign_out_failed') },
    onSuccess: () => {
      forgetOnboardingAnswers();
      // The guard redirects to sign-in.
      leaveSession();
    },
  });
  return async () => {
    const user = signedInUser();
    const hasAnswers = user && !user.restaurant && hasOnboardingAnswers(user.id);
    if (!hasAnswers) return mutate();
    const { askToConfirm } = await import('../dialogs/modals.tsx');
    askToConfirm({
      title: t('frame.leave_onboarding_title'),
      children: t('frame.leave_onboarding'),
      yes: t('frame.sign_out'),
      no: t('frame.cancel'),
      onConfirm: () => mutate(),
    });
  };
}
