import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  draftAnswerSchema,
  glossarySchema,
  translationProgressSchema,
  translationsAnswerSchema,
} from '../../../shared/api/translations.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import type { MenuText } from '../../../shared/translated-texts.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { t } from '../../i18n/i18n.ts';

const pathOfRestaurant = (path: string) => fillPath(path, { id: requireRestaurantId() });

/** What the owner may begin with instead of an empty field. */
export const draftQuery = ({ locale, kind, source }: MenuText & { locale: MenuLocale }) =>
  queryOptions({
    queryKey: KEYS.translationDraft(locale, kind, source),
    queryFn: ({ signal }) =>
      askApi(draftAnswerSchema, 'GET', pathOfRestaurant(API_PATHS.restaurantTranslationDraft), undefined, {
        query: { locale, kind, source },
        signal,
      }),
    meta: { failure: 'silent' },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const glossaryQuery = () =>
  queryOptions({
    queryKey: KEYS.glossary,
    queryFn: ({ signal }) =>
      askApi(glossarySchema, 'GET', pathOfRestaurant(API_PATHS.restaurantGlossary), undefined, { signal }),
    meta: { failure: 'silent' },
  });

/** What happens to a text: the owner's translation, the original (null), or the engine's. */
type TextChange = MenuText & { locale: MenuLocale } & ({ text: string | null } | { forget: true });

export function useChangeText() {
  const queryCache = useQueryClient();
  return useMutation({
    mutationFn: async (change: TextChange) => {
      const path = pathOfRestaurant(API_PATHS.restaurantTranslations);
      if (!('forget' in change)) return void (await askApi(translationsAnswerSchema, 'PUT', path, change));
      const { forget: _, ...text } = change;
      await askApi(z.undefined(), 'DELETE', path, text);
    },
    meta: { failure: t('languages.change_failed'), premium: 'translation' },
    // Both the texts and the progress begin with the same key.
    onSettled: () => queryCache.invalidateQueries({ queryKey: KEYS.translationProgress }),
  });
}

export function useSwitchLanguage() {
  const queryCache = useQueryClient();
  return useMutation({
    mutationFn: (change: { locale: MenuLocale; is_on: boolean }) =>
      askApi(translationProgressSchema, 'PUT', pathOfRestaurant(API_PATHS.restaurantLanguages), change),
    meta: { failure: t('languages.change_failed'), premium: 'translation' },
    onSettled: () => queryCache.invalidateQueries({ queryKey: KEYS.translationProgress }),
  });
}

export function useSaveGlossary() {
  const queryCache = useQueryClient();
  return useMutation({
    mutationFn: (words: string[]) =>
      askApi(glossarySchema, 'PUT', pathOfRestaurant(API_PATHS.restaurantGlossary), { words }),
    meta: { failure: t('languages.change_failed'), premium: 'translation' },
    onSuccess: (saved) => queryCache.setQueryData(KEYS.glossary, saved),
  });
}
