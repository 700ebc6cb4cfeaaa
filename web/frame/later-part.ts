import { type ComponentType, lazy } from 'react';

const NoComponent: ComponentType = () => null;

/**
 * A part of the frame that is loaded after the first screen. If it can't be fetched, for example without a network, it is left
 * out until the next start: the screen works without it.
 */
export const laterPart = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => NoComponent) }));
