import type { AppLocale, MenuLocale } from './locales.ts';
import type { Availability, PublicRestaurant } from './publication.ts';
import type { InvitedRole } from './roles.ts';

/**
 * The renderer's interface: the guest's pages, built because Node can't run `.tsx` itself, and the bodies of mails. Pure:
 * the same input renders the same text, so that pages can be cached by their versions.
 */
export type GuestPage = {
  /** Scheme and host of the page's canonical address, without a slash at the end. */
  public_url: string;
  /** The restaurant's path there: empty at its own domain. */
  home_path: string;
  /** The restaurant's path where the page is shown, for its links. */
  links_path: string;
  restaurant: PublicRestaurant;
  /** The same as the restaurant wrote it; `restaurant` itself on a page in its main language. */
  original: PublicRestaurant;
  menu_id: number;
  locale: MenuLocale;
  /** Every language the page can be read in; the restaurant's main one first. */
  locales: MenuLocale[];
  /** Whether some texts are in the main language although the page is in another. */
  is_partly_translated: boolean;
  availability: Availability;
  /** When the publication was made. */
  published_at: string;
  /** When it was last known to be current; null if it is known to be current. */
  as_of: string | null;
  /** The path of the preview card for shared links; null for the preview of the draft. */
  card_path: string | null;
  /** The code of the restaurant's address, for paper: path data in units of a module; null for the preview. */
  qr: { modules: number; path: string } | null;
  /** Whether a model answers in the chat; otherwise this machine does, from the menu. */
  is_chat_by_model: boolean;
  /** Whether a page of another site shows it in a frame: without a script, its links to other menus and languages stay in the frame. */
  is_embedded: boolean;
  /** True for the owner's preview of the unpublished draft: no canonical address, not to be indexed. */
  preview: boolean;
};

export type GuestError = {
  /** 410: the operator has suspended the restaurant. 503: it is unknown whether there is a menu. */
  status: 400 | 403 | 404 | 410 | 503;
  locale: MenuLocale;
  /** Set only for an existing restaurant; `menu_path` is its menu's, if guests can see one. */
  restaurant: { name: string; phone: string | null; menu_path: string | null } | null;
};

/** The page for visitors at the root of the site. */
export type LandingPage = {
  locale: AppLocale;
  /** Scheme and host of the public address, without a slash at the end. */
  public_url: string;
  /** Whether publishing is paid for on this server. */
  is_paid: boolean;
  /** What a subscription costs, for example "$29 a month", the month before the year; null if that is unknown. */
  prices: [string] | [string, string] | null;
  /** The operator's address for mail and privacy page, where they are set. */
  contact: string | null;
  privacy_url: string | null;
};

/** One mail per kind, with its parameters. */
export type Mail =
  | { kind: 'confirmation_code'; code: string; minutes: number }
  | { kind: 'unknown_address'; sign_up_url: string }
  // Of the subscription: times in ISO 8601, shown as days; `restaurant` if the account has several.
  | { kind: 'payment_failed'; last4: string | null; closes_at: string; pay_url: string; restaurant?: string }
  | { kind: 'card_expiring'; last4: string; month: number; year: number; card_url: string; restaurant?: string }
  | { kind: 'subscription_ending'; ends_at: string; resume_url: string; restaurant?: string }
  | { kind: 'subscription_ended'; ended_at: string; subscribe_url: string; restaurant?: string }
  // `owner`, `email`: the address of the inviting owner, and of the person who has accepted.
  | { kind: 'invitation'; restaurant: string; owner: string; role: InvitedRole; url: string; days: number }
  | { kind: 'person_joined'; restaurant: string; email: string; role: InvitedRole; people_url: string }
  | { kind: 'verify_email'; url: string; hours: number }
  | { kind: 'email_changed'; new_email: string; url: string; days: number }
  | { kind: 'account_deleted' }
  | { kind: 'passkey_added'; name: string; account_url: string }
  | { kind: 'backup_failed'; reason: string }
  // Of the operator's acts; `contact` is the operator's address, if there is one, `page_url` null if nothing is published.
  | { kind: 'restaurant_suspended'; restaurant: string; reason: string; contact: string | null }
  | { kind: 'restaurant_restored'; restaurant: string; page_url: string | null }
  | { kind: 'restaurant_given'; restaurant: string; contact: string | null }
  | { kind: 'restaurant_received'; restaurant: string; admin_url: string }
  | { kind: 'translation_failed'; restaurant: string; languages: MenuLocale[]; languages_url: string };

export type MailBody = { subject: string; html: string; text: string };

/** Addresses of built files. */
export type HomeFiles = {
  scripts: readonly string[];
  styles: readonly string[];
  /** The messages of the first screens, by language. */
  words: Readonly<Partial<Record<AppLocale, string>>>;
};

export type Render = {
  guestPage(page: GuestPage): string;
  guestError(error: GuestError): string;
  landingPage(page: LandingPage): string;
  /**
   * The document of the owner's app at an address, in English, with the placeholders `{product}`, `{description}`,
   * `{needs_scripts}` and `{nonce}`.
   */
  appDocument(url: string): Promise<string>;
  /** What the home screen of a signed-in owner loads besides what the document names. */
  home_files: HomeFiles;
  mail(mail: Mail, locale: AppLocale): MailBody;
  /** Content-Security-Policy source expressions of the inline style every guest page carries. */
  style_hashes: readonly string[];
  /** The address of the script that asks owners and loads the tag manager, where it is configured. */
  measuring_script: string;
  /** The addresses of the scripts that report errors of the owner's app, where it is configured. */
  report_scripts: { watch_errors: string; report_errors: string };
};
