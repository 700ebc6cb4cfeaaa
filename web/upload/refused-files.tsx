import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../shared/limits.ts';
import { Icon } from '../ui/icon.tsx';
import type { FileProblem, Refused } from './file-check.ts';
import styles from './refused-files.module.css';
import { forgetRefused } from './use-upload.ts';

const MEGABYTE_BYTES = 1024 * 1024;
const REFUSAL_WORDS = {
  type: 'imports.refused_type',
  heic: 'imports.refused_heic',
  empty: 'imports.refused_empty',
  too_large: 'imports.refused_too_large',
  too_many: 'imports.refused_over_number',
  macros: 'imports.refused_macros',
  old_word: 'imports.refused_old_word',
} as const satisfies Record<FileProblem, ParseKeys>;

/** Names each refused file, and why; announced at once. */
export function RefusedFiles({ refused: refusedFiles }: { refused: readonly Refused[] }) {
  const { t } = useTranslation();
  const maxOf = (problem: FileProblem) =>
    problem === 'too_many' ? LIMITS.MAX_FILES_PER_IMPORT : LIMITS.MAX_UPLOAD_BYTES / MEGABYTE_BYTES;
  return (
    <div role="alert">
      {refusedFiles.length > 0 && (
        <div className={styles.box} data-part="refused-files">
          <div>
            <p className={styles.title}>{t('imports.refused_title')}</p>
            <ul>
              {refusedFiles.map(({ name, problem }) => (
                <li key={`${name} ${problem}`}>{t(REFUSAL_WORDS[problem], { name, max: maxOf(problem) })}</li>
              ))}
            </ul>
          </div>
          <button type="button" className={styles.close} aria-label={t('imports.hide')} onClick={forgetRefused}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
