import { UndoEdits } from '../draft/shown/undo-edits.tsx';
import { SubscriptionInFrame } from '../payments/in-frame.tsx';
import { Publishing } from '../publishing/publishing.tsx';
import { ImportMark } from './import-mark.tsx';
import { RestaurantChoice, RestaurantName } from './restaurant-choice.tsx';
import { SearchEntry } from './search-entry.tsx';

/**
 * What the frame shows only after the first screen, as one file, for the reason of web/pages/menus/editor-parts.ts.
 */
export const frameParts = {
  ImportMark,
  Publishing,
  RestaurantChoice,
  RestaurantName,
  SearchEntry,
  SubscriptionInFrame,
  UndoEdits,
};
