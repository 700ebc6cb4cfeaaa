import { Alert, Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  OWN_DOMAIN_PATIENCE_DAYS,
  type OwnDomain,
  type OwnDomainAnswer,
  type OwnDomainProblem,
  type OwnDomainState,
  ownDomainAnswerSchema,
} from '../../../shared/api/own-domains.ts';
import { OWN_LOOK_KEY } from '../../../shared/own-domain.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { refusalWords } from '../../api/problem-words.ts';
import { askToConfirm } from '../../dialogs/modals.tsx';
import { BackLink } from '../../forms/back-link.tsx';
import { CopyField } from '../../forms/copy-field.tsx';
import settingsStyles from '../../forms/settings.module.css';
import { Page } from '../../frame/page.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import { OWN_DOMAIN_KEY, ownDomainQuery, pathOfDomainCheck, pathOfOwnDomain } from './own-domain-queries.ts';
import styles from './website.module.css';

/** The restaurant's own domain: set, its records, and whether it leads here. */
export function OwnDomainPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('own_domain.title')}
      description={t('own_domain.description')}
      back={<BackLink to={APP_PATHS.settings}>{t('settings.title')}</BackLink>}
    >
      <div className={styles.sections}>
        <DomainSections />
      </div>
    </Page>
  );
}

function DomainSections() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(ownDomainQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  const showAnswer = (answer: OwnDomainAnswer) => {
    queryClient.setQueryData<OwnDomainAnswer>(OWN_DOMAIN_KEY, answer);
    // The form or the button that was used is gone.
    heading.current?.focus();
  };
  const setDomain = useMutation({
    mutationFn: (host: string) => askApi(ownDomainAnswerSchema, 'PUT', pathOfOwnDomain(), { host }),
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: showAnswer,
  });
  if (!data)
    return isError ? (
      <section>
        <p>{t('own_domain.load_failed')}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('frame.try_again')}
        </Button>
      </section>
    ) : null;
  const { is_available: isAvailable, domain } = data;
  if (!isAvailable) return <p>{t('own_domain.off')}</p>;
  return (
    <>
      <section>
        <h2 ref={heading} tabIndex={-1}>
          {domain ? domain.shown_host : t('own_domain.heading')}
        </h2>
        {domain ? (
          <DomainState domain={domain} onRemoved={() => showAnswer({ is_available: true, domain: null })} />
        ) : (
          <p className={settingsStyles.text}>{t('own_domain.lead')}</p>
        )}
        {!domain && <HostForm hasDomain={false} setDomain={setDomain} />}
      </section>
      {domain && <Records domain={domain} />}
      {domain && (
        <section>
          <h2>{t('own_domain.another')}</h2>
          <HostForm key={domain.host} hasDomain setDomain={setDomain} />
        </section>
      )}
    </>
  );
}

type DomainStateProps = { domain: OwnDomain; onRemoved(): void };

function DomainState({ domain, onRemoved }: DomainStateProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const checkDomain = useMutation({
    mutationFn: () => askApi(ownDomainAnswerSchema, 'POST', pathOfDomainCheck()),
    networkMode: 'always',
    meta: { failure: t('own_domain.not_checked') },
    onSuccess: (answer) => queryClient.setQueryData<OwnDomainAnswer>(OWN_DOMAIN_KEY, answer),
  });
  const removeDomain = useMutation({
    mutationFn: () => askApi(z.undefined(), 'DELETE', pathOfOwnDomain()),
    networkMode: 'always',
    meta: { failure: t('own_domain.not_removed') },
    onSuccess: onRemoved,
  });
  const { state, problem, checked_at, is_shown: isShown } = domain;
  const isActive = state === 'active';
  const [title, text] = isActive && !isShown ? HIDDEN_WORDS : [STATE_TITLES[state], STATE_WORDS[state]];
  const timeFormat = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <div role="status" data-part="own-domain-state" data-state={state}>
        <Alert color={isActive && isShown ? 'gray' : 'saffron'} title={t(title)}>
          <p>{t(text, { address: domain.address, days: OWN_DOMAIN_PATIENCE_DAYS })}</p>
          {problem !== null && <p>{problemText(t, problem, domain)}</p>}
          {checked_at !== null && (
            <p>{t('own_domain.checked_at', { date: timeFormat.format(new Date(checked_at)) })}</p>
          )}
        </Alert>
      </div>
      <div className={settingsStyles.serviceLinkActions}>
        {isActive && isShown && (
          <Button
            component="a"
            href={`${domain.address}/?${OWN_LOOK_KEY}=1`}
            target="_blank"
            rel="noopener"
            variant="default"
          >
            {t('own_domain.open')}
          </Button>
        )}
        <Button variant="default" loading={checkDomain.isPending} onClick={() => checkDomain.mutate()}>
          {t('own_domain.check')}
        </Button>
        <Button
          variant="subtle"
          color="brick"
          loading={removeDomain.isPending}
          onClick={() =>
            askToConfirm({
              title: t('own_domain.remove_title'),
              children: t('own_domain.remove_text'),
              yes: t('own_domain.remove'),
              onConfirm: () => removeDomain.mutate(),
            })
          }
        >
          {t('own_domain.remove')}
        </Button>
      </div>
    </>
  );
}

