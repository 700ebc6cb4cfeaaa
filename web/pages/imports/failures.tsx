import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '../../../shared/api/imports.ts';
import styles from './failures.module.css';

type Props = { failures: ImportReport['failures'] };

/** The files and pages that could not be read while the others continue. */
export function Failures({ failures }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div role="status">
      {failures.length > 0 && (
        <section className={styles.failures} aria-labelledby={id}>
          <h2 id={id}>{t('imports.failures_title')}</h2>
          <FailedFiles failures={failures} />
        </section>
      )}
    </div>
  );
}

/** Each by its name, with the reason. */
export function FailedFiles({ failures }: Props) {
  const { t } = useTranslation();
  return (
    <ul>
      {failures.map(({ file, page, message }) => (
        <li key={`${file} ${page}`}>
          {page === null
            ? t('imports.failure_of_file', { file, message })
            : t('imports.failure_of_page', { file, page, message })}
        </li>
      ))}
    </ul>
  );
}
