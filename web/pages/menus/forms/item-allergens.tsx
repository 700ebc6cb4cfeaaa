import { Button, Checkbox, Chip } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALLERGEN_CODES, type AllergenCode, MAIN_ALLERGENS, parentsOf } from '../../../../shared/allergens.ts';
import { en } from '../../../../shared/i18n/guest/en.ts';
import { fr } from '../../../../shared/i18n/guest/fr.ts';
import type { Allergen, Item } from '../../../../shared/menu.ts';
import { allergenName, oneOfAllergens } from '../../../forms/allergens/allergen-names.ts';
import { useNamedAllergens } from '../../../forms/allergens/use-named-allergens.ts';
import { FormSection } from '../../../forms/form-section.tsx';
import type { FormOf } from '../../../forms/saving/form-of.ts';
import { currentLocale } from '../../../i18n/i18n.ts';
import styles from './item-form.module.css';
import { allergenList, type ItemValues, isAnswered, shouldSaveAllergens, valuesContaining } from './item-values.ts';

type Props = {
  form: FormOf<ItemValues>;
  before: ItemValues;
  /** As it is saved; null if it is new. */
  item: Item | null;
};

const WORDS = { en, fr };

/** What the item contains or may contain, declared by the owner; guests see it only once it is saved. */
export function ItemAllergens({ form, before, item }: Props) {
  const { t } = useTranslation();
  const locale = currentLocale();
  const values = form.getValues();
  const shownCodes = useShownCodes(values.allergens);
  const set = (code: Allergen['code'], state: Allergen['state'], isOn: boolean) => {
    const { [code]: _, ...otherAllergens } = values.allergens;
    form.setFieldValue('allergens', isOn ? { ...otherAllergens, [code]: state } : otherAllergens);
  };
  const nameOf = (code: Allergen['code']) => capitalised(WORDS[locale].allergens[code], locale);
  const listedNames = allergenList(values).flatMap(({ code, state }) =>
    state === 'not_declared' ? [] : [nameOf(code)],
  );
  const checked_at = item?.allergens_checked_at ?? null;
  const { doubts, suggestions, confirmed } = useNamedAllergens();
  const confirmedByOwner = item ? confirmed(item) : [];
  const namedByWords = item ? [...doubts(item), ...suggestions(item)] : [];
  const labels = [...values.variants, ...values.options].map(({ label }) => label);
  const openQuestions = namedByWords.filter(
    ({ part, codes }) => !isAnswered(values, part, codes) && (part === null || labels.includes(part)),
  );
  const willCheck = shouldSaveAllergens(before, values);
  const status = willCheck
    ? t('menu_forms.will_be_checked')
    : checked_at === null
      ? t('menu_forms.never_checked')
      : t('menu_forms.checked_on', {
          date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(checked_at)),
        });
  return (
    <FormSection title={t('edits.allergens')} note={t('menu_forms.allergens_note')}>
      <p role="status">{status}</p>
      {openQuestions.map(({ part, codes, words }) => (
        <p key={JSON.stringify([part, codes])} className={styles.named} data-part="named-allergen">
          {t('menu_forms.words_name', { words: words.join(', '), allergen: oneOfAllergens(codes) })}{' '}
          {codes.map((code) => (
            <Button
              key={code}
              size="compact-md"
              variant="default"
              onClick={() => form.setValues(valuesContaining(values, { part, code }, checked_at !== null))}
            >
              {t('allergen_doubts.contains', { allergen: allergenName(code) })}
            </Button>
          ))}
        </p>
      ))}
      {confirmedByOwner.map(({ part, codes, words, declared: declaredAs }) => (
        <p key={JSON.stringify([part, codes])} className={styles.named} data-part="confirmed-allergen">
          {t(declaredAs === 'without' ? 'menu_forms.words_confirmed' : 'menu_forms.words_confirmed_traces', {
            words: words.join(', '),
            allergen: oneOfAllergens(codes),
          })}
        </p>
      ))}
      <details className={styles.allergens} data-part="allergens">
        <summary>{listedNames.length > 0 ? listedNames.join(', ') : t('menu_forms.no_allergens')}</summary>
        {shownCodes.map((code) => (
          <fieldset key={code} className={styles.allergen} data-part="allergen">
            <legend>{nameOf(code)}</legend>
            <div className={styles.allergenStates}>
              <Chip
                type="checkbox"
                checked={values.allergens[code] === 'may_contain'}
                onChange={(isOn) => set(code, 'may_contain', isOn)}
              >
                {t('menu_forms.may_contain')}
              </Chip>
              <Chip
                type="checkbox"
                checked={values.allergens[code] === 'contains'}
                onChange={(isOn) => set(code, 'contains', isOn)}
              >
                {t('menu_forms.contains')}
              </Chip>
            </div>
          </fieldset>
        ))}
        <Checkbox
          label={t('menu_forms.list_is_right')}
          description={t('menu_forms.list_is_right_note')}
          {...form.getInputProps('allergens_checked', { type: 'checkbox' })}
        />
      </details>
    </FormSection>
  );
}

/** The cereals and nuts are offered once their group is declared; wheat always, because Canada's list names it. */
const isOffered = (code: AllergenCode, declaredStates: ItemValues['allergens']): boolean =>
  code === 'wheat' ||
  MAIN_ALLERGENS.includes(code) ||
  isNamed(declaredStates[code]) ||
  parentsOf(code).some((parent) => isNamed(declaredStates[parent]));
const isNamed = (state: Allergen['state'] | undefined): boolean => state === 'contains' || state === 'may_contain';

const capitalised = (name: string, locale: string): string => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

/** The allergens to choose from. Those that are offered later, the cereals once there is gluten, follow: no row moves under a finger. */
export function useShownCodes(declaredStates: ItemValues['allergens']): AllergenCode[] {
  const offeredCodes = ALLERGEN_CODES.filter((code) => isOffered(code, declaredStates));
  const [firstCodes] = useState(offeredCodes);
  return [...firstCodes, ...offeredCodes.filter((code) => !firstCodes.includes(code))];
}
