import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuLocale } from '../../../shared/locales.ts';
import { textKey } from '../../../shared/translated-texts.ts';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { shownName } from './language-line.tsx';
import { TextLine } from './text-line.tsx';
import { translationsQuery } from './translation-queries.ts';

/** Every text of the latest publication beside its translation into one language. */
export function TextList({ locale }: { locale: MenuLocale }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOnlyOriginal, setOnlyOriginal] = useState(false);
  const { data, isError } = useQuery(translationsQuery(locale));
  const isOpen = ({ text, origin }: { text: string | null; origin: string | null }) =>
    text === null && origin !== 'kept';
  const shown = data?.texts.filter((text) => !isOnlyOriginal || isOpen(text));
  return (
    <section className="language-texts" aria-labelledby={id}>
      <h2 id={id}>{t('languages.texts', { language: shownName(locale) })}</h2>
      {isError && <p className="page-lead">{t('languages.load_failed')}</p>}
      {!data && !isError && <ScreenLoading />}
      {shown && (
        <>
          <Checkbox
            checked={isOnlyOriginal}
            label={t('languages.only_original')}
            onChange={({ currentTarget }) => setOnlyOriginal(currentTarget.checked)}
          />
          {shown.length === 0 && <p className="page-lead">{t('languages.all_translated')}</p>}
          <ul>
            {shown.map((text) => (
              <TextLine key={textKey(text)} locale={locale} text={text} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
