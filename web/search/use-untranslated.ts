import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { languageName, type MenuLocale } from '../../shared/locales.ts';
import type { Item } from '../../shared/menu.ts';
import { textKey } from '../../shared/translated-texts.ts';
import { translationProgressQuery } from '../api/translation-progress-query.ts';
import { translationsQuery } from '../api/translations-query.ts';
import { currentLocale } from '../i18n/i18n.ts';

export type Untranslated = {
  /** The language's name. */
  language: string;
  /** Whether guests who read it would see the name or the description in the original, and not because the owner wants it. */
  lacks(item: Item): boolean;
};

/**
 * Which dishes have no French; of a French menu, no English. Undefined if nothing is published, if guests aren't offered the
 * language, or while it isn't known.
 */
export function useUntranslated(mainLocale: MenuLocale | undefined): Untranslated | undefined {
  const otherLocale = mainLocale === 'fr' ? 'en' : 'fr';
  const { data: progress } = useQuery({ ...translationProgressQuery(), enabled: mainLocale !== undefined });
  const isOffered =
    progress?.version != null && progress.languages.some((one) => one.locale === otherLocale && one.is_shown);
  const { data: answer } = useQuery({ ...translationsQuery(otherLocale), enabled: isOffered });
  return useMemo(() => {
    if (!isOffered || !answer) return undefined;
    const translatedIds = new Set(
      answer.texts.filter(({ text, origin }) => text !== null || origin === 'kept').map(textKey),
    );
    const isLeft = (kind: 'item_title' | 'item_description', source: string | null) =>
      source !== null && /\p{L}/u.test(source) && !translatedIds.has(textKey({ kind, source }));
    return {
      language: languageName(otherLocale, currentLocale()),
      lacks: ({ title, description }) => isLeft('item_title', title) || isLeft('item_description', description),
    };
  }, [isOffered, answer, otherLocale]);
}
