import { APP_PATHS } from './paths.ts';

/** Whether an address of the owner's app is a screen of the subscription: there alone a provider's script is allowed. */
export const isSubscriptionPath = (path: string): boolean =>
  path === APP_PATHS.subscription || path.startsWith(`${APP_PATHS.subscription}/`);
