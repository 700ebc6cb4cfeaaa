import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type RollbackAnswer, rollbackAnswerSchema } from '../../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { askToConfirm, openDialog, showLoading } from '../../dialogs/modals.tsx';
import { replaceDraft } from '../../draft/replace-draft.ts';

/** Undoes what an import did to the menu, and says what stays because the owner has changed it since. */
export function RollBack({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      let rollback: RollbackAnswer = { back: 0, reverted: 0, removed: 0, kept: [] };
      await replaceDraft(async () => {
        rollback = await askApi(rollbackAnswerSchema, 'POST', fillPath(API_PATHS.importRollBack, { id }));
        return undefined;
      });
      await queryClient.invalidateQueries({ queryKey: KEYS.imports });
      return rollback;
    },
    networkMode: 'always',
    meta: { saves: true, failure: t('imports.not_rolled_back') },
    onMutate: () => showLoading(t('imports.rolling_back')),
    onSettled: (_answer, _error, _nothing, close) => close?.(),
    // It may have been undone though the answer was lost.
    onError: () => {
      for (const queryKey of [KEYS.restaurant, KEYS.imports]) void queryClient.invalidateQueries({ queryKey });
    },
    onSuccess: (rollback) =>
      openDialog({
        title: isNothing(rollback) ? t('imports.rolled_back_nothing_title') : t('imports.rolled_back_title'),
        children: <RolledBack rollback={rollback} />,
      }),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      aria-label={t('imports.roll_back_of', { name })}
      onClick={() =>
        askToConfirm({
          title: t('imports.roll_back_title'),
          children: t('imports.roll_back_text'),
          yes: t('imports.roll_back'),
          no: t('frame.cancel'),
          onConfirm: () => mutate(),
        })
      }
    >
      {t('imports.roll_back')}
    </Button>
  );
}

const NAMED = 10;

const isNothing = ({ back, reverted, removed }: RollbackAnswer): boolean => back + reverted + removed === 0;

function RolledBack({ rollback }: { rollback: RollbackAnswer }) {
  const { t } = useTranslation();
  const { back, reverted, removed, kept: keptRows } = rollback;
  return (
    <>
      <p>
        {isNothing(rollback) ? t('imports.rolled_back_none') : t('imports.rolled_back', { back, reverted, removed })}
      </p>
      {keptRows.length > 0 && (
        <>
          <p>{t('imports.rolled_back_kept', { count: keptRows.length })}</p>
          <ul>
            {keptRows.slice(0, NAMED).map(({ entity, id, title }) => (
              <li key={`${entity} ${id}`}>{title}</li>
            ))}
          </ul>
          {keptRows.length > NAMED && <p>{t('publishing.more_items', { count: keptRows.length - NAMED })}</p>}
        </>
      )}
    </>
  );
}
