import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../forms/choice-chips.tsx';
import { containerId, onConsent, readConsent, storeConsent } from '../../measuring/consent.ts';

/** Where the server has a tag manager: the answer to its question, to be allowed or withdrawn at any time. */
export function MeasuringSetting() {
  const { t } = useTranslation();
  // Also answered in the question above the app, and in other tabs.
  const currentConsent = useSyncExternalStore(onConsent, readConsent) ?? 'denied';
  if (containerId() === null) return null;
  return (
    <section>
      <h2>{t('measuring.title')}</h2>
      <p>{t('measuring.text')}</p>
      <ChoiceChips
        label={t('measuring.title')}
        value={currentConsent}
        choices={[
          { value: 'denied', label: t('measuring.no') },
          { value: 'granted', label: t('measuring.yes') },
        ]}
        onChange={storeConsent}
      />
    </section>
  );
}
