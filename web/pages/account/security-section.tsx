import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityEvent, SecurityEventKind } from '../../../shared/api/security-events.ts';
import formsStyles from '../../forms/forms.module.css';
import settingsStyles from '../../forms/settings.module.css';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import styles from './account.module.css';
import { securityEventsQuery } from './account-queries.ts';
import { useDeviceName } from './device-name.ts';

const EVENTS_AT_ONCE = 10;

const EVENT_TEXTS = {
  signed_in_by_code: 'account.event_signed_in_by_code',
  signed_in_by_passkey: 'account.event_signed_in_by_passkey',
  code_refused: 'account.event_code_refused',
  passkey_added: 'account.event_passkey_added',
  passkey_removed: 'account.event_passkey_removed',
  email_change_asked: 'account.event_email_change_asked',
  email_changed: 'account.event_email_changed',
  email_change_cancelled: 'account.event_email_change_cancelled',
  email_taken_back: 'account.event_email_taken_back',
  device_revoked: 'account.event_device_revoked',
  signed_out_everywhere: 'account.event_signed_out_everywhere',
  idle_limit_changed: 'account.event_idle_limit_changed',
  data_exported: 'account.event_data_exported',
  menu_key_made: 'account.event_menu_key_made',
  person_invited: 'account.event_person_invited',
  person_removed: 'account.event_person_removed',
  restaurant_deleted: 'account.event_restaurant_deleted',
  restaurant_left: 'account.event_restaurant_left',
  menu_key_revoked: 'account.event_menu_key_revoked',
  webhook_set: 'account.event_webhook_set',
  webhook_removed: 'account.event_webhook_removed',
  staff_link_made: 'account.event_staff_link_made',
  staff_link_revoked: 'account.event_staff_link_revoked',
} as const satisfies Record<SecurityEventKind, string>;

/** The account's security log, newest first. */
export function SecuritySection() {
  const { t } = useTranslation();
  const { data: events, isError, refetch } = useQuery(securityEventsQuery());
  const [shownEvents, setShownEvents] = useState(EVENTS_AT_ONCE);
  return (
    <section>
      <h2>{t('account.security')}</h2>
      <p className={formsStyles.formNote}>{t('account.security_note')}</p>
      {isError && !events && (
        <p role="alert">
          {t('account.security_unread')}{' '}
          <Button variant="default" onClick={() => void refetch()}>
            {t('frame.try_again')}
          </Button>
        </p>
      )}
      {!events && !isError && <ScreenLoading />}
      {events?.length === 0 && <p>{t('account.security_empty')}</p>}
      {events && events.length > 0 && (
        <ul className={styles.devices} aria-label={t('account.security')}>
          {events.slice(0, shownEvents).map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ul>
      )}
      {events && events.length > shownEvents && (
        <Button variant="default" onClick={() => setShownEvents(shownEvents + EVENTS_AT_ONCE)}>
          {t('account.security_more')}
        </Button>
      )}
    </section>
  );
}

function EventItem({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation();
  const { kind, count, happened_at } = event;
  const deviceName = useDeviceName()(event);
  const hasDevice = kind === 'signed_in_by_code' || kind === 'signed_in_by_passkey' || kind === 'code_refused';
  const eventTime = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    Date.parse(happened_at),
  );
  return (
    <li>
      <div>
        <strong>{t(EVENT_TEXTS[kind], { count })}</strong>
        <span className={`${settingsStyles.text} ${styles.deviceText}`}>
          <time dateTime={happened_at}>{eventTime}</time>
          {hasDevice && <> · {deviceName}</>}
        </span>
      </div>
    </li>
  );
}
