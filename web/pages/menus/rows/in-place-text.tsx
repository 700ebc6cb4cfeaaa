import { type ChangeEvent, type Ref, useId } from 'react';
import styles from './in-place-text.module.css';
import { useInPlace } from './use-in-place.ts';

type Props<Base> = Parameters<typeof useInPlace<Base>>[0] & {
  label: string;
  className: string | undefined;
  placeholder?: string;
  /** One line, as wide as its text; others use the available width and wrap. */
  isShort?: boolean;
  inputRef?: Ref<HTMLTextAreaElement & HTMLInputElement> | undefined;
};

const SHORTEST_CHARACTERS = 6;

/** A text that looks as in the menu and can be edited in place. */
export function InPlaceText<Base>(props: Props<Base>) {
  const { label, className, placeholder, isShort = false, inputRef, ...options } = props;
  const { text, problem, change, commit, onKeyDown } = useInPlace(options);
  const problemId = useId();
  const field = {
    'aria-label': label,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : problemId,
    value: text,
    placeholder,
    className: styles.input,
    ref: inputRef,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(event.currentTarget.value),
    onBlur: commit,
    onKeyDown,
  };
  return (
    <div className={`${styles.text} ${className}`}>
      {isShort ? (
        <input
          {...field}
          inputMode="decimal"
          size={Math.max(SHORTEST_CHARACTERS, text.length, placeholder?.length ?? 0)}
        />
      ) : (
        // As high as its text: an invisible copy below it determines the height (in-place-text.module.css).
        <div className={styles.long} data-text={text || placeholder}>
          <textarea {...field} rows={1} />
        </div>
      )}
      {problem !== undefined && (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
