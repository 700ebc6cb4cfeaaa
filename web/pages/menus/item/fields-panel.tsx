import { Button, Chip } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellState, withCell, withRest } from '../../../../shared/allergen-edits.ts';
import { type AllergenCode, declaredList } from '../../../../shared/allergens.ts';
import { MAX_OPTIONS, MAX_VARIANTS } from '../../../../shared/limits.ts';
import type { Item } from '../../../../shared/menu.ts';
import type { Currency } from '../../../../shared/money.ts';
import { problemWords } from '../../../api/problem-words.ts';
import { isSame } from '../../../draft/change/change.ts';
import { type ChosenPicture, saveItemPicture } from '../../../draft/pictures.ts';
import { useEdits, useRefused } from '../../../draft/use-draft.ts';
import { allergenName } from '../../../forms/allergens/allergen-names.ts';
import { wordsOfProblems } from '../../../forms/field-words.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import { GeneratedPicture } from '../forms/generated-picture.tsx';
import { useImage } from '../forms/image-queries.ts';
import { useShownCodes } from '../forms/item-allergens.tsx';
import formStyles from '../forms/item-form.module.css';
import { ItemPicture } from '../forms/item-picture.tsx';
import { type ItemValues, itemValues, pricedBy, readItem } from '../forms/item-values.ts';
import { PricedLines } from '../forms/priced-lines.tsx';
import textStyles from '../rows/in-place-text.module.css';
import styles from './item-panel.module.css';
import type { FieldsPart } from './item-part.ts';

type PanelProps = { item: Item; onClose(): void };

/** A part of the open item that has the fields of the form; each entry is saved at once. */
export function FieldsPanel({ part, currency, ...props }: PanelProps & { part: FieldsPart; currency: Currency }) {
  if (part === 'picture') return <PicturePanel {...props} />;
  if (part === 'allergens') return <AllergensPanel {...props} />;
  return <LinesPanel {...props} name={part === 'sizes' ? 'variants' : 'options'} currency={currency} />;
}

type FrameProps = { note: ReactNode; onClose(): void; onSave?(): void; children: ReactNode };

/** The first field has the focus, Escape closes it, and a field that loses the focus is saved. */
function Frame({ note, onClose, onSave, children }: FrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type="file"]), button')?.focus({ preventScroll: true });
    // All of it, or else its beginning.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // The menu of a line is elsewhere in the page; there, the key closes only that menu.
    if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
    event.stopPropagation();
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave?.();
  };
  return (
    <form
      ref={form}
      className={styles.panel}
      data-part="item-panel"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onBlur={onSave}
    >
      <p className={styles.note}>{note}</p>
      <div className={styles.fields}>{children}</div>
    </form>
  );
}

type LinesProps = PanelProps & { name: 'variants' | 'options'; currency: Currency };

/** Sizes or add-ons with their prices. A line that says nothing yet isn't saved. */
function LinesPanel({ item, name, currency, onClose }: LinesProps) {
  const { t } = useTranslation();
  const { updateItem } = useEdits();
  const valuesOf = (shownItem: Item): ItemValues => {
    const values = itemValues(shownItem, [], currency, currentLocale());
    return name === 'variants' ? { ...values, ...pricedBy('sizes', values) } : values;
  };
  const form = useForm<ItemValues>({ initialValues: valuesOf(item) });
  const savedLines = useRef(item[name]);
  const save = () => {
    if (!form.isDirty()) return;
    const values = form.getValues();
    const filledLines = values[name].filter(({ label, price }) => label.trim() !== '' || price.trim() !== '');
    // The price of a dish without sizes, or its range, is no size as long as nothing has a name.
    const isOnePrice = name === 'variants' && item.variants.length === 0;
    if (isOnePrice && filledLines.every(({ label }) => label.trim() === '')) return;
    // Only the lines are read: a section that isn't saved yet has no id that the API accepts.
    const reading = readItem(
      { ...values, [name]: filledLines, menu_section_id: '1' },
      { taxes: [], currency, offered: [] },
    );
    if (reading.problems) {
      const lineIndexes = filledLines.map((line) => values[name].indexOf(line));
      const problems = Object.entries(wordsOfProblems(reading.problems)).map(([path, words]) => [
        path.replace(/\.(\d+)\./, (_, index: string) => `.${lineIndexes[Number(index)]}.`),
        words,
      ]);
      form.setErrors(Object.fromEntries(problems));
      return;
    }
    form.clearErrors();
    form.resetDirty();
    const lines = reading.body[name];
    if (lines === undefined || isSame(lines, savedLines.current)) return;
    savedLines.current = lines;
    updateItem(item, name === 'variants' ? { variants: lines } : { options: lines });
  };
  const saveLatest = useRef(save);
  useEffect(() => {
    saveLatest.current = save;
  });
  // A line that was moved or removed is saved without another key, and what was typed when the panel closes.
  const lineOrder = form
    .getValues()
    [name].map(({ key }) => key)
    .join();
  useEffect(() => void (lineOrder && saveLatest.current()), [lineOrder]);
  useEffect(() => () => saveLatest.current(), []);
  // An undo, or another device, has changed them.
  const showLatest = useRef(() => form.setValues(valuesOf(item)));
  useEffect(() => {
    showLatest.current = () => {
      form.setValues(valuesOf(item));
      form.resetDirty();
    };
  });
  const lines = item[name];
  const refusedLines = useRefused('item', item.id, name);
  const isRefused = refusedLines !== undefined;
  useEffect(() => {
    // What was refused stays to be corrected.
    if (isRefused || isSame(lines, savedLines.current)) return;
    savedLines.current = lines;
    showLatest.current();
  }, [lines, isRefused]);
  const isSizes = name === 'variants';
  return (
    <Frame note={isSizes ? t('menu_forms.price_note') : t('menu_forms.options_note')} onClose={onClose} onSave={save}>
      <PricedLines
        form={form}
        name={name}
        currency={currency}
        max={isSizes ? MAX_VARIANTS : MAX_OPTIONS}
        label={isSizes ? t('menu_forms.size') : t('menu_forms.option')}
        price_label={isSizes ? t('menu_forms.price') : t('menu_forms.option_price')}
        placeholder={isSizes ? t('menu_forms.size_example') : t('menu_forms.option_example')}
        add_label={isSizes ? t('menu_forms.add_size') : t('menu_forms.add_option')}
      />
      {refusedLines?.problem && (
        <p className={textStyles.problem} role="alert">
          {refusedLines.problem}
        </p>
      )}
    </Frame>
  );
}

