import { SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Menu, nameSchema } from '../../../shared/menu.ts';
import { useReviewSetting } from '../state/review-context.ts';
import type { Aim } from './aim.ts';
import styles from './compare.module.css';

type Props = { aim: Aim; menus: readonly Menu[]; keeps_order: boolean };
type Way = 'add' | 'overwrite' | 'new';

/** Whether the draft is added to a menu, replaces it, or becomes a new one. */
export function TargetChoice({ aim, menus, keeps_order }: Props) {
  const { t } = useTranslation();
  const { act } = useReviewSetting();
  const { option, menu_id, title } = aim;
  const [typed, setTyped] = useState(title);
  const way: Way = menu_id === null ? 'new' : option;
  const aimAt = (changes: Partial<Aim>) => {
    const { title: name, ...target } = { ...aim, ...changes };
    const titled = target.menu_id === null && nameSchema.safeParse(name).success ? { ...target, title: name } : target;
    act({ kind: 'against_menu', step: { kind: 'aim', target: titled } });
  };
  const setWay = (next: Way) => {
    if (next === 'new') return aimAt({ option: 'add', menu_id: null, title: typed });
    aimAt({ option: next, menu_id: menu_id ?? menus[0]?.id ?? null });
  };
  const help = {
    add: t('imports.option_add_help'),
    overwrite: t('imports.option_overwrite_help'),
    new: t('review.way_new_help'),
  };
  const isNamed = nameSchema.safeParse(typed).success;
  return (
    <div className={styles.target}>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('review.way')}
        value={way}
        onChange={setWay}
        data={[
          { value: 'add', label: t('review.way_add') },
          { value: 'overwrite', label: t('review.way_replace') },
          { value: 'new', label: t('review.way_new') },
        ]}
      />
      <p className={styles.help}>{help[way]}</p>
      {way !== 'new' && menus.length > 1 && (
        <Select
          label={t('imports.into_menu')}
          data={menus.map(({ id, title: name }) => ({ value: String(id), label: name }))}
          value={String(menu_id)}
          onChange={(value) => aimAt({ menu_id: menus.find(({ id }) => String(id) === value)?.id ?? menu_id })}
          allowDeselect={false}
        />
      )}
      {way === 'new' && (
        <TextInput
          label={t('review.new_menu_name')}
          value={typed}
          error={isNamed ? null : t('review.new_menu_unnamed')}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => isNamed && typed !== title && aimAt({ title: typed })}
        />
      )}
      {way === 'overwrite' && (
        <Switch
          label={t('review.keep_order')}
          checked={keeps_order}
          onChange={(event) =>
            act({ kind: 'against_menu', step: { kind: 'order', keeps_order: event.currentTarget.checked } })
          }
        />
      )}
    </div>
  );
}
