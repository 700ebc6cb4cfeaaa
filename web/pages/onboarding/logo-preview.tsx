import { useTranslation } from 'react-i18next';
import styles from './onboarding.module.css';

/** The logo as guests see it in light and dark mode; a dark one gets a light plate on a dark background (design §8). */
export function LogoPreview({ url }: { url: string }) {
  const { t } = useTranslation();
  const logoOnGround = (className: string | undefined, words: string) => (
    <figure>
      <div className={`${styles.logoGround} ${className}`}>
        <img src={url} alt={t('onboarding.logo_alt')} />
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  );
  return (
    <div className={styles.logoPreview}>
      {logoOnGround(styles.logoLight, t('onboarding.logo_light'))}
      {logoOnGround(styles.logoDark, t('onboarding.logo_dark'))}
    </div>
  );
}