/** What the dish contains or may contain. One tap declares one allergen; the others stay as they are. */
function AllergensPanel({ item, onClose }: PanelProps) {
  const { t } = useTranslation();
  const { updateItem } = useEdits();
  const locale = currentLocale();
  const list = declaredList(item);
  const declaredStates = Object.fromEntries(list.map(({ code, state }) => [code, state]));
  const shownCodes = useShownCodes(declaredStates);
  const undeclaredCount = list.filter(({ state }) => state === 'not_declared').length;
  const chipOf = (code: AllergenCode, state: 'contains' | 'may_contain', words: string) => (
    <Chip
      type="checkbox"
      checked={cellState(list, code) === state}
      onChange={(isOn) => updateItem(item, { allergens: withCell(list, code, isOn ? state : 'not_declared') })}
    >
      {words}
    </Chip>
  );
  const status =
    item.allergens_checked_at === null
      ? t('menu_forms.never_checked')
      : t('menu_forms.checked_on', {
          date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(item.allergens_checked_at)),
        });
  return (
    <Frame note={t('item_panel.allergens_note')} onClose={onClose}>
      <p role="status">{status}</p>
      <div className={formStyles.allergens} data-part="allergens">
        {shownCodes.map((code) => (
          <fieldset key={code} className={formStyles.allergen} data-part="allergen">
            <legend className={styles.allergenName}>{allergenName(code)}</legend>
            <div className={formStyles.allergenStates}>
              {chipOf(code, 'may_contain', t('menu_forms.may_contain'))}
              {chipOf(code, 'contains', t('menu_forms.contains'))}
            </div>
          </fieldset>
        ))}
      </div>
      {undeclaredCount > 0 && (
        <Button variant="default" onClick={() => updateItem(item, { allergens: withRest(list) })}>
          {t('item_panel.rest_without', { count: undeclaredCount })}
        </Button>
      )}
    </Frame>
  );
}

/** The dish's picture, uploaded as soon as it is chosen. */
function PicturePanel({ item, onClose }: PanelProps) {
  const { t } = useTranslation();
  const image = useImage(item.id);
  const [refusedWords, setRefused] = useState<string>();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (chosen: ChosenPicture) => saveItemPicture(item.id, chosen),
    // Without a network it fails at once: no request waits invisibly.
    networkMode: 'always',
    meta: { saves: true, failure: 'silent' },
  });
  return (
    <Frame note={t('item_panel.picture_note')} onClose={onClose}>
      <ItemPicture
        title={item.title}
        current={(image?.item ?? item).picture}
        chosen={isPending ? variables : undefined}
        error={refusedWords ?? (error ? problemWords(error) : undefined)}
        onChoose={(chosen) => {
          setRefused(undefined);
          mutate(chosen);
        }}
        onRefuse={setRefused}
      />
      <p role="status">{isPending && t('item_panel.picture_saving')}</p>
      {image && <GeneratedPicture image={image} heading="h2" />}
    </Frame>
  );
}
