import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PaperMenu, PaperQuery } from '../../../shared/api/paper.ts';
import { languageName, type MenuLocale } from '../../../shared/locales.ts';
import {
  allowedColumns,
  PAPER_ALLERGENS,
  PAPER_LENGTHS,
  PAPER_PURPOSES,
  PAPER_SIZES,
  type PaperAllergens,
  type PaperPurpose,
  type PaperSize,
} from '../../../shared/menu-paper.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { OutsideChoices } from './outside-choices.tsx';

type Props = {
  choice: PaperQuery;
  /** What is printed; unknown before the first answer. */
  menu: number | undefined;
  locale: MenuLocale | undefined;
  menus: readonly PaperMenu[];
  locales: readonly MenuLocale[];
  onChoose(part: Partial<PaperQuery>): void;
};

/** What is printed, on which paper, and how. */
export function PaperChoices({ choice, menu, menus, locale, locales, onChoose }: Props) {
  const { t } = useTranslation();
  const { paper, columns, length, allergens, second_locale } = choice;
  const columnChoices = allowedColumns(paper, second_locale !== undefined);
  const nameOf = (menuLocale: MenuLocale) => languageName(menuLocale, currentLocale());
  return (
    <>
      <NativeSelect
        label={t('menu_paper.purpose')}
        value={choice.purpose}
        data={PAPER_PURPOSES.map((value) => ({ value, label: t(PURPOSE_WORDS[value]) }))}
        onChange={({ currentTarget }) =>
          onChoose({ purpose: PAPER_PURPOSES[currentTarget.selectedIndex] ?? choice.purpose })
        }
      />
      {choice.purpose === 'outside' && <OutsideChoices choice={choice} onChoose={onChoose} />}
      {menus.length > 1 && (
        <NativeSelect
          label={t('menu_paper.menu')}
          value={String(menu)}
          data={menus.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={({ currentTarget }) => onChoose({ menu: Number(currentTarget.value) })}
        />
      )}
      <NativeSelect
        label={t('menu_paper.paper')}
        value={paper}
        data={PAPER_SIZES.map((value) => ({ value, label: t(PAPER_WORDS[value]) }))}
        onChange={({ currentTarget }) => onChoose({ paper: PAPER_SIZES[currentTarget.selectedIndex] ?? paper })}
      />
      {locale && locales.length > 1 && (
        <>
          <NativeSelect
            label={t('menu_paper.language')}
            value={locale}
            data={locales.map((value) => ({ value, label: nameOf(value) }))}
            onChange={({ currentTarget }) => {
              const chosenLocale = locales[currentTarget.selectedIndex] ?? locale;
              onChoose({
                locale: chosenLocale,
                second_locale: second_locale === chosenLocale ? undefined : second_locale,
              });
            }}
          />
          <NativeSelect
            label={t('menu_paper.second_language')}
            value={second_locale ?? ''}
            data={[
              { value: '', label: t('menu_paper.no_language') },
              ...locales
                .filter((value) => value !== locale)
                .map((value) => ({ value: value as string, label: nameOf(value) })),
            ]}
            onChange={({ currentTarget }) =>
              onChoose({ second_locale: locales.find((value) => value === currentTarget.value) })
            }
          />
        </>
      )}
      {columnChoices.length > 1 && (
        <NativeSelect
          label={t('menu_paper.columns')}
          value={columns}
          data={[...columnChoices]}
          onChange={({ currentTarget }) => onChoose({ columns: columnChoices[currentTarget.selectedIndex] ?? columns })}
        />
      )}
      <NativeSelect
        label={t(paper === 'a5' ? 'menu_paper.sheet_count' : 'menu_paper.page_count')}
        value={length}
        data={PAPER_LENGTHS.map((value) => ({ value, label: value === 'auto' ? t('menu_paper.auto') : value }))}
        onChange={({ currentTarget }) => onChoose({ length: PAPER_LENGTHS[currentTarget.selectedIndex] ?? length })}
      />
      <NativeSelect
        label={t('menu_paper.allergens')}
        description={allergens === 'none' ? t('menu_paper.allergens_none_hint') : undefined}
        value={allergens}
        data={PAPER_ALLERGENS.map((value) => ({ value, label: t(ALLERGEN_WORDS[value]) }))}
        onChange={({ currentTarget }) =>
          onChoose({ allergens: PAPER_ALLERGENS[currentTarget.selectedIndex] ?? allergens })
        }
      />
    </>
  );
}

const PURPOSE_WORDS = {
  table: 'menu_paper.for_tables',
  outside: 'menu_paper.for_outside',
} as const satisfies Record<PaperPurpose, string>;
const PAPER_WORDS = {
  a4: 'menu_paper.a4',
  letter: 'menu_paper.letter',
  a5: 'menu_paper.a5',
  a3: 'menu_paper.a3',
} as const satisfies Record<PaperSize, string>;
const ALLERGEN_WORDS = {
  numbers: 'menu_paper.allergens_numbers',
  words: 'menu_paper.allergens_words',
  none: 'menu_paper.allergens_none',
} as const satisfies Record<PaperAllergens, string>;
