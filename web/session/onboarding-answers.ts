import * as z from 'zod/mini';
import { MENU_LOCALES } from '../../shared/locales.ts';
import { nameSchema } from '../../shared/menu.ts';
import { CURRENCIES } from '../../shared/money.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import { storedValue } from '../state/stored-value.ts';

/** The storage key of the chosen logo. */
export const ONBOARDING_LOGO_KEY = 'onboarding-logo';

/** The onboarding's answers so far; stored in the tab until the import step creates the restaurant. */
export const onboardingAnswersSchema = z.partial(
  z.object({
    /** The owner of the answers: another owner in the same browser starts again. */
    user_id: z.string(),
    name: nameSchema,
    /** The first answer as it is being typed, valid or not. */
    typed_name: z.string(),
    main_locale: z.enum(MENU_LOCALES),
    currency: z.enum(CURRENCIES),
    /** The logo was chosen or skipped. */
    logo_done: z.boolean(),
  }),
);
export type OnboardingAnswers = z.infer<typeof onboardingAnswersSchema>;

const storedAnswers = storedValue('onboarding', onboardingAnswersSchema);

export function readOnboardingAnswers(
  userId: string,
  answerStore: Pick<typeof storedAnswers, 'read'> = storedAnswers,
): OnboardingAnswers {
  const parsedAnswers = answerStore.read();
  return parsedAnswers?.user_id === userId ? parsedAnswers : {};
}

/** Adds to the stored answers. */
export function keepOnboardingAnswers(userId: string, parsedAnswers: OnboardingAnswers): void {
  storedAnswers.keep({ ...readOnboardingAnswers(userId), ...parsedAnswers, user_id: userId });
}

export function forgetOnboardingAnswers(): void {
  storedAnswers.forget();
  sessionStorage.removeItem(ONBOARDING_LOGO_KEY);
}

/** Whether signing out would lose anything. */
export const hasOnboardingAnswers = (userId: string): boolean => {
  const { user_id: _, ...parsedAnswers } = readOnboardingAnswers(userId);
  return Object.values(parsedAnswers).some((answer) => answer !== undefined && answer !== '' && answer !== false);
};

/** The onboarding's next step. */
export function firstUnfinishedStep(parsedAnswers: OnboardingAnswers): string {
  if (parsedAnswers.name === undefined) return APP_PATHS.onboardingName;
  if (parsedAnswers.main_locale === undefined) return APP_PATHS.onboardingLanguage;
  if (parsedAnswers.currency === undefined) return APP_PATHS.onboardingCurrency;
  return parsedAnswers.logo_done ? APP_PATHS.onboardingImport : APP_PATHS.onboardingLogo;
}
