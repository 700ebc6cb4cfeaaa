import type { GuestWords } from '../../../shared/i18n/guest/guest-words.ts';
import { OFFLINE_ID } from './messages.ts';

/** Hidden until the service worker shows the page without a network; it then fills in the date. */
export function OfflineLine({ words }: { words: GuestWords }) {
  const [before, after] = words.offline.split('{{date}}');
  return (
    <template id={OFFLINE_ID}>
      {before}
      <time />
      {after}
    </template>
  );
}
