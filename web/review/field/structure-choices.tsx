import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import type { StructureEdit } from '../../../shared/draft.ts';
import { askToChoose } from '../../dialogs/modals.tsx';
import uiStyles from '../../ui/ui.module.css';
import { chosenValue } from '../state/choices.ts';
import {
  canBeHeading,
  canBeNote,
  canBeOption,
  canMergeAbove,
  canMove,
  neighboursOf,
  wordsOf,
} from '../state/restructure.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField, ReviewItem, ReviewSection } from '../state/review-draft.ts';
import styles from './field.module.css';

/** Corrections of what the reader made a dish or a heading, at the name itself. */
export function StructureChoices({ field, choices }: { field: ReviewField; choices: ReviewChoices }) {
  const { t } = useTranslation();
  const { act, draft } = useReviewSetting();
  const [isSplitting, setSplitting] = useState(false);
  const editButton = (edit: StructureEdit, words: string) => (
    <EditButton words={words} onClick={() => act({ kind: 'restructure', edit })} />
  );
  const section = field.item === null ? draft.sections.find(({ key }) => key === field.section) : undefined;
  if (section) return <SectionChoices section={section} field={field} choices={choices} editButton={editButton} />;
  const item = field.item === null ? undefined : draft.items.get(field.item)?.item;
  if (!item || field.part !== 'title') return null;
  const { above, below } = neighboursOf(draft, item.key);
  const isKept = (neighbour: ReviewItem | undefined): neighbour is ReviewItem =>
    neighbour !== undefined && !choices.removed.includes(neighbour.key);
  if (isSplitting)
    return <SplitWords item={item} title={chosenValue(item.title, choices)} onDone={() => setSplitting(false)} />;
  return (
    <>
      {canBeHeading(draft, item.key) && editButton({ kind: 'heading', key: item.key }, t('review.is_heading'))}
      {isKept(above) && editButton({ kind: 'join', key: item.key }, t('review.is_part'))}
      {canBeOption(draft, choices, item.key) && editButton({ kind: 'option', key: item.key }, t('review.is_option'))}
      {canBeNote(draft, choices, item.key) && editButton({ kind: 'note', key: item.key }, t('review.is_note'))}
      {isKept(below) && editButton({ kind: 'join', key: below.key }, t('review.join_below'))}
      {wordsOf(chosenValue(item.title, choices)).length > 1 && (
        <EditButton words={t('review.split')} onClick={() => setSplitting(true)} />
      )}
      {chosenValue(item.description, choices) !== '' && (
        <EditButton words={t('review.swap')} onClick={() => act({ kind: 'swap_title', item: item.key })} />
      )}
      {above &&
        draft.sections.every(({ key }) => key !== item.key) &&
        editButton({ kind: 'begin', key: item.key }, t('review.begin_section'))}
      {canMove(draft, choices, item.key) && <MoveButton item={item} choices={choices} />}
    </>
  );
}

type SectionChoicesProps = {
  section: ReviewSection;
  field: ReviewField;
  choices: ReviewChoices;
  editButton(edit: StructureEdit, words: string): ReactNode;
};

/** At a heading: it is a dish, or its dishes belong to the section above or below. */
function SectionChoices({ section, field, choices, editButton }: SectionChoicesProps) {
  const { t } = useTranslation();
  const { draft } = useReviewSetting();
  const isTitle = field === section.title;
  if (!isTitle && field.doubt !== 'heading_price') return null;
  const below = draft.sections[draft.sections.indexOf(section) + 1];
  return (
    <>
      {section.title.read !== null && editButton({ kind: 'dish', key: section.key }, t('review.is_dish_here'))}
      {isTitle &&
        canMergeAbove(draft, choices, section.key) &&
        editButton({ kind: 'merge', key: section.key }, t('review.merge_above'))}
      {isTitle &&
        below &&
        canMergeAbove(draft, choices, below.key) &&
        editButton({ kind: 'merge', key: below.key }, t('review.merge_below'))}
    </>
  );
}

/** Picks the section that a dish belongs to. */
function MoveButton({ item, choices }: { item: ReviewItem; choices: ReviewChoices }) {
  const { t } = useTranslation();
  const { act, draft } = useReviewSetting();
  const otherSections = draft.sections.filter(({ items }) => !items.includes(item));
  const move = () =>
    askToChoose({
      title: t('review.move_where', { name: chosenValue(item.title, choices) }),
      choices: otherSections.map(({ key, title }) => ({
        value: String(key),
        label: chosenValue(title, choices) || t('review.no_heading'),
      })),
      initial: null,
      onSave: (value) => act({ kind: 'restructure', edit: { kind: 'move', key: item.key, to: Number(value) } }),
    });
  return <EditButton words={t('review.move')} onClick={move} />;
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
