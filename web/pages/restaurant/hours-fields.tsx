import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { hoursText } from '../../../shared/hours-words.ts';
import { MAX_CLOSED_SPANS, MAX_OPENING_PERIODS } from '../../../shared/limits.ts';
import { readHours } from '../../../shared/read-hours.ts';
import fieldLineStyles from '../../forms/field-line.module.css';
import formsStyles from '../../forms/forms.module.css';
import { PeriodFields } from '../../forms/hours/period-fields.tsx';
import { NEW_PERIOD, periodLine } from '../../forms/hours/period-values.ts';
import type { FormOf } from '../../forms/saving/form-of.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import type { RestaurantValues } from './restaurant-values.ts';

type Props = { form: FormOf<RestaurantValues> };

/** Days and times, for "open now" and search engines; read from the words of the contact if these leave no doubt. */
export function HoursFields({ form }: Props) {
  const { t } = useTranslation();
  const { hours, opening_hours } = form.getValues();
  const { periods, closed } = opening_hours;
  const offeredHours = periods.length === 0 ? readHours(hours) : null;
  const quietProps = { variant: 'subtle', className: formsStyles.quiet, leftSection: <Icon name="delete" /> } as const;
  return (
    <>
      {offeredHours && (
        <div role="status">
          <p>{t('restaurant.hours_read', { hours: hoursText(offeredHours, currentLocale()) })}</p>
          <Button
            variant="default"
            onClick={() => form.setFieldValue('opening_hours.periods', offeredHours.periods.map(periodLine))}
          >
            {t('restaurant.take_hours')}
          </Button>
        </div>
      )}
      <PeriodFields
        periods={periods}
        labels={{ from: t('restaurant.opens'), to: t('restaurant.closes') }}
        inputProps={(path) => form.getInputProps(`opening_hours.periods.${path}`)}
        daysError={(index) => form.errors[`opening_hours.periods.${index}.days`]}
        onDays={(index, days) => form.setFieldValue(`opening_hours.periods.${index}.days`, days)}
        onRemove={(index) => form.removeListItem('opening_hours.periods', index)}
      />
      {closed.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name, and their fields keep no state
        <fieldset key={index} className={fieldLineStyles.line}>
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
            {...quietProps}
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
