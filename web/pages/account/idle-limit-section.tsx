import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type User, userAnswerSchema } from '../../../shared/api/accounts.ts';
import { IDLE_LIMITS_HOURS, type IdleLimitHours } from '../../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { updateUser } from '../../api/session.ts';
import { ChoiceChips } from '../../forms/choice-chips.tsx';
import formsStyles from '../../forms/forms.module.css';

const HOURS_PER_DAY = 24;

/** After how long without use the owner's devices are signed out. */
export function IdleLimitSection({ user }: { user: User }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (idle_limit_hours: IdleLimitHours) =>
      (await askApi(userAnswerSchema, 'PUT', fillPath(API_PATHS.user, { id: user.id }), { idle_limit_hours })).user,
    networkMode: 'always',
    meta: { failure: t('account.idle_limit_not_saved') },
    onSuccess: (changedUser) => {
      updateUser(changedUser);
      void queryClient.invalidateQueries({ queryKey: KEYS.securityEvents });
      void queryClient.invalidateQueries({ queryKey: KEYS.sessions });
    },
  });
  const limitChoices = IDLE_LIMITS_HOURS.map((hours) => ({
    value: String(hours),
    label:
      hours < HOURS_PER_DAY
        ? t('account.idle_limit_hours', { count: hours })
        : t('account.idle_limit_days', { count: hours / HOURS_PER_DAY }),
  }));
  const chooseLimit = (value: string) => {
    const chosenLimit = IDLE_LIMITS_HOURS.find((hours) => String(hours) === value);
    if (chosenLimit !== undefined) mutate(chosenLimit);
  };
  return (
    <section>
      <h2>{t('account.idle_limit')}</h2>
      <p className={formsStyles.formNote}>{t('account.idle_limit_note')}</p>
      <ChoiceChips
        label={t('account.idle_limit')}
        value={String(isPending ? variables : user.idle_limit_hours)}
        choices={limitChoices}
        onChange={chooseLimit}
      />
    </section>
  );
}
