import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { itemsOf } from '../../../shared/menu.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { visibleMenus } from '../../../shared/visible-menus.ts';
import { statusQuery, useRestaurant } from '../../api/queries.ts';
import { signedInUser } from '../../api/session.ts';
import { Dialog } from '../../payments/dialog.tsx';
import { SandboxNote } from '../../payments/sandbox-note.tsx';
import { keepStarted } from '../../payments/started.ts';
import { billingAddressQuery } from '../../payments/subscription-queries.ts';
import { forgetWanted, readRequestedFeature } from '../../payments/wanted.ts';
import { openPublishing } from '../../state/asked-dialogs.ts';

/**
 * "Subscription started" (specification §2): back to what the owner wanted before, or to publishing, or home. The receipts'
 * details can wait: they are offered, not asked for.
 */
export function StartedModal() {
  const { t } = useTranslation();
  const navigateTo = useNavigate();
  const { menus } = useRestaurant();
  const { data: status } = useQuery(statusQuery());
  const { data: address } = useQuery({ ...billingAddressQuery(), meta: { failure: 'silent' } });
  const [requestedFeature] = useState(readRequestedFeature);
  const hasDishes = itemsOf(visibleMenus(menus)).length > 0;
  const isBack = requestedFeature !== undefined && requestedFeature.capability !== 'publish';
  const isPublishing = hasDishes && !isBack && (requestedFeature !== undefined || status?.published === false);
  // The province was asked for before the payment.
  const hasNoDetails = address !== undefined && address?.line1 == null;
  const endModal = () => {
    forgetWanted();
    keepStarted(false);
  };
  const goTo = async (path: string) => {
    // First: two dialogs would stack while the next screen is loaded.
    endModal();
    await navigateTo(path);
  };
  return (
    <Dialog
      title={t('subscription.started_title')}
      onClose={endModal}
      actions={
        <>
          {hasNoDetails && (
            <Button
              variant="subtle"
              onClick={() =>
                void goTo(signedInUser()?.is_new_customer ? APP_PATHS.subscriptionDetails : APP_PATHS.billingAddress)
              }
            >
              {t('subscription.started_details')}
            </Button>
          )}
          <Button variant={isPublishing || isBack ? 'default' : 'filled'} onClick={() => void goTo(APP_PATHS.admin)}>
            {t('subscription.started_home')}
          </Button>
          {isBack && <Button onClick={() => void goTo(requestedFeature.path)}>{t('subscription.started_back')}</Button>}
          {isPublishing && (
            <Button onClick={() => void goTo(requestedFeature?.path ?? APP_PATHS.admin).then(openPublishing)}>
              {t('subscription.started_publish')}
            </Button>
          )}
        </>
      }
    >
      <p>{hasDishes ? t('subscription.started_lead') : t('subscription.started_empty')}</p>
      <SandboxNote />
    </Dialog>
  );
}
