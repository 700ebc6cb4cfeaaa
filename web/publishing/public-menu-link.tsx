import { Button, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { requireRestaurantId } from '../api/session.ts';
import { Icon } from '../ui/icon.tsx';

/** A link to the public page in a new tab (specification §2, "publishing"). */
export function PublicMenuLink({ isPrimary = false }: { isPrimary?: boolean }) {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      href={fillPath(GUEST_PATHS.restaurant, { restaurantId: requireRestaurantId() })}
      target="_blank"
      rel="noopener"
      variant={isPrimary ? 'filled' : 'default'}
      rightSection={<Icon name="open" size={16} />}
    >
      {t('publishing.open_public')}
      <VisuallyHidden> {t('publishing.new_tab')}</VisuallyHidden>
    </Button>
  );
}
