import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Restaurant } from '../../../../shared/menu.ts';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { refusalWords } from '../../../api/problem-words.ts';
import { isOf, isTemporary } from '../../../draft/change/change.ts';
import type { Rejection } from '../../../draft/queue/queue-state.ts';
import { useDraft, useSaveQueue } from '../../../draft/use-draft.ts';
import { type RefusedEdit, RefusedEditContext } from '../../../forms/saving/refused-edit.tsx';
import { Page } from '../../../frame/page.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type Props<Entity> = {
  title: string;
  description: string;
  find(restaurant: Restaurant): Entity | undefined;
  /** What can also be edited in place: such an edit may be refused while the form shows it. */
  kind?: 'item' | 'section';
  /** The form; `onReload` starts again with the current version. */
  children(entity: Entity, restaurant: Restaurant, onReload: () => void): ReactNode;
};

/** The screen of an entity's form, or a message that the entity no longer exists. */
export function EntityScreen<Entity extends { id: number | string }>({
  title,
  description,
  find,
  kind,
  children,
}: Props<Entity>) {
  const [loadCount, setRound] = useState(0);
  return (
    <Page title={title} description={description}>
      <Held key={loadCount} find={find} kind={kind}>
        {(entity, restaurant) => children(entity, restaurant, () => setRound((count) => count + 1))}
      </Held>
    </Page>
  );
}

/**
 * Holds the entity as it was when the form was opened, including unsaved edits: changes elsewhere don't affect an open form.
 */
function Held<Entity extends { id: number | string }>({
  find,
  kind,
  children,
}: Pick<Props<Entity>, 'find'> & {
  kind: Props<Entity>['kind'] | undefined;

  children(entity: Entity, restaurant: Restaurant): ReactNode;
}) {
  const { t } = useTranslation();
  const draft = useDraft();
  const [firstDraft] = useState(() => {
    const restaurant = withoutTemporary(draft);
    return { entity: find(restaurant), restaurant };
  });
  const refusedEdit = useRefusedSince(kind, firstDraft.entity?.id);
  if (firstDraft.entity !== undefined)
    return (
      <RefusedEditContext value={refusedEdit}>{children(firstDraft.entity, firstDraft.restaurant)}</RefusedEditContext>
    );
  return (
    <EmptyState
      title={t('menu_forms.gone_title')}
      action={
        <Button component={Link} to={APP_PATHS.admin}>
          {t('menu_forms.to_menu')}
        </Button>
      }
    >
      <p>{t('menu_forms.gone')}</p>
    </EmptyState>
  );
}

/** Edits of the entity that were refused since the form was opened: the form shows their values. */
function useRefusedSince(kind: Props<never>['kind'] | undefined, id: number | string | undefined): RefusedEdit | null {
  const { queue, state } = useSaveQueue();
  const [before] = useState(state.rejections);
  const isOfThis = ({ change }: Rejection) =>
    change.kind === 'update' && kind !== undefined && typeof id === 'number' && isOf(change, kind, id);
  const newRejections = state.rejections.filter((rejection) => isOfThis(rejection) && !before.includes(rejection));
  const [first] = newRejections;
  if (first?.change.kind !== 'update') return null;
  return {
    problem: refusalWords(first.error, Object.keys(first.change.fields)[0] ?? ''),
    forget: () => {
      for (const rejection of newRejections) queue.forget(rejection);
    },
  };
}

/** Without menus and sections that the server doesn't know yet: nothing can be saved into them. */
function withoutTemporary(draft: Restaurant): Restaurant {
  const menus = draft.menus.filter(({ id }) => !isTemporary(id));
  return {
    ...draft,
    menus: menus.map((menu) => ({ ...menu, sections: menu.sections.filter(({ id }) => !isTemporary(id)) })),
  };
}
