import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { KEYS } from '../api/keys.ts';
import { queryClient } from '../api/query-client.ts';
import { cachedRestaurant, commitFields } from '../draft/draft.ts';
import { currentLocale } from '../i18n/i18n.ts';
import styles from './ask-setting.module.css';
import { type OtherSetting, settingFields, settingWords } from './other-settings.ts';

type Props = { changedSetting: OtherSetting; importId: number; onUndone(): void };

/** Above the review after the restaurant was changed to what the menu prints: the way back, after which it is asked again. */
export function SettingChanged({ changedSetting, importId, onUndone }: Props) {
  const { t } = useTranslation();
  const undoChange = useMutation({
    mutationFn: () => commitFields('restaurant', cachedRestaurant(), settingFields(changedSetting, 'present')),
    networkMode: 'always',
    meta: { saves: true },
    onSuccess: async () => {
      onUndone();
      await queryClient.invalidateQueries({ queryKey: KEYS.review(importId) });
    },
  });
  return (
    <p className={styles.settingChanged} role="status" data-part="setting-changed">
      {t('review.setting_changed', { printed: settingWords(changedSetting, 'printed', currentLocale()) })}{' '}
      <button type="button" disabled={undoChange.isPending} onClick={() => undoChange.mutate()}>
        {t('edits.undo')}
      </button>
    </p>
  );
}
