import { type RefObject, useEffect } from 'react';
import { itemToOpen } from '../../../state/item-to-open.ts';
import { useStore } from '../../../state/store.ts';

/** Opens the dish of this list that was chosen elsewhere, as if its row had been pressed. */
export function useItemToOpen(list: RefObject<HTMLElement | null>, section: number): void {
  const chosenItem = useStore(itemToOpen);
  useEffect(() => {
    if (chosenItem?.section !== section) return;
    itemToOpen.set(null);
    const itemElement = list.current?.querySelector(`[data-key="${chosenItem.item}"]`);
    itemElement?.scrollIntoView({ block: 'center' });
    itemElement?.querySelector<HTMLElement>('[data-part="item-card"]')?.focus();
    // Where there is no keyboard, one would cover the screen.
    const pointerType = matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse';
    const press = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType });
    itemElement?.querySelector('[data-part="item-open"]')?.dispatchEvent(press);
  }, [chosenItem, list, section]);
}
