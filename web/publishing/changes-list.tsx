import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChangesAnswer, MenuChange, ShownPrices } from '../../shared/api/history.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { menuPrice } from '../../shared/menu-price.ts';
import type { Currency } from '../../shared/money.ts';
import { APP_PATHS, fillPath } from '../../shared/paths.ts';
import { useRestaurant } from '../api/queries.ts';
import { findItem, findMenu, findSection, menuEditorPath } from '../draft/change/menu-tree.ts';
import { currentLocale } from '../i18n/i18n.ts';
import uiStyles from '../ui/ui.module.css';
import styles from './changes-list.module.css';
import { countedParts } from './counted-parts.ts';

const CHANGE_GROUPS = ['prices', 'added', 'shown', 'gone', 'hidden', 'other'] as const;
type Group = (typeof CHANGE_GROUPS)[number];

type Props = {
  answer: ChangesAnswer;
  /** How many lines of each group are shown; the rest is counted. */
  limit?: number;
  /** Called when a link is followed. */
  onLeave?(): void;
};

/** What changed for guests, price changes first; each line leads to what it names. */
export function ChangesList({ answer, limit = Number.POSITIVE_INFINITY, onLeave }: Props) {
  const { t } = useTranslation();
  const { changes, total } = answer;
  const changesByGroup = Map.groupBy(changes, groupOf);
  const groupTitles: Record<Group, (group: readonly MenuChange[]) => string> = {
    prices: ({ length: count }) => t('publishing.changed_prices', { count }),
    added: (group) => t('publishing.changed_added', { parts: countedParts(t, group) }),
    shown: (group) => t('publishing.changed_shown', { parts: countedParts(t, group) }),
    gone: (group) => t('publishing.changed_gone', { parts: countedParts(t, group) }),
    hidden: (group) => t('publishing.changed_hidden', { parts: countedParts(t, group) }),
    other: ({ length: count }) => t('publishing.changed_other', { count }),
  };
  return (
    <div className={styles.changes}>
      {CHANGE_GROUPS.map((group) => {
        const groupChanges = changesByGroup.get(group) ?? [];
        const hiddenCount = groupChanges.length - limit;
        if (groupChanges.length === 0) return null;
        return (
          <section key={group}>
            <h3>{groupTitles[group](groupChanges)}</h3>
            <ul>
              {groupChanges.slice(0, limit).map((change) => (
                <Line key={`${change.entity} ${change.id}`} change={change} answer={answer} onLeave={onLeave} />
              ))}
              {hiddenCount > 0 && <li className={styles.more}>{t('publishing.more_items', { count: hiddenCount })}</li>}
            </ul>
          </section>
        );
      })}
      {total > changes.length && <p>{t('publishing.more_changes', { count: total - changes.length })}</p>}
    </div>
  );
}

const groupOf = ({ kind, from, to }: MenuChange): Group =>
  kind !== 'changed' ? kind : from || to ? 'prices' : 'other';

function Line({ change, answer, onLeave }: { change: MenuChange; answer: ChangesAnswer; onLeave: Props['onLeave'] }) {
  const { t } = useTranslation();
  const draft = useRestaurant();
  const { kind, title, place: placeTitle, items, parts, from, to } = change;
  const formatPrices = (prices: ShownPrices | null, currency: Currency | null) =>
    prices && currency && menuPrice(prices, { locale: currentLocale(), currency, whole: false });
  const [before, after] = [formatPrices(from, answer.from_currency), formatPrices(to, answer.to_currency)];
  const partWords = {
    title: t('publishing.part_title'),
    description: t('publishing.part_description'),
    details: t('publishing.part_details'),
    allergens: t('publishing.part_allergens'),
    tags: t('publishing.part_tags'),
    picture: t('publishing.part_picture'),
    place: t('publishing.part_place'),
    order: t('publishing.part_order'),
    other: t('publishing.part_settings'),
  };
  const price =
    kind === 'changed' && before !== null && after !== null
      ? // Add-ons have other prices than the dish itself.
        before === after
        ? t('publishing.part_options')
        : t('publishing.price_change', { before: before || '–', after: after || '–' })
      : (after ?? before);
  const changeWords = [
    placeTitle.join(' › '),
    items > 0 && t('publishing.with_items', { count: items }),
    parts.map((part) => partWords[part]).join(', '),
  ].filter(Boolean);
  return (
    <li>
      <span>
        <Link to={addressOf(change, draft)} onClick={onLeave}>
          {title}
        </Link>
        {changeWords.length > 0 && <span className={styles.about}>{changeWords.join(' · ')}</span>}
      </span>
      {price && <span className={uiStyles.figures}>{price}</span>}
    </li>
  );
}

/** What guests no longer see may still be in the draft. */
function addressOf({ kind, entity, id, menu_id, section_id }: MenuChange, draft: Restaurant): string {
  if ((kind === 'gone' || kind === 'hidden') && id !== null) {
    const item = entity === 'item' ? findItem(draft, id) : undefined;
    if (item) return fillPath(APP_PATHS.section, { menuId: item.menu_id, sectionId: item.menu_section_id });
    const section = entity === 'section' ? findSection(draft, id) : undefined;
    if (section) return fillPath(APP_PATHS.section, { menuId: section.menu_id, sectionId: section.id });
    const menu = entity === 'menu' ? findMenu(draft, id) : undefined;
    return menu ? menuEditorPath(menu) : APP_PATHS.bin;
  }
  if (entity === 'restaurant' || menu_id === null) return APP_PATHS.restaurantEdit;
  if (section_id !== null) return fillPath(APP_PATHS.section, { menuId: menu_id, sectionId: section_id });
  return fillPath(APP_PATHS.emptyMenu, { menuId: menu_id });
}
