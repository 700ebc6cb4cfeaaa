import { useTranslation } from 'react-i18next';
import type { ImportReport } from '../../../shared/api/imports.ts';
import uiStyles from '../../ui/ui.module.css';

type Props = {
  report: ImportReport | null;
  className?: string | undefined;
  /** Starts the review without them; undefined where that isn't possible. */
  onStartAnew?: (() => void) | undefined;
};

/** That the owner's decisions about the same files hold for this import too. */
export function RememberedNotice({ report, className, onStartAnew }: Props) {
  const { t } = useTranslation();
  const count = report?.remembered_decisions ?? 0;
  if (count === 0) return null;
  return (
    <p className={className}>
      {t('imports.remembered', { count })}{' '}
      {onStartAnew && (
        <button type="button" className={uiStyles.quietButton} onClick={onStartAnew}>
          {t('imports.start_anew')}
        </button>
      )}
    </p>
  );
}
