import { Alert, Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PaperPreview, type PaperQuery, paperPreviewSchema } from '../../../shared/api/paper.ts';
import { allowedColumns, PAPER_PATHS } from '../../../shared/menu-paper.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { ApiProblem, isProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { askFile } from '../../api/ask-file.ts';
import { statusQuery } from '../../api/queries.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { BackLink } from '../../forms/back-link.tsx';
import { Page } from '../../frame/page.tsx';
import { currentLocale } from '../../i18n/i18n.ts';
import { askForPremium, openPublishing } from '../../state/asked-dialogs.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { saveFile } from '../../ui/save-file.ts';
import styles from './codes.module.css';
import paperStyles from './paper.module.css';
import { PaperChoices } from './paper-choices.tsx';
import { PaperNotes, PaperOutcome } from './paper-notes.tsx';

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
const queryOf = ({ menu, locale, second_locale, service_rate, drinks, ...choice }: PaperQuery) => ({
  ...choice,
  ...(menu !== undefined && { menu }),
  ...(locale && { locale }),
  ...(second_locale && { second_locale }),
  ...(service_rate !== undefined && { service_rate }),
  ...(drinks && { drinks }),
});

/** What the publication has, of the last answer: an error has none of it. */
type Published = Pick<PaperPreview, 'menu' | 'menus' | 'locale' | 'locales'>;

function PaperContent() {
  const { t } = useTranslation();
  const { data: status, isPending: isStatusPending } = useQuery(statusQuery());
  const [chosen, setChosen] = useState<Partial<PaperQuery>>({});
  const [page, setPage] = useState(0);
  const [published, setPublished] = useState<Published>();
  const choice = completeChoice(chosen);
  const id = requireRestaurantId();
  const previewQuery = useQuery({
    queryKey: ['menu-paper', choice, page, status?.published_at, currentLocale()],
    queryFn: async ({ signal }): Promise<PageShown> => ({
      choice,
      page,
      preview: await askApi(paperPreviewSchema, 'GET', fillPath(PAPER_PATHS.preview, { id }), undefined, {
        query: { ...queryOf(choice), page },
        signal,
      }),
    }),
    // It says which publication is printed.
    enabled: !isStatusPending,
    placeholderData: (before) => before,
    staleTime: 60_000,
    meta: { failure: 'silent' },
  });
  const downloadMutation = useMutation({
    mutationFn: async (fileName: string) =>
      saveFile(await askFile(fillPath(PAPER_PATHS.file, { id }), { query: queryOf(choice) }), fileName),
    networkMode: 'always',
    meta: { failure: t('menu_paper.failed'), premium: 'qr_download' },
  });
  const { data: shown, error, isFetching } = previewQuery;
  if (shown && shown.preview !== published) setPublished(shown.preview);
  if (isProblem(error, 'premium_required')) return <PremiumPaper />;
  // Until the answer comes, the picture is that of another choice, whose pages and notes would be wrong.
  const preview = shown && JSON.stringify(shown.choice) === JSON.stringify(choice) ? shown.preview : undefined;
  const isMissing = isProblem(error, 'not_found') || isProblem(error, 'validation_failed');
  const isUnpublished =
    isProblem(error, 'nothing_published') || (isProblem(error, 'not_found') && choice.menu === undefined);
  const hasFailed = (error !== null && !isFetching) || previewQuery.fetchStatus === 'paused';
  const retry = () => {
    // Another publication may lack what was chosen.
    if (isMissing) setChosen({ ...chosen, menu: undefined, locale: undefined, second_locale: undefined });
    else void previewQuery.refetch();
  };
  return (
    <div className={paperStyles.paper}>
      <div className={styles.sheetChoices}>
        <PaperChoices
          choice={choice}
          menu={choice.menu ?? published?.menu}
          menus={published?.menus ?? []}
          locale={choice.locale ?? published?.locale}
          locales={published?.locales ?? []}
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
        <PaperOutcome preview={preview} choice={choice} isFetching={isFetching} hasFailed={hasFailed} />
        {preview && <PaperNotes preview={preview} />}
        <Button
          loading={downloadMutation.isPending}
          disabled={!preview?.picture}
          onClick={() => preview && downloadMutation.mutate(fileNameOf(choice, preview))}
        >
          {t('menu_paper.download')}
        </Button>
      </div>
      <div className={paperStyles.preview} aria-busy={isFetching}>
        {isUnpublished ? (
          <Unpublished />
        ) : hasFailed ? (
          <EmptyState title={t('menu_paper.failed')} action={<Button onClick={retry}>{t('frame.try_again')}</Button>}>
            {error instanceof ApiProblem && <p>{error.message}</p>}
          </EmptyState>
        ) : (
          <Pages shown={shown} page={page} isFetching={isFetching} onTurn={setPage} />
        )}
      </div>
    </div>
  );
}

/** A picture, and of what it is one. */
type PageShown = { choice: PaperQuery; page: number; preview: PaperPreview };

/** "menu-1-en-fr-a4.pdf": files of several menus and languages are told apart. */
const fileNameOf = ({ paper, second_locale, purpose }: PaperQuery, { menu, locale }: PaperPreview): string =>
  `${['menu', menu, locale, ...(second_locale ? [second_locale] : []), paper, ...(purpose === 'outside' ? [purpose] : [])].join('-')}.pdf`;

function PremiumPaper() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('menu_paper.premium_title')}
      action={<Button onClick={() => askForPremium('qr_download')}>{t('premium.what')}</Button>}
    >
      <p>{t('menu_paper.premium_lead')}</p>
    </EmptyState>
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
  purpose = 'table',
  service_rate,
  drinks,
  ...rest
}: Partial<PaperQuery>): PaperQuery {
  const allowed = allowedColumns(paper, rest.second_locale !== undefined);
  // What only the menu outside says isn't part of another.
  const outside = purpose === 'outside' ? { service_rate, drinks } : {};
  return {
    ...rest,
    ...outside,
    purpose,
    paper,
    length,
    allergens,
    columns: allowed.includes(columns) ? columns : (allowed.at(-1) ?? '1'),
  };
}

type PagesProps = {
  shown: PageShown | undefined;
  page: number;
  isFetching: boolean;
  onTurn(page: number): void;
};

function Pages({ shown, page, isFetching, onTurn }: PagesProps) {
  const { t } = useTranslation();
  const { pages = 0, picture } = shown?.preview ?? {};
  return (
    <>
      {shown && picture && (
        <img src={picture} alt={t('menu_paper.preview', { page: shown.page + 1, pages })} data-late={isFetching} />
      )}
      {pages > 1 && (
        <div className={paperStyles.turn}>
          <TurnButton isPossible={page > 0} onTurn={() => onTurn(page - 1)}>
            {t('menu_paper.previous')}
          </TurnButton>
          <span>{t('menu_paper.page_of', { page: page + 1, pages })}</span>
          <TurnButton isPossible={page < pages - 1} onTurn={() => onTurn(page + 1)}>
            {t('menu_paper.next')}
          </TurnButton>
        </div>
      )}
    </>
  );
}

/** Keeps a keyboard's place at the last page, which a disabled button would lose. */
function TurnButton({ isPossible, onTurn, children }: { isPossible: boolean; onTurn(): void; children: string }) {
  return (
    <Button variant="default" aria-disabled={!isPossible} onClick={() => isPossible && onTurn()}>
      {children}
    </Button>
  );
}
