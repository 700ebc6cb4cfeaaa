import { APP_PATHS } from '../../../shared/paths.ts';

/** Where files are chosen: in the onboarding its own last step. */
export const importPath = (pathname: string): string =>
  pathname === APP_PATHS.onboardingAnalysis ? APP_PATHS.onboardingImport : APP_PATHS.restaurantImport;
