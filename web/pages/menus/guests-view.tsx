import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant, Section } from '../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { statusQuery } from '../../api/queries.ts';
import { isTemporary } from '../../draft/change/change.ts';
import { useSaveQueue } from '../../draft/use-draft.ts';
import { sectionAnchor } from '../../guest/shell/anchors.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import styles from './editor.module.css';

/** Edits in quick succession are shown together. */
const REFRESH_DELAY_MS = 400;

/** What guests will see: the draft as the public page, in a phone. */
export function GuestsView({ restaurant, section }: { restaurant: Restaurant; section: Section }) {
  const { t } = useTranslation();
  const { menu_id: menuId, id: sectionId } = section;
  const frame = useRef<HTMLIFrameElement>(null);
  const { savedCount: saved } = useSaveQueue().state;
  const { data: status } = useQuery(statusQuery());
  const isFirstLoad = useRef(true);
  const shownDraft = useRef({ saved, updated_at: restaurant.updated_at });
  const { id, updated_at, timezone } = restaurant;
  useEffect(() => {
    if (shownDraft.current.saved === saved && shownDraft.current.updated_at === updated_at) return;
    const timer = setTimeout(() => {
      shownDraft.current = { saved, updated_at };
      // Instead of setting its address: the guest's page keeps its scroll position.
      try {
        frame.current?.contentWindow?.location.reload();
      } catch {
        // Without a connection the browser's own page is in the frame, which no script may touch: what saves next reloads it.
        frame.current?.setAttribute('src', frame.current.src);
      }
    }, REFRESH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [saved, updated_at]);
  // What is edited, is in sight; a reload keeps the place.
  useEffect(() => scrollToSection(frame.current, sectionId), [sectionId]);
  const date = status?.published_at && !status.published ? new Date(status.published_at) : undefined;
  return (
    <aside className={styles.guestsView} aria-labelledby="guests-view">
      <h2 id="guests-view">{t('edits.guests_will_see')}</h2>
      <div className={styles.phone}>
        {!isTemporary(menuId) && (
          <iframe
            key={menuId}
            ref={frame}
            title={t('edits.guests_will_see')}
            onLoad={() => {
              if (isFirstLoad.current) scrollToSection(frame.current, sectionId);
              isFirstLoad.current = false;
            }}
            src={fillPath(API_PATHS.restaurantPreview, { id, menuId })}
          />
        )}
      </div>
      {date && (
        <p>
          {t('edits.code_keeps', {
            date: new Intl.DateTimeFormat(currentLocale(), {
              day: 'numeric',
              month: 'long',
              timeZone: timezone,
            }).format(date),
          })}
        </p>
      )}
    </aside>
  );
}

/** The height of the page's navigation, which sticks to its top. */
const NAVIGATION_PX = 56;

/** Scrolls the frame only: `scrollIntoView` would scroll the editor, too. */
function scrollToSection(frame: HTMLIFrameElement | null, sectionId: number): void {
  try {
    const page = frame?.contentWindow;
    const [firstAnchor] = page?.document.querySelectorAll('[id^="section-"]') ?? [];
    const anchor = page?.document.getElementById(sectionAnchor(sectionId));
    if (!page || !anchor) return;
    // The first section begins under the restaurant's name.
    const top = anchor === firstAnchor ? 0 : anchor.getBoundingClientRect().top + page.scrollY - NAVIGATION_PX;
    page.scrollTo({ top });
  } catch {
    // Without a connection the browser's own page is in the frame.
  }
}
