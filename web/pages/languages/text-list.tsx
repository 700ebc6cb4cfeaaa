import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHECK_REASONS, type TranslationsAnswer } from '../../../shared/api/translations.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import { type TextKind, textKey } from '../../../shared/translated-texts.ts';
import { translationsQuery } from '../../api/translations-query.ts';
import pageStyles from '../../frame/page.module.css';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { TextLine } from './text-line.tsx';
import styles from './text-list.module.css';
import { TextQueue } from './text-queue.tsx';

type TranslatedText = TranslationsAnswer['texts'][number];
type Props = {
  locale: MenuLocale;
  /** Then these come first: they are still to do. */
  hasOriginals: boolean;
};

/** Every text of the latest publication beside its translation into one language. */
export function TextList({ locale, hasOriginals }: Props) {
  const { t } = useTranslation();
  const [isOnlyOriginal, setOnlyOriginal] = useState(hasOriginals);
  // A text translated while the list is filtered stays in it, so that nothing moves under the thumb.
  const [wasOpen] = useState(() => new Set<string>());
  const { data, isError } = useQuery(translationsQuery(locale));
  for (const text of data?.texts ?? []) if (text.text === null && text.origin !== 'kept') wasOpen.add(textKey(text));
  const shownTexts = data?.texts.filter((text) => !isOnlyOriginal || wasOpen.has(textKey(text)));
  return (
    <div className={styles.texts}>
      {isError && <p className={pageStyles.lead}>{t('languages.load_failed')}</p>}
      {!data && !isError && <ScreenLoading />}
      {data && (
        <>
          <TextQueue locale={locale} name="check" texts={toCheck(data.texts)} />
          <TextQueue locale={locale} name="fill" texts={data.texts.filter(isOriginalDish)} />
        </>
      )}
      {shownTexts && (
        <>
          {wasOpen.size > 0 && (
            <Checkbox
              checked={isOnlyOriginal}
              label={t('languages.only_original')}
              onChange={({ currentTarget }) => setOnlyOriginal(currentTarget.checked)}
            />
          )}
          {TEXT_GROUPS.map(({ name, kinds }) => {
            const groupTexts = shownTexts.filter(({ kind }) => kinds.includes(kind));
            return groupTexts.length > 0 && <Group key={name} name={name} locale={locale} texts={groupTexts} />;
          })}
        </>
      )}
    </div>
  );
}

/** The most urgent first; within a reason in the order of the menu. */
const toCheck = (groupTexts: readonly TranslatedText[]): TranslatedText[] =>
  CHECK_REASONS.flatMap((reason) => groupTexts.filter(({ check }) => check === reason));

const isOriginalDish = ({ kind, text, origin }: TranslatedText): boolean =>
  (kind === 'item_title' || kind === 'item_description') && text === null && origin !== 'kept';

type GroupName = 'languages.group_headings' | 'languages.group_dishes' | 'languages.group_rest';

/** Groups of texts, in the order in which an owner checks them. */
const TEXT_GROUPS: readonly { name: GroupName; kinds: readonly TextKind[] }[] = [
  { name: 'languages.group_headings', kinds: ['tagline', 'menu_title', 'section_title'] },
  { name: 'languages.group_dishes', kinds: ['item_title', 'item_description'] },
  { name: 'languages.group_rest', kinds: ['section_description', 'price_text', 'label', 'tag'] },
];

function Group({ name, locale, texts: groupTexts }: { name: GroupName; locale: MenuLocale; texts: TranslatedText[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t(name)}</h2>
      <ul>
        {groupTexts.map((text) => (
          <TextLine key={textKey(text)} locale={locale} text={text} />
        ))}
      </ul>
    </section>
  );
}
