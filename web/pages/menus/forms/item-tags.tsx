import { Button, Chip, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../forms/form-section.tsx';
import formsStyles from '../../../forms/forms.module.css';
import type { FormOf } from '../../../forms/saving/form-of.ts';
import styles from './item-form.module.css';
import { allTags, type ItemValues } from './item-values.ts';

type Props = {
  form: FormOf<ItemValues>;
  /** Tags of other items: picked instead of typed again. */
  known: readonly string[];
};

/** Words beside an item, such as "Vegetarian". */
export function ItemTags({ form, known: knownTags }: Props) {
  const { t } = useTranslation();
  const { tags, new_tag } = form.getValues();
  const [offered, setOffered] = useState(() => [...new Set([...knownTags, ...tags])]);
  const wrong = Object.keys(form.errors).find((path) => path === 'tags' || path.startsWith('tags.'));
  const error = wrong === undefined ? undefined : form.errors[wrong];
  const add = () => {
    const all = allTags({ tags, new_tag }, [...offered, ...tags]);
    setOffered((others) => [...new Set([...others, ...all])]);
    form.setFieldValue('tags', all);
    form.setFieldValue('new_tag', '');
  };
  return (
    <FormSection title={t('menu_forms.tags')} note={t('edits.tags_note')}>
      {[...new Set([...offered, ...tags])].length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; the heading above names the group
        <div role="group" aria-label={t('menu_forms.tags')}>
          <Chip.Group multiple value={tags} onChange={(chosen) => form.setFieldValue('tags', chosen)}>
            <div className={formsStyles.formActions}>
              {[...new Set([...offered, ...tags])].map((tag) => (
                <Chip key={tag} value={tag}>
                  {tag}
                </Chip>
              ))}
            </div>
          </Chip.Group>
        </div>
      )}
      <div className={styles.tagLine}>
        <TextInput
          aria-label={t('edits.new_tag')}
          placeholder={t('menu_forms.tag_example')}
          {...form.getInputProps('new_tag')}
          error={error}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" onClick={add}>
          {t('edits.add_tag')}
        </Button>
      </div>
    </FormSection>
  );
}
