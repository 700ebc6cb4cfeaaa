import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isWaitingForReview } from '../../../../shared/import-status.ts';
import type { Restaurant } from '../../../../shared/menu.ts';
import { APP_PATHS } from '../../../../shared/paths.ts';
import { importsQuery } from '../../../api/import-queries.ts';
import { Icon } from '../../../ui/icon.tsx';
import uiStyles from '../../../ui/ui.module.css';
import styles from './welcome.module.css';
import { welcomeSteps } from './welcome-steps.ts';

type Props = {
  restaurant: Restaurant;
  /** The link for owners without a file. */
  byHand: ReactNode;
};

/** From a file to a code on the tables: four steps, each ticked when it is done. */
export function Welcome({ restaurant, byHand }: Props) {
  const { t } = useTranslation();
  const { data: imports = [] } = useQuery(importsQuery());
  const done = welcomeSteps(restaurant, imports);
  const words = [t('welcome.select_files'), t('welcome.ai_analyses'), t('welcome.edit'), t('welcome.generate_code')];
  return (
    <section className={styles.welcome}>
      <h2>{t('editor.welcome_title')}</h2>
      <p className={styles.lead}>{t('welcome.lead')}</p>
      <ol>
        {words.map((step, index) => (
          <li key={step} className={done[index] ? styles.done : undefined}>
            <span className={styles.mark}>{done[index] ? <Icon name="check" /> : index + 1}</span>
            <span>
              {step}
              {done[index] && <span className={uiStyles.visuallyHidden}>{t('editor.step_done')}</span>}
            </span>
          </li>
        ))}
      </ol>
      <Button
        variant={imports.some(isWaitingForReview) ? 'default' : 'filled'}
        component={Link}
        to={APP_PATHS.restaurantImport}
      >
        {t('editor.welcome_action')}
      </Button>
      <p className={styles.or}>{t('editor.welcome_or')}</p>
      {byHand}
    </section>
  );
}
