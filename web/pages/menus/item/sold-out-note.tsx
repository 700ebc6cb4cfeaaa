import { useTranslation } from 'react-i18next';
import type { Item } from '../../../../shared/menu.ts';
import { useRestaurant } from '../../../api/queries.ts';
import { BACK_TOMORROW } from '../../../draft/change/menu-tree.ts';
import { useEdits } from '../../../draft/use-draft.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import uiStyles from '../../../ui/ui.module.css';
import styles from './sold-out-note.module.css';

/** Shows that an item is sold out and until when, and puts it back. @param note What is said beside it once guests can see it. */
export function SoldOutNote({ item, note }: { item: Item; note?: string }) {
  const { t } = useTranslation();
  const { timezone, published_at } = useRestaurant();
  const edits = useEdits();
  if (!item.sold_out) return null;
  const words =
    item.back_at === null || item.back_at === BACK_TOMORROW
      ? t('editor.sold_out_now')
      : t('editor.sold_out_back', {
          when: new Intl.DateTimeFormat(currentLocale(), {
            weekday: 'long',
            hour: 'numeric',
            minute: '2-digit',
            timeZone: timezone,
          }).format(new Date(item.back_at)),
        });
  return (
    <p className={styles.note} data-part="sold-out-note">
      <span>
        {words}
        {note !== undefined && published_at !== null && ` · ${note}`}
      </span>
      <button
        type="button"
        className={uiStyles.quietButton}
        aria-label={t('editor.put_back_named', { name: item.title })}
        onClick={() => edits.markSoldOut(item, null)}
      >
        {t('editor.put_back')}
      </button>
    </p>
  );
}
