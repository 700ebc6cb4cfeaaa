import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { emailSchema, type User } from '../../../shared/api/accounts.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { ApiProblem, isProblem } from '../../api/api-problem.ts';
import { BackLink } from '../../forms/back-link.tsx';
import { failureWords } from '../../forms/field-words.ts';
import formsStyles from '../../forms/forms.module.css';
import { Page } from '../../frame/page.tsx';
import { showError } from '../../state/notices.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './account.module.css';
import { useChangeEmail, useSignedInUser } from './account-queries.ts';
import { ResendLink } from './resend-link.tsx';

/** The account's address, the pending one, and the form to change it. */
export function AccountEmailPage() {
  const { t } = useTranslation();
  const user = useSignedInUser();
  // The guard lets only signed-in owners get here.
  if (!user) return null;
  return (
    <Page
      title={t('account.email_title')}
      description={t('account.email_description')}
      back={<BackLink to={APP_PATHS.accountEdit}>{t('account.title')}</BackLink>}
      width="narrow"
    >
      <div className={styles.account}>
        <p className={uiStyles.verbatim}>{t('account.email_now', { email: user.email })}</p>
        {user.new_email !== null && <Pending user={user} newEmail={user.new_email} />}
        <NewEmailForm key={user.email} user={user} />
      </div>
    </Page>
  );
}

function Pending({ user, newEmail }: { user: User; newEmail: string }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useChangeEmail(user);
  return (
    <section className={styles.pending} aria-label={t('account.pending_title')}>
      <h2>{t('account.pending_title')}</h2>
      <p className={uiStyles.verbatim}>{t('account.pending', { email: newEmail })}</p>
      <div className={formsStyles.formActions}>
        {/* Another address needs another link. */}
        <ResendLink key={newEmail} label={t('account.resend')} />
        <Button
          variant="subtle"
          className={formsStyles.quiet}
          loading={isPending}
          onClick={() =>
            mutate(null, { onError: (error) => showError(failureWords(t('account.email_not_changed'), error)) })
          }
        >
          {t('account.keep_email')}
        </Button>
      </div>
    </section>
  );
}

function NewEmailForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const change = useChangeEmail(user);
  const emailForm = useForm({
    initialValues: { email: '' },
    validate: {
      email: (typedEmail) => {
        const parsedEmail = emailSchema.safeParse(typedEmail).data;
        if (parsedEmail === undefined) return t('account.wrong_email');
        return parsedEmail === user.email ? t('account.same_email') : null;
      },
    },
  });
  const submitEmail = ({ email }: { email: string }) =>
    change.mutate(emailSchema.parse(email), {
      onSuccess: () => emailForm.reset(),
      onError: (error) => {
        const refusalText = error instanceof ApiProblem ? error.fields['new_email']?.message : undefined;
        if (refusalText !== undefined) emailForm.setFieldError('email', refusalText);
        else if (!isProblem(error, 'unauthenticated')) showError(failureWords(t('account.email_not_changed'), error));
      },
    });
  return (
    <form className={formsStyles.form} noValidate onSubmit={emailForm.onSubmit(submitEmail)}>
      <TextInput
        label={t('account.new_email')}
        description={t('account.new_email_note')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        withAsterisk={false}
        {...emailForm.getInputProps('email')}
      />
      <div>
        <Button type="submit" loading={change.isPending}>
          {t('account.send_link')}
        </Button>
      </div>
    </form>
  );
}
