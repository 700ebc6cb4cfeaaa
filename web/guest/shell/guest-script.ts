import type { GuestPage } from '../../../shared/render.ts';

// Built by scripts/bundle-scripts.ts into one file named by its content.
const scriptFiles: Record<string, string> = import.meta.glob(
  [
    '../start.ts',
    '../avoid/avoid.ts',
    '../chat/chat.ts',
    '../list/collect-dishes.ts',
    '../script/find.ts',
    '../script/show-open.ts',
  ],
  {
    query: '?script&url',
    import: 'default',
    eager: true,
  },
);

/** Whether a page has the guest's script, and so the parts that do nothing without it. */
export const hasGuestScript = ({ preview, is_embedded }: Pick<GuestPage, 'preview' | 'is_embedded'>): boolean =>
  !preview && !is_embedded;

/** The address of the script that a guest's page asks for last. */
export const GUEST_SCRIPT = scriptFiles['../start.ts'];

/** The address of the script that marks what a guest can't eat. */
export const AVOID_SCRIPT = scriptFiles['../avoid/avoid.ts'];

/** The address of the assistant's script, which is requested when a guest opens it. */
export const CHAT_SCRIPT = scriptFiles['../chat/chat.ts'];

/** The address of the script of the waiter's list, which is requested when a guest begins one. */
export const LIST_SCRIPT = scriptFiles['../list/collect-dishes.ts'];

/** The address of the script that searches and filters, which is requested when a guest opens the sheet for it. */
export const FIND_SCRIPT = scriptFiles['../script/find.ts'];

/** The address of the script that says whether a restaurant with hours is open. */
export const OPEN_SCRIPT = scriptFiles['../script/show-open.ts'];
