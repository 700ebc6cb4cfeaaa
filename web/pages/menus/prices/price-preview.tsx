import { useTranslation } from 'react-i18next';
import { type Currency, typedAmount } from '../../../../shared/money.ts';
import { priceText } from '../../../forms/amounts/price-text.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import uiStyles from '../../../ui/ui.module.css';
import { FromTo } from '../many/from-to.tsx';
import manyStyles from '../many/many.module.css';
import { hasChange, hasNoPrice, type PreviewedSection, type PriceLine } from './price-scope.ts';
import styles from './prices.module.css';

type Props = { sections: readonly PreviewedSection[]; currency: Currency; isOfSeveral: boolean };

/** Each dish with its prices before and after. */
export function PricePreview({ sections, currency, isOfSeveral }: Props) {
  const { t } = useTranslation();
  const words = (amount: number) => typedAmount(amount, currency, currentLocale());
  return (
    <section
      className={manyStyles.preview}
      aria-label={t('price_change.preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it can be reached by keyboard
      tabIndex={0}
      data-part="price-preview"
    >
      {sections.map(({ section, price, lines }) => (
        <div key={section.id}>
          {isOfSeveral && <h3>{section.title}</h3>}
          {price !== null && section.price !== null && (
            <ul>
              <PreviewRow title={t('price_change.of_section')}>
                <FromTo from={words(section.price)} to={words(price)} />
              </PreviewRow>
            </ul>
          )}
          <ul>
            {lines.map((line) => (
              <PreviewRow key={line.item.id} title={line.item.title} isQuiet={!hasChange(line)}>
                <LinePrices line={line} currency={currency} />
              </PreviewRow>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function PreviewRow({
  title,
  isQuiet = false,
  children,
}: {
  title: string;
  isQuiet?: boolean;
  children: React.ReactNode;
}) {
  return (
    <li className={isQuiet ? `${manyStyles.previewRow} ${manyStyles.quiet}` : manyStyles.previewRow}>
      <span>{title}</span>
      <span className={`${styles.previewPrices} ${uiStyles.figures}`}>{children}</span>
    </li>
  );
}

function LinePrices({ line: { item, fields }, currency }: { line: PriceLine; currency: Currency }) {
  const { t } = useTranslation();
  const locale = currentLocale();
  if (hasNoPrice(item)) return <span>{item.price_text ?? t('editor.no_price')}</span>;
  const after = { ...item, ...fields };
  const currentPrice = priceText(item, currency, locale);
  const amount = (price: number | null) =>
    price === null ? t('editor.no_price') : typedAmount(price, currency, locale);
  const parts = (lines: readonly { label: string; price: number | null }[], changedLines: typeof lines) =>
    lines.map(({ label, price }, index) => ({
      label,
      from: amount(price),
      to: amount(changedLines[index]?.price ?? null),
    }));
  return (
    <>
      {item.price !== null && <FromTo from={currentPrice} to={priceText(after, currency, locale)} />}
      {[
        ...parts(item.variants, after.variants),
        ...parts(
          item.options.filter(({ price }) => price !== null),
          after.options.filter(({ price }) => price !== null),
        ),
      ].map((part, index) => (
        // Sizes and add-ons have no id, and nothing is kept in their rows.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept in the row
        <span key={index} className={styles.previewPart}>
          <span>{part.label}</span> <FromTo from={part.from} to={part.to} />
        </span>
      ))}
    </>
  );
}
