import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { emailSchema } from '../../shared/api/accounts.ts';
import { ApiProblem } from '../api/api-problem.ts';

type Props = {
  initial?: string;
  /** The field's autocomplete; with `webauthn` at the end it offers passkeys too. */
  autoComplete?: 'email' | 'email webauthn';
  submit_label: string;
  isPending: boolean;
  /** Why the server refused the address. */
  error: Error | null;
  onSubmit(email: string): void;
  children?: ReactNode;
};

/** Asks for an email address, checked before it is sent. */
export function EmailForm({
  initial = '',
  autoComplete = 'email',
  submit_label,
  isPending,
  error,
  onSubmit,
  children,
}: Props) {
  const { t } = useTranslation();
  const emailForm = useForm({
    initialValues: { email: initial },
    validate: { email: (email) => (emailSchema.safeParse(email).success ? null : t('auth.invalid_email')) },
  });
  const refusalText = error instanceof ApiProblem ? error.fields['email']?.message : undefined;
  return (
    <form noValidate onSubmit={emailForm.onSubmit(({ email }) => onSubmit(emailSchema.parse(email)))}>
      <TextInput
        label={t('auth.email')}
        description={t('auth.no_password')}
        type="email"
        name="email"
        autoComplete={autoComplete}
        inputMode="email"
        required
        withAsterisk={false}
        {...emailForm.getInputProps('email')}
        error={emailForm.errors['email'] ?? refusalText}
      />
      {children}
      <Button type="submit" fullWidth loading={isPending}>
        {submit_label}
      </Button>
    </form>
  );
}
