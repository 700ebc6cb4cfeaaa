declare global {
  /** Google's queue: gtm.js first reads its entries. */
  var dataLayer: unknown[] | undefined;
}

const DENIED_CONSENT = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
};

type TagManager = {
  tell(page: { path: string; title: string }): void;
  /** Allows measuring, or denies it again: what runs can't be unloaded without the page. */
  allow(analytics_storage: 'granted' | 'denied'): void;
};

/**
 * Loads the container once there is consent: everything is denied first, then measuring alone is allowed. Addresses are
 * anonymised, and nothing is for advertising (specification §7).
 */
export function loadTagManager(id: string): TagManager {
  const queue: unknown[] = [];
  globalThis.dataLayer = queue;
  pushCommand('consent', 'default', DENIED_CONSENT);
  allowAnalytics('granted');
  pushCommand('set', {
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // The address without its query, which may hold what somebody typed.
    page_location: location.origin + location.pathname,
    page_referrer: '',
  });
  queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const scriptElement = document.createElement('script');
  scriptElement.async = true;
  scriptElement.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(scriptElement);
  return {
    allow: allowAnalytics,
    tell({ path, title }) {
      pushCommand('set', { page_location: location.origin + path });
      queue.push({ event: 'page_view', page_path: path, page_title: title });
    },
  };

  function allowAnalytics(analytics_storage: 'granted' | 'denied'): void {
    pushCommand('consent', 'update', { analytics_storage });
  }

  // Google's script distinguishes a command from an event by its being `arguments`
  // (developers.google.com/tag-platform/gtagjs).
  function pushCommand(..._values: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: an array would be ignored.
    queue.push(arguments);
  }
}
