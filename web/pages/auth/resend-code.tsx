import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESEND_CODE_AFTER_MS } from '../../../shared/limits.ts';
import type { PendingSignIn } from '../../session/pending-sign-in.ts';
import styles from './auth.module.css';
import { askForCode } from './use-ask-for-code.ts';

const SECOND_MS = 1_000;

/** Another code can be requested a while after the last one (design §5). */
export function ResendCode({ pending }: { pending: PendingSignIn }) {
  const { t } = useTranslation();
  const [sentAt, setSentAt] = useState(pending.sent_at);
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.ceil((sentAt + RESEND_CODE_AFTER_MS - now) / SECOND_MS);
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const resendMutation = useMutation({
    mutationFn: () => askForCode(pending),
    networkMode: 'always',
    meta: { failure: t('auth.resend_failed') },
    onSuccess: () => {
      setSentAt(Date.now());
      setNow(Date.now());
    },
  });
  return (
    <div className={styles.resend}>
      <Button
        variant="default"
        fullWidth
        disabled={isWaiting}
        loading={resendMutation.isPending}
        onClick={() => resendMutation.mutate()}
      >
        {isWaiting ? t('auth.resend_in', { seconds: secondsLeft }) : t('auth.resend')}
      </Button>
      <p role="status">{resendMutation.isSuccess && t('auth.resent')}</p>
    </div>
  );
}
