import { UnsavedEdits } from '../draft/shown/unsaved-edits.tsx';
import { UpdatedCheck } from './updated-check.tsx';

/** What the frame shows of edits that can't be saved, or that were made elsewhere, as one file after the first screen. */
export const savingParts = { UnsavedEdits, UpdatedCheck };
