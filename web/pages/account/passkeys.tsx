import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Passkey, renamePasskeyBodySchema } from '../../../shared/api/passkeys.ts';
import { ApiProblem, NetworkProblem } from '../../api/api-problem.ts';
import { problemWords } from '../../api/problem-words.ts';
import { askToDelete } from '../../dialogs/modals.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import { isKnownDevice, passkeysQuery, useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkey-queries.ts';
import styles from './passkeys.module.css';

/** The account's passkeys: a second way to sign in, beside the code by mail. */
export function Passkeys() {
  const { t } = useTranslation();
  const { data: passkeys, isError, refetch } = useQuery(passkeysQuery());
  const addPasskey = useAddPasskey();
  const hasPasskeys = 'PublicKeyCredential' in window;
  return (
    <section>
      <h2>{t('passkeys.title')}</h2>
      <p className={styles.text}>{t('passkeys.text')}</p>
      {isError && !passkeys && (
        <p>
          {t('passkeys.load_failed')}{' '}
          <button type="button" className={uiStyles.quietButton} onClick={() => void refetch()}>
            {t('frame.try_again')}
          </button>
        </p>
      )}
      {!passkeys && !isError && <ScreenLoading />}
      {passkeys?.length === 0 && <p>{t('passkeys.none')}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className={styles.passkeys} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeys ? (
        <Button
          variant="default"
          loading={addPasskey.isPending}
          disabled={!passkeys}
          onClick={() => addPasskey.mutate()}
        >
          {t('passkeys.add')}
        </Button>
      ) : (
        <p>{t('passkeys.unsupported')}</p>
      )}
      <p role="status" className={styles.state}>
        {addPasskey.isSuccess && t('passkeys.added')}
        {addPasskey.error && <Failure error={addPasskey.error} />}
      </p>
    </section>
  );
}

function Failure({ error }: { error: Error }) {
  const { t } = useTranslation();
  if (error instanceof ApiProblem || error instanceof NetworkProblem) return problemWords(error);
  return isKnownDevice(error) ? t('passkeys.add_known') : t('passkeys.add_cancelled');
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState<boolean>();
  const removePasskey = useRemovePasskey();
  const { name, backed_up, created_at, last_used_at } = passkey;
  const date = (instant: string) =>
    new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(instant));
  if (isRenaming) return <RenameForm passkey={passkey} onEnd={() => setRenaming(false)} />;
  const passkeyFacts = [
    t('passkeys.created', { date: date(created_at) }),
    last_used_at === null ? t('passkeys.never_used') : t('passkeys.last_used', { date: date(last_used_at) }),
    backed_up ? t('passkeys.backed_up') : t('passkeys.this_device'),
  ];
  return (
    <li className={styles.passkey} data-part="passkey">
      <div>
        <strong>{name}</strong>
        <p>{passkeyFacts.join(' · ')}</p>
      </div>
      <div className={styles.passkeyActions}>
        <Button
          variant="default"
          aria-label={t('passkeys.rename_named', { name })}
          // Returns the focus to where it was before the form.
          autoFocus={isRenaming === false}
          onClick={() => setRenaming(true)}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="subtle"
          color="brick"
          loading={removePasskey.isPending}
          aria-label={t('passkeys.remove_named', { name })}
          onClick={() =>
            askToDelete({
              title: t('passkeys.remove_title'),
              children: t('passkeys.remove_text', { name }),
              onConfirm: () => removePasskey.mutate(passkey.id),
            })
          }
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}

function RenameForm({ passkey, onEnd }: { passkey: Passkey; onEnd(): void }) {
  const { t } = useTranslation();
  const [typedName, setTyped] = useState(passkey.name);
  const renamePasskey = useRenamePasskey();
  const body = renamePasskeyBodySchema.safeParse({ name: typedName });
  return (
    <li>
      <form
        className={`${styles.passkey} ${styles.passkeyForm}`}
        data-part="passkey"
        onSubmit={(event) => {
          event.preventDefault();
          if (body.success) renamePasskey.mutate({ id: passkey.id, ...body.data }, { onSuccess: onEnd });
        }}
      >
        <TextInput
          label={t('passkeys.name')}
          value={typedName}
          // The button that was here before asked for it.
          autoFocus
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onEnd()}
        />
        <div className={styles.passkeyActions}>
          <Button type="submit" loading={renamePasskey.isPending} disabled={!body.success}>
            {t('passkeys.save')}
          </Button>
          <Button variant="default" onClick={onEnd}>
            {t('passkeys.cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
