import { Modal } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { sectionAddress } from '../draft/change/menu-tree.ts';
import { useSaveQueue } from '../draft/use-draft.ts';
import { usePaymentProvider } from '../payments/payments.ts';
import { itemToOpen } from '../state/item-to-open.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import { createSearch } from './create-search.ts';
import { dishEntries, type Entry, groupsOf, screenEntries, sectionEntries, textsOf } from './entries.ts';
import styles from './palette.module.css';
import { ResultList } from './result-list.tsx';
import { useListbox } from './use-listbox.ts';
import { useLoadedDraft } from './use-loaded-draft.ts';

/** Of one kind, before more are asked for. */
const PAGE_ENTRIES = 20;

type Props = {
  /** The focus goes back to where it was, unless something was chosen. */
  onClose(chosen: boolean): void;
};

/** The dialog itself would do it too late for what is typed right after its key. */
const focusAtOnce = (input: HTMLInputElement | null): void => input?.focus();

/** Finds dishes, sections and screens by what is typed, and goes there. */
export function Palette({ onClose }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(PAGE_ENTRIES);
  const draft = useLoadedDraft();
  const provider = usePaymentProvider();
  const hasPayments = provider !== undefined && provider !== 'off';
  const listId = useId();
  const choose = useChoice(onClose);

  const screens = useMemo(() => screenEntries(t, hasPayments), [t, hasPayments]);
  const all = useMemo(
    (): Entry[] => (draft ? [...dishEntries(draft), ...sectionEntries(draft), ...screens] : screens),
    [draft, screens],
  );
  const search = useMemo(() => createSearch(all.map(textsOf)), [all]);
  const isEmpty = query.trim() === '';
  const groups = useMemo(
    () => groupsOf(isEmpty ? screens : search(query).flatMap((at) => all[at] ?? [])),
    [isEmpty, screens, search, query, all],
  );
  const lists = groups.map(({ kind, entries }) => ({ kind, entries: entries.slice(0, limit), total: entries.length }));
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const options = lists.flatMap(({ entries, total }) => [
    ...entries.map((entry) => () => choose(entry)),
    ...(total > entries.length ? [() => setLimit(limit + 5 * PAGE_ENTRIES)] : []),
  ]);
  const listbox = useListbox(listId, options);

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
              setLimit(PAGE_ENTRIES);
              listbox.reset();
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
        <p role="status" className={count === 0 ? styles.none : uiStyles.visuallyHidden}>
          {count === 0 ? t('search.none', { query: query.trim() }) : !isEmpty && t('search.count', { count })}
        </p>
        <ResultList id={listId} lists={lists} currency={draft?.currency} listbox={listbox} />
      </Modal.Content>
    </Modal.Root>
  );
}

/** Goes to what was chosen; a dish is opened in the editor. */
function useChoice(onClose: Props['onClose']) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { queue } = useSaveQueue();
  return (entry: Entry) => {
    const address = addressOf(entry);
    if (entry.kind === 'dish')
      itemToOpen.set({
        section: queue.keyOf('section', entry.section.id),
        item: queue.keyOf('item', entry.item.id),
      });
    // Nothing on the screen takes the focus if it is shown already.
    onClose(entry.kind === 'dish' || address !== pathname);
    if (address !== pathname) void navigate(address);
  };
}

function addressOf(entry: Entry): string {
  if (entry.kind === 'screen') return entry.path;
  const { section, menu } = entry;
  return sectionAddress({ id: section.id, menu_id: menu.id });
}
