import type { User } from '../../shared/api/accounts.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import { type ClientSession, hasOwnRestaurant, roleOf } from '../api/session.ts';

type Guarded = {
  /** The requested address. */
  path: string;
  /** Whether the app has a screen there. */
  is_known: boolean;
  session: ClientSession;
  /** The address that the owner requested before signing in. */
  next: string | null;
  /** The onboarding's first step without an answer. */
  onboarding_step: string;
};

const AUTH_PATHS: readonly string[] = [APP_PATHS.home, APP_PATHS.signUp, APP_PATHS.signIn, APP_PATHS.confirm];
const OPEN_PATHS: readonly string[] = [
  APP_PATHS.terms,
  APP_PATHS.verifyEmail,
  APP_PATHS.takeBackEmail,
  APP_PATHS.service,
  APP_PATHS.invitation,
];
/** Both also exist once there is a restaurant. */
const STEPS_WITH_RESTAURANT: readonly string[] = [APP_PATHS.onboardingImport, APP_PATHS.onboardingAnalysis];

/** Available to every account. */
const ACCOUNT_PATHS: readonly string[] = [APP_PATHS.accountEdit, APP_PATHS.accountEmail];

const isWithin = (path: string, area: '/admin' | '/onboarding'): boolean =>
  path === area || path.startsWith(`${area}/`);

/** An address within the app to return to, never an external one. */
export function readNext(search: string): string | null {
  const nextPath = new URLSearchParams(search).get('next');
  const isOwn =
    nextPath !== null &&
    (isWithin(nextPath, '/admin') || isWithin(nextPath, '/onboarding') || nextPath === APP_PATHS.invitation);
  return isOwn ? nextPath : null;
}

const signInTo = (path: string): string => `${APP_PATHS.signIn}?${new URLSearchParams({ next: path })}`;

/** Where an address redirects, or null if it may be shown (specification §2, design §5). */
export function redirectFor(guarded: Guarded): string | null {
  const { path, session } = guarded;
  if (OPEN_PATHS.includes(path)) return null;
  if (session.kind === 'signed_in') return redirectSignedIn(guarded, session.user);
  if (path === APP_PATHS.home) return APP_PATHS.signUp;
  if (AUTH_PATHS.includes(path)) return null;
  if (session.kind === 'left') return APP_PATHS.signIn;
  if (isWithin(path, '/admin') || (isWithin(path, '/onboarding') && session.kind === 'ended')) return signInTo(path);
  return APP_PATHS.signUp;
}

function redirectSignedIn({ path, is_known, next: nextPath, onboarding_step }: Guarded, user: User): string | null {
  const isOnboarding = isWithin(path, '/onboarding');
  const isAuth = AUTH_PATHS.includes(path);
  if (isAuth && nextPath === APP_PATHS.invitation) return nextPath;
  if (!user.restaurant) return (isOnboarding && is_known) || ACCOUNT_PATHS.includes(path) ? null : onboarding_step;
  // They have the service's screen only, and the way to a first restaurant of their own.
  if (roleOf(user) === 'staff') {
    const isAddingOwn = path === APP_PATHS.restaurantCreate && !hasOwnRestaurant(user);
    return isAddingOwn || ACCOUNT_PATHS.includes(path) ? null : APP_PATHS.service;
  }
  if (isOnboarding) return STEPS_WITH_RESTAURANT.includes(path) ? null : APP_PATHS.admin;
  if (isAuth) return nextPath ?? APP_PATHS.admin;
  return is_known ? null : APP_PATHS.admin;
}
