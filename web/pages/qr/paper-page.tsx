import { Alert, Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PaperPreview, type PaperQuery, paperPreviewSchema } from '../../../shared/api/paper.ts';
import { allowedColumns, PAPER_PATHS } from '../../../shared/menu-paper.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { askFile } from '../../api/ask-file.ts';
import { statusQuery, useRestaurant } from '../../api/queries.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { BackLink } from '../../forms/back-link.tsx';
import { Page } from '../../frame/page.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import { openPublishing } from '../../state/asked-dialogs.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { saveFile } from '../../ui/save-file.ts';
import styles from './codes.module.css';
import paperStyles from './paper.module.css';
import { PaperChoices } from './paper-choices.tsx';
import { PaperNotes } from './paper-notes.tsx';
import { PremiumCode } from './premium-code.tsx';

/** The menu on paper: chosen, looked at page by page, and downloaded. */
export function PaperPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('menu_paper.title')}
      description={t('menu_paper.description')}
      back={<BackLink to={APP_PATHS.qr}>{t('frame.qr_code')}</BackLink>}
      width="wide"
    >
      <p className={paperStyles.lead}>{t('menu_paper.lead')}</p>
      <PaperContent />
    </Page>
  );
}

/** Of addresses, which have no empty values. */
const queryOf = ({ second_locale, ...choice }: PaperQuery) => ({ ...choice, ...(second_locale && { second_locale }) });

function PaperContent() {
  const { t } = useTranslation();
  const { menus, main_locale, translations } = useRestaurant();
  const { data: status, isPending: isStatusPending } = useQuery(statusQuery());
  const shownMenus = menus.filter(({ hidden, sections }) => !hidden && sections.some(({ items }) => items.length > 0));
  const [chosen, setChosen] = useState<Partial<PaperQuery>>({});
  const [page, setPage] = useState(0);
  const [firstMenu] = shownMenus;
  const choice = completeChoice({ menu: firstMenu?.id ?? 1, locale: main_locale, ...chosen });
  const id = requireRestaurantId();
  const previewQuery = useQuery({
    queryKey: ['menu-paper', choice, page, status?.published_at, currentLocale()],
    queryFn: ({ signal }) =>
      askApi(paperPreviewSchema, 'GET', fillPath(PAPER_PATHS.preview, { id }), undefined, {
        query: { ...queryOf(choice), page },
        signal,
      }),
    // It says which publication is printed.
    enabled: !isStatusPending,
    placeholderData: (before) => before,
    staleTime: 60_000,
    meta: { failure: 'silent' },
  });
  const downloadMutation = useMutation({
    mutationFn: async () =>
      saveFile(
        await askFile(fillPath(PAPER_PATHS.file, { id }), { query: queryOf(choice) }),
        `menu-${choice.paper}.pdf`,
      ),
    networkMode: 'always',
    meta: { failure: t('menu_paper.failed'), premium: 'qr_download' },
  });
  const { data: preview, error, isFetching } = previewQuery;
  if (isProblem(error, 'premium_required')) return <PremiumCode />;
  if (!firstMenu) return <Unpublished />;
  const isUnpublished = isProblem(error, 'nothing_published') || isProblem(error, 'not_found');
  const hasFailed = (error !== null && !isFetching) || previewQuery.fetchStatus === 'paused';
  return (
    <div className={paperStyles.paper}>
      <div className={styles.sheetChoices}>
        <PaperChoices
          choice={choice}
          menus={shownMenus}
          locales={[main_locale, ...translations]}
          onChoose={(part) => {
            setPage(0);
            setChosen({ ...chosen, ...part });
          }}
        />
        {status?.published === false && status.published_at !== null && (
          <Alert color="saffron" className={paperStyles.note}>
            {t('menu_paper.changed')}
          </Alert>
        )}
        {preview && <PaperNotes preview={preview} choice={choice} />}
        <Button
          loading={downloadMutation.isPending}
          disabled={!preview?.picture}
          onClick={() => downloadMutation.mutate()}
        >
          {t('menu_paper.download')}
        </Button>
      </div>
      <div className={paperStyles.preview} aria-busy={isFetching}>
        {isUnpublished ? (
          <Unpublished />
        ) : hasFailed ? (
          <EmptyState
            title={t('menu_paper.failed')}
            action={<Button onClick={() => void previewQuery.refetch()}>{t('frame.try_again')}</Button>}
          />
        ) : (
          <Pages preview={preview} page={page} isFetching={isFetching} onTurn={setPage} />
        )}
      </div>
    </div>
  );
}

function Unpublished() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('menu_paper.unpublished')}
      action={<Button onClick={openPublishing}>{t('publishing.publish')}</Button>}
    >
      <p>{t('menu_paper.unpublished_lead')}</p>
    </EmptyState>
  );
}

/** Columns that don't fit beside the other choices are fewer. */
function completeChoice({
  paper = 'a4',
  columns = '1',
  length = 'auto',
  allergens = 'numbers',
  ...rest
}: Partial<PaperQuery> & Pick<PaperQuery, 'menu' | 'locale'>): PaperQuery {
  const allowed = allowedColumns(paper, rest.second_locale !== undefined);
  return { ...rest, paper, length, allergens, columns: allowed.includes(columns) ? columns : (allowed.at(-1) ?? '1') };
}

type PagesProps = {
  preview: PaperPreview | undefined;
  page: number;
  isFetching: boolean;
  onTurn(page: number): void;
};

function Pages({ preview, page, isFetching, onTurn }: PagesProps) {
  const { t } = useTranslation();
  const pages = preview?.pages ?? 0;
  return (
    <>
      {preview?.picture && (
        <img src={preview.picture} alt={t('menu_paper.preview', { page: page + 1, pages })} data-late={isFetching} />
      )}
      {pages > 1 && (
        <div className={paperStyles.turn}>
          <Button variant="default" disabled={page === 0} onClick={() => onTurn(page - 1)}>
            {t('menu_paper.previous')}
          </Button>
          <span>{t('menu_paper.page_of', { page: page + 1, pages })}</span>
          <Button variant="default" disabled={page >= pages - 1} onClick={() => onTurn(page + 1)}>
            {t('menu_paper.next')}
          </Button>
        </div>
      )}
      <p role="status" className={paperStyles.status}>
        {isFetching ? t('menu_paper.laying_out') : ''}
      </p>
    </>
  );
}
