import { Modal } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewSetting } from '../state/review-context.ts';

const load = async () => (await import('./comparison-to-act.tsx')).ComparisonToAct;
const LaterComparison = lazy(async () => ({ default: await load() }));
type ComparisonProps = ComponentProps<typeof LaterComparison>;

/** The comparison, once it is loaded. */
export function ComparisonToAct(shown: ComparisonProps) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<p role="status">{t('frame.loading')}</p>}>
      <LaterComparison {...shown} />
    </Suspense>
  );
}

/** Loads what the dialog shows, so that it is there if the network is lost. */
export const loadComparison = (): void => void load().catch(() => undefined);

type Props = { isOpen: boolean; onClose(): void } & ComparisonProps;

/** The draft beside the menu. */
export function CompareDialog({ isOpen, onClose, ...shown }: Props) {
  const { t } = useTranslation();
  const { is_phone } = useReviewSetting();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('review.comparison_title')}
      size="xl"
      fullScreen={is_phone}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <ComparisonToAct {...shown} />
    </Modal>
  );
}
