import { Button } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { CurrentField } from '../field/current-field.tsx';
import { FieldButton } from '../field/field-button.tsx';
import { chosenValue } from '../state/choices.ts';
import type { RepeatedSizes } from '../state/repeated-sizes.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField, ReviewItem } from '../state/review-draft.ts';
import styles from './draft.module.css';
import { ItemPrices } from './item-prices.tsx';
import { SecondWords } from './second-language.tsx';

type Props = {
  item: ReviewItem;
  choices: ReviewChoices;
  /** The section's price, as decided; empty if it has none. */
  groupPrice: string;
  isLeftOut: boolean;
  current: ReviewField | undefined;
  isTyping: boolean;
  /** Of the current field. */
  sizesOffer: RepeatedSizes | undefined;
};

/** A dish as it will be on the menu; with the current field it opens into a card. */
export const DraftItem = memo(function DraftItem(props: Props) {
  const { item, choices, groupPrice, isLeftOut, current, isTyping, sizesOffer } = props;
  const { t } = useTranslation();
  const { act, is_read_only } = useReviewSetting();
  const title = chosenValue(item.title, choices);
  if (isLeftOut)
    return (
      <div className={`${styles.item} ${styles.leftOut}`}>
        <p>
          <s>{title}</s> <span>{t('review.left_out')}</span>
        </p>
        <Button
          variant="default"
          aria-label={t('review.put_back_of', { title })}
          onClick={() => act({ kind: 'put_back', items: [item.key] })}
        >
          {t('review.put_back')}
        </Button>
      </div>
    );
  const hasDescription = chosenValue(item.description, choices) !== '' || item.description.read !== null;
  return (
    <article className={styles.item} data-current={current !== undefined} data-page={item.title.boxes[0]?.page}>
      <div className={styles.itemLine}>
        <h3>
          <FieldButton field={item.title} choices={choices} isCurrent={current === item.title} />
        </h3>
        <ItemPrices item={item} choices={choices} current={current} groupPrice={groupPrice} />
      </div>
      {(hasDescription || (current === item.description && !is_read_only)) && (
        <p className={styles.reviewItemDescription}>
          <FieldButton field={item.description} choices={choices} isCurrent={current === item.description} />
        </p>
      )}
      <SecondWords words={item.second} />
      {item.options.map(({ label, amount }) => (
        <p key={label.name} className={styles.itemOption}>
          <FieldButton field={label} choices={choices} isCurrent={current === label} />
          {amount && <FieldButton field={amount} choices={choices} isCurrent={current === amount} />}
        </p>
      ))}
      {item.tags.length > 0 && <p className={styles.reviewItemTags}>{item.tags.join(' · ')}</p>}
      {current && (
        <CurrentField
          key={current.name}
          field={current}
          choices={choices}
          name={title}
          value={chosenValue(current, choices)}
          isTyping={isTyping}
          leaveOut={[item.key]}
          sizesOffer={sizesOffer}
        />
      )}
    </article>
  );
}, isSame);

/** Memoised, so that a menu of hundreds of dishes is fast: only affected dishes are rendered again. */
function isSame(previousProps: Props, nextProps: Props): boolean {
  if (
    previousProps.item !== nextProps.item ||
    previousProps.isLeftOut !== nextProps.isLeftOut ||
    previousProps.current !== nextProps.current ||
    previousProps.sizesOffer !== nextProps.sizesOffer
  )
    return false;
  if (previousProps.isTyping !== nextProps.isTyping || previousProps.groupPrice !== nextProps.groupPrice) return false;
  const [previousFields, nextFields] = [previousProps.choices.fields, nextProps.choices.fields];
  if (previousFields === nextFields) return true;
  const { fields, description, prices } = nextProps.item;
  const allFields = [...fields, description, ...prices.map(({ amount }) => amount)];
  return allFields.every(({ name }) => previousFields[name] === nextFields[name]);
}
