import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './ui.module.css';

type Props = {
  text: string;
  close_label: string;
  /** How long it stays after it last had the pointer or the focus. */
  duration_ms: number;
  onClose(): void;
};

/** The red banner at the top, announced at once. */
export function ErrorBanner({ text, close_label, duration_ms, onClose }: Props) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, duration_ms);
    return () => clearTimeout(timer);
  }, [isHeld, duration_ms, onClose]);
  return (
    <div
      className={styles.errorBanner}
      role="alert"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name="warning" />
      <p>{text}</p>
      <button type="button" className={styles.bannerClose} aria-label={close_label} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
