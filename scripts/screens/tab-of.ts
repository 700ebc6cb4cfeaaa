import type { BrowserContext } from 'playwright-core';
import { sampleRestaurant } from '../../test/sample-publication.ts';

/** Sets the tab storage of a context's pages to that of someone who is signing in, or in the onboarding. */
export async function holdInTab(context: BrowserContext, userId: string): Promise<void> {
  const { name, main_locale, currency } = sampleRestaurant();
  await context.addInitScript(keepInTab, {
    'pending-sign-in': JSON.stringify({ email: 'chef@example.com', kind: 'register', sent_at: Date.now() }),
    onboarding: JSON.stringify({ user_id: userId, name, main_locale, currency, logo_done: true }),
  });
}

function keepInTab(entries: Record<string, string>): void {
  if (!location.protocol.startsWith('http')) return;
  for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
}
