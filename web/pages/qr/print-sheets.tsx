import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_PATHS } from '../../../shared/code-paths.ts';
import { fillPath } from '../../../shared/paths.ts';
import type { QrLook } from '../../../shared/qr-look.ts';
import { cardsOfPage } from '../../../shared/qr-sheet.ts';
import { askFile } from '../../api/ask-file.ts';
import { useRestaurant } from '../../api/queries.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { saveFile } from '../../ui/save-file.ts';
import { codesQuery, SHEET_KEY } from './code-queries.ts';
import styles from './codes.module.css';
import { type ChosenSheet, KIND_WORDS, SheetKindChoice, SheetWordsChoice } from './sheet-choices.tsx';

type Chosen = ChosenSheet & { code: string };

const fileOf = (chosenSheet: Chosen & QrLook, format: 'pdf' | 'svg', signal?: AbortSignal) =>
  askFile(fillPath(CODE_PATHS.sheet, { id: requireRestaurantId(), format }), {
    query: chosenSheet,
    ...(signal && { signal }),
  });

/** Codes on paper, ready to be printed: chosen, looked at, and downloaded. */
export function PrintSheets({ look }: { look: QrLook }) {
  const { t } = useTranslation();
  const { data: codes = [] } = useQuery(codesQuery());
  const { logo } = useRestaurant();
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
  const { kind, code } = shownSheet;
  const previewQuery = useQuery({
    queryKey: [...SHEET_KEY, shownSheet, look, look.middle === 'logo' && logo?.file, currentLocale()],
    queryFn: async ({ signal }) => await (await fileOf({ ...shownSheet, ...look }, 'svg', signal)).text(),
    enabled: isOpen,
    placeholderData: (before) => before,
    staleTime: 60_000,
    meta: { failure: t('qr_sheets.failed') },
  });
  const downloadMutation = useMutation({
    mutationFn: async () => saveFile(await fileOf({ ...shownSheet, ...look }, 'pdf'), `qr-${kind}.pdf`),
    networkMode: 'always',
    meta: { failure: t('qr_sheets.failed'), premium: 'qr_download' },
  });
  const chooseSheet = (part: Partial<Chosen>) => setChosen({ ...shownSheet, ...part });
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
            <SheetKindChoice sheet={shownSheet} hasFocus onChoose={chooseSheet} />
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
            <SheetWordsChoice sheet={shownSheet} onChoose={chooseSheet} />
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
