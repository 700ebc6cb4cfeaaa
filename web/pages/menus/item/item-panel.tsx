import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameTag, offeredTags } from '../../../../shared/diet-tags.ts';
import { MAX_TAG_CHARACTERS, MAX_TAGS } from '../../../../shared/limits.ts';
import { detailsSchema, type Item, itemsOf } from '../../../../shared/menu.ts';
import type { Currency } from '../../../../shared/money.ts';
import { isPrintable } from '../../../../shared/text-rules.ts';
import { useDraft, useEdits, useRefused } from '../../../draft/use-draft.ts';
import { valueProblem } from '../../../forms/value-problem.ts';
import { laterPart } from '../../../frame/later-part.tsx';
import { withAllWords } from '../../../i18n/i18n.ts';
import { asOffered, hasTag } from '../many/mark-tags.ts';
import textStyles from '../rows/in-place-text.module.css';
import { InPlaceText } from '../rows/in-place-text.tsx';
import styles from './item-panel.module.css';
import type { PanelPart } from './item-part.ts';

type PanelProps = { item: Item; onClose(): void };

const LaterFieldsPanel = laterPart(
  async () => (await withAllWords(() => import('./fields-panel.tsx'))).FieldsPanel,
  <div className={styles.panel} data-part="item-panel" aria-busy="true" />,
);

/** One part of the open item, edited in place as its texts are. */
export function ItemPanel({ part, currency, ...props }: PanelProps & { part: PanelPart; currency: Currency }) {
  if (part === 'details') return <DetailsPanel {...props} />;
  return part === 'tags' ? <TagsPanel {...props} /> : <LaterFieldsPanel part={part} currency={currency} {...props} />;
}

function DetailsPanel({ item, onClose }: PanelProps) {
  const { t } = useTranslation();
  const { updateItem } = useEdits();
  const refusedDetails = useRefused('item', item.id, 'details');
  const input = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.panel} data-part="item-panel">
      <p className={styles.note}>{t('edits.details_note')}</p>
      <InPlaceText
        className={styles.details}
        label={t('edits.details')}
        placeholder={t('edits.add_details')}
        inputRef={input}
        value={item.details ?? ''}
        base={item}
        refused={refusedDetails && { ...refusedDetails, text: String(refusedDetails.value ?? '') }}
        save={(typedText, base) => {
          const text = typedText.trim();
          const problem = valueProblem(detailsSchema, text);
          if (problem === undefined) updateItem(base, { details: text === '' ? null : text });
          return problem;
        }}
        onEnter={onClose}
        onEscape={onClose}
      />
    </div>
  );
}

const PRESSED = 'button[aria-pressed="true"]';

function TagsPanel({ item, onClose }: PanelProps) {
  const { t } = useTranslation();
  const { updateItem } = useEdits();
  const { menus, main_locale } = useDraft();
  // Those of other dishes, as they were when it was opened: nothing moves under the finger.
  const [initialTags] = useState(() =>
    offeredTags(
      itemsOf(menus).flatMap(({ tags }) => tags),
      main_locale,
    ),
  );
  const [typedTag, setTypedTag] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  const allTags = [...initialTags, ...item.tags.filter((tag) => !initialTags.some((other) => isSameTag(other, tag)))];
  const isFull = item.tags.length >= MAX_TAGS;
  const newTag = typedTag.trim();
  const problem = isPrintable(newTag) ? undefined : t('fields.control_characters');
  const toggle = (tag: string) =>
    updateItem(item, {
      tags: hasTag(item, tag) ? item.tags.filter((ownTag) => !isSameTag(ownTag, tag)) : [...item.tags, tag],
    });
  const refusedTags = useRefused('item', item.id, 'tags');
  const shownProblem = problem ?? refusedTags?.problem;
  const addTyped = () => {
    if (newTag === '' || problem !== undefined || isFull) return;
    const tag = asOffered(newTag, allTags);
    if (!hasTag(item, tag)) toggle(tag);
    setTypedTag('');
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    isFilling.current = item.tags.length + 1 >= MAX_TAGS;
    addTyped();
  };
  const addLatest = useRef(addTyped);
  useEffect(() => {
    addLatest.current = addTyped;
  });
  // As a text in place: a typed text is saved when its panel closes.
  useEffect(() => () => addLatest.current(), []);
  // The last one that a dish can have disables the field that has the focus.
  const isFilling = useRef(false);
  useEffect(() => {
    if (isFull && isFilling.current) [...(group.current?.querySelectorAll<HTMLElement>(PRESSED) ?? [])].at(-1)?.focus();
    isFilling.current = false;
  }, [isFull]);
  return (
    <fieldset
      className={styles.panel}
      data-part="item-panel"
      ref={group}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        if (typedTag === '') onClose();
        else setTypedTag('');
      }}
    >
      <legend className={styles.note}>{isFull ? t('edits.tags_full', { max: MAX_TAGS }) : t('edits.tags_note')}</legend>
      <div className={styles.tags}>
        {allTags.map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            aria-pressed={hasTag(item, tag)}
            disabled={isFull && !hasTag(item, tag)}
            onClick={() => toggle(tag)}
          >
            {tag}
          </button>
        ))}
        <form
          className={styles.newTag}
          onSubmit={add}
          onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || addTyped()}
        >
          <input
            aria-label={t('edits.new_tag')}
            aria-invalid={problem !== undefined}
            placeholder={t('edits.new_tag')}
            maxLength={MAX_TAG_CHARACTERS}
            value={typedTag}
            disabled={isFull}
            onChange={(event) => setTypedTag(event.currentTarget.value)}
          />
          <button type="submit" className={styles.tag} disabled={newTag === '' || isFull}>
            {t('edits.add_tag')}
          </button>
        </form>
      </div>
      {shownProblem !== undefined && (
        <p className={textStyles.problem} role="alert">
          {shownProblem}
        </p>
      )}
    </fieldset>
  );
}
