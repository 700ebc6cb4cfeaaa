import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from '../../../shared/menu.ts';
import { typedAmount } from '../../../shared/money.ts';
import { restaurantQuery } from '../../api/queries.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import type { Change, Entity } from '../change/change.ts';
import { findItem, findMenu, findSection } from '../change/menu-tree.ts';
import { failureWords } from '../failure-words.ts';
import { type AsideChange, forgetAside, listAside } from '../queue/set-aside.ts';
import type { QueueOwner } from '../queue/stored-changes.ts';
import styles from './aside-list.module.css';
import { type AsideTexts, asideTexts } from './aside-texts.ts';

const KINDS: readonly string[] = [
  'create',
  'update',
  'delete',
  'reorder',
  'sold_out',
  'apply',
] satisfies Change['kind'][];

/** Changes that this version of the app couldn't read: their typed texts, so that the owner can enter them again. */
export function AsideList({ owner }: { owner: QueueOwner }) {
  const { t } = useTranslation();
  const { data: restaurant } = useQuery(restaurantQuery());
  const asideChanges = listAside(owner);
  return (
    <section className={styles.asideList} aria-labelledby="aside-title">
      <h2 id="aside-title">{t('saves.aside_title', { count: asideChanges.length })}</h2>
      <p>{t('saves.aside_lead')}</p>
      <ul>
        {asideChanges.map((change) => (
          <AsideEntry key={change.key} change={change} restaurant={restaurant} />
        ))}
      </ul>
    </section>
  );
}

function AsideEntry({ change, restaurant }: { change: AsideChange; restaurant: Restaurant | undefined }) {
  const { t } = useTranslation();
  const formatAmount = (units: number) =>
    restaurant ? typedAmount(units, restaurant.currency, currentLocale()) : String(units);
  const texts = asideTexts(change.entry, formatAmount);
  const name = restaurant && nameOf(restaurant, texts);
  return (
    <li>
      <p>
        {name !== undefined && <b>{name}</b>} {wordsOf(texts) ?? t('saves.aside_unknown')}
      </p>
      {texts.typed.length > 0 && <p className={styles.asideTyped}>{texts.typed.join(' · ')}</p>}
      <Button variant="default" size="sm" onClick={() => forgetAside(change.key)}>
        {t('saves.aside_forget')}
      </Button>
    </li>
  );
}

function wordsOf({ kind, entity }: AsideTexts): string | undefined {
  if (entity === undefined || kind === undefined || !KINDS.includes(kind)) return undefined;
  // Compared with the list of them.
  return failureWords({ entity, kind: kind as Change['kind'] });
}

const FIND_ENTITY: Record<Entity, (restaurant: Restaurant, id: number) => { title: string } | undefined> = {
  restaurant: ({ name }) => ({ title: name }),
  menu: findMenu,
  section: findSection,
  item: findItem,
};

const nameOf = (restaurant: Restaurant, { entity, id }: AsideTexts): string | undefined =>
  entity === undefined || id === undefined ? undefined : FIND_ENTITY[entity](restaurant, id)?.title;
