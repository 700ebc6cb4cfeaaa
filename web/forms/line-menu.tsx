import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import styles from './forms.module.css';

type Props = {
  /** The line's name, for screen readers. */
  name: string;
  index: number;
  count: number;
  onMove(to: number): void;
  onRemove?: () => void;
  children?: ReactNode;
};

/** The actions of one line of a list: move it, remove it, and `children`. */
export function LineMenu({ name, index, count, onMove, onRemove, children }: Props) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" className={styles.lineMenu} aria-label={t('forms.more_of', { name })}>
          <Icon name="more" size={22} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        <Menu.Item leftSection={<Icon name="up" />} disabled={index === 0} onClick={() => onMove(index - 1)}>
          {t('forms.move_up')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="down" />} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
          {t('forms.move_down')}
        </Menu.Item>
        {onRemove && (
          <Menu.Item className={styles.brick} leftSection={<Icon name="delete" />} onClick={onRemove}>
            {t('forms.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
