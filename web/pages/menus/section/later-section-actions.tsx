import { lazy } from 'react';
import { withAllWords } from '../../../i18n/i18n.ts';

export const loadSectionActions = () => withAllWords(import('./section-actions.tsx'));

/** Loaded with the other parts that the first section doesn't need (web/pages/menus/later-parts.tsx). */
export const LaterSectionActions = lazy(async () => ({ default: (await loadSectionActions()).SectionActions }));
