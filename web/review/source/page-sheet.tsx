import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReviewField } from '../state/review-draft.ts';
import styles from './source.module.css';
import { SourcePane } from './source-pane.tsx';

type Props = { isOpen: boolean; onClose(): void; current: ReviewField | undefined; shownPage: number };

/** The whole page on a phone, over the draft. */
export function PageSheet({ isOpen, onClose, current, shownPage }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('review.source')}
      fullScreen
      closeButtonProps={{ 'aria-label': t('frame.close') }}
      classNames={{ body: styles.pageSheetBody }}
    >
      <SourcePane current={current} shownPage={shownPage} />
    </Modal>
  );
}
