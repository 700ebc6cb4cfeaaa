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

  // What the app asks first if this browser has signed in (web/api/opening.ts), while its scripts are on their way.
  if (Number(storedValue('session-expires-at') ?? 0) > Date.now()) {
    const lang = storedValue('locale') ?? document.documentElement.lang;
    const abortion = new AbortController();
    const answer = fetch(`/api/opening?lang=${encodeURIComponent(lang)}`, {
      headers: { accept: 'application/json' },
      signal: abortion.signal,
    });
    // Who takes it handles the failure.
    answer.catch(() => undefined);
    window.openingRequest = { answer, abort: () => abortion.abort() };
  }
})();
