import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { APP_PATHS } from '../shared/paths.ts';
import { roleOf, signedInUser } from './api/session.ts';
import { AppRoot, Splash } from './app-root.tsx';
import { AdminEntry } from './frame/admin-entry.tsx';
import { BareLayout } from './frame/bare-layout.tsx';
import { ScreenError } from './frame/screen-error.tsx';
import { ScreenLoading } from './frame/screen-loading.tsx';
import { loadAllWords } from './i18n/i18n.ts';

/** A screen at its address, loaded on navigation; for screens that only need FIRST_PARTS. */
const screenRoute = (path: string, load: () => Promise<ComponentType>): RouteObject & { path: string } => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** The same for all others, which also wait for their messages. */
const laterScreen: typeof screenRoute = (path, load) =>
  screenRoute(path, async () => (await Promise.all([load(), loadAllWords()]))[0]);

const AUTH_SCREENS = [
  screenRoute(APP_PATHS.signUp, async () => (await import('./pages/auth/sign-up-page.tsx')).SignUpPage),
  screenRoute(APP_PATHS.signIn, async () => (await import('./pages/auth/sign-in-page.tsx')).SignInPage),
  screenRoute(APP_PATHS.confirm, async () => (await import('./pages/auth/confirm-page.tsx')).ConfirmPage),
];

/** Public. */
const OPEN_SCREENS = [
  laterScreen(APP_PATHS.terms, async () => (await import('./pages/settings/terms-page.tsx')).TermsPage),
  laterScreen(
    APP_PATHS.verifyEmail,
    async () => (await import('./pages/account/verify-email-page.tsx')).VerifyEmailPage,
  ),
  laterScreen(
    APP_PATHS.takeBackEmail,
    async () => (await import('./pages/account/take-back-email-page.tsx')).TakeBackEmailPage,
  ),
  laterScreen(APP_PATHS.invitation, async () => (await import('./pages/account/invitation-page.tsx')).InvitationPage),
  laterScreen(APP_PATHS.service, async () => (await import('./pages/service/service-page.tsx')).ServicePage),
];

/** Before there is a restaurant. */
const ONBOARDING_SCREENS: (RouteObject & { path: string })[] = [
  screenRoute(APP_PATHS.onboardingName, async () => (await import('./pages/onboarding/name-page.tsx')).NamePage),
  screenRoute(
    APP_PATHS.onboardingLanguage,
    async () => (await import('./pages/onboarding/language-page.tsx')).LanguagePage,
  ),
  screenRoute(
    APP_PATHS.onboardingCurrency,
    async () => (await import('./pages/onboarding/currency-page.tsx')).CurrencyPage,
  ),
  screenRoute(APP_PATHS.onboardingLogo, async () => (await import('./pages/onboarding/logo-page.tsx')).LogoPage),
  laterScreen(
    APP_PATHS.onboardingImport,
    async () => (await import('./pages/onboarding/import-page.tsx')).OnboardingImportPage,
  ),
  laterScreen(
    APP_PATHS.onboardingAnalysis,
    async () => (await import('./pages/imports/analysis-page.tsx')).AnalysisPage,
  ),
];

