import { type ComponentType, lazy } from 'react';
import { withAllWords } from '../i18n/i18n.ts';
import type { frameParts } from './frame-parts.ts';

const NoComponent: ComponentType = () => null;

type FrameParts = typeof frameParts;

export const loadFrameParts = async (): Promise<FrameParts> =>
  (await withAllWords(import('./frame-parts.ts'))).frameParts;

/**
 * A part of the frame that is loaded after the first screen. If it can't be fetched, for example without a network, it is left
 * out until the next start: the screen works without it.
 */
export const laterPart = (partOf: (parts: FrameParts) => ComponentType) =>
  lazy(async () => ({ default: await loadFrameParts().then(partOf, () => NoComponent) }));
