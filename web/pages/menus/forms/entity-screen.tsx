import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Restaurant } from '../../../../shared/menu.ts';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { isTemporary } from '../../../api/save-queue/change.ts';
import { useDraft } from '../../../api/save-queue/use-save-queue.ts';
import { Page } from '../../../frame/page.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type Props<Entity> = {
  title: string;
  description: string;
  find(restaurant: Restaurant): Entity | undefined;
  /** The form; `onReload` begins anew with what stands now. */
  children(entity: Entity, restaurant: Restaurant, onReload: () => void): ReactNode;
};

/** A form's screen for something of the restaurant, or the word that it isn't there any more. */
export function EntityScreen<Entity>({ title, description, find, children }: Props<Entity>) {
  const [round, setRound] = useState(0);
  return (
    <Page title={title} description={description}>
      <Held key={round} find={find}>
        {(entity, restaurant) => children(entity, restaurant, () => setRound((count) => count + 1))}
      </Held>
    </Page>
  );
}

/**
 * Holds what stood when the form was opened, edits that wait to be saved included: what changes elsewhere doesn't move
 * under the owner's hands.
 */
function Held<Entity>({
  find,
  children,
}: Pick<Props<Entity>, 'find'> & { children(entity: Entity, restaurant: Restaurant): ReactNode }) {
  const { t } = useTranslation();
  const draft = useDraft();
  const [held] = useState(() => {
    const restaurant = withoutTemporary(draft);
    return { entity: find(restaurant), restaurant };
  });
  if (held.entity !== undefined) return children(held.entity, held.restaurant);
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

/** Without menus and sections that the server doesn't know yet: nothing can be saved into them. */
function withoutTemporary(draft: Restaurant): Restaurant {
  const menus = draft.menus.filter(({ id }) => !isTemporary(id));
  return {
    ...draft,
    menus: menus.map((menu) => ({ ...menu, sections: menu.sections.filter(({ id }) => !isTemporary(id)) })),
  };
}
