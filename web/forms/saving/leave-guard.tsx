import { Button, Group, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import styles from '../forms.module.css';

type Props = { isChanged: boolean; isSettled(): boolean; onLeave(): void };

/** Asks before unsaved text is lost. A redirect to sign-in doesn't ask: the text is kept meanwhile. */
export function LeaveGuard({ isChanged, isSettled, onLeave }: Props) {
  const { t } = useTranslation();
  const navigationBlocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !isSettled() &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== APP_PATHS.signIn,
  );
  useEffect(() => {
    if (!isChanged) return;
    const holdUnload = (event: BeforeUnloadEvent) => {
      if (!isSettled()) event.preventDefault();
    };
    addEventListener('beforeunload', holdUnload);
    return () => removeEventListener('beforeunload', holdUnload);
  }, [isChanged, isSettled]);

  const stayHere = () => navigationBlocker.reset?.();
  return (
    <Modal
      opened={navigationBlocker.state === 'blocked'}
      onClose={stayHere}
      title={t('forms.leave_title')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <p className={styles.modalText}>{t('forms.leave')}</p>
      <Group justify="flex-end">
        <Button
          variant="default"
          onClick={() => {
            onLeave();
            navigationBlocker.proceed?.();
          }}
        >
          {t('forms.leave_anyway')}
        </Button>
        <Button onClick={stayHere} data-autofocus>
          {t('forms.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
