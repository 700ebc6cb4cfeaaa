import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../../shared/api/imports.ts';
import { chosenValue, openDoubtsOf } from './choices.ts';
import { CurrentField } from './current-field.tsx';
import { FieldButton } from './field-button.tsx';
import { useReviewSetting } from './review-context.ts';
import type { ReviewField, ReviewSection } from './review-draft.ts';

type Props = {
  section: ReviewSection;
  choices: ReviewChoices;
  current: ReviewField | undefined;
  isTyping: boolean;
};

/** A section's name and note, how much of it is to be checked, and all of that accepted at once. */
export function SectionHeading({ section, choices, current, isTyping }: Props) {
  const { t } = useTranslation();
  const { is_read_only } = useReviewSetting();
  const kept = section.items.filter(({ key }) => !choices.removed.includes(key));
  const isGone = section.items.length > 0 && kept.length === 0;
  const title = chosenValue(section.title, choices);
  const more = [section.description, section.price, section.price_text].filter((field) => field !== null);
  return (
    <div className="draft-heading" data-current={current !== undefined} data-gone={isGone}>
      <div className="heading-line">
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
      <p className="heading-state">
        {t('review.dishes', { count: kept.length })}
        {!is_read_only && <HeadingDoubts section={section} choices={choices} />}
      </p>
      {more.map((field) => (
        <p key={field.name} className="heading-note">
          <FieldButton field={field} choices={choices} isCurrent={current === field} />
        </p>
      ))}
      {current && (
        <CurrentField
          key={current.name}
          field={current}
          name={title}
          value={chosenValue(current, choices)}
          isTyping={isTyping}
          leaveOut={section.items.length > 0 ? section.items.map(({ key }) => key) : undefined}
        />
      )}
    </div>
  );
}

/** ", 3 to check" */
function HeadingDoubts({ section, choices }: Pick<Props, 'section' | 'choices'>) {
  const { t } = useTranslation();
  const open = openDoubtsOf(section, choices).length;
  if (open > 0) return <b>, {t('review.to_check', { count: open })}</b>;
  const isSure = section.fields.every((field) => !field.is_doubtful);
  return <>, {isSure ? t('review.all_sure') : t('review.section_checked')}</>;
}

function AcceptSection({ section, choices }: Pick<Props, 'section' | 'choices'>) {
  const { t } = useTranslation();
  const { act } = useReviewSetting();
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const open = openDoubtsOf(section, choices);
  if (open.length > 0)
    return (
      <Button
        variant="default"
        onClick={() => {
          setAccepted(open.map(({ name }) => name));
          act({ kind: 'accept_section', section: section.key });
        }}
      >
        {t('review.accept_section', { count: open.length })}
      </Button>
    );
  if (accepted.length === 0) return null;
  return (
    <Button
      variant="subtle"
      className="review-quiet"
      onClick={() => {
        setAccepted([]);
        act({ kind: 'forget', names: accepted });
      }}
    >
      {t('review.undo_accept')}
    </Button>
  );
}
