import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PremiumCapability } from '../../shared/premium.ts';
import { OfferActions, OfferText, useOfferTitle } from './premium-offer.tsx';

/** The premium-only modal (specification §2): what is premium, the price, one button. */
export function PremiumModal({ capability, onClose }: { capability: PremiumCapability; onClose(): void }) {
  const { t } = useTranslation();
  const title = useOfferTitle(capability);
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': t('frame.close') }}>
      <div className="offer">
        <OfferText />
      </div>
      <div className="offer-actions">
        <OfferActions capability={capability} onClose={onClose} />
      </div>
    </Modal>
  );
}
