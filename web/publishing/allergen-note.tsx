import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../shared/paths.ts';
import type { PublishChecks } from './publish-checks.ts';
import styles from './publishing-modal.module.css';

type Props = { checks: Pick<PublishChecks, 'visible_items' | 'declared_items'>; onLeave(): void };

/** How many of the dishes have declared allergens, until all do: guests with an allergy ask for it first. */
export function AllergenNote({ checks: { visible_items, declared_items }, onLeave }: Props) {
  const { t } = useTranslation();
  if (declared_items === visible_items) return null;
  return (
    <p className={styles.publishingNames} data-part="allergen-note">
      {t('publishing.allergens_declared', { declared: declared_items, count: visible_items })}{' '}
      <Link to={APP_PATHS.allergens} onClick={onLeave}>
        {t('publishing.declare_allergens')}
      </Link>
    </p>
  );
}
