import { useTranslation } from 'react-i18next';
import type { ImportReport } from '../../../shared/api/imports.ts';

/** That corrections of earlier imports were made in this one as well. */
export function RememberedNotice({
  report,
  className,
}: {
  report: ImportReport | null;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const count = report?.remembered_corrections ?? 0;
  return count > 0 ? <p className={className}>{t('imports.remembered', { count })}</p> : null;
}
