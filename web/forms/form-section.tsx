import { type ReactNode, useId } from 'react';
import styles from './forms.module.css';

type Props = {
  title: string;
  note?: ReactNode;
  children: ReactNode;
};

/** A part of a form, between thin rules: its heading, its purpose, its fields. */
export function FormSection({ title, note, children }: Props) {
  const id = useId();
  return (
    <section className={styles.formSection} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className={styles.formNote}>{note}</p>}
      {children}
    </section>
  );
}
