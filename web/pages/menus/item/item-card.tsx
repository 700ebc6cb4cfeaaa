import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { descriptionSchema, type Item, titleSchema } from '../../../../shared/menu.ts';
import type { Currency } from '../../../../shared/money.ts';
import { useEdits, useRefused } from '../../../draft/use-draft.ts';
import { parsePrice } from '../../../forms/amounts/price-field.ts';
import { type PriceFields, priceText } from '../../../forms/amounts/price-text.ts';
import { valueProblem } from '../../../forms/value-problem.ts';
import { laterPart } from '../../../frame/later-part.tsx';
import { currentLocale, withAllWords } from '../../../i18n/i18n.ts';
import uiStyles from '../../../ui/ui.module.css';
import { InPlaceText } from '../rows/in-place-text.tsx';
import styles from './item.module.css';
import { ItemPanel } from './item-panel.tsx';
import type { ItemField, PanelPart } from './item-part.ts';
import { ItemTools } from './item-tools.tsx';
import { SizePrices } from './size-prices.tsx';
import { SoldOutNote } from './sold-out-note.tsx';

const LaterHiddenNote = laterPart(
  async () => (await withAllWords(() => import('../rows/hidden-note.tsx'))).HiddenItemNote,
);

type Props = {
  item: Item;
  currency: Currency;
  handle: ReactNode;
  /** The rarer actions. */
  more: ReactNode;
  /** Which field gets the focus; null for the card itself. */
  focus: ItemField | null;
  onClose(): void;
  /** Opens the next item, or the field for a new one. */
  onNext(): void;
};

/** The item being edited: its texts in place, and its other actions. */
export function ItemCard({ item, currency, handle, more, focus, onClose, onNext }: Props) {
  const { t } = useTranslation();
  const { updateItem } = useEdits();
  const card = useRef<HTMLFieldSetElement>(null);
  const title = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const price = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const openedField = useRef(focus);
  useEffect(() => {
    const fields = { title, description, price };
    const field = openedField.current && fields[openedField.current].current;
    (field ?? card.current)?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const refusedTexts = {
    title: useRefused('item', item.id, 'title'),
    description: useRefused('item', item.id, 'description'),
    price: useRefused('item', item.id, 'price'),
  };
  const locale = currentLocale();
  const asRefused = (found: ReturnType<typeof useRefused>, text: string) => found && { ...found, text };
  const [openPart, setOpenPart] = useState<PanelPart | null>(null);
  const closePart = (part: PanelPart) => {
    setOpenPart(null);
    card.current?.querySelector<HTMLElement>(`[data-panel="${part}"]`)?.focus();
  };
  const hasSizes = item.variants.length > 0;
  const focusPrice = () => {
    // While its sizes are open, the prices are there.
    const input = price.current ?? card.current?.querySelector<HTMLInputElement>('[data-part="item-panel"] input');
    input?.focus();
    input?.select();
  };
  const focusDescription = () => description.current?.focus();
  return (
    <fieldset
      className={`${styles.row} ${styles.card}`}
      data-part="item-card"
      ref={card}
      aria-label={item.title}
      tabIndex={-1}
    >
      {handle}
      <div>
        <div className={styles.fields}>
          <InPlaceText
            className={styles.title}
            label={t('editor.item_title')}
            inputRef={title}
            value={item.title}
            base={item}
            refused={asRefused(refusedTexts.title, String(refusedTexts.title?.value ?? ''))}
            save={(typedText, base) => {
              const text = oneLine(typedText);
              const problem = valueProblem(titleSchema, text);
              if (problem === undefined) updateItem(base, { title: text });
              return problem;
            }}
            onEnter={focusPrice}
            onShiftEnter={focusDescription}
            onEscape={onClose}
          />
          {openPart === 'sizes' ? null : hasSizes ? (
            <SizePrices
              item={item}
              currency={currency}
              firstInput={price}
              onEnter={onNext}
              onShiftEnter={focusDescription}
              onEscape={onClose}
            />
          ) : (
            <InPlaceText
              className={`${styles.price} ${uiStyles.figures}`}
              label={t('editor.item_price')}
              placeholder={t('editor.no_price')}
              inputRef={price}
              isShort
              value={priceText(item, currency, locale)}
              base={item}
              // The refused fields are all three of a price.
              refused={asRefused(
                refusedTexts.price,
                priceText((refusedTexts.price?.fields as PriceFields) ?? item, currency, locale),
              )}
              save={(typedPrice, base) => {
                const parsedPrice = parsePrice(typedPrice, currency);
                if (!parsedPrice) return t('edits.price_not_understood');
                updateItem(base, parsedPrice);
              }}
              onEnter={onNext}
              onShiftEnter={focusDescription}
              onEscape={onClose}
            />
          )}
          <InPlaceText
            className={styles.description}
            label={t('editor.item_description')}
            placeholder={t('edits.add_description')}
            inputRef={description}
            value={item.description ?? ''}
            base={item}
            refused={asRefused(refusedTexts.description, String(refusedTexts.description?.value ?? ''))}
            save={(typedText, base) => {
              const text = typedText.trim();
              const problem = valueProblem(descriptionSchema, text);
              if (problem === undefined) updateItem(base, { description: text === '' ? null : text });
              return problem;
            }}
            onEnter={focusPrice}
            onEscape={onClose}
          />
        </div>
        {item.hidden && <LaterHiddenNote item={item} />}
        <SoldOutNote item={item} note={t('edits.guests_see_at_once')} />
        <ItemTools
          item={item}
          openPart={openPart}
          onPart={(part) => setOpenPart(part === openPart ? null : part)}
          onClose={onClose}
          more={more}
        />
        {openPart && (
          <ItemPanel
            key={openPart}
            part={openPart}
            item={item}
            currency={currency}
            onClose={() => closePart(openPart)}
          />
        )}
      </div>
    </fieldset>
  );
}

/** A title has no line breaks, even if a pasted text has. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
