import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isWaitingForReview } from '../../../../shared/import-status.ts';
import type { Menu } from '../../../../shared/menu.ts';
import { importsQuery } from '../../../api/import-queries.ts';
import { MenuDoubts } from './menu-doubts.tsx';
import { WaitingDraft } from './waiting-draft.tsx';

/** Longer than between a tap and the next one, or a finger's landing and its click. */
const QUIET_MS = 700;
const USES = ['pointerdown', 'keydown', 'scroll'] as const;

/** Afterwards, the notes come with the list. */
let hasBeenReady = false;

/**
 * Above the menu: drafts that are ready to be checked, and open doubts of the menu itself. They are loaded after the list, and
 * not shown while the owner uses it: another dish would be under the finger.
 */
export function HomeNotes({ menu }: { menu: Menu }) {
  const { data: imports, fetchStatus } = useQuery({ ...importsQuery(), meta: { failure: 'silent' } });
  const isReady = imports !== undefined || fetchStatus !== 'fetching';
  const [isShown, setShown] = useState(() => hasBeenReady);
  useEffect(() => {
    if (!isReady || isShown) return undefined;
    hasBeenReady = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isTyping() ? wait() : setShown(true)), QUIET_MS);
    };
    wait();
    for (const name of USES) addEventListener(name, wait, true);
    return () => {
      clearTimeout(timer);
      for (const name of USES) removeEventListener(name, wait, true);
    };
  }, [isReady, isShown]);
  if (!isShown) return null;
  return (
    <>
      <WaitingDraft drafts={(imports ?? []).filter(isWaitingForReview)} isFirst={menu.sections.length === 0} />
      <MenuDoubts menu={menu} />
    </>
  );
}

const isTyping = (): boolean => document.activeElement?.matches('main :is(input, textarea)') === true;
