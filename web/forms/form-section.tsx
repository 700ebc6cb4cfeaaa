import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  note?: ReactNode;
  /** Its name in the address, see `useOpenedPart`. */
  part?: string;
  children: ReactNode;
};

/** A part of a form, between thin rules: its heading, what it is for, its fields. */
export function FormSection({ title, note, part, children }: Props) {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id} data-part={part}>
      <h2 id={id}>{title}</h2>
      {note && <p className="form-note">{note}</p>}
      {children}
    </section>
  );
}
