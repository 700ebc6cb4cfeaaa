import { OfferActions, OfferText, useOfferTitle } from '../payments/premium-offer.tsx';
import { Step } from './step.tsx';

/** Publishing needs a subscription (specification §6): what it includes, and that nothing is lost without it. */
export function PremiumStep({ onClose }: { onClose(): void }) {
  return (
    <Step title={useOfferTitle('publish')} actions={<OfferActions capability="publish" onClose={onClose} />}>
      <OfferText />
    </Step>
  );
}
