import { ModalsProvider, modals } from '@mantine/modals';
import { useEffect } from 'react';
import { setDialogsReady } from './dialogs-ready.ts';

/** The container of the dialogs in modals.tsx; loaded after the first screen. */
export function Dialogs() {
  // After the provider's own effect, which starts listening.
  useEffect(() => setDialogsReady(modals), []);
  return (
    <ModalsProvider>
      <span hidden />
    </ModalsProvider>
  );
}
