import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Session } from '../../../shared/api/sessions.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { leaveSession } from '../../api/session.ts';
import { askToConfirm } from '../../dialogs/modals.tsx';
import formsStyles from '../../forms/forms.module.css';
import settingsStyles from '../../forms/settings.module.css';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import styles from './account.module.css';
import { sessionsQuery } from './account-queries.ts';
import { useDeviceName } from './device-name.ts';

/** The owner's sessions; each can be ended, and all of them. */
export function DevicesSection() {
  const { t } = useTranslation();
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery());
  const signOutEverywhere = useMutation({
    mutationFn: () => askApi(z.undefined(), 'DELETE', API_PATHS.sessions),
    networkMode: 'always',
    meta: { failure: t('account.all_not_ended') },
    // The guard redirects to sign-in.
    onSuccess: leaveSession,
  });
  const askEverywhere = () =>
    askToConfirm({
      title: t('account.end_all_title'),
      children: t('account.end_all_text'),
      yes: t('account.end_all'),
      no: t('frame.cancel'),
      onConfirm: () => signOutEverywhere.mutate(),
    });
  return (
    <section>
      <h2>{t('account.devices')}</h2>
      <p className={formsStyles.formNote}>{t('account.devices_note')}</p>
      {isError && !sessions && (
        <p role="alert">
          {t('account.devices_unread')}{' '}
          <Button variant="default" onClick={() => void refetch()}>
            {t('frame.try_again')}
          </Button>
        </p>
      )}
      {!sessions && !isError && <ScreenLoading />}
      {sessions && (
        <ul className={styles.devices} aria-label={t('account.devices')}>
          {sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Button variant="default" loading={signOutEverywhere.isPending} onClick={askEverywhere}>
        {t('account.end_all')}
      </Button>
    </section>
  );
}

function Device({ session }: { session: Session }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      session.current
        ? askApi(z.undefined(), 'POST', API_PATHS.logout)
        : askApi(z.undefined(), 'DELETE', fillPath(API_PATHS.session, { id: session.id })),
    networkMode: 'always',
    meta: { failure: t('account.device_not_ended') },
    onSuccess: () => (session.current ? leaveSession() : queryClient.invalidateQueries({ queryKey: KEYS.sessions })),
  });
  const { timezone } = session;
  const deviceName = useDeviceName()(session);
  // "America/Argentina/Buenos_Aires": the last part is the zone's reference place.
  const timezoneCity = timezone?.split('/').at(-1)?.replaceAll('_', ' ');
  const lastUse = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    Date.parse(session.last_used_at),
  );
  return (
    <li>
      <div>
        <strong>{deviceName}</strong>{' '}
        {session.current && <span className={styles.deviceCurrent}>{t('account.this_device')}</span>}
        <span className={`${settingsStyles.text} ${styles.deviceText}`}>
          {timezoneCity ? t('account.place', { place: timezoneCity }) : t('account.unknown_place')} ·{' '}
          {t('account.last_used', { time: lastUse })}
        </span>
      </div>
      <Button
        variant="default"
        loading={isPending}
        aria-label={t('account.end_device_of', { device: deviceName })}
        onClick={() => mutate()}
      >
        {t('account.end_device')}
      </Button>
    </li>
  );
}
