import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { useDraft, useEdits, useQueue } from '../../draft/use-draft.ts';
import { BackLink } from '../../forms/back-link.tsx';
import formsStyles from '../../forms/forms.module.css';
import { Page } from '../../frame/page.tsx';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';
import { MenuLine } from './menu-line.tsx';
import styles from './menus-edit.module.css';

/** All menus: their order, which are shown, and their actions. */
export function MenusEditPage() {
  const { t } = useTranslation();
  const { menus } = useDraft();
  const queue = useQueue();
  const draftEdits = useEdits();
  const [announcedText, setSaid] = useState('');
  const moveMenu = (from: number, to: number) => {
    const menuIds = menus.map(({ id }) => id);
    const [id] = menuIds.splice(from, 1);
    if (id === undefined) return;
    menuIds.splice(to, 0, id);
    draftEdits.reorder('menu', null, menuIds);
    setSaid(t('forms.moved', { position: to + 1, count: menuIds.length }));
  };
  return (
    <Page
      title={t('restaurant.menus_title')}
      description={t('restaurant.menus_description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <p className={formsStyles.formNote}>{t('restaurant.menus_note')}</p>
      <ol className={styles.menuLines}>
        {menus.map((menu, index) => (
          <MenuLine
            key={queue.keyOf('menu', menu.id)}
            menu={menu}
            index={index}
            count={menus.length}
            onMove={(to) => moveMenu(index, to)}
          />
        ))}
      </ol>
      <p className={uiStyles.visuallyHidden} role="status">
        {announcedText}
      </p>
      <Button component={Link} to={APP_PATHS.menuCreate} variant="default" leftSection={<Icon name="add" />}>
        {t('restaurant.new_menu')}
      </Button>
    </Page>
  );
}
