import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { newServiceLinkAnswerSchema, serviceLinkAnswerSchema } from '../../../shared/api/service.ts';
import { QR_DISPLAY_PIXELS } from '../../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { askToConfirm } from '../../dialogs/modals.tsx';
import settingsStyles from '../../forms/settings.module.css';
import { currentLocale } from '../../i18n/i18n.ts';
import { showError } from '../../state/notices.ts';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';

type LinkAnswer = z.infer<typeof serviceLinkAnswerSchema>;
type MadeLink = z.infer<typeof newServiceLinkAnswerSchema>;

const LINK_KEY = ['service-link'] as const;
const COPIED_MS = 4_000;
const pathOfLink = (): string => fillPath(API_PATHS.serviceLink, { id: requireRestaurantId() });

/** The link for the staff's phones: created, shown once, and revoked. */
export function ServiceLink() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const cacheLink = (answer: LinkAnswer) => queryClient.setQueryData<LinkAnswer>(LINK_KEY, answer);
  const { data } = useQuery({
    queryKey: LINK_KEY,
    queryFn: ({ signal }) => askApi(serviceLinkAnswerSchema, 'GET', pathOfLink(), undefined, { signal }),
    meta: { failure: t('service_link.load_failed') },
  });
  const makeLink = useMutation({
    mutationFn: () => askApi(newServiceLinkAnswerSchema, 'POST', pathOfLink()),
    networkMode: 'always',
    meta: { failure: t('service_link.make_failed') },
    onSuccess: ({ link }) => cacheLink({ link }),
  });
  const revokeLink = useMutation({
    mutationFn: () => askApi(z.undefined(), 'DELETE', pathOfLink()),
    networkMode: 'always',
    meta: { failure: t('service_link.revoke_failed') },
    onSuccess: () => {
      cacheLink({ link: null });
      makeLink.reset();
    },
  });
  const askToReplace = () =>
    askToConfirm({
      title: t('service_link.replace_title'),
      children: t('service_link.replace_text'),
      yes: t('service_link.replace_yes'),
      onConfirm: () => makeLink.mutate(),
    });
  const askToRevoke = () =>
    askToConfirm({
      title: t('service_link.revoke_title'),
      children: t('service_link.revoke_text'),
      yes: t('service_link.revoke_yes'),
      onConfirm: () => revokeLink.mutate(),
    });
  return (
    <section className={settingsStyles.serviceLink}>
      <h2>{t('service_link.title')}</h2>
      <p className={settingsStyles.text}>{t('service_link.text')}</p>
      {data && <p role="status">{data.link ? <LinkFacts link={data.link} /> : t('service_link.none')}</p>}
      {makeLink.data && <ShownOnce made={makeLink.data} />}
      {data && (
        <div className={settingsStyles.serviceLinkActions}>
          <Button
            variant="default"
            loading={makeLink.isPending}
            onClick={data.link ? askToReplace : () => makeLink.mutate()}
          >
            {data.link ? t('service_link.replace') : t('service_link.make')}
          </Button>
          {data.link && (
            <Button variant="subtle" color="brick" loading={revokeLink.isPending} onClick={askToRevoke}>
              {t('service_link.revoke')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function LinkFacts({ link }: { link: NonNullable<LinkAnswer['link']> }) {
  const { t } = useTranslation();
  const timeFormat = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeStyle: 'short' });
  const madeText = t('service_link.made', { date: timeFormat.format(new Date(link.created_at)) });
  const usedText = link.last_used_at
    ? t('service_link.used', { date: timeFormat.format(new Date(link.last_used_at)) })
    : t('service_link.never_used');
  return `${madeText} ${usedText}`;
}

function ShownOnce({ made: { address, qr } }: { made: MadeLink }) {
  const { t } = useTranslation();
  const { copy, copied: isCopied, error } = useClipboard({ timeout: COPIED_MS });
  useEffect(() => {
    if (error) showError(t('service_link.copy_failed'));
  }, [error, t]);
  const canShare = 'share' in navigator;
  // A cancelled share is not a failure.
  const shareLink = () => void navigator.share({ url: address }).catch(() => undefined);
  return (
    <div className={settingsStyles.serviceLinkOnce}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        width={QR_DISPLAY_PIXELS}
        height={QR_DISPLAY_PIXELS}
        alt={t('service_link.picture')}
      />
      <div>
        <p>{t('service_link.once')}</p>
        <p className={`${uiStyles.verbatim} ${settingsStyles.serviceLinkAddress}`} data-part="service-link-address">
          {address}
        </p>
        <div className={settingsStyles.serviceLinkActions}>
          <Button leftSection={<Icon name={isCopied ? 'check' : 'copy'} />} onClick={() => copy(address)}>
            {isCopied ? t('service_link.copied') : t('service_link.copy')}
          </Button>
          {canShare && (
            <Button variant="default" onClick={shareLink}>
              {t('service_link.share')}
            </Button>
          )}
          <span role="status" className={uiStyles.visuallyHidden}>
            {isCopied ? t('service_link.copied') : ''}
          </span>
        </div>
      </div>
    </div>
  );
}
