import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MenuDoubts, menuDoubts } from '../../../shared/doubts.ts';
import { type Item, type Menu, titleSchema } from '../../../shared/menu.ts';
import { openDialog } from '../../dialogs/modals.tsx';
import { findItem, findSection } from '../../draft/change/menu-tree.ts';
import { useDraft, useEdits } from '../../draft/use-draft.ts';
import { currentLocale, t as translate } from '../../i18n/i18n.ts';
import { parsePrice } from '../amounts/price-field.ts';
import { priceText } from '../amounts/price-text.ts';
import { valueProblem } from '../value-problem.ts';
import styles from './walk.module.css';

export type DoubtKind = keyof MenuDoubts;
type Props = { kind: DoubtKind; menuIds: readonly number[]; onClose(): void };

/** Opens the dishes of some menus that have a doubt, one after the other. */
export function walkDoubts(kind: DoubtKind, menus: readonly Pick<Menu, 'id'>[]): void {
  const walkTitles: Record<DoubtKind, string> = {
    without_price: translate('doubt_walk.title_without_price'),
    price_in_name: translate('doubt_walk.title_price_in_name'),
    illegible: translate('doubt_walk.title_illegible'),
  };
  const closeWalk = openDialog({
    title: walkTitles[kind],
    children: <DoubtWalk kind={kind} menuIds={menus.map(({ id }) => id)} onClose={() => closeWalk()} />,
  });
}

/** The dishes are those that were open at the start: a completed one stays in the list, so that one can go back. */
function DoubtWalk({ kind, menuIds, onClose }: Props) {
  const { t } = useTranslation();
  const restaurant = useDraft();
  const menus = restaurant.menus.filter(({ id }) => menuIds.includes(id));
  const openDoubts = menuDoubts(menus.flatMap(({ sections }) => sections))[kind];
  const [ids, setIds] = useState(() => openDoubts.map(({ id }) => id));
  const [index, setIndex] = useState(0);
  const item = findItem(restaurant, ids[index] ?? 0);
  if (index >= ids.length)
    return (
      <div className={styles.walk} data-part="doubt-walk">
        <p role="status" className={styles.end}>
          {t('doubt_walk.done', { count: ids.length })}{' '}
          {openDoubts.length > 0 ? t('doubt_walk.left', { count: openDoubts.length }) : t('doubt_walk.none_left')}
        </p>
        <div className={styles.actions}>
          {openDoubts.length > 0 && (
            <Button
              variant="default"
              onClick={() => {
                setIds(openDoubts.map(({ id }) => id));
                setIndex(0);
              }}
            >
              {t('doubt_walk.again')}
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            {t('editor.done')}
          </Button>
        </div>
      </div>
    );
  const sectionTitle = findSection(restaurant, item?.menu_section_id ?? 0)?.title;
  return (
    <div className={styles.walk} data-part="doubt-walk">
      <p className={styles.progress} role="status">
        {t('doubt_walk.progress', { position: index + 1, count: ids.length })}
        {sectionTitle !== undefined && ` · ${sectionTitle}`}
      </p>
      {item ? (
        <WalkedItem
          key={item.id}
          kind={kind}
          item={item}
          isFirst={index === 0}
          onBack={() => setIndex(index - 1)}
          onNext={() => setIndex(index + 1)}
        />
      ) : (
        <>
          <p>{t('doubt_walk.gone')}</p>
          <div className={styles.actions}>
            <Button onClick={() => setIndex(index + 1)}>{t('doubt_walk.skip')}</Button>
          </div>
        </>
      )}
    </div>
  );
}

type WalkedProps = { kind: DoubtKind; item: Item; isFirst: boolean; onBack(): void; onNext(): void };

function WalkedItem({ kind, item, isFirst, onBack, onNext }: WalkedProps) {
  const { t } = useTranslation();
  const { currency } = useDraft();
  const { updateItem } = useEdits();
  // The dish as it was when it was shown: an edit from elsewhere is asked about.
  const [base] = useState(item);
  const [title, setTitle] = useState(base.title);
  const [price, setPrice] = useState(priceText(base, currency, currentLocale()));
  const [problems, setProblems] = useState<{ title?: string | undefined; price?: string | undefined }>({});
  const hasOnePrice = base.variants.length === 0;
  const firstInput = useRef<HTMLInputElement>(null);
  useEffect(() => firstInput.current?.focus(), []);
  const savePrice = (event: FormEvent) => {
    event.preventDefault();
    const name = title.replace(/\s+/g, ' ').trim();
    const parsedPrice = parsePrice(price, currency);
    const priceFields = {
      title: valueProblem(titleSchema, name),
      price: hasOnePrice && !parsedPrice ? t('edits.price_not_understood') : undefined,
    };
    setProblems(priceFields);
    if (priceFields.title !== undefined || priceFields.price !== undefined) return;
    const isChecked = kind === 'illegible';
    const hasTitle = isChecked || name !== base.title;
    const hasPrice = hasOnePrice && price.trim() !== priceText(base, currency, currentLocale());
    if (hasTitle || hasPrice)
      // A title that is sent again as it is says that the owner has checked it.
      updateItem(base, { ...(hasTitle ? { title: name } : {}), ...(hasPrice && parsedPrice ? parsedPrice : {}) });
    onNext();
  };
  const isUnchanged = title === base.title && price === priceText(base, currency, currentLocale());
  return (
    <form className={styles.walk} onSubmit={savePrice}>
      {kind === 'without_price' ? (
        <h3 className={styles.dish}>{base.title}</h3>
      ) : (
        <TextInput
          ref={firstInput}
          label={t('doubt_walk.name')}
          value={title}
          error={problems.title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      )}
      {base.description !== null && <p className={styles.description}>{base.description}</p>}
      {hasOnePrice && (
        <TextInput
          ref={kind === 'without_price' ? firstInput : undefined}
          label={t('doubt_walk.price')}
          autoComplete="off"
          value={price}
          error={problems.price}
          onChange={(event) => setPrice(event.currentTarget.value)}
        />
      )}
      <div className={styles.actions}>
        {!isFirst && (
          <Button variant="subtle" onClick={onBack}>
            {t('doubt_walk.back')}
          </Button>
        )}
        <Button variant="default" onClick={onNext}>
          {t('doubt_walk.skip')}
        </Button>
        <Button type="submit" disabled={isUnchanged && kind !== 'illegible'}>
          {kind === 'illegible' && isUnchanged ? t('doubt_walk.right') : t('doubt_walk.save')}
        </Button>
      </div>
    </form>
  );
}
