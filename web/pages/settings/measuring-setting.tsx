import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../forms/choice-chips.tsx';
import { type Consent, containerId, readConsent, storeConsent } from '../../measuring/consent.ts';

/** Where the server has a tag manager: the answer to its question, to be given or withdrawn at any time. */
export function MeasuringSetting() {
  const { t } = useTranslation();
  const [consent, setConsent] = useState<Consent>(readConsent() ?? 'denied');
  if (containerId() === null) return null;
  return (
    <section>
      <h2>{t('measuring.title')}</h2>
      <p>{t('measuring.text')}</p>
      <ChoiceChips
        label={t('measuring.title')}
        value={consent}
        choices={[
          { value: 'denied', label: t('measuring.no') },
          { value: 'granted', label: t('measuring.yes') },
        ]}
        onChange={(chosen) => {
          setConsent(chosen);
          storeConsent(chosen);
        }}
      />
    </section>
  );
}
