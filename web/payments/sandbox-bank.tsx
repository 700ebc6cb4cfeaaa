import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribedSchema } from '../../shared/api/subscriptions.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { ask } from '../api/ask.ts';
import { Dialog } from './dialog.tsx';

type Outcome = 'approve' | 'refuse';

/** Answers the bank's open question; null if there is none. */
let answer: ((outcome: Outcome) => void) | null = null;
const listeners = new Set<() => void>();

function set(next: typeof answer): void {
  answer = next;
  for (const listener of listeners) listener();
}

function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The sandbox's bank asks, as a real one would; closing the dialog declines. Resolves once it approved.
 * @throws ApiProblem `payment_failed` if it didn't, with the server's message.
 */
export async function askSandboxBank(client_secret: string): Promise<boolean> {
  const outcome = await new Promise<Outcome>(set);
  set(null);
  await ask(subscribedSchema, 'POST', API_PATHS.sandboxConfirm, { client_secret, outcome });
  return outcome === 'approve';
}

/** The dialog in which it asks. */
export function SandboxBank() {
  const { t } = useTranslation();
  const tell = useSyncExternalStore(onQuestion, () => answer);
  if (!tell) return null;
  return (
    <Dialog
      title={t('subscription.bank_title')}
      onClose={() => tell('refuse')}
      actions={
        <>
          <Button variant="default" onClick={() => tell('refuse')}>
            {t('subscription.bank_refuse')}
          </Button>
          <Button data-autofocus onClick={() => tell('approve')}>
            {t('subscription.bank_approve')}
          </Button>
        </>
      }
    >
      <p>{t('subscription.bank_lead')}</p>
    </Dialog>
  );
}
