import { Button, PinInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmBodySchema, type User, userAnswerSchema } from '../../shared/api/accounts.ts';
import { CONFIRMATION_CODE_DIGITS } from '../../shared/limits.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { askApi } from '../api/ask.ts';
import { problemWords } from '../api/problem-words.ts';
import uiStyles from '../ui/ui.module.css';
import styles from './code-form.module.css';

/** Where the six digits that were mailed to an address are entered. */
export function CodeForm({ email, onSignedIn }: { email: string; onSignedIn(user: User): void }) {
  const { t } = useTranslation();
  const errorId = useId();
  const labelId = useId();
  const [code, setCode] = useState('');
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const confirmation = useMutation({
    mutationFn: (digits: string) =>
      askApi(userAnswerSchema, 'POST', API_PATHS.confirm, confirmBodySchema.parse({ email, code: digits, timezone })),
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: ({ user }) => onSignedIn(user),
    onError: () => setCode(''),
  });
  return (
    <>
      <p className={uiStyles.verbatim}>{t('auth.code_sent', { email })}</p>
      <form
        className={styles.codeForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === CONFIRMATION_CODE_DIGITS) confirmation.mutate(code);
        }}
      >
        <fieldset className={styles.codeField}>
          <legend id={labelId}>{t('auth.code')}</legend>
          <PinInput
            length={CONFIRMATION_CODE_DIGITS}
            type="number"
            inputMode="numeric"
            oneTimeCode
            autoFocus
            placeholder=""
            size="lg"
            aria-labelledby={labelId}
            getInputProps={(index) => ({
              'aria-label': t('auth.code_digit', { number: index + 1, total: CONFIRMATION_CODE_DIGITS }),
              'aria-describedby': errorId,
            })}
            error={confirmation.isError}
            value={code}
            onChange={setCode}
            onComplete={(digits) => confirmation.mutate(digits)}
          />
        </fieldset>
        <p id={errorId} className={uiStyles.fieldError} role="alert">
          {confirmation.error && problemWords(confirmation.error)}
        </p>
        <Button
          type="submit"
          fullWidth
          loading={confirmation.isPending}
          disabled={code.length < CONFIRMATION_CODE_DIGITS}
        >
          {t('auth.confirm')}
        </Button>
      </form>
    </>
  );
}