/** For the signed-in owner with a restaurant; the account's screens also without one. */
const ADMIN_SCREENS: (RouteObject & { path: string })[] = [
  { path: APP_PATHS.admin, element: <AdminEntry /> },
  screenRoute(APP_PATHS.section, async () => (await import('./pages/menus/section-page.tsx')).SectionPage),
  screenRoute(APP_PATHS.emptyMenu, async () => (await import('./pages/menus/empty-menu-page.tsx')).EmptyMenuPage),
  laterScreen(APP_PATHS.restaurantImport, async () => (await import('./pages/imports/import-page.tsx')).ImportPage),
  laterScreen(APP_PATHS.analysis, async () => (await import('./pages/imports/analysis-page.tsx')).AnalysisPage),
  laterScreen(APP_PATHS.preview, async () => (await import('./pages/publishing/preview-page.tsx')).PreviewPage),
  laterScreen(APP_PATHS.paper, async () => (await import('./pages/qr/paper-page.tsx')).PaperPage),
  laterScreen(APP_PATHS.qr, async () => (await import('./pages/qr/qr-page.tsx')).QrPage),
  laterScreen(
    APP_PATHS.menuCreate,
    async () => (await import('./pages/menus/forms/menu-create-page.tsx')).MenuCreatePage,
  ),
  laterScreen(
    APP_PATHS.menuPrices,
    async () => (await import('./pages/menus/price-table/price-table-page.tsx')).PriceTablePage,
  ),
  laterScreen(APP_PATHS.menuEdit, async () => (await import('./pages/menus/forms/menu-edit-page.tsx')).MenuEditPage),
  laterScreen(
    APP_PATHS.sectionCreate,
    async () => (await import('./pages/menus/forms/section-create-page.tsx')).SectionCreatePage,
  ),
  laterScreen(
    APP_PATHS.sectionEdit,
    async () => (await import('./pages/menus/forms/section-edit-page.tsx')).SectionEditPage,
  ),
  laterScreen(
    APP_PATHS.itemCreate,
    async () => (await import('./pages/menus/forms/item-create-page.tsx')).ItemCreatePage,
  ),
  laterScreen(APP_PATHS.itemEdit, async () => (await import('./pages/menus/forms/item-edit-page.tsx')).ItemEditPage),
  laterScreen(
    APP_PATHS.restaurantCreate,
    async () => (await import('./pages/restaurant/further-restaurant-page.tsx')).FurtherRestaurantPage,
  ),
  laterScreen(
    APP_PATHS.restaurantEdit,
    async () => (await import('./pages/restaurant/restaurant-edit-page.tsx')).RestaurantEditPage,
  ),
  laterScreen(APP_PATHS.menusEdit, async () => (await import('./pages/restaurant/menus-edit-page.tsx')).MenusEditPage),
  laterScreen(APP_PATHS.languages, async () => (await import('./pages/languages/languages-page.tsx')).LanguagesPage),
  laterScreen(APP_PATHS.assistant, async () => (await import('./pages/assistant/assistant-page.tsx')).AssistantPage),
  laterScreen(APP_PATHS.usage, async () => (await import('./pages/usage/usage-page.tsx')).UsagePage),
  laterScreen(APP_PATHS.allergens, async () => (await import('./pages/allergens/allergens-page.tsx')).AllergensPage),
  laterScreen(APP_PATHS.history, async () => (await import('./pages/history/history-page.tsx')).PublicationHistoryPage),
  laterScreen(APP_PATHS.bin, async () => (await import('./pages/bin/bin-page.tsx')).BinPage),
  laterScreen(APP_PATHS.visits, async () => (await import('./pages/visits/visits-page.tsx')).VisitsPage),
  // All of the subscription's, which come together.
  laterScreen(
    `${APP_PATHS.subscription}/*`,
    async () => (await import('./pages/subscription/subscription-page.tsx')).SubscriptionPage,
  ),
  laterScreen(
    APP_PATHS.accountEdit,
    async () => (await import('./pages/account/account-edit-page.tsx')).AccountEditPage,
  ),
  laterScreen(
    APP_PATHS.accountEmail,
    async () => (await import('./pages/account/account-email-page.tsx')).AccountEmailPage,
  ),
  laterScreen(APP_PATHS.people, async () => (await import('./pages/people/people-page.tsx')).PeoplePage),
  laterScreen(APP_PATHS.website, async () => (await import('./pages/settings/website-page.tsx')).WebsitePage),
  laterScreen(APP_PATHS.ownDomain, async () => (await import('./pages/settings/own-domain-page.tsx')).OwnDomainPage),
  laterScreen(APP_PATHS.settings, async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage),
];

/** For the same owner, but with their own frame: one task and nothing else. */
const WHOLE_SCREENS = [
  laterScreen(APP_PATHS.review, async () => (await import('./pages/imports/review-page.tsx')).ReviewPage),
];

const ROUTE_PATHS: ReadonlySet<string> = new Set(
  [...AUTH_SCREENS, ...ONBOARDING_SCREENS, ...ADMIN_SCREENS, ...WHOLE_SCREENS].map(({ path }) => path),
);

export const routes: RouteObject[] = [
  {
    element: <AppRoot paths={ROUTE_PATHS} />,
    errorElement: <ScreenError />,
    hydrateFallbackElement: <Splash />,
    children: [
      ...AUTH_SCREENS,
      ...withErrors(OPEN_SCREENS),
      // The guard redirects from every address without a screen.
      {
        element: <BareLayout />,
        children: withErrors([...ONBOARDING_SCREENS, { path: '*', element: <ScreenLoading /> }]),
      },
      { lazy: loadAppLayout, children: withErrors(ADMIN_SCREENS) },
      { lazy: loadWholeLayout, children: withErrors(WHOLE_SCREENS) },
    ],
  },
];

/** If a screen fails, the frame stays. */
function withErrors(screens: readonly RouteObject[]): RouteObject[] {
  return [{ errorElement: <ScreenError />, children: [...screens] }];
}

// Signing in doesn't wait for the frame of signed-in owners.
async function loadAppLayout() {
  const { AppLayout } = await import('./frame/app-layout.tsx');
  // The account's screens also exist without a restaurant, which most of the frame is about, and for staff.
  return { Component: () => (hasEditor() ? <AppLayout paths={ROUTE_PATHS} /> : <BareLayout />) };
}

function hasEditor(): boolean {
  const user = signedInUser();
  return user?.restaurant != null && roleOf(user) !== 'staff';
}

async function loadWholeLayout() {
  const { WholeLayout } = await import('./frame/whole-layout.tsx');
  return { element: <WholeLayout /> };
}
