import { useTranslation } from 'react-i18next';
import type { MenuDataAnswer } from '../../../shared/api/menu-data.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './menu-files.module.css';

/** The problems of a file, with their lines. */
export function DataProblems({ name, answer: { problems, problem_count } }: { name: string; answer: MenuDataAnswer }) {
  const { t } = useTranslation();
  const more = problem_count - problems.length;
  return (
    <div className={styles.problems}>
      <h3>{t('imports.data_problems_title', { count: problem_count, name })}</h3>
      <p>{t('imports.data_problems_lead')}</p>
      <ul>
        {problems.map(({ row, column, value, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer's problems don't change, and two may be alike
          <li key={index}>
            <b className={uiStyles.figures}>
              {row === null ? column : t('imports.data_problem_row', { row, column: column || '–' })}
            </b>{' '}
            {value !== '' && <q>{value}</q>} {message}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('imports.data_more_problems', { count: more })}</p>}
    </div>
  );
}
