import { FIRST_MENU_ID } from '../../shared/limits.ts';
import { API_PATHS, APP_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { Demo } from './demo-restaurant.ts';

import {
  appliedImports,
  avoidNutsAndMilk,
  bilingualMenu,
  confirmationNeeded,
  confirmIdentity,
  declaredAgainstWords,
  earlierPublications,
  editSelected,
  fullBin,
  generatedPicture,
  guestsQuestions,
  invitedPeople,
  languagesInEveryState,
  menuInEuros,
  namedCodes,
  oddPrices,
  openedInvitation,
  ownDomainIn,
  pressPublish,
  priceInHeading,
  refusedWebPage,
  replacedMenu,
  type Stage,
  searchFor,
  severalRestaurants,
  textToUpload,
  threeMonthsOfVisits,
  tryTheAssistant,
  unpublishedChanges,
  unreadablePhoto,
  websiteInUse,
  withoutOwnDomain,
} from './stages.ts';

export type Screen = {
  name: string;
  /** An address of the demo restaurant; may have a query, the browser sets the language. */
  path(demo: Demo): string;
  /**
   * The visitor: without an account, just signed up, the restaurant's owner, or an owner without a subscription.
   */
  as: 'guest' | 'newcomer' | 'owner' | 'free';
  /** Different data than the demo restaurant's; and actions before the screenshot. */
  stage?: Stage;
  act?: Stage;
};

/** Every screen; add new ones here. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'guest-menu',
    path: ({ restaurant_id }) => fillPath(GUEST_PATHS.menu, { restaurantId: restaurant_id, menuId: FIRST_MENU_ID }),
    as: 'guest',
  },
  ...(['sheet', 'marks', 'card'] as const).map((state) => ({
    name: `guest-avoid-${state}`,
    path: ({ restaurant_id }: Demo) =>
      fillPath(GUEST_PATHS.menu, { restaurantId: restaurant_id, menuId: FIRST_MENU_ID }),
    as: 'guest' as const,
    act: avoidNutsAndMilk(state),
  })),
  { name: 'guest-400', path: () => fillPath(GUEST_PATHS.restaurant, { restaurantId: 'nope' }), as: 'guest' },
  { name: 'guest-404', path: () => fillPath(GUEST_PATHS.restaurant, { restaurantId: '0000000000' }), as: 'guest' },
  { name: 'landing', path: () => APP_PATHS.home, as: 'guest' },
  { name: 'landing-example', path: () => GUEST_PATHS.example, as: 'guest' },
  { name: 'sign-up', path: () => APP_PATHS.signUp, as: 'guest' },
  { name: 'sign-in', path: () => APP_PATHS.signIn, as: 'guest' },
  { name: 'invitation', path: () => `${APP_PATHS.invitation}#${'x'.repeat(43)}`, as: 'guest', stage: openedInvitation },
  {
    name: 'invitation-of-other',
    path: () => `${APP_PATHS.invitation}#${'x'.repeat(43)}`,
    as: 'owner',
    stage: openedInvitation,
  },
  { name: 'confirm', path: () => APP_PATHS.confirm, as: 'guest' },
  { name: 'onboarding-name', path: () => APP_PATHS.onboardingName, as: 'newcomer' },
  { name: 'onboarding-language', path: () => APP_PATHS.onboardingLanguage, as: 'newcomer' },
  { name: 'onboarding-currency', path: () => APP_PATHS.onboardingCurrency, as: 'newcomer' },
  { name: 'onboarding-logo', path: () => APP_PATHS.onboardingLogo, as: 'newcomer' },
  { name: 'onboarding-import', path: () => APP_PATHS.onboardingImport, as: 'newcomer' },
  {
    name: 'home',
    path: () => fillPath(APP_PATHS.section, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner',
  },
  {
    name: 'publish',
    path: () => fillPath(APP_PATHS.section, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner',
    stage: unpublishedChanges,
    act: pressPublish,
  },
  ...(['tags', 'allergens'] as const).map((part) => ({
    name: `selection-${part}`,
    path: () => fillPath(APP_PATHS.section, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner' as const,
    act: editSelected(part),
  })),
  {
    name: 'home-undo',
    path: () => fillPath(APP_PATHS.section, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner',
    act: async (page) => {
      await page.locator('[data-part="item-open"]').first().click();
      // The view before may have left the dish sold out.
      await page.locator('[data-part="item-card"] :is(fieldset, [data-part="sold-out-note"]) button').first().click();
      await page.locator('[data-part="undo-toast"]').waitFor();
    },
  },
  {
    name: 'palette-filtered',
    path: () => fillPath(APP_PATHS.section, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner',
    act: async (page) => {
      await searchFor('')(page);
      const filters = page.locator('[aria-pressed]');
      await filters.first().click();
    },
  },
  ...(['palette', 'palette-typed', 'palette-none'] as const).map((name) => ({
    name,
    path: () => fillPath(APP_PATHS.section, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner' as const,
    act: searchFor({ palette: '', 'palette-typed': 'suop', 'palette-none': 'quesadilla' }[name]),
  })),
  { name: 'preview', path: () => fillPath(APP_PATHS.preview, { menuId: FIRST_MENU_ID }), as: 'owner' },
  { name: 'review', path: () => fillPath(APP_PATHS.review, { id: 1 }), as: 'owner' },
  { name: 'review-bilingual', path: () => fillPath(APP_PATHS.review, { id: 1 }), as: 'owner', stage: bilingualMenu },
  {
    name: 'review-not-used',
    path: () => fillPath(APP_PATHS.review, { id: 1 }),
    as: 'owner',
    stage: priceInHeading,
    act: async (page) => {
      await page.locator('[data-part="not-used"] summary').click();
      await page.locator('[data-part="not-used"] li').last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'review-structure',
    path: () => fillPath(APP_PATHS.review, { id: 1 }),
    as: 'owner',
    stage: oddPrices,
    act: async (page) => {
      await page.locator('[data-field$=".title"]').nth(1).click();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'review-compare',
    path: () => fillPath(APP_PATHS.review, { id: 1 }),
    as: 'owner',
    stage: replacedMenu,
    act: async (page) => {
      await page.locator('[aria-haspopup="dialog"]').last().click();
      await page.getByRole('dialog').getByRole('checkbox').nth(1).waitFor();
    },
  },
  { name: 'review-odd-prices', path: () => fillPath(APP_PATHS.review, { id: 1 }), as: 'owner', stage: oddPrices },
  { name: 'review-setting', path: () => fillPath(APP_PATHS.review, { id: 1 }), as: 'owner', stage: menuInEuros },
  { name: 'qr', path: () => APP_PATHS.qr, as: 'owner' },
  {
    name: 'qr-codes',
    path: () => APP_PATHS.qr,
    as: 'owner',
    stage: namedCodes,
    act: async (page) => {
      await page.locator('[data-part="add-codes"]').click();
      await page.keyboard.type('Table');
      await page.keyboard.press('Tab');
      await page.keyboard.type('13');
      await page.keyboard.press('Tab');
      await page.keyboard.type('40');
    },
  },
  {
    name: 'qr-embed',
    path: () => APP_PATHS.qr,
    as: 'owner',
    act: async (page) => {
      await page.locator('[data-part="open-embed"]').click();
      await page.frameLocator('iframe').locator('h1').waitFor();
    },
  },
  {
    name: 'paper-outside',
    path: () => APP_PATHS.paper,
    as: 'owner',
    act: async (page) => {
      await page.locator('main select').first().selectOption('outside');
      await page.locator('main img[src^="data:image/png"]:not([data-late="true"])').waitFor();
    },
  },
  {
    name: 'paper',
    path: () => APP_PATHS.paper,
    as: 'owner',
    act: async (page) => {
      await page.locator('main img[src^="data:image/png"]').waitFor();
    },
  },
  { name: 'allergens', path: () => APP_PATHS.allergens, as: 'owner' },
  { name: 'allergens-doubts', path: () => APP_PATHS.allergens, as: 'owner', stage: declaredAgainstWords },
  {
    name: 'allergens-doubts-dialog',
    path: () => APP_PATHS.allergens,
    as: 'owner',
    stage: declaredAgainstWords,
    act: async (page) => {
      await page.locator('[data-part="allergen-check"] button').click();
      await page.locator('[data-part="allergen-doubts"]').waitFor();
    },
  },
  { name: 'price-table', path: () => fillPath(APP_PATHS.menuPrices, { menuId: FIRST_MENU_ID }), as: 'owner' },
  { name: 'history', path: () => APP_PATHS.history, as: 'owner', stage: earlierPublications },
  {
    name: 'bin',
    path: () => APP_PATHS.bin,
    as: 'owner',
    stage: fullBin,
    act: async (page) => {
      await page.locator('input[type="checkbox"]').first().check();
    },
  },
  { name: 'usage', path: () => APP_PATHS.usage, as: 'owner' },
  { name: 'languages', path: () => APP_PATHS.languages, as: 'owner' },
  { name: 'languages-states', path: () => APP_PATHS.languages, as: 'owner', stage: languagesInEveryState },
  { name: 'languages-texts', path: () => `${APP_PATHS.languages}?language=fr`, as: 'owner' },
  { name: 'assistant', path: () => APP_PATHS.assistant, as: 'owner' },
  {
    name: 'assistant-asked',
    path: () => APP_PATHS.assistant,
    as: 'owner',
    stage: guestsQuestions,
    act: tryTheAssistant,
  },
  { name: 'visits', path: () => APP_PATHS.visits, as: 'owner', stage: threeMonthsOfVisits },
  { name: 'visits-none', path: () => APP_PATHS.visits, as: 'owner' },
  { name: 'subscription', path: () => APP_PATHS.subscription, as: 'owner' },
  { name: 'subscription-create', path: () => APP_PATHS.subscriptionCreate, as: 'free' },
  { name: 'subscription-details', path: () => APP_PATHS.subscriptionDetails, as: 'free' },
  { name: 'subscription-default-payment-method', path: () => APP_PATHS.defaultPaymentMethod, as: 'owner' },
  { name: 'subscription-payment-method', path: () => APP_PATHS.paymentMethod, as: 'owner' },
  { name: 'subscription-history', path: () => APP_PATHS.paymentHistory, as: 'owner' },
  {
    name: 'subscription-receipt',
    path: ({ invoice_id }) => fillPath(APP_PATHS.invoice, { id: invoice_id }),
    as: 'owner',
  },
  { name: 'subscription-billing-address', path: () => APP_PATHS.billingAddress, as: 'owner' },
  { name: 'dev-payments', path: () => API_PATHS.devPayments, as: 'guest' },
  { name: 'premium-qr', path: () => APP_PATHS.qr, as: 'free' },
  { name: 'premium-languages', path: () => APP_PATHS.languages, as: 'free' },
  { name: 'import', path: () => APP_PATHS.restaurantImport, as: 'owner', stage: appliedImports },
  { name: 'import-text', path: () => APP_PATHS.restaurantImport, as: 'owner', act: textToUpload },
  { name: 'import-web-page', path: () => APP_PATHS.restaurantImport, as: 'owner', act: refusedWebPage },
  { name: 'analysis', path: () => APP_PATHS.analysis, as: 'owner' },
  { name: 'analysis-unreadable', path: () => APP_PATHS.analysis, as: 'owner', stage: unreadablePhoto },
  { name: 'menu-create', path: () => APP_PATHS.menuCreate, as: 'owner' },
  { name: 'menu-edit', path: () => fillPath(APP_PATHS.menuEdit, { menuId: FIRST_MENU_ID }), as: 'owner' },
  { name: 'section-create', path: () => fillPath(APP_PATHS.sectionCreate, { menuId: FIRST_MENU_ID }), as: 'owner' },
  {
    name: 'section-edit',
    path: () => fillPath(APP_PATHS.sectionEdit, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner',
  },
  {
    name: 'item-create',
    path: () => fillPath(APP_PATHS.itemCreate, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner',
  },
  {
    name: 'item-edit',
    path: () => fillPath(APP_PATHS.itemEdit, { menuId: FIRST_MENU_ID, sectionId: 2, itemId: 4 }),
    as: 'owner',
  },
  {
    name: 'item-picture',
    path: () => fillPath(APP_PATHS.itemEdit, { menuId: FIRST_MENU_ID, sectionId: 2, itemId: 4 }),
    as: 'owner',
    stage: generatedPicture,
  },
  { name: 'restaurant-edit', path: () => APP_PATHS.restaurantEdit, as: 'owner' },
  { name: 'restaurant-create', path: () => APP_PATHS.restaurantCreate, as: 'owner' },
  { name: 'people', path: () => APP_PATHS.people, as: 'owner', stage: invitedPeople },
  { name: 'menus-edit', path: () => APP_PATHS.menusEdit, as: 'owner' },
  { name: 'settings', path: () => APP_PATHS.settings, as: 'owner' },
  {
    name: 'website',
    path: () => APP_PATHS.website,
    as: 'owner',
    act: async (page) => {
      await page.locator('main input[inputmode="url"]').fill('https://10.0.0.1/');
      await page.keyboard.press('Enter');
      await page.locator('main [aria-invalid="true"]').waitFor();
    },
  },
  {
    name: 'website-in-use',
    path: () => APP_PATHS.website,
    as: 'owner',
    stage: websiteInUse,
    act: async (page) => {
      await page.locator('main input').first().fill('Website');
      await page.keyboard.press('Enter');
      await page.locator('[data-part="menu-key-once"]').waitFor();
    },
  },
  { name: 'own-domain', path: () => APP_PATHS.ownDomain, as: 'owner', stage: withoutOwnDomain },
  ...(['waiting', 'active', 'failing'] as const).map((state) => ({
    name: `own-domain-${state}`,
    path: () => APP_PATHS.ownDomain,
    as: 'owner' as const,
    stage: ownDomainIn(state, state === 'active' ? null : 'elsewhere'),
  })),
  { name: 'account-edit', path: () => APP_PATHS.accountEdit, as: 'owner' },
  {
    name: 'several-delete',
    path: () => APP_PATHS.accountEdit,
    as: 'owner',
    stage: severalRestaurants('owner'),
    act: async (page) => {
      // Before the account's own end.
      await page.locator('main section').nth(-2).getByRole('button').click();
      await page.locator('[data-part="delete-form"]').waitFor();
    },
  },
  { name: 'several-leave', path: () => APP_PATHS.accountEdit, as: 'owner', stage: severalRestaurants('manager') },
  {
    name: 'several-choice',
    path: () => APP_PATHS.admin,
    as: 'owner',
    stage: severalRestaurants('owner'),
    act: async (page) => {
      await page.getByRole('button', { name: /^(?:Account|Compte)$/ }).click();
      await page.locator('#account-menu ul').waitFor();
    },
  },
  ...(['ways', 'code'] as const).map((state) => ({
    name: `account-confirm-${state}`,
    path: () => APP_PATHS.accountEdit,
    as: 'owner' as const,
    stage: confirmationNeeded,
    act: confirmIdentity(state),
  })),
  { name: 'account-newcomer', path: () => APP_PATHS.accountEdit, as: 'newcomer' },
  { name: 'account-email', path: () => APP_PATHS.accountEmail, as: 'owner' },
  { name: 'account-verify', path: () => `${APP_PATHS.verifyEmail}#token`, as: 'guest' },
  { name: 'account-take-back', path: () => `${APP_PATHS.takeBackEmail}#token`, as: 'guest' },
  // Staff's phones: this browser opened their link as well.
  { name: 'service', path: () => APP_PATHS.service, as: 'owner' },
  { name: 'service-ended', path: () => APP_PATHS.service, as: 'guest' },
  { name: 'terms', path: () => APP_PATHS.terms, as: 'guest' },
];
