import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import type { StructureEdit } from '../../../shared/draft.ts';
import uiStyles from '../../ui/ui.module.css';
import { chosenValue } from '../state/choices.ts';
import { previousItemOf, wordsOf } from '../state/restructure.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField, ReviewItem } from '../state/review-draft.ts';
import styles from './field.module.css';

/** What the reader took for a dish or a heading is another thing: said at the name itself. */
export function StructureChoices({ field, choices }: { field: ReviewField; choices: ReviewChoices }) {
  const { t } = useTranslation();
  const { act, draft } = useReviewSetting();
  const [isSplitting, setSplitting] = useState(false);
  const editButton = (edit: StructureEdit, words: string) => (
    <EditButton words={words} onClick={() => act({ kind: 'restructure', edit })} />
  );
  const section = field.item === null ? draft.sections.find(({ key }) => key === field.section) : undefined;
  if (section && section.title.read !== null && (field === section.title || field.doubt === 'heading_price'))
    return editButton({ kind: 'dish', key: field.section }, t('review.is_dish_here'));
  const item = field.item === null ? undefined : draft.items.get(field.item)?.item;
  if (!item || field.part !== 'title') return null;
  const previousItem = previousItemOf(draft, item.key);
  if (isSplitting)
    return <SplitWords item={item} title={chosenValue(item.title, choices)} onDone={() => setSplitting(false)} />;
  return (
    <>
      {editButton({ kind: 'heading', key: item.key }, t('review.is_heading'))}
      {previousItem &&
        !choices.removed.includes(previousItem.key) &&
        editButton({ kind: 'join', key: item.key }, t('review.is_part'))}
      {wordsOf(chosenValue(item.title, choices)).length > 1 && (
        <EditButton words={t('review.split')} onClick={() => setSplitting(true)} />
      )}
      {chosenValue(item.description, choices) !== '' && (
        <EditButton words={t('review.swap')} onClick={() => act({ kind: 'swap_title', item: item.key })} />
      )}
    </>
  );
}

function EditButton({ words, onClick }: { words: string; onClick(): void }) {
  return (
    <Button variant="subtle" className={`${uiStyles.mutedButton} ${styles.choiceWay}`} onClick={onClick}>
      {words}
    </Button>
  );
}

/** The name, word by word: the one that is pressed begins the description. */
function SplitWords({ item, title, onDone }: { item: ReviewItem; title: string; onDone(): void }) {
  const { t } = useTranslation();
  const { act } = useReviewSetting();
  const [first, ...words] = wordsOf(title);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a form; these are places of one text.
    <div className={styles.splitWords} role="group" aria-label={t('review.split_where')}>
      <p>{t('review.split_where')}</p>
      <span>{first}</span>
      {words.map((word, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the words have no other name, and don't change.
          key={index}
          type="button"
          aria-label={t('review.split_at', { word })}
          onClick={() => {
            onDone();
            act({ kind: 'split_title', item: item.key, word: index + 1 });
          }}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
