import * as z from 'zod/mini';
import { MENU_LOCALES } from '../../shared/locales.ts';
import { nameSchema } from '../../shared/menu.ts';
import { CURRENCIES } from '../../shared/money.ts';
import { APP_PATHS } from '../../shared/paths.ts';

const STORAGE_KEY = 'onboarding';
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

export function readOnboardingAnswers(
  userId: string,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): OnboardingAnswers {
  try {
    const parsedAnswers = onboardingAnswersSchema.safeParse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}'));
    return parsedAnswers.success && parsedAnswers.data.user_id === userId ? parsedAnswers.data : {};
  } catch {
    return {};
  }
}

/** Adds to the stored answers. */
export function keepOnboardingAnswers(userId: string, parsedAnswers: OnboardingAnswers): void {
  const allAnswers = { ...readOnboardingAnswers(userId), ...parsedAnswers, user_id: userId };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(allAnswers));
}

export function forgetOnboardingAnswers(): void {
  for (const key of [STORAGE_KEY, ONBOARDING_LOGO_KEY]) sessionStorage.removeItem(key);
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
