import * as z from 'zod/mini';
import { PREMIUM_CAPABILITIES } from '../../shared/premium.ts';
import { signedInUser } from '../api/session.ts';
import { storedValue } from '../state/stored-value.ts';

/** Of the restaurant: another may be opened in the same tab. */
const key = () => `wanted-premium-${signedInUser()?.id}-${signedInUser()?.restaurant?.id}`;

const wantedSchema = z.object({
  /** What was asked for. */
  capability: z.enum(PREMIUM_CAPABILITIES),
  /** The address where it was. */
  path: z.string().check(z.startsWith('/admin')),
});
export type WantedFeature = z.infer<typeof wantedSchema>;

/** What a free owner asked for, stored in the tab until the subscription has started: they return to it. */
export const { read: readRequestedFeature, keep: keepWanted, forget: forgetWanted } = storedValue(key, wantedSchema);
