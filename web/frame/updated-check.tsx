import type { ReactNode } from 'react';
import { useUpdatedCheck } from './use-updated-check.ts';

/** Renders nothing: it is a component so that the first screen doesn't wait for it. */
export function UpdatedCheck(): ReactNode {
  useUpdatedCheck();
  return null;
}
