import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { FieldButton } from '../field/field-button.tsx';
import { chosenValue, hasNoOwnPrice } from '../state/choices.ts';
import { amountWords } from '../state/field-words.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField, ReviewItem } from '../state/review-draft.ts';
import styles from './draft.module.css';

type Props = {
  item: ReviewItem;
  choices: ReviewChoices;
  current: ReviewField | undefined;
  /** The section's price, which is the dish's unless it has its own. */
  groupPrice: string;
};

/** A dish's prices at the right edge: one, a range, or one a size; or a place to type the one that was not read. */
export function ItemPrices({ item, choices, current, groupPrice }: Props) {
  const { t } = useTranslation();
  const { is_read_only, money } = useReviewSetting();
  const hasWords = item.price_text !== null && chosenValue(item.price_text, choices) !== '';
  const inheritedPrice =
    groupPrice !== '' && hasNoOwnPrice(item, choices)
      ? t('review.price_from_heading', { price: amountWords(groupPrice, money) })
      : undefined;
  return (
    <ul className={styles.itemPrices}>
      {item.prices.map(({ label, amount, amount_max }) => {
        const isEmpty = amount.read === null && chosenValue(amount, choices) === '' && current !== amount;
        if (isEmpty && (hasWords || (is_read_only && !inheritedPrice))) return null;
        return (
          <li key={amount.name}>
            {label && (
              <FieldButton
                field={label}
                choices={choices}
                isCurrent={current === label}
                {...(label.read === null && !is_read_only ? { placeholder: t('review.add_size') } : {})}
              />
            )}
            <FieldButton
              field={amount}
              choices={choices}
              isCurrent={current === amount}
              placeholder={inheritedPrice ?? (amount.read === null ? t('review.add_price') : t('review.no_price'))}
            />
            {amount_max && (
              <>
                <span aria-hidden="true">–</span>
                <FieldButton field={amount_max} choices={choices} isCurrent={current === amount_max} />
              </>
            )}
          </li>
        );
      })}
      {item.price_text && (
        <li>
          <FieldButton field={item.price_text} choices={choices} isCurrent={current === item.price_text} />
        </li>
      )}
    </ul>
  );
}
