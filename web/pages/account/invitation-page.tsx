import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { acceptedInvitationSchema, type OpenedInvitation, openedInvitationSchema } from '../../../shared/api/people.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../../shared/people-paths.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { problemWords } from '../../api/problem-words.ts';
import { signedInUser } from '../../api/session.ts';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { startWith } from '../../frame/start-with.ts';
import { useSignOut } from '../../frame/use-sign-out.tsx';
import { Wordmark } from '../../frame/wordmark.tsx';
import { storedValue } from '../../state/stored-value.ts';
import uiStyles from '../../ui/ui.module.css';
import accountStyles from './account.module.css';
import styles from './invitation.module.css';

/** The invitation that was opened in this tab, while its person signs in. */
const storedToken = storedValue('invitation', z.string());

/**
 * The target of an invitation's mail, signed in or not. Nothing is accepted before the button is pressed, so that mail
 * scanners don't use the link.
 */
export function InvitationPage() {
  const { t } = useTranslation();
  const [token] = useState(takeToken);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      askApi(openedInvitationSchema, 'POST', PEOPLE_PATHS.openedInvitation, { token }, { signal }),
    enabled: token !== '',
    meta: { failure: 'silent' },
  });
  return (
    <div className={accountStyles.linkPage}>
      <header>
        <Wordmark />
      </header>
      <main>
        <Page title={t('people.invitation_title')} description={t('people.invitation_description')} width="narrow">
          {data && <Offer invitation={data} token={token} />}
          {!data && token !== '' && !error && <ScreenLoading />}
          {token === '' && <Ended reason={t('people.invitation_missing')} />}
          {error instanceof ApiProblem && <Ended reason={problemWords(error)} />}
          {error && !(error instanceof ApiProblem) && (
            <div role="alert">
              <p>{problemWords(error)}</p>
              <Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>
            </div>
          )}
        </Page>
      </main>
    </div>
  );
}

/** Of the address, else of this tab, which has left for signing in. */
function takeToken(): string {
  const addressToken = location.hash.slice(1);
  if (addressToken === '') return storedToken.read() ?? '';
  storedToken.tryToKeep(addressToken);
  return addressToken;
}

function Offer({ invitation, token }: { invitation: OpenedInvitation; token: string }) {
  const { t } = useTranslation();
  const { restaurant, role, email } = invitation;
  const user = signedInUser();
  const leadText = t(role === 'manager' ? 'people.invitation_manager' : 'people.invitation_staff', {
    restaurant: restaurant.name,
  });
  const isInvited = user?.email.toLowerCase() === email;
  return (
    <div className={styles.invitation}>
      <p>{leadText}</p>
      {!user && <SignInWays email={email} />}
      {user && !isInvited && <OtherAddress email={email} own={user.email} />}
      {user && isInvited && <Acceptance restaurant={restaurant.name} token={token} />}
    </div>
  );
}

function SignInWays({ email }: { email: string }) {
  const { t } = useTranslation();
  const search = `?${new URLSearchParams({ next: APP_PATHS.invitation })}`;
  return (
    <>
      <p className={uiStyles.verbatim}>{t('people.sign_in_with', { email })}</p>
      <div className={styles.ways}>
        <Button component={Link} to={APP_PATHS.signIn + search} fullWidth>
          {t('people.sign_in')}
        </Button>
        <Button component={Link} to={APP_PATHS.signUp + search} variant="default" fullWidth>
          {t('people.sign_up')}
        </Button>
      </div>
    </>
  );
}

function OtherAddress({ email, own }: { email: string; own: string }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <>
      <p role="alert" className={uiStyles.verbatim}>
        {t('people.other_address', { email, own })}
      </p>
      <Button fullWidth onClick={() => void signOut()}>
        {t('frame.sign_out')}
      </Button>
    </>
  );
}

function Acceptance({ restaurant, token }: { restaurant: string; token: string }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => askApi(acceptedInvitationSchema, 'POST', PEOPLE_PATHS.acceptedInvitation, { token }),
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: (answer) => {
      storedToken.forget();
      startWith({ id: answer.restaurant.id, name: restaurant });
    },
  });
  return (
    <>
      <p role="alert" className={uiStyles.fieldError}>
        {error && problemWords(error)}
      </p>
      <Button fullWidth loading={isPending} onClick={() => mutate()}>
        {t('people.accept')}
      </Button>
    </>
  );
}

function Ended({ reason }: { reason: string }) {
  const { t } = useTranslation();
  const isSignedIn = signedInUser() !== undefined;
  return (
    <div className={styles.invitation}>
      <p role="alert">{reason}</p>
      <p>
        <Link to={isSignedIn ? APP_PATHS.admin : APP_PATHS.signIn} onClick={storedToken.forget}>
          {isSignedIn ? t('people.to_app') : t('account.to_sign_in')}
        </Link>
      </p>
    </div>
  );
}
