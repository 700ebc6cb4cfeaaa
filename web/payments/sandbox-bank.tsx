import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribedSchema } from '../../shared/api/subscriptions.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { askApi } from '../api/ask.ts';
import { Dialog } from './dialog.tsx';

type Outcome = 'approve' | 'refuse';

/** Answers the bank's open question; null if there is none. */
let answerBank: ((outcome: Outcome) => void) | null = null;
const answerListeners = new Set<() => void>();

function setAnswer(nextAnswer: typeof answerBank): void {
  answerBank = nextAnswer;
  for (const answerListener of answerListeners) answerListener();
}

function onQuestion(answerListener: () => void): () => void {
  answerListeners.add(answerListener);
  return () => answerListeners.delete(answerListener);
}

/**
 * The sandbox's bank asks, as a real one would; closing the dialog declines. Resolves once it approved.
 * @throws ApiProblem `payment_failed` if it didn't, with the server's message.
 */
export async function askSandboxBank(client_secret: string): Promise<boolean> {
  const bankOutcome = await new Promise<Outcome>(setAnswer);
  setAnswer(null);
  await askApi(subscribedSchema, 'POST', API_PATHS.sandboxConfirm, { client_secret, outcome: bankOutcome });
  return bankOutcome === 'approve';
}

/** The dialog in which it asks. */
export function SandboxBank() {
  const { t } = useTranslation();
  const answerQuestion = useSyncExternalStore(onQuestion, () => answerBank);
  if (!answerQuestion) return null;
  return (
    <Dialog
      title={t('subscription.bank_title')}
      onClose={() => answerQuestion('refuse')}
      actions={
        <>
          <Button variant="default" onClick={() => answerQuestion('refuse')}>
            {t('subscription.bank_refuse')}
          </Button>
          <Button data-autofocus onClick={() => answerQuestion('approve')}>
            {t('subscription.bank_approve')}
          </Button>
        </>
      }
    >
      <p>{t('subscription.bank_lead')}</p>
    </Dialog>
  );
}
