import { Checkbox, Select } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import uiStyles from '../../ui/ui.module.css';
import { useReviewSetting } from '../state/review-context.ts';
import styles from './compare.module.css';
import type { ChangedText, ComparedRow } from './compared-rows.ts';

/** A dish that another can be matched with: the menu's id, or the draft's key. */
export type Partner = { value: string; label: string };

const SHOWN_PARTNERS = 50;

type Props = {
  row: ComparedRow;
  partners: readonly Partner[];
  onTake?: ((rows: readonly ComparedRow[], isTaken: boolean) => void) | undefined;
};

/** A dish of the file or of the menu, what becomes of it, and the way to match it by hand. */
export function ComparedDish({ row, partners, onTake }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { title, price, description, changes, marks, is_taken } = row;
  const markTexts = {
    hidden: t('review.is_hidden'),
    picture: t('review.has_picture'),
    details: t('review.has_details'),
    translations: t('review.has_translations'),
    allergens: t('review.has_allergens'),
    allergens_lapse: t('review.allergens_lapse'),
  };
  const name = (
    <>
      <b>{title}</b> <span className={uiStyles.figures}>{price}</span>
    </>
  );
  return (
    <li className={styles.dish} data-kind={row.kind} data-taken={is_taken}>
      {onTake && (
        <Checkbox
          className={styles.check}
          id={`${id}-taken`}
          checked={is_taken}
          onChange={(event) => onTake([row], event.currentTarget.checked)}
        />
      )}
      <div className={styles.words}>
        <p id={id} className={styles.dishTitle}>
          {onTake ? <label htmlFor={`${id}-taken`}>{name}</label> : name}
        </p>
        {changes.map((change) => (
          <Change key={change.part} change={change} />
        ))}
        {(changes.length === 0 || row.kind === 'new') && description !== '' && (
          <p className={styles.description}>{description}</p>
        )}
        {marks.length > 0 && <p className={styles.marks}>{marks.map((mark) => markTexts[mark]).join(' · ')}</p>}
      </div>
      <Matching row={row} partners={partners} titleId={id} />
    </li>
  );
}

function Change({ change: { part, from, to } }: { change: ChangedText }) {
  const { t } = useTranslation();
  const words = {
    title: t('review.part_title'),
    description: t('review.part_description'),
    prices: t('review.part_price'),
    options: t('review.part_options'),
    tags: t('review.part_tags'),
    section: t('review.part_section'),
    details: t('review.part_details'),
    hidden: t('review.part_hidden'),
    allergens: t('review.part_allergens'),
  };
  return (
    <p className={styles.change}>
      <span>{words[part]}</span> {from !== '' && <del>{from}</del>} {to === '' ? t('review.emptied') : <ins>{to}</ins>}
    </p>
  );
}

/** Parts a pair, or matches a dish with one of those that have none. */
function Matching({
  row: { key, item_id, title },
  partners,
  titleId,
}: Pick<Props, 'row' | 'partners'> & { titleId: string }) {
  const { t } = useTranslation();
  const { act } = useReviewSetting();
  const [isPicking, setPicking] = useState(false);
  const pair = (draftKey: number, itemId: number | null) =>
    act({ kind: 'against_menu', step: { kind: 'pair', key: draftKey, item_id: itemId } });
  if (key !== null && item_id !== null)
    return (
      <button type="button" className={uiStyles.quietButton} aria-describedby={titleId} onClick={() => pair(key, null)}>
        {t('review.part_pair')}
      </button>
    );
  if (partners.length === 0) return null;
  const words = key === null ? t('review.match_with_new') : t('review.match_with_mine');
  if (!isPicking)
    return (
      <button
        type="button"
        className={uiStyles.quietButton}
        aria-describedby={titleId}
        onClick={() => setPicking(true)}
      >
        {words}
      </button>
    );
  const pick = (value: string | null) => {
    setPicking(false);
    if (value !== null) pair(key ?? Number(value), item_id ?? Number(value));
  };
  return (
    <Select
      className={styles.picker}
      aria-label={t('review.words_of', { words, title })}
      placeholder={t('review.match_search')}
      data={partners}
      limit={SHOWN_PARTNERS}
      searchable
      // The dish is picked at once; leaving the list picks none.
      data-autofocus
      autoFocus
      defaultDropdownOpened
      nothingFoundMessage={t('history.no_dish')}
      onChange={pick}
      onDropdownClose={() => setPicking(false)}
    />
  );
}
