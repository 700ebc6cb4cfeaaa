import { Modal } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { sectionEditorPath } from '../draft/change/menu-tree.ts';
import { useQueue } from '../draft/use-draft.ts';
import { itemToOpen } from '../state/item-to-open.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import type { Entry } from './entries.ts';
import { FilterChips } from './filter-chips.tsx';
import styles from './palette.module.css';
import { ResultList } from './result-list.tsx';
import { useListbox } from './use-listbox.ts';
import { useResults } from './use-results.ts';

/** Of one kind, before more are asked for. */
const PAGE_ENTRIES = 20;

type Props = {
  /** The focus goes back to where it was, unless something was chosen. */
  onClose(chosen: boolean): void;
};

/** The dialog itself would do it too late for what is typed right after its key. */
const focusAtOnce = (input: HTMLInputElement | null): void => input?.focus();

/** Finds dishes, sections, screens and actions by what is typed; filters narrow the dishes. */
export function Palette({ onClose }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(PAGE_ENTRIES);
  const listId = useId();
  const chooseEntry = useChoice(onClose);
  const { groups, filters, isFiltered, countOf, currency } = useResults(query, pressed);
  const shownLists = groups.map(({ kind, entries }) => ({
    kind,
    entries: entries.slice(0, limit),
    total: entries.length,
  }));
  // Beside filtered dishes, an action is the way through them, no result.
  const countedGroups = groups.filter(({ kind }) => !isFiltered || kind === 'dish');
  const count = countedGroups.reduce((sum, { entries }) => sum + entries.length, 0);
  const listOptions = shownLists.flatMap(({ entries, total }) => [
    ...entries.map((entry) => () => chooseEntry(entry)),
    ...(total > entries.length ? [() => setLimit(limit + 5 * PAGE_ENTRIES)] : []),
  ]);
  const listbox = useListbox(listId, listOptions);
  const startAgain = () => {
    setLimit(PAGE_ENTRIES);
    listbox.reset();
  };
  const isAsked = query.trim() !== '' || isFiltered;
  const emptyText = isFiltered ? t('search.none_filtered') : t('search.none', { query: query.trim() });

  return (
    <Modal.Root opened onClose={() => onClose(false)} returnFocus={false} transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content
        aria-label={t('search.title')}
        classNames={{ content: styles.palette ?? '', inner: styles.around ?? '' }}
      >
        <div className={styles.field}>
          <Icon name="search" size={20} />
          <input
            ref={focusAtOnce}
            data-autofocus
            className={styles.input}
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              startAgain();
            }}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            {...listbox.inputProps}
          />
          <button type="button" className={uiStyles.quietButton} onClick={() => onClose(false)}>
            {t('frame.close')}
          </button>
        </div>
        <FilterChips
          filters={filters}
          pressed={pressed}
          countOf={countOf}
          onToggle={(key) => {
            setPressed(new Set(pressed.has(key) ? [...pressed].filter((one) => one !== key) : [...pressed, key]));
            startAgain();
          }}
        />
        <p role="status" className={count === 0 ? styles.none : uiStyles.visuallyHidden}>
          {count === 0 ? emptyText : isAsked && t('search.count', { count })}
        </p>
        <ResultList id={listId} lists={shownLists} currency={currency} listbox={listbox} />
      </Modal.Content>
    </Modal.Root>
  );
}

/** Goes to what was chosen; a dish is opened in the editor. */
function useChoice(onClose: Props['onClose']) {
  const navigateTo = useNavigate();
  const { pathname } = useLocation();
  const queue = useQueue();
  return (entry: Entry) => {
    const entryAction = actOf(entry);
    if (typeof entryAction === 'function') {
      onClose(false);
      return entryAction();
    }
    if (entry.kind === 'dish')
      itemToOpen.set({
        section: queue.keyOf('section', entry.section.id),
        item: queue.keyOf('item', entry.item.id),
      });
    // Nothing on the screen receives the focus if it is shown already.
    onClose(entry.kind === 'dish' || entryAction !== pathname);
    if (entryAction !== pathname) void navigateTo(entryAction);
  };
}

function actOf(entry: Entry): string | (() => void) {
  if (entry.kind === 'action') return entry.act;
  if (entry.kind === 'screen') return entry.path;
  return sectionEditorPath({ id: entry.section.id, menu_id: entry.menu.id });
}
