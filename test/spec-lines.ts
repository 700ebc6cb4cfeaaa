/** A line of the specification, and the test or journey that shows it: its file and (a part of) its title. */
export type SpecLine = [line: string, file: string, title: string];

const EVERYWHERE = 'test/spec-tables.test.ts';

/** Every line of the specification by its section, in its order. */
export const SPEC_LINES: Readonly<Record<string, readonly SpecLine[]>> = {
  '§1': [
    [
      'PDF, JPG or PNG, phone photos, 20 MB',
      'server/imports/real-files.long.test.ts',
      'fails on a bad file with the reason, and touches nothing',
    ],
    [
      'an AI transcribes them into a web menu',
      'e2e/import.e2e.ts',
      'from a new account to a draft to check, in French',
    ],
    ['owners edit and publish', 'e2e/forms.e2e.ts', 'are created, changed, published and deleted'],
    ['a printable QR code, png or svg', 'e2e/publishing.e2e.ts', 'the downloaded code leads to the publication'],
    [
      'guests ask a chatbot within a limit',
      'e2e/assistant.e2e.ts',
      'asks, follows the answer to the dish, is refused at the limit',
    ],
    [
      'premium is required to publish online',
      'e2e/subscription.e2e.ts',
      'a first subscription: declined, asked by the bank, paid',
    ],
    [
      'translation into ten languages',
      'server/translations/translations.test.ts',
      'a publication is translated into nine languages',
    ],
    ['English and French, English by default', EVERYWHERE, '§9 default locale'],
    [
      'the welcome explains four steps',
      'e2e/editor.e2e.ts',
      'on a phone axe-core finds nothing on the home, the open item and the welcome',
    ],
    [
      'light and dark mode',
      'e2e/forms.e2e.ts',
      'the language of the app is kept with the owner, its colours with the browser',
    ],
    [
      'fonts for text and for title',
      'e2e/forms.e2e.ts',
      'the restaurant’s name, fonts and taxes reach its public page',
    ],
  ],
  '§2 public': [
    [
      '/restaurants/{id} leads to menu 1',
      'server/public-pages/public-pages.test.ts',
      'the restaurant’s address leads to menu 1',
    ],
    [
      'the page’s title is the restaurant’s name',
      'e2e/publishing.e2e.ts',
      'the downloaded code leads to the publication',
    ],
    ['pages for 400 and 404, titled Oops', 'server/public-pages/public-pages.test.ts', '%s gets its page'],
    ['a page for 403', 'server/public-pages/public-pages.test.ts', 'never published, or unpublished: 403'],
    ['terms of use, privacy elsewhere', 'e2e/terms.e2e.ts', 'the terms say who is responsible'],
  ],
  '§2 auth': [
    ['sign-up, sign-in, confirm', 'e2e/sign-in.e2e.ts', 'sign up, confirm, sign out, sign in again'],
    [
      'an account that exists is offered to log in',
      'e2e/sign-in.e2e.ts',
      'an address that has an account is offered to sign in',
    ],
  ],
  '§2 guarded': [
    ['the addresses of the screens', EVERYWHERE, '§2 the addresses of the owner’s app'],
    ['signed-in only', 'web/session/guard.test.ts', '%s at %s is led to %s'],
    ['preview', 'e2e/publishing.e2e.ts', 'it shows the draft by the guest’s own page'],
    ['account and its address', 'e2e/account.e2e.ts', 'an address is changed from two devices'],
    [
      'menus, sections and items, created and edited',
      'e2e/forms.e2e.ts',
      'are created, changed, published and deleted',
    ],
    ['the order of the menus', 'e2e/forms.e2e.ts', 'the menus are put in order, hidden and deleted in their list'],
    [
      'usage, and that it is reset each month',
      'e2e/usage-and-pictures.e2e.ts',
      'the month is shown with the counts near and over their limits',
    ],
  ],
  '§2 subscription': [
    ['who is led where', 'web/pages/subscription/status/screen-redirect.test.ts', '%s, of %j, leads to %s'],
    [
      'the provider’s script before any of its screens',
      'e2e/stripe-form.e2e.ts',
      'Stripe’s script is loaded on the subscription’s screens alone',
    ],
    [
      'history, receipt, address and method of payment',
      'e2e/subscription.e2e.ts',
      'paid by another card; its receipt is read',
    ],
  ],
  '§2 onboarding': [
    [
      'name, language, currency, logo, import, analysis',
      'e2e/import.e2e.ts',
      'from a new account to a draft to check, in French',
    ],
    ['steps in their order', 'web/session/onboarding-answers.test.ts', 'with %o it continues at %s'],
    ['logging out warns', 'e2e/onboarding.e2e.ts', 'signing out warns of unsaved data'],
    [
      'a logo is a PNG, transparent at best, or a JPG',
      'server/pictures/logo.test.ts',
      'keeps a transparent PNG as a WebP of its size',
    ],
  ],
  '§2 routing': [
    ['an unknown path leads to the admin area', 'web/session/guard.test.ts', '%s at %s is led to %s'],
    [
      'screens slide right to a lower depth, else left',
      'e2e/slides.e2e.ts',
      'screens slide left, and right when going to a lower depth',
    ],
    ['the onboarding has its own transition', 'e2e/slides.e2e.ts', 'the onboarding has a slide of its own'],
    [
      'signed out on an admin screen, signed in on an auth screen',
      'web/session/guard.test.ts',
      'after signing in the owner reaches the requested address',
    ],
    ['a title suffixed with the product’s name', 'shared/page-description.test.ts', 'makes %j into %j'],
    [
      'a description over 160 is cut to 157 and an ellipsis',
      'shared/page-description.test.ts',
      'cuts %d characters to 157 and an ellipsis',
    ],
    ['an og:image can be set', 'server/public-pages/app-shell.test.ts', 'an operator may set the picture'],
    [
      'page views by route, an unchanged path skipped',
      'e2e/measuring.e2e.ts',
      'an owner is asked, consents, and withdraws it in the settings',
    ],
  ],
  '§2 modals and banners': [
    ['confirmation', 'e2e/onboarding.e2e.ts', 'signing out warns of unsaved data'],
    ['delete confirmation', 'e2e/forms.e2e.ts', 'are created, changed, published and deleted'],
    ['loading', 'e2e/history.e2e.ts', 'an owner reviews the changes of publications, and restores an earlier menu'],
    ['multiple choice, of fonts', 'e2e/forms.e2e.ts', 'the restaurant’s name, fonts and taxes reach its public page'],
    ['premium only', 'e2e/subscription.e2e.ts', 'an owner without a subscription sees the offer'],
    ['publishing, which can’t be closed', 'e2e/publishing.e2e.ts', 'the downloaded code leads to the publication'],
    ['subscription started', 'e2e/subscription.e2e.ts', 'a first subscription: declined, asked by the bank, paid'],
    ['a red banner of errors at the top', 'e2e/publishing.e2e.ts', 'a failure returns to the question with the reason'],
    [
      'four suggestions for guests',
      'web/guest/chat/suggestions.test.ts',
      'questions that the menu answers are suggested first, at most four',
    ],
    ['the code is downloaded', 'e2e/publishing.e2e.ts', 'the downloaded code leads to the publication'],
  ],
  '§3': [
    ['user with its restaurant', 'server/accounts/sessions.test.ts', 'returns the user with their restaurant'],
    [
      'restaurant: name, language, currency',
      'server/menus/restaurants.test.ts',
      'creates the restaurant with menu 1, unpublished',
    ],
    [
      'restaurant: translations',
      'server/translations/translations.test.ts',
      'the restaurant’s answer says which languages are finished',
    ],
    ['menu: simple or complex', EVERYWHERE, '§3 display modes'],
    [
      'item: details help the assistant and are not shown',
      'server/publishing/publishing.test.ts',
      'and never the details',
    ],
    [
      'item: a picture is generated once',
      'server/pictures/generated-picture.test.ts',
      'is done once for an item for ever',
    ],
    ['created, updated, deleted', 'server/menus/menus.test.ts', 'take part of their fields by %s'],
    ['reordered', 'server/menus/menus.test.ts', 'are put in another order as a whole'],
    ['taxes, numbered', EVERYWHERE, '§3 numbers of the taxes'],
    ['taxes are the restaurant’s and the item’s', 'server/menus/items.test.ts', 'carries only taxes of the restaurant'],
    ['import: the placeholder is 0', EVERYWHERE, '§3 id of the uploading placeholder'],
    ['import: add', 'server/imports/imports.test.ts', 'adds to what is there without a second copy'],
    ['import: overwrite', 'server/imports/imports.test.ts', 'overwrites its menu only'],
    ['import: restarted', 'server/imports/run/interrupted.test.ts', 'restarts without a new upload'],
    [
      'chat: created, then updated',
      'server/chat/chats.test.ts',
      'is answered from the publication with the ids of its dishes, and asks on',
    ],
    [
      'subscription: payment history and receipts',
      'server/subscriptions/subscriptions.test.ts',
      'the receipt names what was paid',
    ],
    ['active is active or trialing', EVERYWHERE, '§9 active subscription statuses'],
    ['app data', 'server/menus/restaurants.test.ts', 'names the ten languages and the currencies'],
    ['usage of a month', 'server/usage/usage.test.ts', 'begins again with the next month'],
    ['the QR code’s link', 'server/qr/routes.test.ts', 'both files decode to exactly the public address'],
  ],
  '§4': [
    ['subscription statuses', EVERYWHERE, '§4 subscription statuses'],
    [
      'canceled, premium until its day; resumed',
      'server/subscriptions/subscriptions.test.ts',
      'a canceled one stays until its day',
    ],
    ['what is said of the renewal', 'web/pages/subscription/status/status-words.test.ts', '%s'],
    ['steps of an import', EVERYWHERE, '§4 menu generation steps'],
    [
      'upload: after a second the analysis, back on failure',
      'e2e/import.e2e.ts',
      'a broken upload leads back with the files',
    ],
    [
      'published flag: true when published_at is not earlier',
      'server/publishing/publishing.test.ts',
      'publishing sets the flag, an edit clears it',
    ],
    [
      'any change sets it to unpublished',
      'server/publishing/nothing-changed.test.ts',
      '%s unpublishes, with one change that guests don’t see',
    ],
    ['saving indicator', 'e2e/editor.e2e.ts', 'title, description and price are typed in place and saved'],
    [
      'publishing: confirmed, in progress, published',
      'e2e/publishing.e2e.ts',
      'the downloaded code leads to the publication',
    ],
    [
      'translations afterwards, their progress',
      'server/translations/translations.test.ts',
      'a publication is translated into nine languages',
    ],
    ['updated-at: the newer restaurant is loaded', 'e2e/session-start.e2e.ts', 'changes made elsewhere are shown'],
    [
      'session: no restore after 31 days',
      'e2e/session-start.e2e.ts',
      '31 days after the sign-in no session is requested',
    ],
    ['session: 31 days', 'server/accounts/sessions.test.ts', 'is over after 31 days, however much it was used'],
    ['address: 24 hours', 'server/accounts/email-change.test.ts', 'ends a link after 24 hours and no sooner'],
    [
      'address: asked for every 15 seconds until verified',
      'e2e/account.e2e.ts',
      'an address that is not verified is asked for on every screen',
    ],
    ['logout', 'server/accounts/sessions.test.ts', 'ends at sign-out'],
  ],
  '§5': [
    ['uploaded files', 'server/imports/upload.test.ts', 'refuses %s, and nothing stays'],
    ['logo', 'server/pictures/logo.test.ts', 'refuses what is no PNG or JPG'],
    [
      'special characters',
      'server/menus/restaurants.test.ts',
      'says the specification’s sentence about special characters',
    ],
    ['six digits', EVERYWHERE, '§9 digits of the confirmation code'],
    [
      'an address of another account',
      'server/accounts/address-before.test.ts',
      'from another account that asks to change to it',
    ],
    [
      'no deletion while a subscription is active',
      'e2e/subscription.e2e.ts',
      'the account is deleted once the subscription has ended, and not before',
    ],
    [
      'an unverified address is asked for',
      'e2e/account.e2e.ts',
      'an address that is not verified is asked for on every screen',
    ],
    ['premium to publish', 'server/subscriptions/premium.test.ts', 'what is premium is refused and the rest is free'],
    [
      'a choice is saved once it is picked',
      'e2e/forms.e2e.ts',
      'the restaurant’s name, fonts and taxes reach its public page',
    ],
    ['a form is valid when every field is', 'web/pages/menus/forms/item-values.test.ts', '%s is refused at its field'],
  ],
  '§6': [
    ['who may call what', 'test/access.test.ts', 'is refused'],
    ['nobody reaches another’s', 'test/tenancy.test.ts', 'leaves the other restaurant’s rows as they are'],
    ['premium', 'server/subscriptions/premium.test.ts', 'what is premium is refused and the rest is free'],
  ],
  '§7': [
    ['XSRF header and lang on every request', 'web/api/client.test.ts', 'every request carries the language'],
    ['the calls, by method and path', EVERYWHERE, 'are there for %s'],
    [
      'restaurant: draft or publication, and the error’s language',
      'server/publishing/publishing.test.ts',
      '%s is not found, and the answer says which language to speak in',
    ],
    ['menus upload without a restaurant', 'server/imports/upload.test.ts', 'says that no restaurant is selected'],
    [
      'updated-at',
      'server/publishing/publishing.test.ts',
      'sold out moves the availability’s version and nothing else',
    ],
    ['icons.svg', EVERYWHERE, '§7 the icons'],
    [
      'errors are reported, each request traced',
      'server/telemetry/sentry.test.ts',
      'every request is traced by its declared route',
    ],
    [
      'each request of the app is traced',
      'e2e/error-reports.e2e.ts',
      'the owner’s app traces its load and each of its requests',
    ],
    [
      'analytics: anonymous addresses, no advertising',
      'e2e/measuring.e2e.ts',
      'an owner is asked, consents, and withdraws it in the settings',
    ],
  ],
  '§8': [
    ['messages', EVERYWHERE, '§8 %s is said'],
    ['in French, too', 'test/messages.test.ts', 'have the same keys'],
    ['seven seconds', EVERYWHERE, '§9 error banner'],
    ['chat limit', 'server/chat/chats.test.ts', '"Message limit reached."'],
    [
      'ten labels',
      'test/failure-labels.test.ts',
      'each failure that the specification names is logged under its label, once',
    ],
    [
      'ten labels, reported',
      'server/telemetry/sentry.test.ts',
      'each failure that the specification names is reported under its label',
    ],
    ['a wrong code says the server’s message', 'e2e/sign-in.e2e.ts', 'sign up, confirm, sign out, sign in again'],
    ['noise is ignored, duplicates dropped', 'e2e/error-reports.e2e.ts', 'is reported once, by its kind and place'],
  ],
};
