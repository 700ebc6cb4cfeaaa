import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { statusQuery } from '../../api/queries.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { sectionAnchor } from '../../guest/shell/anchors.ts';
import { showError } from '../../state/notices.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './preview.module.css';

export type ColorScheme = 'light' | 'dark';

type Props = {
  menu: Menu;
  /** Where the page begins, if not at its start. */
  section_id: number | undefined;
  scheme: ColorScheme;
  /** Another menu was chosen in the page itself. */
  onMenu(id: number): void;
  /** This browser renders frames in the system's colour scheme only. */
  onSchemeUnknown(): void;
};

const PREVIEWED_MENU = /\/preview\/menus\/(\d+)$/;

/** The page in a phone's frame; on a phone without it. It is fetched again when the draft has changed. */
export function PreviewFrame({ menu, section_id, scheme, onMenu, onSchemeUnknown }: Props) {
  const { t } = useTranslation();
  const { data: status, refetch } = useQuery(statusQuery());
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);

  function checkFrame() {
    const frameWindow = frameRef.current?.contentWindow;
    try {
      if (!frameWindow?.document.querySelector('main')) throw new Error('no page');
      const menuId = Number(PREVIEWED_MENU.exec(frameWindow.location.pathname)?.[1]);
      if (menuId && menuId !== menu.id) onMenu(menuId);
      setState('shown');
    } catch {
      // Without a network the browser shows an error page of its own, which scripts can't access.
      setState('failed');
      showError(t('publishing.preview_failed'));
      // Shows an ended session itself.
      void refetch();
    }
  }

  useEffect(() => {
    const frameWindow = state === 'shown' ? frameRef.current?.contentWindow : null;
    if (frameWindow && !frameWindow.matchMedia(`(prefers-color-scheme: ${scheme})`).matches) onSchemeUnknown();
  }, [state, scheme, onSchemeUnknown]);

  if (state === 'failed')
    return (
      <EmptyState
        title={t('publishing.preview_failed')}
        action={
          <Button
            onClick={() => {
              setState('loading');
              setTries(tries + 1);
            }}
          >
            {t('frame.try_again')}
          </Button>
        }
      />
    );
  const page = fillPath(API_PATHS.restaurantPreview, { id: requireRestaurantId(), menuId: menu.id });
  return (
    <div className={styles.phone} aria-busy={state === 'loading'}>
      {state === 'loading' && <Loader className={styles.loading} aria-label={t('frame.loading')} />}
      <iframe
        ref={frameRef}
        key={`${status?.updated_at} ${tries}`}
        src={`${page}${section_id === undefined ? '' : `#${sectionAnchor(section_id)}`}`}
        title={t('publishing.preview_frame', { menu: menu.title })}
        style={{ colorScheme: scheme }}
        onLoad={checkFrame}
      />
    </div>
  );
}
