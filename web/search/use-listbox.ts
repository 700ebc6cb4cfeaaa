import { type KeyboardEvent, useEffect, useState } from 'react';

/** The option with this index in the listbox with this id. */
const optionId = (listId: string, index: number): string => `${listId}-${index}`;

export type Listbox = ReturnType<typeof useListbox>;

/**
 * The keyboard and the roles of a field with a list of options below it (ARIA's editable combobox): the focus stays in the
 * field, the arrow keys move through the options, Enter chooses. Mantine's Combobox doesn't announce the first option after
 * each letter, its Spotlight none at all.
 */
export function useListbox(listId: string, options: readonly (() => void)[]) {
  const [wantedIndex, setWanted] = useState(0);
  const activeIndex = Math.min(wantedIndex, options.length - 1);
  useEffect(() => {
    document.getElementById(optionId(listId, activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeIndex]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to an input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    const arrowStep = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (arrowStep) setWanted((activeIndex + arrowStep + options.length) % Math.max(1, options.length));
    else if (event.key === 'Enter') options[activeIndex]?.();
    else return;
    event.preventDefault();
  };
  return {
    active: activeIndex,
    reset: () => setWanted(0),
    inputProps: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeIndex < 0 ? undefined : optionId(listId, activeIndex),
      onKeyDown,
    } as const,
    optionProps: (index: number) => ({
      id: optionId(listId, index),
      role: 'option' as const,
      'aria-selected': index === activeIndex,
      // The focus stays in the field.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => options[index]?.(),
    }),
  };
}
