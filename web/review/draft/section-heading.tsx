import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import uiStyles from '../../ui/ui.module.css';
import { CurrentField } from '../field/current-field.tsx';
import { FieldButton } from '../field/field-button.tsx';
import {
  canAcceptUnseen,
  chosenValue,
  countWithoutPrice,
  missingPricesFilled,
  openDoubtsOf,
} from '../state/choices.ts';
import { amountWords } from '../state/field-words.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { ReviewField, ReviewSection } from '../state/review-draft.ts';
import styles from './draft.module.css';
import { SecondWords } from './second-language.tsx';

type Props = {
  section: ReviewSection;
  choices: ReviewChoices;
  current: ReviewField | undefined;
  isTyping: boolean;
};

/** A section's name and note, how much of it is to be checked, and a button to accept its text. */
export function SectionHeading({ section, choices, current, isTyping }: Props) {
  const { t } = useTranslation();
  const { is_read_only } = useReviewSetting();
  const keptItems = section.items.filter(({ key }) => !choices.removed.includes(key));
  const isGone = section.items.length > 0 && keptItems.length === 0;
  const title = chosenValue(section.title, choices);
  // One price for all is offered where dishes have none.
  const hasPrice = chosenValue(section.price, choices) !== '' || countWithoutPrice(section, choices) > 0;
  const price = (section.price.read !== null || hasPrice) && !(is_read_only && section.price.read === null);
  const otherFields = [section.description, price ? section.price : null, section.price_text].filter(
    (field) => field !== null,
  );
  return (
    <div
      className={styles.heading}
      data-current={current !== undefined}
      data-gone={isGone}
      data-page={section.title.boxes[0]?.page}
    >
      <div className={styles.headingLine}>
        <h2 id={`section-${section.key}`}>
          <FieldButton
            field={section.title}
            choices={choices}
            isCurrent={current === section.title}
            placeholder={is_read_only ? t('review.no_heading') : t('review.add_heading')}
          />
        </h2>
        {!is_read_only && !isGone && <AcceptSection section={section} choices={choices} />}
      </div>
      <p className={styles.headingState}>
        {t('review.dishes', { count: keptItems.length })}
        {!is_read_only && <HeadingDoubts section={section} choices={choices} />}
      </p>
      {otherFields.map((field) => (
        <p key={field.name} className={styles.headingNote}>
          <FieldButton
            field={field}
            choices={choices}
            isCurrent={current === field}
            {...(field.part === 'section_price' && field.read === null && !is_read_only
              ? { placeholder: t('review.add_section_price') }
              : {})}
          />
        </p>
      ))}
      {/* After another structure, the dishes with the price may be elsewhere: that is undone step by step. */}
      {/* Beside the question about that price, it would be there twice. */}
      {!is_read_only && current?.doubt !== 'heading_price' && (
        <GivePrice key={choices.edits?.length ?? 0} section={section} choices={choices} />
      )}
      <SecondWords words={section.second} />
      {current && (
        <CurrentField
          key={current.name}
          field={current}
          choices={choices}
          name={title || t('review.no_heading')}
          value={chosenValue(current, choices)}
          isTyping={isTyping}
          leaveOut={section.items.length > 0 ? section.items.map(({ key }) => key) : undefined}
        />
      )}
    </div>
  );
}

/** ", 3 to check, 2 without a price" */
function HeadingDoubts({ section, choices }: Pick<Props, 'section' | 'choices'>) {
  const { t } = useTranslation();
  const openCount = openDoubtsOf(section, choices).length;
  const unpricedCount = countWithoutPrice(section, choices);
  const hasDoubts = section.fields.some((field) => field.is_doubtful);
  return (
    <>
      {', '}
      {openCount > 0 ? (
        <b>{t('review.to_check', { count: openCount })}</b>
      ) : hasDoubts ? (
        t('review.section_decided')
      ) : (
        t('review.section_undoubted')
      )}
      {unpricedCount > 0 && `, ${t('review.section_without_price', { count: unpricedCount })}`}
    </>
  );
}

/** Accepts the section's text as it was read, and undoes it: prices, sizes and dishes without a price are looked at one by one. */
function AcceptSection({ section, choices }: Pick<Props, 'section' | 'choices'>) {
  const { t } = useTranslation();
  const { act, draft } = useReviewSetting();
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const openDoubts = openDoubtsOf(section, choices).filter((field) => canAcceptUnseen(field, draft, choices));
  if (openDoubts.length > 0) {
    return (
      <Button
        variant="default"
        onClick={() => {
          setAccepted((acceptedBefore) => [...acceptedBefore, ...openDoubts.map(({ name }) => name)]);
          act({ kind: 'accept_section', section: section.key });
        }}
      >
        {t('review.accept_section', { count: openDoubts.length })}
      </Button>
    );
  }
  return <UndoButton names={accepted} onUndone={() => setAccepted([])} />;
}

/** A heading's price is often that of a set menu; if it is each dish's, the owner says so. */
function GivePrice({ section, choices }: Pick<Props, 'section' | 'choices'>) {
  const { t } = useTranslation();
  const { act, money } = useReviewSetting();
  const [givenNames, setGiven] = useState<readonly string[]>([]);
  const fields = missingPricesFilled(section, choices);
  const [price] = Object.values(fields).filter(Boolean);
  if (price === undefined) return <UndoButton names={givenNames} onUndone={() => setGiven([])} />;
  return (
    <Button
      variant="default"
      onClick={() => {
        setGiven(Object.keys(fields));
        act({ kind: 'choose_all', fields });
      }}
    >
      {t('review.give_price', { price: amountWords(price, money) })}
    </Button>
  );
}

function UndoButton({ names, onUndone }: { names: readonly string[]; onUndone(): void }) {
  const { t } = useTranslation();
  const { act } = useReviewSetting();
  if (names.length === 0) return null;
  return (
    <Button
      variant="subtle"
      className={uiStyles.mutedButton}
      onClick={() => {
        onUndone();
        act({ kind: 'forget', names });
      }}
    >
      {t('review.undo_accept')}
    </Button>
  );
}
