import { Radio, Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IMPORT_OPTIONS } from '../../shared/import-status.ts';
import type { Menu } from '../../shared/menu.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import uiStyles from '../ui/ui.module.css';
import type { ImportChoice } from './upload-form.ts';

type Props = { menus: readonly Menu[]; choice: ImportChoice; onChange(choice: ImportChoice): void };

const hasItems = (menu: Menu | undefined): boolean => menu?.sections.some(({ items }) => items.length > 0) ?? false;

/** Which menu the files are for, and what happens to the dishes on it; only choices with alternatives are shown. */
export function ImportChoices({ menus, choice, onChange }: Props) {
  const { t } = useTranslation();
  const words = {
    add: { label: t('imports.option_add'), help: t('imports.option_add_help') },
    overwrite: { label: t('imports.option_overwrite'), help: t('imports.option_overwrite_help') },
  };
  const pickedMenuId = (value: string | null) => menus.find(({ id }) => String(id) === value)?.id ?? choice.menu_id;
  return (
    <Stack gap="lg">
      {menus.length > 1 && (
        <Select
          label={t('imports.into_menu')}
          data={menus.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={String(choice.menu_id)}
          onChange={(value) => onChange({ ...choice, menu_id: pickedMenuId(value) })}
          allowDeselect={false}
        />
      )}
      {hasItems(menus.find(({ id }) => id === choice.menu_id)) && (
        <Radio.Group
          label={t('imports.choice')}
          value={choice.option}
          onChange={(value) => {
            const chosenOption = IMPORT_OPTIONS.find((importOption) => importOption === value);
            if (chosenOption) onChange({ ...choice, option: chosenOption });
          }}
        >
          {IMPORT_OPTIONS.map((chosenOption) => (
            <Radio
              key={chosenOption}
              className={uiStyles.choice}
              value={chosenOption}
              label={words[chosenOption].label}
              description={words[chosenOption].help}
            />
          ))}
          {/* Not in the option's label, which is one target. */}
          <Link to={APP_PATHS.bin} className={uiStyles.textLink}>
            {t('bin.open')}
          </Link>
        </Radio.Group>
      )}
    </Stack>
  );
}
