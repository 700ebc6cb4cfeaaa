import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailSchema } from '../../../shared/api/accounts.ts';
import { INVITATION_LIFETIME_DAYS } from '../../../shared/limits.ts';
import type { InvitedRole } from '../../../shared/roles.ts';
import { refusalWords } from '../../api/problem-words.ts';
import { ChoiceCards } from '../../forms/choice-cards.tsx';
import { sendInvitation } from './people-queries.ts';

/** Invites a person by mail, as manager or staff. */
export function InviteForm({ onInvited }: { onInvited(): Promise<void> }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('manager');
  const [isInvalid, setIsInvalid] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const invitePerson = useMutation({
    mutationFn: () => sendInvitation({ email, role }),
    networkMode: 'always',
    meta: { failure: 'silent' },
    // The reason is at the field: there it is read aloud, and the address is mended.
    onError: () => emailField.current?.focus(),
    onSuccess: async () => {
      setEmail('');
      await onInvited();
    },
  });
  const refusalText = invitePerson.error ? refusalWords(invitePerson.error, 'email') : undefined;
  return (
    <section>
      <h2>{t('people.invite_title')}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isValid = emailSchema.safeParse(email).success;
          setIsInvalid(!isValid);
          if (isValid) invitePerson.mutate();
          else emailField.current?.focus();
        }}
      >
        <TextInput
          label={t('auth.email')}
          description={t('people.email_hint', { days: INVITATION_LIFETIME_DAYS })}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          withAsterisk={false}
          ref={emailField}
          value={email}
          error={isInvalid ? t('auth.invalid_email') : refusalText}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setIsInvalid(false);
            if (!invitePerson.isPending) invitePerson.reset();
          }}
        />
        <ChoiceCards<InvitedRole>
          label={t('people.role')}
          value={role}
          onChange={setRole}
          cards={[
            { value: 'manager', title: t('people.role_manager'), text: t('people.manager_text') },
            { value: 'staff', title: t('people.role_staff'), text: t('people.staff_text') },
          ]}
        />
        <div>
          <Button type="submit" loading={invitePerson.isPending}>
            {t('people.invite')}
          </Button>
        </div>
        <p role="status">{invitePerson.data && t('people.invited', { email: invitePerson.data.invitation.email })}</p>
      </form>
    </section>
  );
}
