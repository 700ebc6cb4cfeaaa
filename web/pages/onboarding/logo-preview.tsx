import { useTranslation } from 'react-i18next';

/** The logo as guests will see it by day and by night; a dark one gets a light plate on dark ground (design §8). */
export function LogoPreview({ url }: { url: string }) {
  const { t } = useTranslation();
  const ground = (className: string, words: string) => (
    <figure>
      <div className={`logo-ground ${className}`}>
        <img src={url} alt={t('onboarding.logo_alt')} />
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  );
  return (
    <div className="logo-preview">
      {ground('logo-light', t('onboarding.logo_light'))}
      {ground('logo-dark', t('onboarding.logo_dark'))}
    </div>
  );
}
