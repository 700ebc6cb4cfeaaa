import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** While a screen's data is on its way. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <div className="screen-loading" role="status">
      <Loader />
      <span className="visually-hidden">{t('frame.loading')}</span>
    </div>
  );
}
