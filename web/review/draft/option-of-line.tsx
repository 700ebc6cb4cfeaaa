import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { type DraftItem, fieldName, type LeftOutLine } from '../../../shared/draft.ts';
import { MAX_OPTION_LABEL_CHARACTERS } from '../../../shared/limits.ts';
import { hasPrintedAmount } from '../../../shared/suspicious-amounts.ts';
import { chosenValue } from '../state/choices.ts';
import { shortenText } from '../state/field-words.ts';
import { type LineUses, optionPlace } from '../state/option-of-line.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { isUsedAsOption } from '../state/toggle-line.ts';

type Props = { line: LeftOutLine; choices: ReviewChoices };

/** What became of a line that was used: "It is an option of “Burger” now." */
export function TakenWords({ line, choices }: Props) {
  const { t } = useTranslation();
  const { read } = useReviewSetting();
  const nameOf = useDishName(choices);
  return isUsedAsOption(choices, line.key)
    ? t('review.is_option_of', { name: nameOf(optionPlace(read, line, choices)?.item) })
    : t('review.is_dish');
}

/** Makes an option of a line with a printed amount, of the dish above it: "add bacon +2". Nothing without such a dish. */
export function MakeOption({ line, choices, option }: Props & { option: LineUses['option'] }) {
  const { t } = useTranslation();
  const { act } = useReviewSetting();
  const nameOf = useDishName(choices);
  const canBeOption = hasPrintedAmount(line.text) && line.text.length <= MAX_OPTION_LABEL_CHARACTERS;
  if (!option || !canBeOption || choices.removed.includes(option.item.key)) return null;
  const { item, index, names } = option;
  const name = nameOf(item);
  return (
    <Button
      variant="default"
      aria-label={t('review.add_option_to_of', { name, text: line.text })}
      onClick={() => {
        act({ kind: 'take_option', line: line.key, names });
        act({ kind: 'go', name: fieldName.option(item.key, index, 'label') });
      }}
    >
      {t('review.add_option_to', { name })}
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
