import { ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';
import { setDialogsReady } from './dialogs-ready.ts';

/** Where the dialogs of modals.tsx appear; loaded after the first screen. */
export function Dialogs() {
  // After the provider's own effect, by which it begins to listen.
  useEffect(setDialogsReady, []);
  return (
    <ModalsProvider>
      <span hidden />
    </ModalsProvider>
  );
}
