import { Button, Chip, Input, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { hoursText } from '../../../shared/hours-words.ts';
import { MAX_CLOSED_SPANS, MAX_OPENING_PERIODS } from '../../../shared/limits.ts';
import { WEEKDAYS, weekdayWords } from '../../../shared/open-status.ts';
import { readHours } from '../../../shared/read-hours.ts';
import formsStyles from '../../forms/forms.module.css';
import type { FormOf } from '../../forms/saving/form-of.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './restaurant.module.css';
import { type PeriodLine, periodLine, type RestaurantValues } from './restaurant-values.ts';

type Props = { form: FormOf<RestaurantValues> };

const NEW_PERIOD: PeriodLine = { days: [], from: '', to: '', valid_from: '', valid_through: '' };

/** Days and times, for "open now" and search engines; read from the words of the contact if these leave no doubt. */
export function HoursFields({ form }: Props) {
  const { t } = useTranslation();
  const { hours, opening_hours } = form.getValues();
  const { periods, closed } = opening_hours;
  const offered = periods.length === 0 ? readHours(hours) : null;
  const quiet = { variant: 'subtle', className: formsStyles.quiet, leftSection: <Icon name="delete" /> } as const;
  return (
    <>
      {offered && (
        <div role="status">
          <p>{t('restaurant.hours_read', { hours: hoursText(offered, currentLocale()) })}</p>
          <Button
            variant="default"
            onClick={() => form.setFieldValue('opening_hours.periods', offered.periods.map(periodLine))}
          >
            {t('restaurant.take_hours')}
          </Button>
        </div>
      )}
      {periods.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name, and their fields keep no state
        <fieldset key={index} className={styles.taxLine}>
          <legend>{t('restaurant.period_number', { number: index + 1 })}</legend>
          <DaysField form={form} index={index} />
          <TextInput
            type="time"
            label={t('restaurant.opens')}
            {...form.getInputProps(`opening_hours.periods.${index}.from`)}
          />
          <TextInput
            type="time"
            label={t('restaurant.closes')}
            {...form.getInputProps(`opening_hours.periods.${index}.to`)}
          />
          <TextInput
            type="date"
            label={t('restaurant.valid_from')}
            {...form.getInputProps(`opening_hours.periods.${index}.valid_from`)}
          />
          <TextInput
            type="date"
            label={t('restaurant.valid_through')}
            {...form.getInputProps(`opening_hours.periods.${index}.valid_through`)}
          />
          <Button
            {...quiet}
            aria-label={t('restaurant.remove_period', { number: index + 1 })}
            onClick={() => form.removeListItem('opening_hours.periods', index)}
          >
            {t('forms.remove')}
          </Button>
        </fieldset>
      ))}
      {closed.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <fieldset key={index} className={styles.taxLine}>
          <legend>{t('restaurant.closed_number', { number: index + 1 })}</legend>
          <TextInput
            type="date"
            label={t('restaurant.closed_from')}
            {...form.getInputProps(`opening_hours.closed.${index}.from`)}
          />
          <TextInput
            type="date"
            label={t('restaurant.closed_to')}
            {...form.getInputProps(`opening_hours.closed.${index}.to`)}
          />
          <Button
            {...quiet}
            aria-label={t('restaurant.remove_closed', { number: index + 1 })}
            onClick={() => form.removeListItem('opening_hours.closed', index)}
          >
            {t('forms.remove')}
          </Button>
        </fieldset>
      ))}
      <div className={formsStyles.formActions}>
        {periods.length < MAX_OPENING_PERIODS && (
          <Button
            variant="default"
            leftSection={<Icon name="add" />}
            onClick={() => form.insertListItem('opening_hours.periods', NEW_PERIOD)}
          >
            {t('restaurant.add_period')}
          </Button>
        )}
        {closed.length < MAX_CLOSED_SPANS && (
          <Button
            variant="default"
            leftSection={<Icon name="add" />}
            onClick={() => form.insertListItem('opening_hours.closed', { from: '', to: '' })}
          >
            {t('restaurant.add_closed')}
          </Button>
        )}
      </div>
    </>
  );
}

function DaysField({ form, index }: Props & { index: number }) {
  const { t } = useTranslation();
  const path = `opening_hours.periods.${index}.days`;
  const days = form.getValues().opening_hours.periods[index]?.days ?? [];
  const error = form.errors[path];
  return (
    <Input.Wrapper label={t('restaurant.days')} error={error} className={styles.days} labelElement="div">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the line's own would be read twice */}
      <div role="group" aria-label={t('restaurant.days')}>
        <Chip.Group multiple value={days} onChange={(chosen) => form.setFieldValue(path, chosen)}>
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
  );
}
