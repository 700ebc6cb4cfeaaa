// Runs before the first paint and before the app's scripts are there.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // A browser that stores nothing for us.
      return null;
    }
  };

  // The colour mode that the owner chose, or the system's.
  const chosen = stored('color-scheme');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';

  // Once the browser has the fonts, nothing is drawn without them (web/theme/load-fonts.ts).
  const fonts = stored('fonts');
  if (fonts?.startsWith('/assets/')) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = fonts;
    document.head.append(sheet);
  }

  // What the app asks first if this browser has signed in (web/api/opening.ts), while its scripts are on their way.
  if (Number(stored('session-expires-at') ?? 0) > Date.now()) {
    const lang = stored('locale') ?? document.documentElement.lang;
    const opening = fetch(`/api/opening?lang=${encodeURIComponent(lang)}`, { headers: { accept: 'application/json' } });
    // Who takes it handles the failure.
    opening.catch(() => undefined);
    window.openingAnswer = opening;
  }
})();
