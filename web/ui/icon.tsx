import styles from './ui.module.css';
/** An icon of the sprite /icons.svg by its name. Hidden from screen readers: it always has a label beside it. */
export function Icon({ name, size = 18 }: { name: string; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`#${name}`} />
    </svg>
  );
}
