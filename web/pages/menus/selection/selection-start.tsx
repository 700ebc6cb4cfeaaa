import { type RefObject, useEffect, useEffectEvent } from 'react';
import { endSelection, selectionStore, startSelection } from '../item/selection.ts';
import { useItemToOpen } from '../item/use-item-to-open.ts';

/** The section whose selection has just ended, and its rows' keys, the one that is focused first. */
let finished: { section: number; keys: number[] } | null = null;

/**
 * Ends the selection; the focus goes to the row selected last, or else to the nearest that remains.
 * @param order The keys of the section that is shown.
 */
export function finishSelection(section: number, order: readonly number[]): void {
  const selection = selectionStore.get();
  if (!selection) return;
  const index = Math.max(0, order.indexOf(selection.anchor ?? 0));
  finished = { section, keys: [...order.slice(index), ...order.slice(0, index).reverse()] };
  endSelection();
}

/** Focuses a row of a list that is shown again after a selection; without rows, to the list's first button. */
export function focusAfterSelection(section: number, list: HTMLElement): void {
  const keys = finished?.section === section ? finished.keys : [];
  finished = null;
  if (keys.length === 0) return;
  const rowOf = (key: number) => list.querySelector<HTMLElement>(`[data-key="${key}"] [data-part="item-open"]`) ?? [];
  const [row = list.querySelector('button')] = keys.flatMap(rowOf);
  row?.focus({ preventScroll: true });
  // The list is another one: the rows above it may have other heights.
  row?.scrollIntoView({ block: 'nearest' });
}

/** As long as a long press on phones. */
const LONG_PRESS_MS = 500;
/** A finger never lies still. */
const MAX_MOVE_PIXELS = 10;

type Props = { list: RefObject<HTMLElement | null>; section: number };

/** Begins a selection with the dish that is pressed for long, or clicked with Ctrl, Cmd or Shift. */
export function SelectionStart({ list, section }: Props): null {
  useItemToOpen(list, section);
  const onShown = useEffectEvent((element: HTMLElement) => focusAfterSelection(section, element));
  const start = useEffectEvent((key: number) => startSelection(section, key));
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    onShown(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number } | undefined;
    const cancel = () => {
      clearTimeout(timer);
      pressed = undefined;
    };
    const onDown = (event: PointerEvent) => {
      cancel();
      const key = keyAt(event);
      if (event.pointerType !== 'touch' || !event.isPrimary || key === undefined) return;
      pressed = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        cancel();
        ignoreRelease();
        start(key);
      }, LONG_PRESS_MS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > MAX_MOVE_PIXELS) cancel();
    };
    const onClick = (event: MouseEvent) => {
      const key = keyAt(event);
      if (key === undefined || !(event.shiftKey || event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      start(key);
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('click', onClick, true);
    for (const name of ['pointerup', 'pointercancel'] as const) element.addEventListener(name, cancel);
    return () => {
      cancel();
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('click', onClick, true);
      for (const name of ['pointerup', 'pointercancel'] as const) element.removeEventListener(name, cancel);
    };
  }, [list]);
  return null;
}

/** The finger still lies on the row: what its release clicks, and the phone's own menu, would be meant for what is there by then. */
function ignoreRelease(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const names = ['click', 'contextmenu'] as const;
  for (const name of names) document.addEventListener(name, ignore, true);
  const stop = () => {
    for (const name of names) document.removeEventListener(name, ignore, true);
  };
  document.addEventListener('pointerdown', stop, { capture: true, once: true });
  document.addEventListener('keydown', stop, { capture: true, once: true });
}

/** The key of the closed row that was pressed. */
function keyAt({ target }: Event): number | undefined {
  const row = target instanceof Element ? target.closest('[data-part="item-open"]') : null;
  const key = row?.closest<HTMLElement>('[data-key]')?.dataset['key'];
  return key === undefined ? undefined : Number(key);
}
