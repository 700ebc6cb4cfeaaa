import type { PremiumCapability } from '../../shared/premium.ts';
import { Dialog } from './dialog.tsx';
import { OfferActions, OfferText, useOfferTitle } from './premium-offer.tsx';

/** The premium-only modal (specification §2): the premium feature, the price, one button. */
export function PremiumModal({ capability, onClose }: { capability: PremiumCapability; onClose(): void }) {
  return (
    <Dialog
      title={useOfferTitle(capability)}
      onClose={onClose}
      actions={<OfferActions capability={capability} onClose={onClose} />}
    >
      <OfferText />
    </Dialog>
  );
}
