import { APP_PATHS } from '../../../shared/paths.ts';

/**
 * Whether the current document was sent for an address of the subscription: only then does its content security policy allow
 * the provider's hosts (server/http/guards/security-headers.ts). Navigation within the app keeps the document.
 */
export function canFramePayments(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return false;
  const { pathname } = new URL(navigation.name);
  return pathname === APP_PATHS.subscription || pathname.startsWith(`${APP_PATHS.subscription}/`);
}
