import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS, fillPath } from '../../shared/paths.ts';
import { openAllergenDoubts } from '../forms/allergens/allergen-doubts-dialog.tsx';
import { type DoubtKind, walkDoubts } from '../forms/walk/doubt-walk.tsx';
import type { CheckedItem, PublishChecks } from './publish-checks.ts';
import styles from './publishing-modal.module.css';

const NAMED_ITEMS = 3;

type Props = {
  checks: PublishChecks;
  /** Called when a link out of the dialog is followed. */
  onLeave(): void;
};

/** What an owner may want to fix before guests see it; none of it blocks publishing. */
export function ChecksList({ checks, onLeave }: Props) {
  const { t } = useTranslation();
  const {
    without_price,
    price_in_name,
    illegible,
    odd_price,
    contradicted,
    named_allergens,
    waiting_imports,
    lacks_french,
    no_longer_served,
    never_served,
  } = checks;
  const [waiting] = waiting_imports;
  const items =
    without_price.length + illegible.length + odd_price.length + contradicted.length + named_allergens.length;
  if (items === 0 && !waiting && !lacks_french && no_longer_served.length + never_served.length === 0) return null;
  const frenchWords = {
    whole: t('publishing.lacks_french'),
    partly: t('publishing.lacks_some_french'),
    pending: t('publishing.french_pending'),
  };
  return (
    <section className={styles.publishingChecks}>
      <h3>{t('publishing.worth_a_look')}</h3>
      <ul>
        {named_allergens.length > 0 && (
          <li>
            {t('publishing.named_allergens', { count: named_allergens.length })}
            <NamedItems items={named_allergens} onLeave={onLeave} />
            <button
              type="button"
              className={styles.publishingWalk}
              onClick={() => {
                onLeave();
                openAllergenDoubts();
              }}
            >
              {t('publishing.see_named_allergens')}
            </button>
          </li>
        )}
        {contradicted.length > 0 && (
          <li>
            {t('publishing.contradicted', { count: contradicted.length })}
            <NamedItems items={contradicted} onLeave={onLeave} />
          </li>
        )}
        {without_price.length > 0 && (
          <li>
            {t('doubts.without_price', { count: without_price.length })}
            <WalkedItems kind="without_price" items={without_price} onLeave={onLeave} />
          </li>
        )}
        {price_in_name.length > 0 && (
          <li>
            {t('doubts.price_in_name', { count: price_in_name.length })}
            <WalkedItems kind="price_in_name" items={price_in_name} onLeave={onLeave} />
          </li>
        )}
        {illegible.length > 0 && (
          <li>
            {t('doubts.illegible', { count: illegible.length })}
            <WalkedItems kind="illegible" items={illegible} onLeave={onLeave} />
          </li>
        )}
        {odd_price.length > 0 && (
          <li>
            {t('doubts.odd_price', { count: odd_price.length })}
            <WalkedItems kind="odd_price" items={odd_price} onLeave={onLeave} />
          </li>
        )}
        {no_longer_served.map(({ id, title }) => (
          <li key={id}>
            {t('publishing.no_longer_served', { title })}{' '}
            <Link to={fillPath(APP_PATHS.menuEdit, { menuId: id })} onClick={onLeave}>
              {t('publishing.change_serving')}
            </Link>
          </li>
        ))}
        {never_served.map(({ id, title }) => (
          <li key={id}>
            {t('publishing.never_served', { title })}{' '}
            <Link to={fillPath(APP_PATHS.menuEdit, { menuId: id })} onClick={onLeave}>
              {t('publishing.change_serving')}
            </Link>
          </li>
        ))}
        {waiting && (
          <li>
            {t('publishing.waiting_imports', { count: waiting_imports.length })}{' '}
            <Link to={fillPath(APP_PATHS.review, { id: waiting.id })} onClick={onLeave}>
              {t('publishing.review_import')}
            </Link>
          </li>
        )}
        {lacks_french && (
          <li>
            {frenchWords[lacks_french]}{' '}
            <Link to={APP_PATHS.languages} onClick={onLeave}>
              {t('publishing.see_languages')}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Their names, and the way through them one by one. */
function WalkedItems({ kind, items, onLeave }: { kind: DoubtKind; items: CheckedItem[]; onLeave(): void }) {
  const { t } = useTranslation();
  const unnamedCount = items.length - NAMED_ITEMS;
  const namedTitles = items.slice(0, NAMED_ITEMS).map(({ title }) => title);
  const menus = [...new Set(items.map(({ menu_id }) => menu_id))].map((id) => ({ id }));
  return (
    <>
      <p className={styles.publishingNames}>
        {namedTitles.join(' · ')}
        {unnamedCount > 0 && ` · ${t('publishing.more_items', { count: unnamedCount })}`}
      </p>
      <button
        type="button"
        className={styles.publishingWalk}
        onClick={() => {
          onLeave();
          walkDoubts(kind, menus);
        }}
      >
        {t('publishing.walk', { count: items.length })}
      </button>
    </>
  );
}

/** The first of them; the others on demand. */
function NamedItems({ items, onLeave }: { items: CheckedItem[]; onLeave(): void }) {
  const { t } = useTranslation();
  const [shownCount, setShownCount] = useState(NAMED_ITEMS);
  const unnamedCount = items.length - shownCount;
  return (
    <ul className={styles.publishingItems}>
      {items.slice(0, shownCount).map(({ id, menu_id, menu_section_id, title }) => (
        <li key={id}>
          <Link to={fillPath(APP_PATHS.section, { menuId: menu_id, sectionId: menu_section_id })} onClick={onLeave}>
            {title}
          </Link>
        </li>
      ))}
      {unnamedCount > 0 && (
        <li>
          <button type="button" className={styles.publishingWalk} onClick={() => setShownCount(items.length)}>
            {t('publishing.more_items', { count: unnamedCount })}
          </button>
        </li>
      )}
    </ul>
  );
}
