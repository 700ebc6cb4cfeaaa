import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PaperQuery, paperQuerySchema } from '../../../shared/api/paper.ts';
import { PAPER_DRINKS } from '../../../shared/menu-paper.ts';

type Props = { choice: PaperQuery; onChoose(part: Partial<PaperQuery>): void };

/** What the menu outside says that no other paper does: it isn't stored. */
export function OutsideChoices({ choice, onChoose }: Props) {
  const { t } = useTranslation();
  const [rate, setRate] = useState(choice.service_rate === undefined ? '' : String(choice.service_rate));
  const [hasProblem, setProblem] = useState(false);
  const chooseRate = () => {
    const typedRate = rate.trim().replace(',', '.').replace(/\s*%$/, '');
    const parsedRate = paperQuerySchema.shape.service_rate.safeParse(typedRate === '' ? undefined : typedRate);
    setProblem(!parsedRate.success);
    if (parsedRate.success && parsedRate.data !== choice.service_rate) onChoose({ service_rate: parsedRate.data });
  };
  return (
    <>
      <TextInput
        label={t('menu_paper.service_rate')}
        description={t('menu_paper.service_rate_hint')}
        value={rate}
        error={hasProblem ? t('menu_paper.service_rate_problem') : undefined}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ currentTarget }) => setRate(currentTarget.value)}
        onBlur={chooseRate}
        onKeyDown={({ key }) => {
          if (key === 'Enter') chooseRate();
        }}
      />
      <NativeSelect
        label={t('menu_paper.drinks')}
        value={choice.drinks ?? ''}
        data={[
          { value: '', label: t('menu_paper.drinks_unstated') },
          { value: 'included', label: t('menu_paper.drinks_included') },
          { value: 'not_included', label: t('menu_paper.drinks_not_included') },
        ]}
        onChange={({ currentTarget }) =>
          onChoose({ drinks: PAPER_DRINKS.find((value) => value === currentTarget.value) })
        }
      />
    </>
  );
}
