import { ModalsProvider } from '@mantine/modals';

/** Where the dialogs of modals.tsx appear; loaded after the first screen. */
export function Dialogs() {
  return (
    <ModalsProvider>
      <span hidden />
    </ModalsProvider>
  );
}
