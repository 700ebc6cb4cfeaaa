import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../../../shared/menu.ts';
import { useRestaurant } from '../../../api/queries.ts';
import { BACK_TOMORROW } from '../../../draft/change/menu-tree.ts';
import { useEdits } from '../../../draft/use-draft.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import uiStyles from '../../../ui/ui.module.css';
import styles from './sold-out-note.module.css';

type Props = {
  item: Item;
  /** What is said beside it once guests can see it. */
  note?: string;
};

/** Shows that an item is sold out and until when, and puts it back. */
export const SoldOutNote = (props: Props): ReactNode => props.item.sold_out && <Note {...props} />;

/** Apart: it renders at each change of the restaurant, which the rows of all other items needn't. */
function Note({ item, note }: Props) {
  const { t } = useTranslation();
  const { timezone, published_at } = useRestaurant();
  const edits = useEdits();
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
