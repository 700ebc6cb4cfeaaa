import { Alert, Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  type Delivery,
  type DeliveryProblem,
  newWebhookAnswerSchema,
  type WebhookAnswer,
  webhookSendAgainAnswerSchema,
  webhookTestAnswerSchema,
} from '../../../shared/api/webhooks.ts';
import { askApi } from '../../api/ask.ts';
import { refusalWords } from '../../api/problem-words.ts';
import { askToConfirm } from '../../dialogs/modals.tsx';
import { CopyField } from '../../forms/copy-field.tsx';
import settingsStyles from '../../forms/settings.module.css';
import { currentLocale } from '../../i18n/i18n.ts';
import styles from './website.module.css';
import { findFailedDelivery, pathOfWebhook, WEBHOOK_KEY, webhookQuery } from './website-queries.ts';

/** The address that is notified of publications: set, tested, removed, and how the deliveries went. */
export function Webhook() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(webhookQuery());
  const reload = () => queryClient.invalidateQueries({ queryKey: WEBHOOK_KEY });
  const heading = useRef<HTMLHeadingElement>(null);
  // The button or the form that was used is gone.
  const reloadFromTop = async () => {
    await reload();
    heading.current?.focus();
  };
  // Apart from the request, so that it stays when an address is refused afterwards.
  const [shownSecret, setShownSecret] = useState<string>();
  const setWebhook = useMutation({
    mutationFn: (url: string) => askApi(newWebhookAnswerSchema, 'PUT', pathOfWebhook(), { url }),
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: async ({ secret }) => {
      setShownSecret(secret);
      await reloadFromTop();
    },
  });
  if (!data)
    return isError ? (
      <section>
        <h2>{t('website.webhook')}</h2>
        <p>{t('website.load_failed')}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('frame.try_again')}
        </Button>
      </section>
    ) : null;
  const failedDelivery = findFailedDelivery(data.deliveries);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t('website.webhook')}
      </h2>
      <p className={settingsStyles.text}>{t('website.webhook_text')}</p>
      {!data.is_available && <p>{t('website.webhooks_off')}</p>}
      {data.webhook && failedDelivery && (
        <Alert color="saffron" title={t('website.delivery_failed')}>
          <p>
            {problemText(t, failedDelivery)} {t('website.failed_text')}
          </p>
          {data.is_available && failedDelivery.kind === 'publication' && <SendAgain onReload={reloadFromTop} />}
        </Alert>
      )}
      {shownSecret !== undefined && data.webhook && (
        <div className={styles.shownOnce} data-part="webhook-once">
          <p role="status">{t('website.secret_once')}</p>
          <CopyField label={t('website.secret')} text={shownSecret} />
        </div>
      )}
      {data.webhook && (
        <SetUp
          answer={data}
          onReload={reload}
          onRemoved={async () => {
            setShownSecret(undefined);
            await reloadFromTop();
          }}
        />
      )}
      {data.is_available && (
        <AddressForm
          key={data.webhook?.created_at}
          hasWebhook={data.webhook !== null}
          isSaving={setWebhook.isPending}
          error={setWebhook.error}
          onEdit={() => setWebhook.reset()}
          onSet={(url) => setWebhook.mutate(url)}
        />
      )}
      {data.deliveries.length > 0 && <Deliveries deliveries={data.deliveries} />}
    </section>
  );
}

function SendAgain({ onReload }: { onReload(): Promise<void> }) {
  const { t } = useTranslation();
  const sendAgain = useMutation({
    mutationFn: () => askApi(webhookSendAgainAnswerSchema, 'POST', `${pathOfWebhook()}/send-again`),
    networkMode: 'always',
    meta: { failure: t('website.not_sent_again') },
    onSuccess: onReload,
  });
  return (
    <Button variant="default" loading={sendAgain.isPending} onClick={() => sendAgain.mutate()}>
      {t('website.send_again')}
    </Button>
  );
}

