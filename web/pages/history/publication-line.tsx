import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicationsAnswer } from '../../../shared/api/history.ts';
import { restaurantAnswerSchema } from '../../../shared/api/menu-answers.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { publicationChangesQuery } from '../../api/history-queries.ts';
import { useRestaurant } from '../../api/queries.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { askToConfirm, showLoading } from '../../dialogs/modals.tsx';
import { replaceDraft } from '../../draft/replace-draft.ts';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import { ChangesList } from '../../publishing/changes-list.tsx';
import { publicationDate } from '../../publishing/publication-date.ts';
import styles from './history.module.css';

type Props = {
  publication: PublicationsAnswer['publications'][number];
  /** Its changes are shown from the start. */
  isNewest: boolean;
  onRestored(words: string): void;
};

/** One publication: its date, what it changed, how guests saw it, and the way back to it. */
export function PublicationLine({ publication, isNewest, onRestored }: Props) {
  const { t } = useTranslation();
  const { timezone } = useRestaurant();
  const { version, published_at, is_shown, menu_ids } = publication;
  const [isOpen, setOpen] = useState(isNewest);
  const date = publicationDate(published_at, currentLocale(), timezone);
  const id = requireRestaurantId();
  const restoreMutation = useMutation({
    mutationFn: () =>
      replaceDraft(async () => {
        const path = fillPath(API_PATHS.publicationRestore, { id, version });
        return (await askApi(restaurantAnswerSchema, 'POST', path)).restaurant;
      }),
    networkMode: 'always',
    meta: { saves: true },
    // The answer replaces the whole draft: an edit meanwhile would be lost.
    onMutate: () => showLoading(t('history.restoring')),
    onSettled: (_answer, _error, _nothing, close) => close?.(),
    onSuccess: () => onRestored(t('history.restored', { date })),
  });
  const askToRestore = () =>
    askToConfirm({
      title: t('history.restore_title'),
      children: t('history.restore_text', { date }),
      yes: t('history.restore'),
      no: t('frame.cancel'),
      onConfirm: () => restoreMutation.mutate(),
    });
  const [menuId] = menu_ids;
  return (
    <li className={styles.publication}>
      <div className={styles.publicationHead}>
        <h2>
          {date}
          {is_shown && <span className={styles.shown}>{t('history.is_shown')}</span>}
        </h2>
        <div className={styles.publicationActions}>
          <Button
            variant="subtle"
            aria-expanded={isOpen}
            aria-label={t('history.changes_of', { date })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('history.changes')}
          </Button>
          {menuId !== undefined && (
            <Button
              component="a"
              variant="default"
              href={fillPath(API_PATHS.publicationMenu, { id, version, menuId })}
              target="_blank"
              aria-label={t('history.view_of', { date })}
            >
              {t('history.view')}
            </Button>
          )}
          <Button
            variant="default"
            loading={restoreMutation.isPending}
            aria-label={t('history.restore_of', { date })}
            onClick={askToRestore}
          >
            {t('history.restore')}
          </Button>
        </div>
      </div>
      {isOpen && <Changes version={version} />}
    </li>
  );
}

function Changes({ version }: { version: number }) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(publicationChangesQuery(version));
  if (isError) return <p>{t('publishing.changes_unread')}</p>;
  if (!data) return <ScreenLoading />;
  if (data.from_currency === null) return <p>{t('history.first')}</p>;
  return data.total === 0 ? <p>{t('history.no_changes')}</p> : <ChangesList answer={data} limit={20} />;
}
