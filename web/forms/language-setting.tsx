import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userAnswerSchema } from '../../shared/api/accounts.ts';
import { APP_LOCALES, type AppLocale } from '../../shared/locales.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { askApi } from '../api/ask.ts';
import { signedInUser, updateUser } from '../api/session.ts';
import { changeLocale, currentLocale } from '../i18n/i18n.ts';
import { ChoiceChips } from './choice-chips.tsx';

/** The language of the interface: stored with the user, so that mails and other devices use it too. */
export function LanguageSetting() {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (locale: AppLocale) => {
      const path = fillPath(API_PATHS.user, { id: signedInUser()?.id ?? '' });
      return (await askApi(userAnswerSchema, 'PUT', path, { locale })).user;
    },
    networkMode: 'always',
    meta: { failure: t('settings.not_saved') },
    onSuccess: async (user) => {
      await changeLocale(user.locale);
      updateUser(user);
    },
  });
  return (
    <section>
      <h2>{t('settings.language')}</h2>
      <ChoiceChips
        label={t('settings.language')}
        value={isPending ? variables : currentLocale()}
        choices={APP_LOCALES.map((locale) => ({ value: locale, label: ownName(locale), lang: locale }))}
        onChange={mutate}
      />
    </section>
  );
}

/** "English", "Français": each in its own language. */
function ownName(locale: AppLocale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
