import type { ComponentType } from 'react';
import { withAllWords } from '../i18n/i18n.ts';
import { importPart } from '../i18n/import-part.ts';
import type { frameParts } from './frame-parts.ts';
import { laterPart } from './later-part.tsx';

type FrameParts = typeof frameParts;

export const loadFrameParts = async (): Promise<FrameParts> =>
  (await withAllWords(() => import('./frame-parts.ts'))).frameParts;

export const laterFramePart = <Props extends object>(partOf: (parts: FrameParts) => ComponentType<Props>) =>
  laterPart(async () => partOf(await loadFrameParts()));

/** Apart, and without more words: an edit that isn't saved, or is another device's, must be shown whatever else can't be. */
const loadSavingParts = async () => (await importPart(() => import('./saving-parts.ts'))).savingParts;
export const LaterUnsavedEdits = laterPart(async () => (await loadSavingParts()).UnsavedEdits);
export const LaterUpdatedCheck = laterPart(async () => (await loadSavingParts()).UpdatedCheck);
