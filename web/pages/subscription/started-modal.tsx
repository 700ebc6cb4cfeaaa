import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { Dialog } from '../../payments/dialog.tsx';
import { SandboxNote } from '../../payments/sandbox-note.tsx';
import { keepStarted } from '../../payments/started.ts';
import { forgetWanted, readWanted } from '../../payments/wanted.ts';
import { openPublishing } from '../../state/asked-dialogs.ts';

/** "Subscription started" (specification §2): a link home, or back to what the owner wanted before. */
export function StartedModal() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [wanted] = useState(readWanted);
  const end = () => {
    forgetWanted();
    keepStarted(null);
  };
  const goTo = async (path: string) => {
    await navigate(path);
    end();
  };
  return (
    <Dialog
      title={t('subscription.started_title')}
      onClose={end}
      actions={
        <>
          <Button variant={wanted ? 'default' : 'filled'} onClick={() => void goTo(APP_PATHS.admin)}>
            {t('subscription.started_home')}
          </Button>
          {wanted?.capability === 'publish' && (
            <Button onClick={() => void goTo(wanted.path).then(openPublishing)}>
              {t('subscription.started_publish')}
            </Button>
          )}
          {wanted && wanted.capability !== 'publish' && (
            <Button onClick={() => void goTo(wanted.path)}>{t('subscription.started_back')}</Button>
          )}
        </>
      }
    >
      <p>{t('subscription.started_lead')}</p>
      <SandboxNote />
    </Dialog>
  );
}
