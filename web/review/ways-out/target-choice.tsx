import { SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../shared/menu.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { type Aim, toTarget } from './aim.ts';
import styles from './compare.module.css';

type Props = {
  aim: Aim;
  menus: readonly Menu[];
  keeps_order: boolean;
  /** The new menu's name, as typed so far. */
  typedTitle: string;
  onType(title: string): void;
  isNamed: boolean;
};
type Way = 'add' | 'overwrite' | 'new';

/** Whether the draft is added to a menu, replaces it, or becomes a new one. */
export function TargetChoice({ aim, menus, keeps_order, typedTitle, onType, isNamed }: Props) {
  const { t } = useTranslation();
  const { act } = useReviewSetting();
  const { option, menu_id, title } = aim;
  const applyWay: Way = menu_id === null ? 'new' : option;
  const aimAt = (changes: Partial<Aim>) => {
    const target = toTarget({ ...aim, ...changes });
    act({ kind: 'against_menu', step: { kind: 'aim', target, shown_menu_id: menu_id } });
  };
  const setWay = (next: Way) => {
    if (next === 'new') return aimAt({ option: 'add', menu_id: null, title: typedTitle });
    aimAt({ option: next, menu_id: menu_id ?? menus[0]?.id ?? null });
  };
  const help = {
    add: t('imports.option_add_help'),
    overwrite: t('imports.option_overwrite_help'),
    new: t('review.way_new_help'),
  };
  return (
    <div className={styles.target}>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('review.way')}
        value={applyWay}
        onChange={setWay}
        data={[
          { value: 'add', label: t('review.way_add') },
          { value: 'overwrite', label: t('review.way_replace') },
          { value: 'new', label: t('review.way_new') },
        ]}
      />
      <p className={styles.help}>{help[applyWay]}</p>
      {applyWay !== 'new' && menus.length > 1 && (
        <Select
          label={t('imports.into_menu')}
          data={menus.map(({ id, title: name }) => ({ value: String(id), label: name }))}
          value={String(menu_id)}
          onChange={(value) => aimAt({ menu_id: menus.find(({ id }) => String(id) === value)?.id ?? menu_id })}
          allowDeselect={false}
        />
      )}
      {applyWay === 'new' && (
        <TextInput
          label={t('review.new_menu_name')}
          value={typedTitle}
          error={isNamed ? null : t('review.new_menu_unnamed')}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={() => isNamed && typedTitle !== title && aimAt({ title: typedTitle })}
        />
      )}
      {applyWay === 'overwrite' && (
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
