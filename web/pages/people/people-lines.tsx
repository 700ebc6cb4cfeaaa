import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Invitation, Person } from '../../../shared/api/people.ts';
import { fillPath } from '../../../shared/paths.ts';
import { PEOPLE_PATHS } from '../../../shared/people-paths.ts';
import type { RestaurantRole } from '../../../shared/roles.ts';
import { askApi } from '../../api/ask.ts';
import { requireRestaurantId, signedInUser } from '../../api/session.ts';
import { askToConfirm } from '../../dialogs/modals.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './people.module.css';
import { sendInvitation } from './people-queries.ts';

const ROLE_WORDS = {
  owner: 'people.role_owner',
  manager: 'people.role_manager',
  staff: 'people.role_staff',
} as const satisfies Record<RestaurantRole, string>;

type PersonProps = { person: Person; onRemoved(): Promise<void> };

export function PersonLine({ person, onRemoved }: PersonProps) {
  const { t } = useTranslation();
  const { id: userId, email, role } = person;
  const removePerson = useMutation({
    mutationFn: () =>
      askApi(z.undefined(), 'DELETE', fillPath(PEOPLE_PATHS.person, { id: requireRestaurantId(), userId })),
    networkMode: 'always',
    meta: { failure: t('people.not_removed') },
    onSuccess: onRemoved,
  });
  return (
    <li>
      <div>
        <strong className={uiStyles.verbatim}>{email}</strong>
        <p>
          {t(ROLE_WORDS[role])}
          {userId === signedInUser()?.id && ` · ${t('people.you')}`}
        </p>
      </div>
      {role !== 'owner' && (
        <Button
          variant="subtle"
          color="brick"
          loading={removePerson.isPending}
          aria-label={t('people.remove_person', { email })}
          onClick={() =>
            askToConfirm({
              title: t('people.remove_title', { email }),
              children: t('people.remove_text'),
              yes: t('people.remove'),
              onConfirm: () => removePerson.mutate(),
            })
          }
        >
          {t('people.remove')}
        </Button>
      )}
    </li>
  );
}

type InvitationProps = { invitation: Invitation; onSent(): Promise<void>; onWithdrawn(): Promise<void> };

/** With its end. Sending it again makes a new one, whose mail has the only link that works. */
export function InvitationLine({ invitation, onSent, onWithdrawn }: InvitationProps) {
  const { t } = useTranslation();
  const { id: invitationId, email, role, expires_at } = invitation;
  const [isOver] = useState(() => Date.parse(expires_at) <= Date.now());
  const sendAgain = useMutation({
    mutationFn: () => sendInvitation({ email, role }),
    networkMode: 'always',
    meta: { failure: t('people.not_sent') },
    onSuccess: onSent,
  });
  const withdraw = useMutation({
    mutationFn: () =>
      askApi(z.undefined(), 'DELETE', fillPath(PEOPLE_PATHS.invitation, { id: requireRestaurantId(), invitationId })),
    networkMode: 'always',
    meta: { failure: t('people.not_withdrawn') },
    onSuccess: onWithdrawn,
  });
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(Date.parse(expires_at));
  return (
    <li>
      <div>
        <strong className={uiStyles.verbatim}>{email}</strong>
        <p>
          {t(ROLE_WORDS[role])} · {isOver ? t('people.over', { date }) : t('people.valid_until', { date })}
        </p>
      </div>
      <div className={styles.lineActions}>
        <Button
          variant="subtle"
          loading={sendAgain.isPending}
          aria-label={t('people.send_again_to', { email })}
          onClick={() => sendAgain.mutate()}
        >
          {t('people.send_again')}
        </Button>
        <Button
          variant="subtle"
          color="brick"
          loading={withdraw.isPending}
          aria-label={t('people.withdraw_of', { email })}
          onClick={() => withdraw.mutate()}
        >
          {t('people.withdraw')}
        </Button>
      </div>
    </li>
  );
}