type AddressProps = {
  hasWebhook: boolean;
  isSaving: boolean;
  /** Why the address wasn't set. */
  error: Error | null;
  onEdit(): void;
  onSet(url: string): void;
};

function AddressForm({ hasWebhook, isSaving, error, onEdit, onSet }: AddressProps) {
  const { t } = useTranslation();
  const [url, setUrl] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The reason is at the field: there it is read aloud, and the address is mended.
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const submit = () => {
    if (!hasWebhook) onSet(url);
    else
      askToConfirm({
        title: t('website.replace_title'),
        children: t('website.replace_text'),
        yes: t('website.replace'),
        onConfirm: () => onSet(url),
      });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (url.trim() !== '') submit();
      }}
    >
      <TextInput
        label={t(hasWebhook ? 'website.new_address' : 'website.address')}
        description={t('website.address_hint')}
        ref={field}
        value={url}
        error={error ? refusalWords(error, 'url') : undefined}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setUrl(currentTarget.value);
          if (error) onEdit();
        }}
      />
      <div>
        <Button type="submit" variant="default" loading={isSaving}>
          {t(hasWebhook ? 'website.replace' : 'website.set')}
        </Button>
      </div>
    </form>
  );
}

type SetUpProps = { answer: WebhookAnswer; onReload(): Promise<void>; onRemoved(): Promise<void> };

function SetUp({ answer, onReload, onRemoved }: SetUpProps) {
  const { t } = useTranslation();
  const sendTest = useMutation({
    mutationFn: () => askApi(webhookTestAnswerSchema, 'POST', `${pathOfWebhook()}/test`),
    networkMode: 'always',
    meta: { failure: t('website.test_not_sent') },
    onSuccess: onReload,
  });
  const removeWebhook = useMutation({
    mutationFn: () => askApi(z.undefined(), 'DELETE', pathOfWebhook()),
    networkMode: 'always',
    meta: { failure: t('website.webhook_not_removed') },
    onSuccess: onRemoved,
  });
  return (
    <>
      <p className={styles.address} data-part="webhook-address">
        {answer.webhook?.url}
      </p>
      <div className={settingsStyles.serviceLinkActions}>
        {answer.is_available && (
          <Button variant="default" loading={sendTest.isPending} onClick={() => sendTest.mutate()}>
            {t('website.send_test')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="brick"
          loading={removeWebhook.isPending}
          onClick={() =>
            askToConfirm({
              title: t('website.remove_title'),
              children: t('website.remove_text'),
              yes: t('website.remove'),
              onConfirm: () => removeWebhook.mutate(),
            })
          }
        >
          {t('website.remove')}
        </Button>
      </div>
    </>
  );
}

function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useTranslation();
  const timeFormat = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <h3>{t('website.deliveries')}</h3>
      <ul className={styles.rows} aria-live="polite">
        {deliveries.map((delivery) => (
          <li key={delivery.id} data-part="delivery">
            <div>
              <strong>
                {delivery.kind === 'test'
                  ? t('website.test')
                  : t('website.publication', { version: delivery.version ?? '' })}
              </strong>
              <p>{timeFormat.format(new Date(delivery.created_at))}</p>
            </div>
            <p>
              {t(STATE_WORDS[delivery.state])} {problemText(t, delivery)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const STATE_WORDS = {
  waiting: 'website.waiting',
  delivered: 'website.delivered',
  failed: 'website.failed',
} as const satisfies Record<Delivery['state'], string>;

const PROBLEM_WORDS = {
  status: 'website.problem_status',
  redirect: 'website.problem_redirect',
  timeout: 'website.problem_timeout',
  unreachable: 'website.problem_unreachable',
  refused: 'website.problem_refused',
  secret_lost: 'website.problem_secret_lost',
  off: 'website.webhooks_off',
  superseded: 'website.problem_superseded',
} as const satisfies Record<DeliveryProblem, string>;

const problemText = (t: TFunction, { problem, status }: Delivery): string =>
  problem === null ? '' : t(PROBLEM_WORDS[problem], { status: status ?? '' });
