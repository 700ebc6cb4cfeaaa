import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredTags } from '../../../../shared/diet-tags.ts';
import { MAX_TAG_CHARACTERS, MAX_TAGS } from '../../../../shared/limits.ts';
import { itemsOf } from '../../../../shared/menu.ts';
import { isPrintable } from '../../../../shared/text-rules.ts';
import { manyEdits } from '../../../draft/many-edits.ts';
import { useDraft, useQueue } from '../../../draft/use-draft.ts';
import styles from './many.module.css';
import { ManyForm } from './many-form.tsx';
import { hasTag, type Marks, tagItems, withTypedTag } from './mark-tags.ts';
import { MixedChoices } from './mixed-choices.tsx';
import { type ManyDialogProps, titlesOf, useItems } from './use-items.ts';

/** Adds tags to several dishes, or removes them, in one step. */
export function TagsDialog({ ids, onCancel, onDone }: ManyDialogProps) {
  const { t } = useTranslation();
  const queue = useQueue();
  const { menus, main_locale } = useDraft();
  const items = useItems(ids);
  const [newTags, setNewTags] = useState<readonly string[]>([]);
  const [typedTag, setTypedTag] = useState('');
  const [marks, setMarks] = useState<Marks<string>>(new Map());
  const [offered] = useState(() =>
    offeredTags(
      itemsOf(menus).flatMap(({ tags }) => tags),
      main_locale,
    ),
  );
  const allTags = [...newTags, ...offered];
  const newTag = typedTag.trim();
  const isUnreadable = !isPrintable(newTag);
  const add = () => {
    if (newTag === '' || isUnreadable) return;
    const nextMarks = withTypedTag(marks, newTag, allTags);
    setNewTags([...newTags, ...[...nextMarks.keys()].filter((tag) => !allTags.includes(tag))]);
    setMarks(nextMarks);
    setTypedTag('');
  };
  // A tag that is typed but not added yet is meant, too.
  const { edits, full, contradicted } = tagItems(items, isUnreadable ? marks : withTypedTag(marks, newTag, allTags));
  return (
    <ManyForm
      part="many-tags"
      summary={
        <>
          {edits.length > 0 ? t('price_change.will_change', { count: edits.length }) : t('many_edits.nothing')}{' '}
          {full.length > 0 && t('many_edits.full', { count: full.length, max: MAX_TAGS })}{' '}
          {contradicted.length > 0 && t('many_edits.contradicted', { names: titlesOf(contradicted) })}
        </>
      }
      submit_label={edits.length > 0 ? t('price_change.apply', { count: edits.length }) : t('price_change.apply')}
      isDisabled={edits.length === 0 || isUnreadable}
      onSubmit={() => {
        manyEdits(queue).updateItems(edits);
        onDone();
      }}
      onCancel={onCancel}
    >
      <div className={styles.line}>
        <TextInput
          aria-label={t('edits.new_tag')}
          placeholder={t('menu_forms.tag_example')}
          maxLength={MAX_TAG_CHARACTERS}
          value={typedTag}
          error={isUnreadable && t('fields.control_characters')}
          onChange={(event) => setTypedTag(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || newTag === '') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" onClick={add}>
          {t('edits.add_tag')}
        </Button>
      </div>
      <MixedChoices
        label={t('menu_forms.tags')}
        choices={allTags.map((tag) => ({
          key: tag,
          label: tag,
          count: items.filter((item) => hasTag(item, tag)).length,
        }))}
        total={items.length}
        marks={marks}
        onMark={setMarks}
      />
    </ManyForm>
  );
}
