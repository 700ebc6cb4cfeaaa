// First, so that the styles of components override it.
import './theme/mantine.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/transitions.css';
import './ui/ui.module.css';
import './frame/frame.module.css';
import './frame/page.module.css';
import './frame/navigation.module.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { setConfirmIdentity } from './api/confirm-identity.ts';
import { queryClient } from './api/query-client.ts';
import { insertIcons } from './frame/icon-sprite.ts';
import { laterPart } from './frame/later-part.tsx';
import { slideScreens } from './frame/transitions.ts';
import { browserLocale, startI18n, withAllWords } from './i18n/i18n.ts';
import { importPart } from './i18n/import-part.ts';
import { routes } from './routes.tsx';
import { loadFonts } from './state/load-fonts.ts';
import { whenIdle } from './state/when-idle.ts';
import { colorSchemes, theme } from './theme/theme.ts';

// The document's nonce, which the server created for this request; scripts can only read it as a property.
const cspNonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(cspNonce);
const appElement = document.getElementById('app');
if (!appElement) throw new Error('The document has no place for the app.');

// Without a network yet, the screens work without dialogs until they can be loaded.
const Dialogs = laterPart(async () => {
  await whenIdle;
  return (await importPart(() => import('./dialogs/dialogs.tsx'))).Dialogs;
});

setConfirmIdentity(async () => {
  const { confirmIdentity } = await withAllWords(() => import('./frame/confirm-identity.tsx'));
  return await confirmIdentity();
});
void insertIcons();
void loadFonts();
await startI18n(browserLocale());
const appRouter = createBrowserRouter(routes);
slideScreens(appRouter);

createRoot(appElement).render(
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    colorSchemeManager={colorSchemes}
    getStyleNonce={() => cspNonce}
    deduplicateInlineStyles
  >
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={appRouter} />
      <Dialogs />
    </QueryClientProvider>
  </MantineProvider>,
);
