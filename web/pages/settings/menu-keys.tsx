import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  keyNameSchema,
  MAX_MENU_KEYS,
  type MenuKey,
  type NewMenuKeyAnswer,
  newMenuKeyAnswerSchema,
} from '../../../shared/api/keys.ts';
import { fillPath } from '../../../shared/paths.ts';
import { WEBSITE_PATHS } from '../../../shared/website-paths.ts';
import { askApi } from '../../api/ask.ts';
import { refusalWords } from '../../api/problem-words.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { askToConfirm } from '../../dialogs/modals.tsx';
import { CopyField } from '../../forms/copy-field.tsx';
import settingsStyles from '../../forms/settings.module.css';
import { valueProblem } from '../../forms/value-problem.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import styles from './website.module.css';
import { KEYS_KEY, keysQuery, pathOfKeys } from './website-queries.ts';

/** The keys that read the published menu: made, shown once, and revoked. */
export function MenuKeys() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const { data, isError, refetch } = useQuery(keysQuery());
  const reloadKeys = () => queryClient.invalidateQueries({ queryKey: KEYS_KEY });
  // Apart from the request, so that it stays when a name is refused afterwards.
  const [shownKey, setShownKey] = useState<NewMenuKeyAnswer>();
  const nameField = useRef<HTMLInputElement>(null);
  const makeKey = useMutation({
    mutationFn: () => askApi(newMenuKeyAnswerSchema, 'POST', pathOfKeys(), { name }),
    networkMode: 'always',
    meta: { failure: 'silent' },
    // The reason is at the field: there it is read aloud, and the name is mended.
    onError: () => nameField.current?.focus(),
    onSuccess: async (answer) => {
      setShownKey(answer);
      setName('');
      await reloadKeys();
    },
  });
  const nameProblem = name === '' ? undefined : valueProblem(keyNameSchema, name);
  const keys = data?.keys ?? [];
  return (
    <section>
      <h2>{t('website.keys')}</h2>
      <p className={settingsStyles.text}>{t('website.keys_text')}</p>
      {isError && !data && (
        <>
          <p>{t('website.load_failed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('frame.try_again')}
          </Button>
        </>
      )}
      {shownKey && (
        <div className={styles.shownOnce} data-part="menu-key-once">
          <p role="status">{t('website.key_once', { name: shownKey.key.name })}</p>
          <CopyField label={t('website.key')} text={shownKey.secret} />
          <CopyField label={t('website.key_example')} text={exampleOf(shownKey.secret)} />
        </div>
      )}
      {keys.length > 0 && (
        <ul className={styles.rows}>
          {keys.map((key) => (
            <KeyLine
              key={key.id}
              menuKey={key}
              onRevoked={async () => {
                if (shownKey?.key.id === key.id) setShownKey(undefined);
                await reloadKeys();
                // Its button is gone.
                nameField.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {data && keys.length >= MAX_MENU_KEYS && <p>{t('website.keys_full', { max: MAX_MENU_KEYS })}</p>}
      {data && keys.length < MAX_MENU_KEYS && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name !== '' && !nameProblem) makeKey.mutate();
          }}
        >
          <TextInput
            label={t('website.key_name')}
            description={t('website.key_name_hint')}
            value={name}
            ref={nameField}
            error={nameProblem ?? (makeKey.error ? refusalWords(makeKey.error, 'name') : undefined)}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              if (makeKey.isError) makeKey.reset();
            }}
          />
          <div>
            <Button type="submit" variant="default" loading={makeKey.isPending}>
              {t('website.make_key')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

const exampleOf = (secret: string): string =>
  `curl -H "Authorization: Bearer ${secret}" ${window.location.origin}${WEBSITE_PATHS.publishedMenu}`;

function KeyLine({ menuKey, onRevoked }: { menuKey: MenuKey; onRevoked(): Promise<void> }) {
  const { t } = useTranslation();
  const { id: keyId, name, created_at, last_used_on } = menuKey;
  const revokeKey = useMutation({
    mutationFn: () =>
      askApi(z.undefined(), 'DELETE', fillPath(WEBSITE_PATHS.key, { id: requireRestaurantId(), keyId })),
    networkMode: 'always',
    meta: { failure: t('website.key_not_revoked') },
    onSuccess: onRevoked,
  });
  const dayFormat = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' });
  // The day is one in UTC.
  const usedFormat = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  const usedText = last_used_on
    ? t('website.key_used', { date: usedFormat.format(new Date(last_used_on)) })
    : t('website.key_never_used');
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          {t('website.key_made', { date: dayFormat.format(new Date(created_at)) })} {usedText}
        </p>
      </div>
      <Button
        variant="subtle"
        color="brick"
        loading={revokeKey.isPending}
        aria-label={t('website.revoke_of', { name })}
        onClick={() =>
          askToConfirm({
            title: t('website.revoke_title', { name }),
            children: t('website.revoke_text'),
            yes: t('website.revoke'),
            onConfirm: () => revokeKey.mutate(),
          })
        }
      >
        {t('website.revoke')}
      </Button>
    </li>
  );
}