/** What the owner creates where the domain was bought. */
function Records({ domain }: { domain: OwnDomain }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('own_domain.records')}</h2>
      <p className={settingsStyles.text}>{t('own_domain.records_text')}</p>
      {domain.records.map(({ type, name, value }) => (
        <div key={type} data-part="own-domain-record">
          <h3>{t(type === 'CNAME' ? 'own_domain.alias' : 'own_domain.proof')}</h3>
          <div className={styles.shownOnce}>
            <CopyField label={t('own_domain.record_name', { type })} text={name} />
            <CopyField label={t('own_domain.record_value', { type })} text={value} />
          </div>
        </div>
      ))}
      <p className={settingsStyles.text}>{t('own_domain.records_top')}</p>
    </section>
  );
}

type HostFormProps = {
  hasDomain: boolean;
  setDomain: { isPending: boolean; error: Error | null; mutate(host: string): void; reset(): void };
};

function HostForm({ hasDomain, setDomain }: HostFormProps) {
  const { t } = useTranslation();
  const [host, setHost] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { error, isPending } = setDomain;
  // The reason is at the field: there it is read aloud, and the domain is mended.
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const submit = () => {
    if (!hasDomain) return setDomain.mutate(host);
    askToConfirm({
      title: t('own_domain.replace_title'),
      children: t('own_domain.replace_text'),
      yes: t('own_domain.replace'),
      onConfirm: () => setDomain.mutate(host),
    });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (host.trim() !== '') submit();
      }}
    >
      <TextInput
        label={t('own_domain.host')}
        description={t('own_domain.host_hint')}
        ref={field}
        value={host}
        error={error ? refusalWords(error, 'host') : undefined}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setHost(currentTarget.value);
          if (error) setDomain.reset();
        }}
      />
      <div>
        <Button type="submit" variant="default" loading={isPending}>
          {t(hasDomain ? 'own_domain.replace' : 'own_domain.set')}
        </Button>
      </div>
    </form>
  );
}

const STATE_TITLES = {
  waiting: 'own_domain.title_waiting',
  active: 'own_domain.title_active',
  failing: 'own_domain.title_failing',
  ended: 'own_domain.title_ended',
} as const satisfies Record<OwnDomainState, string>;

/** Of a domain that works, while guests see no menu. */
const HIDDEN_WORDS = ['own_domain.title_hidden', 'own_domain.text_hidden'] as const;

const STATE_WORDS = {
  waiting: 'own_domain.text_waiting',
  active: 'own_domain.text_active',
  failing: 'own_domain.text_failing',
  ended: 'own_domain.text_ended',
} as const satisfies Record<OwnDomainState, string>;

const PROBLEM_WORDS = {
  no_record: 'own_domain.problem_no_record',
  elsewhere: 'own_domain.problem_elsewhere',
  no_token: 'own_domain.problem_no_token',
  unanswered: 'own_domain.problem_unanswered',
  taken: 'own_domain.problem_taken',
  limited: 'own_domain.problem_limited',
} as const satisfies Record<OwnDomainProblem, string>;

const problemText = (t: TFunction, problem: OwnDomainProblem, { points_to, host }: OwnDomain): string =>
  t(PROBLEM_WORDS[problem], { host, where: points_to ?? '' });
