import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { importsQuery } from '../../api/import-queries.ts';
import pageStyles from '../../frame/page.module.css';
import styles from './imports.module.css';
import { PastImport } from './past-import.tsx';

/** Earlier imports, newest first. */
export function PastImports() {
  const { t } = useTranslation();
  const id = useId();
  const { data: imports, isError } = useQuery(importsQuery());
  return (
    <section className={styles.pastImports} aria-labelledby={id}>
      <h2 id={id}>{t('imports.past')}</h2>
      {imports ? (
        <ul>
          {imports.map((item) => (
            <PastImport key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <p className={pageStyles.lead}>{isError ? t('frame.imports_failed') : t('frame.loading')}</p>
      )}
      {imports?.length === 0 && <p className={pageStyles.lead}>{t('imports.past_none')}</p>}
    </section>
  );
}
