import { Button, FileButton, Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { type DataColumns, type DataMapping, menuDataAnswerSchema } from '../../../shared/api/menu-data.ts';
import { DATA_PATHS } from '../../../shared/data-paths.ts';
import { FIRST_MENU_ID } from '../../../shared/limits.ts';
import { MENU_DATA_KINDS, type MenuDataKind } from '../../../shared/menu-data.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { askFile } from '../../api/ask-file.ts';
import { KEYS } from '../../api/keys.ts';
import { problemWords } from '../../api/problem-words.ts';
import { useRestaurant } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { requireRestaurantId } from '../../api/session.ts';
import pageStyles from '../../frame/page.module.css';
import { t as translate } from '../../i18n/i18n.ts';
import { storedValue } from '../../state/stored-value.ts';
import { saveFile } from '../../ui/save-file.ts';
import { takeTableToRead, useUpload } from '../../upload/use-upload.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { DataProblems } from './data-problems.tsx';
import styles from './menu-files.module.css';

const ACCEPTED_FILES = '.csv,.tsv,.txt,.xlsx,.json,text/csv,application/json';

type SentFile = { file: File; mapping?: DataMapping };

/** The menu that was chosen last, as long as the tab is open. */
const chosenMenu = storedValue(() => `menu-files ${requireRestaurantId()}`, z.int());

/** A menu as a file of data: saved, and imported again through the comparison. */
export function MenuFiles() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const titleId = useId();
  const { menus } = useRestaurant();
  const { table_to_read: tableToRead } = useUpload();
  const firstMenu = menus.find(({ id }) => id === FIRST_MENU_ID) ?? menus[0];
  const [chosenId, setChosenId] = useState(chosenMenu.read);
  // It stays while the file is read, so that what was chosen outlives a problem or a lost connection.
  const [asked, setAsked] = useState<{ file: File; columns: DataColumns }>();
  const resetFile = useRef<() => void>(null);
  const menu = menus.find(({ id }) => id === chosenId) ?? firstMenu;
  const saveMenu = useMutation({
    mutationFn: async ({ id, title, kind }: { id: number; title: string; kind: MenuDataKind }) => {
      const path = fillPath(DATA_PATHS.menuDataFile, { id, kind });
      saveFile(await askFile(path), `${title}.${kind}`);
    },
    networkMode: 'always',
    meta: { failure: translate('imports.data_not_saved') },
  });
  const sendFile = useMutation({
    mutationFn: async ({ id, file, mapping }: SentFile & { id: number }) => {
      const form = new FormData();
      form.append('file', file, file.name);
      if (mapping) form.append('mapping', JSON.stringify(mapping));
      return await askApi(menuDataAnswerSchema, 'POST', fillPath(DATA_PATHS.menuData, { id }), form);
    },
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: async ({ import: startedImport, columns }, { file, mapping }) => {
      if (columns) setAsked({ file, columns });
      else if (!mapping) setAsked(undefined);
      if (!startedImport) return;
      void queryClient.invalidateQueries({ queryKey: KEYS.imports, exact: true });
      await navigate(fillPath(APP_PATHS.review, { id: startedImport.id }));
    },
  });
  const menuId = menu?.id;
  const { mutate } = sendFile;
  // A table among the files of an upload, from this page or from the last step of the onboarding.
  useEffect(() => {
    const file = tableToRead && menuId !== undefined ? takeTableToRead() : null;
    if (file && menuId !== undefined) mutate({ id: menuId, file });
  }, [tableToRead, menuId, mutate]);
  if (!menu) return null;
  const { data: answer, error, isPending, variables } = sendFile;
  const name = variables?.file.name ?? '';
  const chooseMenu = (id: number) => {
    setChosenId(id);
    try {
      chosenMenu.keep(id);
    } catch {
      // Without storage it is chosen again after a visit to another page.
    }
  };
  const chooseFile = (file: File) => {
    sendFile.mutate({ id: menu.id, file });
    // A browser names no change of a file that is chosen again once it is corrected.
    resetFile.current?.();
  };
  return (
    <section className={styles.menuFiles} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('imports.data_title')}</h2>
      <p className={pageStyles.lead}>{t('imports.data_lead')}</p>
      {menus.length > 1 && (
        <Select
          label={t('imports.data_menu')}
          data={menus.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={String(menu.id)}
          allowDeselect={false}
          onChange={(value) => value !== null && chooseMenu(Number(value))}
        />
      )}
      <div className={styles.ways}>
        <FileButton accept={ACCEPTED_FILES} resetRef={resetFile} onChange={(file) => file && chooseFile(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={isPending}>
              {t('imports.data_choose')}
            </Button>
          )}
        </FileButton>
        <fieldset className={styles.save}>
          <legend>{t('imports.data_save')}</legend>
          {MENU_DATA_KINDS.map((kind) => (
            <Button
              key={kind}
              variant="default"
              loading={saveMenu.isPending && saveMenu.variables.kind === kind}
              onClick={() => saveMenu.mutate({ id: menu.id, title: menu.title, kind })}
            >
              {kind.toUpperCase()}
            </Button>
          ))}
        </fieldset>
      </div>
      <div aria-live="polite">
        {isPending && <p>{t('imports.data_reading', { name })}</p>}
        {error && <p className={styles.refused}>{problemWords(error)}</p>}
        {answer && answer.problems.length > 0 && <DataProblems name={name} answer={answer} />}
      </div>
      {asked && (
        <ColumnMapping
          // Columns of the same headers mean the same in the next file.
          key={JSON.stringify(asked.columns.columns.map(({ header }) => header))}
          name={asked.file.name}
          asked={asked.columns}
          onRead={(mapping) => sendFile.mutate({ id: menu.id, file: asked.file, mapping })}
        />
      )}
    </section>
  );
}
