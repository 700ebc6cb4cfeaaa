import { Button, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './glossary.module.css';
import { glossaryQuery, useSaveGlossary } from './translation-queries.ts';

/** Words that are never translated. */
export function Glossary() {
  const { t } = useTranslation();
  const { data } = useQuery(glossaryQuery());
  const [typedTerms, setTyped] = useState<string[] | null>(null);
  const saveGlossary = useSaveGlossary();
  if (!data) return null;
  const words = typedTerms ?? data.words;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        saveGlossary.mutate(words, { onSuccess: () => setTyped(null) });
      }}
    >
      <TagsInput
        label={t('languages.glossary')}
        description={t('languages.glossary_note')}
        value={words}
        maxTags={200}
        onChange={setTyped}
      />
      <Button type="submit" variant="default" loading={saveGlossary.isPending} disabled={typedTerms === null}>
        {t('languages.glossary_save')}
      </Button>
      <p role="status">{saveGlossary.isSuccess && typedTerms === null && t('languages.glossary_saved')}</p>
    </form>
  );
}
