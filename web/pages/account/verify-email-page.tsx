import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { emailLinkAnswerSchema } from '../../../shared/api/email-links.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import uiStyles from '../../ui/ui.module.css';
import { LinkPage } from './link-page.tsx';

/** Confirms an address with the mailed link. */
export function VerifyEmailPage() {
  const { t } = useTranslation();
  return (
    <LinkPage
      title={t('account.verify_title')}
      description={t('account.verify_description')}
      lead={t('account.verify_lead')}
      button={t('account.verify_button')}
      path={API_PATHS.verifyEmail}
      done={(email) => t('account.verified', { email })}
      expired={t('account.link_expired')}
      afterExpiry={(token) => <NewLink token={token} />}
    />
  );
}

/** Has another link mailed to the same address. */
function NewLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => askApi(emailLinkAnswerSchema, 'POST', API_PATHS.renewEmailLink, { token }),
    networkMode: 'always',
    meta: { failure: t('account.resend_failed') },
  });
  if (data)
    return (
      <p role="status" className={uiStyles.verbatim}>
        {t('account.new_link_sent', { email: data.email })}
      </p>
    );
  return (
    <Button fullWidth loading={isPending} onClick={() => mutate()}>
      {t('account.new_link')}
    </Button>
  );
}
