import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { type DraftItem, fieldName, type LeftOutLine } from '../../../shared/draft.ts';
import { MAX_OPTION_LABEL_CHARACTERS } from '../../../shared/limits.ts';
import { hasPrintedAmount } from '../../../shared/suspicious-amounts.ts';
import { chosenValue } from '../state/choices.ts';
import { shortenText } from '../state/field-words.ts';
import { dishForOption, dishWithOption } from '../state/option-of-line.ts';
import { useReviewSetting } from '../state/review-context.ts';

type Props = { line: LeftOutLine; choices: ReviewChoices };

/** What became of a line that was used: "It is an option of “Burger” now." */
export function TakenWords({ line, choices }: Props) {
  const { t } = useTranslation();
  const { read } = useReviewSetting();
  const nameOf = useDishName(choices);
  const isOption = choices.edits?.some(({ kind, key }) => kind === 'option' && key === line.key) === true;
  return isOption
    ? t('review.is_option_of', { name: nameOf(dishWithOption(read, line, choices)) })
    : t('review.is_dish');
}

/** Makes an option of a line with a printed amount, of the dish above it: "add bacon +2". Nothing without such a dish. */
export function MakeOption({ line, choices }: Props) {
  const { t } = useTranslation();
  const { read, act } = useReviewSetting();
  const nameOf = useDishName(choices);
  const canBeOption = hasPrintedAmount(line.text) && line.text.length <= MAX_OPTION_LABEL_CHARACTERS;
  const item = canBeOption ? dishForOption(read, line, choices) : undefined;
  if (!item || choices.removed.includes(item.key)) return null;
  const words = t('review.add_option_to', { name: nameOf(item) });
  return (
    <Button
      variant="default"
      aria-label={`${words}: ${line.text}`}
      onClick={() => {
        act({ kind: 'take_option', line: line.key });
        act({ kind: 'go', name: fieldName.option(item.key, item.options.length - 1, 'label') });
      }}
    >
      {words}
    </Button>
  );
}

function useDishName(choices: ReviewChoices): (item: DraftItem | undefined) => string {
  const { draft } = useReviewSetting();
  return (item) => {
    const title = item && draft.by_name.get(fieldName.item(item.key, 'title'));
    return title ? shortenText(chosenValue(title, choices)) : '';
  };
}
