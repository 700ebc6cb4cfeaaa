import { useTranslation } from 'react-i18next';
import { ERROR_BANNER_MS } from '../../shared/limits.ts';
import { shownBanner as current, hideError } from '../state/notices.ts';
import { useStore } from '../state/store.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';

/** The error banner of the whole app. */
export function Notices() {
  const { t } = useTranslation();
  const shownBanner = useStore(current);
  if (!shownBanner) return null;
  return (
    <ErrorBanner
      key={shownBanner.id}
      text={shownBanner.text}
      close_label={t('frame.close')}
      duration_ms={ERROR_BANNER_MS}
      onClose={hideError}
    />
  );
}
