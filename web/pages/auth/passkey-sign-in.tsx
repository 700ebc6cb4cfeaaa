import { Button } from '@mantine/core';
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../shared/api/accounts.ts';
import { PASSKEY_CHALLENGE_LIFETIME_MS } from '../../../shared/limits.ts';
import { ApiProblem, NetworkProblem } from '../../api/api-problem.ts';
import { problemWords } from '../../api/problem-words.ts';
import { beginSession } from '../../api/session.ts';
import { answerChallenge } from '../../session/answer-challenge.ts';
import { forgetPendingSignIn } from '../../session/pending-sign-in.ts';
import uiStyles from '../../ui/ui.module.css';

/** Before the browser's challenge expires. */
const RENEWED_EVERY_MS = PASSKEY_CHALLENGE_LIFETIME_MS * 0.8;

/**
 * Signing in without a mail: with a button, and if the browser supports it with its suggestion in the address field.
 * A ceremony that starts cancels the running one.
 */
export function PasskeySignIn() {
  const { t } = useTranslation();
  const signIn = useMutation({
    mutationFn: answerChallenge,
    networkMode: 'always',
    meta: { failure: 'silent' },
    // The guard redirects.
    onSuccess: enterApp,
    // The button's ceremony has replaced the field's.
    onSettled: (user) => {
      if (!user) void offerInField();
    },
  });
  useEffect(() => {
    void offerInField();
    const timer = setInterval(() => void offerInField(), RENEWED_EVERY_MS);
    return () => {
      clearInterval(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);
  return (
    <>
      <Button variant="default" fullWidth loading={signIn.isPending} onClick={() => signIn.mutate('button')}>
        {t('passkey_sign_in.button')}
      </Button>
      <p className={uiStyles.fieldError} role="alert">
        {signIn.error && (isOfServer(signIn.error) ? problemWords(signIn.error) : t('passkey_sign_in.cancelled'))}
      </p>
    </>
  );
}

/** Nobody asked for it yet: if it fails, the button and the code are still there. */
async function offerInField(): Promise<void> {
  try {
    if (await browserSupportsWebAuthnAutofill()) enterApp(await answerChallenge('autofill'));
  } catch {
    // Another ceremony replaced it, the browser has no passkey, or there is no network.
  }
}

function enterApp(user: User): void {
  forgetPendingSignIn();
  beginSession(user);
}

const isOfServer = (error: Error): boolean => error instanceof ApiProblem || error instanceof NetworkProblem;
