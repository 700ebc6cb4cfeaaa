import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { emailLinkAnswerSchema } from '../../../shared/api/email-links.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { problemWords } from '../../api/problem-words.ts';
import { currentSession } from '../../api/session.ts';
import { Page } from '../../frame/page.tsx';
import { Wordmark } from '../../frame/wordmark.tsx';
import uiStyles from '../../ui/ui.module.css';
import styles from './account.module.css';
import { refreshUser } from './account-queries.ts';

type Props = {
  title: string;
  description: string;
  lead: string;
  button: string;
  /** Where the token is sent. */
  path: string;
  /** The message for success. */
  done(email: string): string;
  expired: string;
  /** What is offered if the link has expired. */
  afterExpiry?(token: string): ReactNode;
};

/**
 * The target of a mail's link, signed in or not. Nothing happens before the button is pressed, so that mail scanners don't
 * consume the link.
 */
export function LinkPage({ title, description, lead, button, path, done: doneText, expired, afterExpiry }: Props) {
  const { t } = useTranslation();
  const [token] = useState(() => location.hash.slice(1));
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => askApi(emailLinkAnswerSchema, 'POST', path, { token }),
    networkMode: 'always',
    meta: { failure: 'silent' },
    // The app shows the signed-in user's address.
    onSuccess: () => currentSession()?.kind === 'signed_in' && refreshUser().catch(() => undefined),
  });
  const isExpired = isProblem(error, 'link_expired');
  const isOver = token === '' || isExpired || isProblem(error, 'link_invalid');
  return (
    <div className={styles.linkPage}>
      <header>
        <Wordmark />
      </header>
      <main>
        <Page title={title} description={description} width="narrow">
          {!data && !isOver && (
            <>
              <p>{lead}</p>
              <p role="alert" className={uiStyles.fieldError}>
                {error && problemWords(error)}
              </p>
              <Button fullWidth loading={isPending} onClick={() => mutate()}>
                {button}
              </Button>
            </>
          )}
          {isOver && (
            <div role="alert">
              <p>{isExpired ? expired : t('account.link_invalid')}</p>
            </div>
          )}
          {isExpired && afterExpiry?.(token)}
          {data && (
            <p role="status" className={uiStyles.verbatim}>
              {doneText(data.email)}
            </p>
          )}
          {(data || isOver) && <WayOn />}
        </Page>
      </main>
    </div>
  );
}

function WayOn() {
  const { t } = useTranslation();
  const isSignedIn = currentSession()?.kind === 'signed_in';
  return (
    <p className={styles.linkPageOn}>
      <Link to={isSignedIn ? APP_PATHS.accountEdit : APP_PATHS.signIn}>
        {isSignedIn ? t('account.to_account') : t('account.to_sign_in')}
      </Link>
    </p>
  );
}
