import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredTags } from '../../../../shared/diet-tags.ts';
import { mediaTypesOf, PICTURE_FILE_TYPES } from '../../../../shared/file-types.ts';
import { LIMITS, MAX_OPTIONS } from '../../../../shared/limits.ts';
import type { Item, Restaurant } from '../../../../shared/menu.ts';
import { fillPath, GUEST_PATHS } from '../../../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../../../shared/pictures.ts';
import type { ChosenPicture } from '../../../draft/pictures.ts';
import { FormSection } from '../../../forms/form-section.tsx';
import { PictureInput } from '../../../forms/picture-input.tsx';
import { FormShell } from '../../../forms/saving/form-shell.tsx';
import { useSaveForm } from '../../../forms/saving/use-save-form.ts';
import { useOpenedPart } from '../../../forms/use-opened-part.ts';
import type { ItemPart } from '../item/item-part.ts';
import { GeneratedPicture } from './generated-picture.tsx';
import { useImage } from './image-queries.ts';
import { ItemAllergens } from './item-allergens.tsx';
import { ItemOrigins } from './item-origins.tsx';
import { ItemPrice } from './item-price.tsx';
import { ItemSaver } from './item-saver.ts';
import { ItemTags } from './item-tags.tsx';
import { ItemTaxes } from './item-taxes.tsx';
import { type ItemValues, readItem, shouldSaveAllergens } from './item-values.ts';
import { PricedLines } from './priced-lines.tsx';

const PICTURE_TYPES = mediaTypesOf(PICTURE_FILE_TYPES);
/** The first size; if there is none, the kinds of prices. */
const SIZES = ['[data-part="priced-line"] input', 'input[value="sizes"]'];
const PARTS = { details: 'details', picture: 'picture' } as const satisfies Partial<Record<ItemPart, ItemPart>>;

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
  useOpenedPart(save.formRef, SIZES);
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
        wrapperProps={{ 'data-part': PARTS.details }}
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
      <ItemAllergens form={form} before={initial} checked_at={item?.allergens_checked_at ?? null} />
      <ItemOrigins form={form} restaurant={restaurant} />
      <ItemTaxes form={form} taxes={taxes} />
      <FormSection part={PARTS.picture} title={t('menu_forms.picture')}>
        <PictureInput
          isLabelHidden
          kind="photo"
          label={t('menu_forms.picture')}
          note={t('menu_forms.picture_note', { max: LIMITS.MAX_ITEM_PICTURE_BYTES / (1024 * 1024) })}
          alt={t('menu_forms.picture_alt', { title: form.getValues().title })}
          // A picture may be generated while the form is open.
          current={item ? pictureAddress(image?.item ?? item) : undefined}
          types={PICTURE_TYPES}
          type_names="JPG, PNG, WebP"
          max_bytes={LIMITS.MAX_ITEM_PICTURE_BYTES}
          chosen={picture}
          error={pictureError}
          onChoose={(chosenFile) => {
            setPicture(chosenFile);
            setPictureError(undefined);
          }}
          onRefuse={setPictureError}
        />
        {image && <GeneratedPicture image={image} />}
      </FormSection>
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

function pictureAddress({ picture }: Item): string | undefined {
  if (!picture) return undefined;
  const widths = pictureWidths(picture);
  const width = widths.find((one) => one >= 640) ?? widths.at(-1);
  return width === undefined ? undefined : fillPath(GUEST_PATHS.file, { key: pictureFile(picture, width) });
}
