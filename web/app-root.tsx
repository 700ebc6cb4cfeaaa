import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router';
import { PRODUCT_NAME } from '../shared/product-name.ts';
import { readLostRestaurant } from './api/tab-restaurant.ts';
import { Notices } from './frame/notices.tsx';
import { changeLocale, currentLocale, withAllWords } from './i18n/i18n.ts';
import { readNext, redirectFor } from './session/guard.ts';
import { firstUnfinishedStep, readOnboardingAnswers } from './session/onboarding-answers.ts';
import { sessionQuery } from './session/session-query.ts';
import { EmptyState } from './ui/empty-state.tsx';

// Few owners have an address to verify.
const EmailCheck = lazy(async () => ({
  default: (await withAllWords(() => import('./pages/account/email-check.tsx'))).EmailCheck,
}));

const LostRestaurant = lazy(async () => ({
  default: (await withAllWords(() => import('./frame/lost-restaurant.tsx'))).LostRestaurant,
}));

/** Around every screen: the splash until the session is known, then the guard. `paths`: the existing screens. */
export function AppRoot({ paths }: { paths: ReadonlySet<string> }) {
  const { t } = useTranslation();
  const { data: session, isError, refetch } = useQuery(sessionQuery());
  const { pathname, search } = useLocation();
  const userLocale = session?.kind === 'signed_in' ? session.user.locale : undefined;
  useEffect(() => {
    if (userLocale && userLocale !== currentLocale()) void changeLocale(userLocale);
  }, [userLocale]);

  if (!session)
    return (
      <>
        <Notices />
        {isError ? (
          <EmptyState
            title={t('frame.session_failed')}
            action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
          />
        ) : (
          <Splash />
        )}
      </>
    );

  const user = session.kind === 'signed_in' ? session.user : undefined;
  const redirectPath = redirectFor({
    path: pathname,
    is_known: [...paths].some((path) => matchPath(path, pathname)),
    session,
    next: readNext(search),
    onboarding_step: firstUnfinishedStep(user ? readOnboardingAnswers(user.id) : {}),
  });
  return (
    <>
      <Notices />
      {user && (user.new_email !== null || user.email_verified_at === null) && (
        <Suspense>
          <EmailCheck user={user} />
        </Suspense>
      )}
      {user && readLostRestaurant() && (
        <Suspense>
          <LostRestaurant />
        </Suspense>
      )}
      {redirectPath !== null && redirectPath !== pathname ? <Navigate to={redirectPath} replace /> : <Outlet />}
    </>
  );
}

/** The same as the document shows before the app is loaded. */
export function Splash() {
  return (
    <div className="splash">
      <div>
        {PRODUCT_NAME}
        <i>.</i>
      </div>
    </div>
  );
}
