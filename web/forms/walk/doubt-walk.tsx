import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmedPrice, type MenuDoubts, menuDoubts } from '../../../shared/doubts.ts';
import { type Item, type Menu, titleSchema } from '../../../shared/menu.ts';
import { type Currency, typedAmount } from '../../../shared/money.ts';
import { openDialog } from '../../dialogs/modals.tsx';
import { type ItemFields, isSame } from '../../draft/change/change.ts';
import { findItem, findSection } from '../../draft/change/menu-tree.ts';
import { useDraft, useEdits } from '../../draft/use-draft.ts';
import { currentLocale, t as translate } from '../../i18n/i18n.ts';
import { parseAmount } from '../amounts/parse-amount.ts';
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
    odd_price: translate('doubt_walk.title_odd_price'),
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
  const allSections = menus.flatMap(({ sections }) => sections);
  const openDoubts = menuDoubts(allSections, restaurant.currency)[kind];
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
  const shownPrices = pricesOf(base, currency);
  const [title, setTitle] = useState(base.title);
  const [prices, setPrices] = useState(shownPrices);
  const [problems, setProblems] = useState<Problems>({ prices: [] });
  const firstInput = useRef<HTMLInputElement>(null);
  useEffect(() => firstInput.current?.focus(), []);
  const isUnchanged = title === base.title && isSame(prices, shownPrices);
  const canBeRight = kind === 'illegible' || kind === 'odd_price';
  const hasNoPrice = shownPrices.every((text) => text === '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = title.replace(/\s+/g, ' ').trim();
    const priceFields: ReturnType<typeof typedFields> = isSame(prices, shownPrices)
      ? {}
      : typedFields(base, prices, currency);
    const titleProblem = valueProblem(titleSchema, name);
    setProblems({ title: titleProblem, prices: Array.isArray(priceFields) ? priceFields : [] });
    if (titleProblem !== undefined || 'length' in priceFields) return;
    const { price = base.price, price_text = base.price_text }: ItemFields = priceFields;
    const fields = {
      // A title that is sent again as it is says that the owner has checked it.
      ...(kind === 'illegible' || name !== base.title ? { title: name } : {}),
      ...priceFields,
      // The owner has just seen or typed it.
      ...(kind === 'odd_price' ? { checked_price: confirmedPrice({ price, price_text }) } : {}),
    };
    if (Object.keys(fields).length > 0) updateItem(base, fields);
    onNext();
  };
  return (
    <form className={styles.walk} onSubmit={save}>
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
      {prices.map((price, index) => (
        <TextInput
          // Sizes have no id, and are the same while the dish is shown.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is added or moved
          key={index}
          ref={kind === 'without_price' && index === 0 ? firstInput : undefined}
          label={
            base.variants[index]?.label
              ? t('edits.price_of', { size: base.variants[index].label })
              : t('doubt_walk.price')
          }
          autoComplete="off"
          value={price}
          error={problems.prices[index]}
          onChange={(event) => setPrices(prices.with(index, event.currentTarget.value))}
        />
      ))}
      <div className={styles.actions}>
        {!isFirst && (
          <Button variant="subtle" onClick={onBack}>
            {t('doubt_walk.back')}
          </Button>
        )}
        <Button variant="default" onClick={onNext}>
          {t('doubt_walk.skip')}
        </Button>
        {hasNoPrice && kind !== 'illegible' && isUnchanged && (
          <Button
            variant="default"
            onClick={() => {
              updateItem(base, { checked_price: confirmedPrice(base) });
              onNext();
            }}
          >
            {t('doubt_walk.no_price')}
          </Button>
        )}
        <Button type="submit" disabled={isUnchanged && !canBeRight}>
          {canBeRight && isUnchanged ? t('doubt_walk.right') : t('doubt_walk.save')}
        </Button>
      </div>
    </form>
  );
}

type Problems = { title?: string | undefined; prices: readonly (string | undefined)[] };

/** The dish's price as it is typed, or that of each size. */
const pricesOf = (item: Item, currency: Currency): string[] =>
  item.variants.length === 0
    ? [priceText(item, currency, currentLocale())]
    : item.variants.map(({ price }) => typedAmount(price, currency, currentLocale()));

/** What the typed prices change; or the problem of each, if there is one. */
function typedFields(
  item: Item,
  texts: readonly string[],
  currency: Currency,
): ItemFields | readonly (string | undefined)[] {
  if (item.variants.length === 0)
    return parsePrice(texts[0] ?? '', currency) ?? [translate('edits.price_not_understood')];
  const amounts = texts.map((text) => parseAmount(text, currency));
  const priceProblems = amounts.map((amount, index) => {
    if (amount === undefined) return translate('edits.not_an_amount');
    return amount === null && !item.variants[index]?.label.trim() ? translate('edits.size_needs_price') : undefined;
  });
  if (priceProblems.some((problem) => problem !== undefined)) return priceProblems;
  return { variants: item.variants.map((size, index) => ({ ...size, price: amounts[index] ?? null })) };
}
