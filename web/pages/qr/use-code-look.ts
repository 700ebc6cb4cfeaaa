import { useMemo, useState } from 'react';
import { PLAIN_LOOK, type QrLook, qrLookSchema } from '../../../shared/qr-look.ts';
import { useRestaurant } from '../../api/queries.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { storedValue } from '../../state/stored-value.ts';

/** Kept in this browser, from which its codes are printed. */
const storedLook = storedValue(
  () => `qr-look:${requireRestaurantId()}`,
  qrLookSchema,
  () => localStorage,
);

/** How the owner draws codes, and what changes it. The logo is only drawn while the restaurant has one. */
export function useCodeLook(): [look: QrLook, chooseLook: (part: Partial<QrLook>) => void] {
  const { logo } = useRestaurant();
  const [chosenLook, setLook] = useState(() => storedLook.read() ?? PLAIN_LOOK);
  const chooseLook = (part: Partial<QrLook>) => {
    const nextLook = { ...chosenLook, ...part };
    setLook(nextLook);
    storedLook.tryToKeep(nextLook);
  };
  // The same one until it changes: it is drawn once it has stayed for a while.
  const look = useMemo((): QrLook => (logo ? chosenLook : { ...chosenLook, middle: 'code' }), [logo, chosenLook]);
  return [look, chooseLook];
}

export const isPlain = ({ ink, shape, middle }: QrLook): boolean =>
  ink === PLAIN_LOOK.ink && shape === PLAIN_LOOK.shape && middle === PLAIN_LOOK.middle;
