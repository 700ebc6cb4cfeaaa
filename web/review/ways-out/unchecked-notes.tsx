import { useTranslation } from 'react-i18next';
import type { ReviewCount } from '../state/choices.ts';

/** Before an import is added: what becomes of the doubts that nobody has checked. */
export function UncheckedNotes({
  count: { left, unused_lines },
}: {
  count: Pick<ReviewCount, 'left' | 'unused_lines'>;
}) {
  const { t } = useTranslation();
  const uncheckedFields = left - unused_lines;
  return (
    <>
      {uncheckedFields > 0 && <p>{t('review.add_unchecked', { count: uncheckedFields })}</p>}
      {unused_lines > 0 && <p>{t('review.add_unused', { count: unused_lines })}</p>}
    </>
  );
}
