import { lazy } from 'react';
import { withAllWords } from '../../../i18n/i18n.ts';

export const loadRowExtras = () => withAllWords(import('./row-extras.tsx'));

/** Loaded with the other parts that the first section doesn't need (web/pages/menus/later-parts.tsx). */
export const LaterRowExtras = lazy(async () => ({ default: (await loadRowExtras()).RowExtras }));
