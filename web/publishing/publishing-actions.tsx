import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { FIRST_MENU_ID } from '../../shared/limits.ts';
import { APP_PATHS, fillPath } from '../../shared/paths.ts';
import { statusQuery } from '../api/queries.ts';
import { openPublishing } from '../state/asked-dialogs.ts';
import { actionsAt } from './actions-at.ts';
import styles from './publishing.module.css';

/** Preview and Publish, on the screens where the menu is looked at. */
export function PublishingActions() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: status } = useQuery(statusQuery());
  const availableActions = actionsAt(pathname);
  if (!availableActions) return null;
  const hasChanges = !status?.published;
  return (
    <div className={styles.actions}>
      {availableActions.preview && (
        <Button
          component={Link}
          to={{
            pathname: fillPath(APP_PATHS.preview, { menuId: availableActions.menu_id ?? FIRST_MENU_ID }),
            search: availableActions.section_id === undefined ? '' : `?section=${availableActions.section_id}`,
          }}
          variant="default"
        >
          {t('publishing.preview')}
        </Button>
      )}
      <Button variant={hasChanges && availableActions.is_primary ? 'filled' : 'default'} onClick={openPublishing}>
        {t('publishing.publish')}
      </Button>
    </div>
  );
}
