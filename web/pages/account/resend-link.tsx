import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { API_PATHS } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import styles from './account.module.css';

/** Has the verification link mailed again, and confirms it. */
export function ResendLink({ label }: { label: string }) {
  const { t } = useTranslation();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => askApi(z.undefined(), 'POST', API_PATHS.resendVerification),
    networkMode: 'always',
    meta: { failure: t('account.resend_failed') },
  });
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      <p role="status" className={styles.status}>
        {isSuccess && !isPending && t('account.resent')}
      </p>
    </>
  );
}
