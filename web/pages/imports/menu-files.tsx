import { Button, FileButton, Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type DataMapping, menuDataAnswerSchema } from '../../../shared/api/menu-data.ts';
import { DATA_PATHS } from '../../../shared/data-paths.ts';
import { FIRST_MENU_ID } from '../../../shared/limits.ts';
import { MENU_DATA_KINDS, type MenuDataKind } from '../../../shared/menu-data.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi, askFile } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { problemWords } from '../../api/problem-words.ts';
import { useRestaurant } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import frameStyles from '../../frame/frame.module.css';
import { t as translate } from '../../i18n/i18n.ts';
import { saveFile } from '../../ui/save-file.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { DataProblems } from './data-problems.tsx';
import styles from './menu-files.module.css';

const ACCEPTED_FILES = '.csv,.tsv,.txt,.xlsx,.json,text/csv,application/json';

type SentFile = { file: File; mapping?: DataMapping };

/** A menu as a file of data: saved, and imported again through the comparison. */
export function MenuFiles() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const titleId = useId();
  const { menus } = useRestaurant();
  const firstMenu = menus.find(({ id }) => id === FIRST_MENU_ID) ?? menus[0];
  const [chosenId, setChosenId] = useState<number>();
  const menu = menus.find(({ id }) => id === chosenId) ?? firstMenu;
  const saveMenu = useMutation({
    mutationFn: async ({ id, kind }: { id: number; kind: MenuDataKind }) => {
      const path = fillPath(DATA_PATHS.menuDataFile, { id, kind });
      saveFile(await askFile(path), `menu-${id}.${kind}`);
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
    onSuccess: async ({ import: startedImport }) => {
      if (!startedImport) return;
      void queryClient.invalidateQueries({ queryKey: KEYS.imports, exact: true });
      await navigate(fillPath(APP_PATHS.review, { id: startedImport.id }));
    },
  });
  if (!menu) return null;
  const { data: answer, error, isPending, variables } = sendFile;
  const name = variables?.file.name ?? '';
  return (
    <section className={styles.menuFiles} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('imports.data_title')}</h2>
      <p className={frameStyles.pageLead}>{t('imports.data_lead')}</p>
      {menus.length > 1 && (
        <Select
          label={t('imports.data_menu')}
          data={menus.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={String(menu.id)}
          allowDeselect={false}
          onChange={(value) => value !== null && setChosenId(Number(value))}
        />
      )}
      <div className={styles.ways}>
        <FileButton accept={ACCEPTED_FILES} onChange={(file) => file && sendFile.mutate({ id: menu.id, file })}>
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
              onClick={() => saveMenu.mutate({ id: menu.id, kind })}
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
      {answer?.columns && variables && (
        <ColumnMapping
          key={`${name} ${sendFile.submittedAt}`}
          name={name}
          asked={answer.columns}
          onRead={(mapping) => sendFile.mutate({ ...variables, mapping })}
        />
      )}
    </section>
  );
}
