import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_PATHS } from '../../../shared/code-paths.ts';
import { fillPath } from '../../../shared/paths.ts';
import {
  cardsOfPage,
  SHEET_KINDS,
  SHEET_PAPERS,
  SHEET_WORDS,
  type SheetKind,
  type SheetPaper,
  type SheetWords,
} from '../../../shared/qr-sheet.ts';
import { askFile } from '../../api/ask.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { saveFile } from '../../ui/save-file.ts';
import { codesQuery, SHEET_KEY } from './code-queries.ts';
import styles from './codes.module.css';

type Chosen = { kind: SheetKind; paper: SheetPaper; words: SheetWords; code: string };

/** One of the values of a select's list. */
const valueIn = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((one) => one === value);

const fileOf = (chosenSheet: Chosen, format: 'pdf' | 'svg', signal?: AbortSignal) =>
  askFile(fillPath(CODE_PATHS.sheet, { id: requireRestaurantId(), format }), {
    query: chosenSheet,
    ...(signal && { signal }),
  });

/** Codes on paper, ready to be printed: chosen, looked at, and downloaded. */
export function PrintSheets() {
  const { t } = useTranslation();
  const { data: codes = [] } = useQuery(codesQuery());
  const [isOpen, setOpen] = useState(false);
  const [chosenSheet, setChosen] = useState<Chosen>({
    kind: 'card-a6',
    paper: 'letter',
    words: currentLocale(),
    code: 'own',
  });
  const isThere =
    chosenSheet.code === 'own' ||
    (chosenSheet.code === 'named' ? codes.length > 1 : codes.some(({ id }) => String(id) === chosenSheet.code));
  const shownSheet = isThere ? chosenSheet : { ...chosenSheet, code: 'own' };
  const { kind, paper, words, code } = shownSheet;
  const previewQuery = useQuery({
    queryKey: [...SHEET_KEY, shownSheet, currentLocale()],
    queryFn: async ({ signal }) => await (await fileOf(shownSheet, 'svg', signal)).text(),
    enabled: isOpen,
    placeholderData: (before) => before,
    staleTime: 60_000,
    meta: { failure: t('qr_sheets.failed') },
  });
  const downloadMutation = useMutation({
    mutationFn: async () => saveFile(await fileOf(shownSheet, 'pdf'), `qr-${kind}.pdf`),
    networkMode: 'always',
    meta: { failure: t('qr_sheets.failed'), premium: 'qr_download' },
  });
  const chooseSheet = (part: Partial<Chosen>) => setChosen({ ...shownSheet, ...part });
  const isCard = kind === 'card-a6' || kind === 'card-a5';
  const pages = code === 'named' ? Math.ceil(codes.length / cardsOfPage(kind)) : 1;
  return (
    <section className={styles.sheets}>
      <div className={styles.head}>
        <h2>{t('qr_sheets.title')}</h2>
        <p>{t('qr_sheets.lead')}</p>
      </div>
      {!isOpen && (
        <Button variant="default" className={styles.more} onClick={() => setOpen(true)} data-part="open-sheets">
          {t('qr_sheets.open')}
        </Button>
      )}
      {isOpen && (
        <div className={styles.sheet}>
          <div className={styles.sheetChoices}>
            <NativeSelect
              label={t('qr_sheets.kind')}
              autoFocus
              value={kind}
              data={SHEET_KINDS.map((value) => ({ value, label: t(KIND_WORDS[value]) }))}
              onChange={({ currentTarget }) => chooseSheet({ kind: valueIn(SHEET_KINDS, currentTarget.value) ?? kind })}
            />
            {!isCard && (
              <NativeSelect
                label={t('qr_sheets.paper')}
                value={paper}
                data={SHEET_PAPERS.map((value) => ({ value, label: t(PAPER_WORDS[value]) }))}
                onChange={({ currentTarget }) =>
                  chooseSheet({ paper: valueIn(SHEET_PAPERS, currentTarget.value) ?? paper })
                }
              />
            )}
            <NativeSelect
              label={t('qr_sheets.code')}
              value={code}
              data={[
                { value: 'own', label: t('qr_sheets.own') },
                ...(codes.length > 1 ? [{ value: 'named', label: t('qr_sheets.named', { count: codes.length }) }] : []),
                ...codes.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={({ currentTarget }) => chooseSheet({ code: currentTarget.value })}
            />
            <NativeSelect
              label={t('qr_sheets.words')}
              value={words}
              data={SHEET_WORDS.map((value) => ({ value, label: t(LANGUAGE_WORDS[value]) }))}
              onChange={({ currentTarget }) =>
                chooseSheet({ words: valueIn(SHEET_WORDS, currentTarget.value) ?? words })
              }
            />
            <p>
              {t('qr_sheets.pages', { count: pages })} {t('qr_sheets.full_size')}
            </p>
            <Button loading={downloadMutation.isPending} onClick={() => downloadMutation.mutate()}>
              {t('qr_sheets.download')}
            </Button>
          </div>
          <div className={styles.sheetPreview}>
            {previewQuery.data !== undefined && (
              <img
                src={`data:image/svg+xml,${encodeURIComponent(previewQuery.data)}`}
                alt={t('qr_sheets.preview', { kind: t(KIND_WORDS[kind]) })}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
}

const KIND_WORDS = {
  'card-a6': 'qr_sheets.card_a6',
  'card-a5': 'qr_sheets.card_a5',
  cards: 'qr_sheets.cards',
  tent: 'qr_sheets.tent',
  stickers: 'qr_sheets.stickers',
} as const satisfies Record<SheetKind, string>;
const PAPER_WORDS = { a4: 'qr_sheets.a4', letter: 'qr_sheets.letter' } as const satisfies Record<SheetPaper, string>;
const LANGUAGE_WORDS = {
  en: 'qr_sheets.en',
  fr: 'qr_sheets.fr',
  both: 'qr_sheets.both',
} as const satisfies Record<SheetWords, string>;
