import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Palette } from '../search/palette.tsx';
import { SEARCH_SHORTCUT, useSearchKeys } from '../search/search-keys.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './navigation.module.css';

/** The navigation's button that opens the search, which keys open on every screen, too. */
export function SearchEntry() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const focusedBefore = useRef<Element | null>(null);
  const openSearch = () => {
    focusedBefore.current = document.activeElement;
    setOpen(true);
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
      {isOpen && <Palette onClose={closeSearch} />}
    </>
  );
}
