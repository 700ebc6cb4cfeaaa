// Runs before the first paint and before the app's scripts are there.
(() => {
  const storedValue = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // A browser that stores nothing for us.
      return null;
    }
  };

  // The colour mode that the owner chose, or the system's.
  const chosenScheme = storedValue('color-scheme');
  const isDark =
    chosenScheme === 'dark' || (chosenScheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';

  // Once the browser has the fonts, nothing is drawn without them (web/state/load-fonts.ts).
  const fonts = storedValue('fonts');
  if (fonts?.startsWith('/assets/')) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = fonts;
    document.head.append(sheet);
  }

  // The restaurant that this tab shows (web/api/tab-restaurant.ts), or that a mail's link names.
  const tabRestaurantId = () => {
    try {
      const named = /^\/admin/.test(location.pathname) && new URLSearchParams(location.search).get('restaurant');
      if (named && /^\w{1,40}$/.test(named))
        sessionStorage.setItem('tab-restaurant', JSON.stringify({ id: named, name: '', user_id: '' }));
      return JSON.parse(sessionStorage.getItem('tab-restaurant') ?? 'null')?.id;
    } catch {
      return undefined;
    }
  };

  // Read also by a browser that isn't signed in: the sign-in asks for it. An address in the tab's history may be another's.
  const restaurantId = tabRestaurantId();
  if (restaurantId && (history.state?.restaurant ?? restaurantId) !== restaurantId) location.replace('/admin');

  // What the app asks first if this browser has signed in (web/api/opening.ts), while its scripts are on their way.
  if (Number(storedValue('session-expires-at') ?? 0) > Date.now()) {
    const lang = storedValue('locale') ?? document.documentElement.lang;
    const headers = { accept: 'application/json' };
    if (restaurantId) headers['x-restaurant-id'] = restaurantId;
    const abortion = new AbortController();
    const answer = fetch(`/api/opening?lang=${encodeURIComponent(lang)}`, {
      headers,
      signal: abortion.signal,
    });
    // Who takes it handles the failure.
    answer.catch(() => undefined);
    window.openingRequest = { answer, abort: () => abortion.abort() };
  }
})();
