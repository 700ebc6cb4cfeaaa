import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { passkeys as english, passkey_sign_in as englishSignIn } from '../shared/i18n/app/en.ts';
import { passkeys as french, passkey_sign_in as frenchSignIn } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { API_PATHS, APP_PATHS } from '../shared/paths.ts';
import { mailedCode } from '../test/mailed-code.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { expectNoneInAllWindows, findingsWithTexts } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage as withWatchedPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
const WORDS = { en: { ...english, ...englishSignIn }, fr: { ...french, ...frenchSignIn } };

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
const withPage = (options: BrowserContextOptions, run: Parameters<typeof withWatchedPage>[1]) =>
  withWatchedPage({ browser, origin: server.url, ...options }, run);

/** The browser's own authenticator for tests; it answers by itself while `touch` is true. */
class Fingerprint {
  readonly #cdp: CDPSession;
  readonly #id: string;

  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp;
    this.#id = id;
  }

  static async on(page: Page): Promise<Fingerprint> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Fingerprint(cdp, authenticatorId);
  }

  async touch(isEnabled: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.#id, enabled: isEnabled });
  }

  async isRight(isUserVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified });
  }
}

/** The owner's account, with a passkey that was added there. */
async function withPasskey(
  options: BrowserContextOptions,
  words: (typeof WORDS)['en' | 'fr'],
  run: (page: Page, fingerprint: Fingerprint, kitchen: Kitchen) => Promise<void>,
): Promise<void> {
  const kitchen = await openKitchen(server.url, words === WORDS.fr ? 'fr' : 'en');
  await withPage(options, async (page, context) => {
    await kitchen.owner.signIn(context);
    const fingerprint = await Fingerprint.on(page);
    await page.goto(server.url + APP_PATHS.accountEdit);
    await page.getByText(words.none).waitFor();
    await page.getByRole('button', { name: words.add }).click();
    await page.getByText(words.added).waitFor();
    expect(await page.locator('[data-part="passkey"]').count()).toBe(1);
    await run(page, fingerprint, kitchen);
  });
}

const signOut = async (page: Page, fingerprint: Fingerprint): Promise<void> => {
  await fingerprint.touch(false);
  await page.context().clearCookies({ name: 'session' });
  await page.goto(`${server.url}${APP_PATHS.admin}`);
  await page.waitForURL('**/sign-in?next=*');
};

async function codesMailedTo(email: string): Promise<string[]> {
  const answer = await fetch(server.url + API_PATHS.outbox, { headers: { accept: 'application/json' } });
  // The outbox's own tests check its shape.
  const mails = (await answer.json()) as { to: string; text: string }[];
  return mails.filter(({ to }) => to === email).flatMap(({ text }) => text.match(/\b\d{6}\b/g) ?? []);
}

const renameTo = async (page: Page, name: string): Promise<void> => {
  await page
    .locator('[data-part="passkey"]')
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.getByLabel(english.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: english.save }).click();
  await page.getByText(name).waitFor();
};

