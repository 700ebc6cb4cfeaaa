import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHORTCUT, useSearchKeys } from '../search/search-keys.ts';
import { showError } from '../state/notices.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './frame.module.css';

const loadPalette = () => import('../search/palette.tsx');

type PaletteProps = { onClose(chosen: boolean): void };

/** The navigation's button that opens the search, which keys open on every screen, too. */
export function SearchEntry() {
  const { t } = useTranslation();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Element | null>(null);
  const load = useCallback(async () => {
    const loaded = await loadPalette();
    setPalette(() => loaded.Palette);
  }, []);
  // It is there at the first key, so that none typed after it is lost, and without a network.
  useEffect(() => void load().catch(() => undefined), [load]);
  const open = () => {
    before.current = document.activeElement;
    setOpen(true);
    if (!Palette) load().catch(() => showError(t('frame.no_network')));
  };
  useSearchKeys(open);
  const close = (chosen: boolean) => {
    setOpen(false);
    if (!chosen && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.navEntry} ${styles.searchEntry}`}
        aria-haspopup="dialog"
        aria-keyshortcuts={SHORTCUT.aria}
        onClick={open}
      >
        <Icon name="search" size={20} />
        <span>{t('search.entry')}</span>
        <span aria-hidden="true" className={styles.shortcut}>
          {SHORTCUT.shown}
        </span>
      </button>
      {isOpen && Palette && <Palette onClose={close} />}
    </>
  );
}
