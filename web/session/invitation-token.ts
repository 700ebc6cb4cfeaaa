import * as z from 'zod/mini';
import { storedValue } from '../state/stored-value.ts';

/** The invitation that was opened in this tab, while its person signs in. */
export const {
  read: readInvitationToken,
  tryToKeep: keepInvitationToken,
  forget: forgetInvitationToken,
} = storedValue('invitation', z.string());
