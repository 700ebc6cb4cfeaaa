import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import { useRestaurant } from '../api/queries.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { PublicMenuLink } from './public-menu-link.tsx';
import { publicationDate } from './publication-date.ts';
import styles from './publishing-modal.module.css';
import { Step } from './step.tsx';

type Props = {
  published_at: string;
  /** Other actions. */
  children?: ReactNode;
  onClose(): void;
};

/** Since when guests see the menu, with a link to it. */
export function PublishedStep({ published_at, children, onClose }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { timezone } = useRestaurant();
  return (
    <Step
      title={t('publishing.done_title')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('frame.close')}
          </Button>
          <PublicMenuLink isPrimary />
        </>
      }
    >
      <p>{t('publishing.done_lead', { date: publicationDate(published_at, currentLocale(), timezone) })}</p>
      {pathname !== APP_PATHS.qr && (
        <p>
          <Link to={APP_PATHS.qr} className={styles.publishingLink} onClick={onClose}>
            {t('publishing.get_code')}
          </Link>
        </p>
      )}
      {children}
    </Step>
  );
}
