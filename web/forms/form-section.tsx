import { type ReactNode, useId } from 'react';

/** A part of a form, between thin rules: its heading, what it is for, its fields. */
export function FormSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="form-note">{note}</p>}
      {children}
    </section>
  );
}
