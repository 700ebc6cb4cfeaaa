import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredTags } from '../../../../shared/diet-tags.ts';
import { MAX_OPTIONS } from '../../../../shared/limits.ts';
import type { Item, Restaurant } from '../../../../shared/menu.ts';
import type { ChosenPicture } from '../../../draft/pictures.ts';
import { FormSection } from '../../../forms/form-section.tsx';
import { FormShell } from '../../../forms/saving/form-shell.tsx';
import { useSaveForm } from '../../../forms/saving/use-save-form.ts';
import { GeneratedPicture } from './generated-picture.tsx';
import { useImage } from './image-queries.ts';
import { ItemAllergens } from './item-allergens.tsx';
import { ItemOrigins } from './item-origins.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemPrice } from './item-price.tsx';
import { ItemSaver } from './item-saver.ts';
import { ItemTags } from './item-tags.tsx';
import { ItemTaxes } from './item-taxes.tsx';
import { type ItemValues, readItem, shouldSaveAllergens } from './item-values.ts';
import { PricedLines } from './priced-lines.tsx';

type Props = {
  restaurant: Restaurant;
  /** Null for a new one. */
  item: Item | null;
  initial: ItemValues;
  submit_label: string;
  cancel_to: string;
  failure: string;
  onSaved(item: Item): void;
  onReload(): void;
  ending?: ReactNode;
};

export function ItemForm(props: Props) {
  const { restaurant, item, initial, submit_label, cancel_to, failure, onSaved, onReload, ending } = props;
  const { currency, taxes, menus } = restaurant;
  const { t } = useTranslation();
  const [picture, setPicture] = useState<ChosenPicture>(undefined);
  const [pictureError, setPictureError] = useState<string>();
  const image = useImage(item?.id);
  const sections = menus.flatMap((menu) => menu.sections.map((section) => ({ menu, section })));
  const offered = offeredTags(
    sections.flatMap(({ section }) => section.items.flatMap(({ tags }) => tags)),
    restaurant.main_locale,
  );
  const read = (values: ItemValues) => readItem(values, { taxes, currency, offered });
  const [saver] = useState(() => new ItemSaver(item && { item, body: read(initial).body ?? {} }));
  const { form, ...save } = useSaveForm({
    initial,
    read,
    send: (body, values) =>
      saver.save({ id: values.id, body, picture, savesAllergens: shouldSaveAllergens(initial, values) }),
    failure: () => failure,
    isChangedBeside: picture !== undefined,
    onSaved,
  });
  return (
    <FormShell save={save} submit_label={submit_label} cancel_to={cancel_to} onReload={onReload} ending={ending}>
      <TextInput label={t('menu_forms.item_title')} required withAsterisk={false} {...form.getInputProps('title')} />
      <Textarea
        label={t('menu_forms.description')}
        description={t('menu_forms.item_description_note')}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
      />
      <Textarea
        label={t('menu_forms.details')}
        description={t('edits.details_note')}
        autosize
        minRows={2}
        {...form.getInputProps('details')}
      />
      <ItemPrice form={form} currency={currency} />
      <FormSection title={t('menu_forms.options')} note={t('menu_forms.options_note')}>
        <PricedLines
          form={form}
          name="options"
          currency={currency}
          max={MAX_OPTIONS}
          label={t('menu_forms.option')}
          price_label={t('menu_forms.option_price')}
          placeholder={t('menu_forms.option_example')}
          add_label={t('menu_forms.add_option')}
        />
      </FormSection>
      <ItemTags form={form} known={offered} />
      <ItemAllergens form={form} before={initial} item={item} />
      <ItemOrigins form={form} restaurant={restaurant} />
      <ItemTaxes form={form} taxes={taxes} />
      <FormSection title={t('menu_forms.picture')}>
        <ItemPicture
          title={form.getValues().title}
          // A picture may be generated while the form is open.
          current={(image?.item ?? item)?.picture ?? null}
          chosen={picture}
          error={pictureError}
          onChoose={(chosenFile) => {
            setPicture(chosenFile);
            setPictureError(undefined);
          }}
          onRefuse={setPictureError}
        />
        {image && <GeneratedPicture image={image} heading="h3" />}
      </FormSection>
      <Switch
        label={t('menu_forms.hidden_item')}
        description={t('menu_forms.hidden_note')}
        {...form.getInputProps('hidden', { type: 'checkbox' })}
      />
      {sections.length > 1 && (
        <FormSection title={t('menu_forms.place')}>
          <NativeSelect
            size="md"
            label={t('menu_forms.section')}
            description={item && t('menu_forms.move_note')}
            data={sections.map(({ menu, section }) => ({
              value: String(section.id),
              label:
                menus.length > 1
                  ? t('menu_forms.title_and_section', { menu: menu.title, section: section.title })
                  : section.title,
            }))}
            {...form.getInputProps('menu_section_id')}
          />
        </FormSection>
      )}
    </FormShell>
  );
}
