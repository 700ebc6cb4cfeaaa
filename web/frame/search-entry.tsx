import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_SHORTCUT, useSearchKeys } from '../search/search-keys.ts';
import { showError } from '../state/notices.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './navigation.module.css';

const loadPalette = () => import('../search/palette.tsx');

type PaletteProps = { onClose(hasChosen: boolean): void };

/** The navigation's button that opens the search, which keys open on every screen, too. */
export function SearchEntry() {
  const { t } = useTranslation();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [isOpen, setOpen] = useState(false);
  const focusedBefore = useRef<Element | null>(null);
  const loadSearch = useCallback(async () => {
    const loadedPalette = await loadPalette();
    setPalette(() => loadedPalette.Palette);
  }, []);
  // It is there at the first key, so that none typed after it is lost, and without a network.
  useEffect(() => void loadSearch().catch(() => undefined), [loadSearch]);
  const openSearch = () => {
    focusedBefore.current = document.activeElement;
    setOpen(true);
    if (!Palette) loadSearch().catch(() => showError(t('frame.no_network')));
  };
  useSearchKeys(openSearch);
  const closeSearch = (hasChosen: boolean) => {
    setOpen(false);
    if (!hasChosen && focusedBefore.current instanceof HTMLElement)
      focusedBefore.current.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.navEntry} ${styles.searchEntry}`}
        aria-haspopup="dialog"
        aria-keyshortcuts={SEARCH_SHORTCUT.aria}
        onClick={openSearch}
      >
        <Icon name="search" size={20} />
        <span>{t('search.entry')}</span>
        <span aria-hidden="true" className={styles.shortcut}>
          {SEARCH_SHORTCUT.shown}
        </span>
      </button>
      {isOpen && Palette && <Palette onClose={closeSearch} />}
    </>
  );
}
