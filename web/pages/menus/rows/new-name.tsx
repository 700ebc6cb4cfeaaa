import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import textStyles from './in-place-text.module.css';
import styles from './new-name.module.css';

type Props = {
  /** The button's label, "Add an item". */
  action: string;
  /** The field's label. */
  label: string;
  className?: string | undefined;
  /** What was typed and then refused. */
  refused?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Returns a message if the name is refused, else undefined: the field closes. */
  onCreate(name: string): string | undefined;
};

/** A button that turns into a field: type a name and press Enter. */
export function NewName({ action, label, className = '', refused: refusedName, buttonRef, onCreate }: Props) {
  const [isOpen, setOpen] = useState(refusedName !== undefined);
  const [name, setName] = useState(refusedName ?? '');
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  const isDone = useRef(false);
  const close = () => {
    setOpen(false);
    setName('');
    setProblem(undefined);
  };
  const create = () => {
    if (isDone.current) return;
    if (name.trim() === '') return close();
    const creationProblem = onCreate(name.trim());
    setProblem(creationProblem);
    if (creationProblem !== undefined) return;
    isDone.current = true;
    close();
  };
  if (!isOpen)
    return (
      <button
        type="button"
        className={`${styles.opener} ${className}`}
        ref={buttonRef}
        onClick={() => {
          isDone.current = false;
          setOpen(true);
        }}
      >
        <Icon name="add" />
        {action}
      </button>
    );
  return (
    <form
      className={`${styles.form} ${className}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        create();
      }}
    >
      <input
        aria-label={label}
        placeholder={label}
        value={name}
        // biome-ignore lint/a11y/noAutofocus: pressing the button is asking for the field
        autoFocus
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => {
          setProblem(undefined);
          setName(event.currentTarget.value);
        }}
        onBlur={create}
        onKeyDown={(event) => {
          // As Enter: the focus moves to the new one's next field, not past the list. A refused name can be left.
          if (event.key === 'Tab' && !event.shiftKey && name.trim() !== '' && problem === undefined) {
            event.preventDefault();
            create();
          }
          if (event.key !== 'Escape') return;
          // Leaving the page leaves the field, too.
          isDone.current = true;
          close();
        }}
      />
      {problem !== undefined && (
        <p id={problemId} className={textStyles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
