import { Button, Chip, Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEKDAYS, weekdayWords } from '../../../shared/open-status.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import fieldLineStyles from '../field-line.module.css';
import formsStyles from '../forms.module.css';
import type { PeriodLine } from './period-values.ts';

type Props = {
  periods: readonly PeriodLine[];
  labels: { from: string; to: string };
  /** The properties of a field of Mantine's form by its path below the list, "0.from". */
  inputProps(path: string): object;
  /** The error of a line's days. */
  daysError(index: number): ReactNode;
  onDays(index: number, days: string[]): void;
  onRemove(index: number): void;
};

/** Lines of days and times, each with dates if it isn't of every week. */
export function PeriodFields({ periods, labels, inputProps, daysError, onDays, onRemove }: Props) {
  const { t } = useTranslation();
  return periods.map(({ days }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name, and their fields keep no state
    <fieldset key={index} className={fieldLineStyles.line}>
      <legend>{t('restaurant.period_number', { number: index + 1 })}</legend>
      <Input.Wrapper
        label={t('restaurant.days')}
        error={daysError(index)}
        className={fieldLineStyles.days}
        labelElement="div"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the line's own would be read twice */}
        <div role="group" aria-label={t('restaurant.days')}>
          <Chip.Group multiple value={days} onChange={(chosen) => onDays(index, chosen)}>
            <div className={formsStyles.formActions}>
              {WEEKDAYS.map((day) => (
                <Chip key={day} value={String(day)}>
                  {weekdayWords(day, currentLocale())}
                </Chip>
              ))}
            </div>
          </Chip.Group>
        </div>
      </Input.Wrapper>
      <TextInput type="time" label={labels.from} {...inputProps(`${index}.from`)} />
      <TextInput type="time" label={labels.to} {...inputProps(`${index}.to`)} />
      <TextInput type="date" label={t('restaurant.valid_from')} {...inputProps(`${index}.valid_from`)} />
      <TextInput type="date" label={t('restaurant.valid_through')} {...inputProps(`${index}.valid_through`)} />
      <Button
        variant="subtle"
        className={formsStyles.quiet}
        leftSection={<Icon name="delete" />}
        aria-label={t('restaurant.remove_period', { number: index + 1 })}
        onClick={() => onRemove(index)}
      >
        {t('forms.remove')}
      </Button>
    </fieldset>
  ));
}
