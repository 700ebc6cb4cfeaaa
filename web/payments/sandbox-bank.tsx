import { Button, Group } from '@mantine/core';
import { modals } from '@mantine/modals';
import { subscribedSchema } from '../../shared/api/subscriptions.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { ask } from '../api/ask.ts';
import { t } from '../i18n/i18n.ts';

type Outcome = 'approve' | 'refuse';

/** The sandbox's bank asks, as a real one would; whoever closes the dialog has refused. The server refuses the payment in its own words. */
export async function askSandboxBank(client_secret: string): Promise<boolean> {
  const outcome = await askInDialog();
  await ask(subscribedSchema, 'POST', API_PATHS.sandboxConfirm, { client_secret, outcome });
  return outcome === 'approve';
}

function askInDialog(): Promise<Outcome> {
  return new Promise((resolve) => {
    const answer = (outcome: Outcome) => {
      resolve(outcome);
      modals.close(id);
    };
    const id = modals.open({
      title: t('subscription:subscription.bank_title'),
      closeButtonProps: { 'aria-label': t('frame.close') },
      // Closing it without a word comes after an answer as well, and then changes nothing.
      onClose: () => resolve('refuse'),
      children: (
        <>
          <p className="modal-text">{t('subscription:subscription.bank_lead')}</p>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => answer('refuse')}>
              {t('subscription:subscription.bank_refuse')}
            </Button>
            <Button data-autofocus onClick={() => answer('approve')}>
              {t('subscription:subscription.bank_approve')}
            </Button>
          </Group>
        </>
      ),
    });
  });
}
