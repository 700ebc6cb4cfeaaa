import { Button, SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Menu } from '../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { visibleSections } from '../../../shared/visible-menus.ts';
import { statusQuery, useRestaurant } from '../../api/queries.ts';
import { Page } from '../../frame/page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './preview.module.css';
import { type ColorScheme, PreviewFrame } from './preview-frame.tsx';

/** The guest's page of the draft, as it would be if it were published now. */
export function PreviewPage() {
  const { t } = useTranslation();
  const navigateTo = useNavigate();
  const menuId = Number(useParams()['menuId']);
  const { menus } = useRestaurant();
  const ownScheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [scheme, setScheme] = useState<ColorScheme>(ownScheme);
  const [canSwitch, setCanSwitch] = useState(true);
  const noSwitch = useCallback(() => setCanSwitch(false), []);
  const { data: status } = useQuery(statusQuery());
  const menu = menus.find(({ id }) => id === menuId);
  // Where the owner came from: the page begins there, and the way back leads there.
  const [search] = useSearchParams();
  const section = menu?.sections.find(({ id }) => String(id) === search.get('section'));
  const backPath = section ? fillPath(APP_PATHS.section, { menuId, sectionId: section.id }) : APP_PATHS.admin;
  const hasVisibleItems = ({ sections }: Menu) => visibleSections(sections).some(({ items }) => items.length > 0);
  const hasItems = menu !== undefined && hasVisibleItems(menu);
  // The page itself has tabs for the menus that guests see.
  const areAllShown = menus.every((shownMenu) => !shownMenu.hidden && hasVisibleItems(shownMenu));
  const leadText = menu?.hidden
    ? t('publishing.preview_hidden')
    : status?.published
      ? t('publishing.preview_current')
      : t('publishing.preview_lead');
  const addressOf = (id: number) => fillPath(APP_PATHS.preview, { menuId: id });
  return (
    <Page
      title={t('publishing.preview_title')}
      description={t('publishing.preview_description')}
      heading={null}
      width="wide"
    >
      <div className={styles.preview}>
        <div className={styles.bar}>
          <Link to={backPath} className={styles.back}>
            <Icon name="back" />
            {t('publishing.back_to_menu')}
          </Link>
          <h1>{t('publishing.preview_title')}</h1>
          <p className={styles.lead}>{leadText}</p>
          {menus.length > 1 && (
            <nav
              className={areAllShown ? `${styles.menus} ${styles.menusTwice}` : styles.menus}
              aria-label={t('publishing.menus')}
            >
              {menus.map(({ id, title }) => (
                <NavLink key={id} to={addressOf(id)} replace>
                  {title}
                </NavLink>
              ))}
            </nav>
          )}
          {hasItems && canSwitch && (
            <SegmentedControl
              className={styles.scheme}
              aria-label={t('publishing.appearance')}
              value={scheme}
              // The values are those of `data`.
              onChange={(value) => setScheme(value as ColorScheme)}
              data={[
                { value: 'light', label: t('publishing.light') },
                { value: 'dark', label: t('publishing.dark') },
              ]}
            />
          )}
        </div>
        {!menu ? (
          <EmptyState title={t('publishing.preview_no_such_menu')} />
        ) : hasItems ? (
          <PreviewFrame
            key={menu.id}
            menu={menu}
            section_id={section?.id}
            scheme={scheme}
            onMenu={(id) => void navigateTo(addressOf(id), { replace: true })}
            onSchemeUnknown={noSwitch}
          />
        ) : (
          <EmptyState
            title={t('publishing.preview_empty_title')}
            action={
              <Button component={Link} to={fillPath(APP_PATHS.emptyMenu, { menuId })}>
                {t('publishing.add_items')}
              </Button>
            }
          />
        )}
      </div>
    </Page>
  );
}
