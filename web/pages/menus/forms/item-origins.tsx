import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAX_MEAT_ORIGINS } from '../../../../shared/limits.ts';
import { isInFrance, MEATS, type Meat, type MeatOrigin, ORIGIN_COUNTRIES } from '../../../../shared/meat-origins.ts';
import type { Restaurant } from '../../../../shared/menu.ts';
import { FormSection } from '../../../forms/form-section.tsx';
import formsStyles from '../../../forms/forms.module.css';
import type { FormOf } from '../../../forms/saving/form-of.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './item-form.module.css';
import type { ItemValues } from './item-values.ts';

type Props = { form: FormOf<ItemValues>; restaurant: Restaurant };

const NEW_ORIGIN: MeatOrigin = { meat: 'beef', country: 'FR' };

/** What restaurants in France state of a dish: where its meat is from, and whether it is cooked on the spot. */
export function ItemOrigins({ form, restaurant }: Props) {
  const { t } = useTranslation();
  const { meat_origins, homemade } = form.getValues();
  if (!isInFrance(restaurant) && meat_origins.length === 0 && !homemade) return null;
  const meats: Record<Meat, string> = {
    beef: t('menu_forms.meat_beef'),
    pork: t('menu_forms.meat_pork'),
    poultry: t('menu_forms.meat_poultry'),
    lamb: t('menu_forms.meat_lamb'),
  };
  const names = new Intl.DisplayNames([currentLocale()], { type: 'region' });
  const countries = ORIGIN_COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }));
  return (
    <FormSection title={t('menu_forms.meat_origins')} note={t('menu_forms.meat_origins_note')}>
      {meat_origins.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name, and their fields keep no state
        <fieldset key={index} className={styles.originLine}>
          <legend>{t('menu_forms.origin_number', { number: index + 1 })}</legend>
          <NativeSelect
            label={t('menu_forms.meat')}
            data={MEATS.map((meat) => ({ value: meat, label: meats[meat] }))}
            {...form.getInputProps(`meat_origins.${index}.meat`)}
          />
          <NativeSelect
            label={t('menu_forms.country')}
            data={countries}
            {...form.getInputProps(`meat_origins.${index}.country`)}
          />
          <Button
            variant="subtle"
            className={formsStyles.quiet}
            leftSection={<Icon name="delete" />}
            aria-label={t('menu_forms.remove_origin', { number: index + 1 })}
            onClick={() => form.removeListItem('meat_origins', index)}
          >
            {t('forms.remove')}
          </Button>
        </fieldset>
      ))}
      {meat_origins.length < MAX_MEAT_ORIGINS && (
        <div className={formsStyles.formActions}>
          <Button
            variant="default"
            leftSection={<Icon name="add" />}
            onClick={() => form.insertListItem('meat_origins', NEW_ORIGIN)}
          >
            {t('menu_forms.add_origin')}
          </Button>
        </div>
      )}
      <Checkbox
        label={t('menu_forms.homemade')}
        description={t('menu_forms.homemade_note')}
        {...form.getInputProps('homemade', { type: 'checkbox' })}
      />
    </FormSection>
  );
}