test('a passkey is added, once for a device, named, signs in by its button without a mail, and is removed', async () => {
  await withPasskey({ ...PHONE, locale: 'en-CA' }, WORDS.en, async (page, fingerprint, { email }) => {
    await page.getByRole('button', { name: english.add }).click();
    await page.getByText(english.add_known).waitFor();
    expect(await page.locator('[data-part="passkey"]').count()).toBe(1);
    await renameTo(page, 'Front desk');

    // A browser that offers nothing in the field: the other way in would be quicker than the button.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    const before = await codesMailedTo(email);
    await signOut(page, fingerprint);
    await fingerprint.touch(true);
    await page.getByRole('button', { name: englishSignIn.button }).click();
    await page.waitForURL('**/admin/restaurant/menus/**');
    expect(await codesMailedTo(email)).toEqual(before);

    await page.goto(server.url + APP_PATHS.accountEdit);
    await page.getByRole('button', { name: interpolate(english.remove_named, { name: 'Front desk' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText(english.none).waitFor();
    await signOut(page, fingerprint);
    await fingerprint.touch(true);
    await page.getByRole('button', { name: englishSignIn.button }).click();
    await page.getByText(/not accepted/).waitFor();
  });
});

test('another person’s finger is refused with a message', async () => {
  await withPasskey({ ...PHONE, locale: 'en-CA' }, WORDS.en, async (page, fingerprint) => {
    await signOut(page, fingerprint);
    await fingerprint.isRight(false);
    await fingerprint.touch(true);
    await page.getByRole('button', { name: englishSignIn.button }).click();
    await page.getByText(englishSignIn.cancelled).waitFor();
    expect(new URL(page.url()).pathname).toBe(APP_PATHS.signIn);
  });
});

test('the browser offers the passkey in the field for the address', async () => {
  await withPasskey({ ...DESK, locale: 'fr-CA' }, WORDS.fr, async (page, fingerprint) => {
    await signOut(page, fingerprint);
    expect(await page.getByRole('textbox').getAttribute('autocomplete')).toBe('email webauthn');
    await fingerprint.touch(true);
    await page.waitForURL('**/admin/restaurant/menus/**');
  });
});

test('a second device signs in by code and adds its own passkey; removing the first device’s leaves it valid', async () => {
  await withPasskey({ ...DESK, locale: 'en-CA' }, WORDS.en, async (page, fingerprint, { email }) => {
    await renameTo(page, 'Front desk');
    // The second device, with an authenticator that holds nothing.
    await withPage({ ...PHONE, locale: 'en-CA' }, async (phone) => {
      await phone.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
      const finger = await Fingerprint.on(phone);
      await phone.goto(server.url + APP_PATHS.signIn);
      await phone.getByRole('button', { name: englishSignIn.button }).click();
      await phone.getByText(englishSignIn.cancelled).waitFor();
      const [before] = await codesMailedTo(email);
      await phone.getByLabel('Email address').fill(email);
      await phone.getByRole('button', { name: 'Send me a code' }).click();
      await phone.waitForURL('**/confirm');
      await phone.locator('fieldset input').first().focus();
      await phone.keyboard.type(await mailedCode(server.url, email, before));
      await phone.waitForURL('**/admin/restaurant/menus/**');

      await phone.goto(server.url + APP_PATHS.accountEdit);
      await phone.locator('[data-part="passkey"]', { hasText: 'Front desk' }).waitFor();
      await phone.getByRole('button', { name: english.add }).click();
      await phone.getByText(english.added).waitFor();
      expect(await phone.locator('[data-part="passkey"]').count()).toBe(2);
      await phone.getByRole('button', { name: interpolate(english.remove_named, { name: 'Front desk' }) }).click();
      await phone.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await phone.locator('[data-part="passkey"]', { hasText: 'Front desk' }).waitFor({ state: 'detached' });
      expect(await phone.locator('[data-part="passkey"]').count()).toBe(1);

      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
      await signOut(page, fingerprint);
      await fingerprint.touch(true);
      await page.getByRole('button', { name: englishSignIn.button }).click();
      await page.getByText(/not accepted/).waitFor();
      expect(new URL(page.url()).pathname).toBe(APP_PATHS.signIn);

      await signOut(phone, finger);
      await finger.touch(true);
      await phone.getByRole('button', { name: englishSignIn.button }).click();
      await phone.waitForURL('**/admin/restaurant/menus/**');
    });
  });
});

test('in French on a phone and a desk, light and dark: axe-core finds nothing, all can be touched, nothing is cut off', async () => {
  const options = { ...PHONE, locale: 'fr-CA' } as const;
  const check = (page: Page) => expectNoneInAllWindows(page, findingsWithTexts);
  const words = WORDS.fr;
  await withPasskey(options, words, async (page, fingerprint) => {
    await check(page);
    await page.getByRole('button', { name: words.rename }).first().click();
    await check(page);
    await signOut(page, fingerprint);
    await page.getByRole('button', { name: words.button }).waitFor();
    await check(page);
  });
});
