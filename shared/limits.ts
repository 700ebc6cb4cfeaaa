/**
 * Every business constant of the specification (§9) and of the design (§4), in two tables.
 * Those an operator may override carry the same name in the environment (see server/env.ts).
 */
export const LIMITS = {
  MAX_UPLOAD_BYTES: 20 * 1024 * 1024,
  MAX_FILES_PER_IMPORT: 20,
  MAX_PAGES_PER_IMPORT: 200,
  MAX_PICTURE_PIXELS: 300_000_000,
  MAX_LOGO_BYTES: 5 * 1024 * 1024,
  MAX_ITEM_PICTURE_BYTES: 10 * 1024 * 1024,
  MAX_MENUS: 50,
  MAX_ITEMS: 3_000,
  MAX_TITLE_CHARACTERS: 200,
  MAX_DESCRIPTION_CHARACTERS: 2_000,
  MAX_DETAILS_CHARACTERS: 4_000,
  MAX_PRICE_TEXT_CHARACTERS: 40,
  FREE_PAGES_PER_MONTH: 30,
  PREMIUM_PAGES_PER_MONTH: 300,
  MAX_CHAT_MESSAGE_CHARACTERS: 500,
} as const satisfies Record<string, number>;

/** Only the server needs these: the app's first screens don't include them. */
export const SERVER_LIMITS = {
  MIN_FREE_DISK_BYTES: 64 * 1024 * 1024,
  MAX_SPOOL_BYTES: 2 * 1024 * 1024 * 1024,
  MAX_SECTIONS: 500,
  /** For all of a restaurant's sections and items: 333 for each item. It limits the cost of a page. */
  MAX_TEXT_CHARACTERS: 1_000_000,
  CHAT_MESSAGES_PER_CHAT: 20,
  CHAT_MESSAGES_PER_MONTH: 1_000,
  /** An owner's own questions to the assistant about the draft. */
  FREE_ASSISTANT_TRIES_PER_MONTH: 50,
  PREMIUM_ASSISTANT_TRIES_PER_MONTH: 300,
  CHAT_MESSAGES_PER_MINUTE_PER_CHAT: 10,
  CHAT_MESSAGES_PER_MINUTE_PER_ADDRESS: 120,
  /** Of one restaurant: a month's messages last for ten days at least, whoever sends them. */
  CHAT_MESSAGES_PER_DAY_PER_ADDRESS: 100,
  /** Days after which an import that was applied, discarded or failed is deleted, with its files and pages. */
  IMPORTS_KEPT_DAYS: 90,
  PICTURES_PER_MONTH: 100,
  READING_SECONDS_PER_DAY: 3_600,
  PUBLICATIONS_PER_DAY: 200,
  REQUESTS_PER_MINUTE_PER_ADDRESS: 1_200,
  SIGN_INS_PER_MINUTE_PER_ADDRESS: 100,
  UPLOADS_PER_MINUTE_PER_ADDRESS: 60,
  PUBLICATIONS_PER_MINUTE_PER_ADDRESS: 60,
  /** Taking back many deletions, one after another, is as many restores out of the bin. */
  RESTORES_PER_MINUTE_PER_ADDRESS: 300,
  DRAWINGS_PER_MINUTE_PER_ADDRESS: 60,
  PAYMENTS_PER_MINUTE_PER_ADDRESS: 30,
  LOGIN_CODES_PER_HOUR_PER_EMAIL: 10,
  CODE_TRIES_PER_HOUR: 1_000,
  CODE_TRY_SPACING_MS: 2_000,
  WRONG_CODES_PER_HOUR_PER_SENDER: 200,
  CODES_PER_HOUR_PER_SENDER: 2_000,
  EMAIL_LINKS_PER_HOUR_PER_USER: 10,
  EXPORTS_PER_MINUTE_PER_ADDRESS: 10,
  MENU_READS_PER_MINUTE_PER_KEY: 60,
  /** Domains that begin to show a menu: the proxy gets a certificate for each. */
  NEW_DOMAINS_PER_DAY_PER_RESTAURANT: 3,
  /** Of all restaurants: an authority gives one account only so many certificates. */
  NEW_DOMAINS_PER_DAY: 100,
} as const satisfies Record<string, number>;

export type Limits = { readonly [name in keyof typeof LIMITS | keyof typeof SERVER_LIMITS]: number };

/** Specification §9: how long the interface shows or waits, in milliseconds. */
export const ERROR_BANNER_MS = 7_000;
export const SAVING_INDICATOR_MS = 2_500;
/** How long undoing an edit is offered; it is possible for longer, by keys and in the menu of the section. */
export const UNDO_TOAST_MS = 10_000;
/** Design §4: how often the app checks whether its data is current. */
export const UPDATED_CHECK_MS = 60_000;
export const VERIFICATION_POLL_MS = 15_000;
export const UPLOAD_TO_ANALYSIS_MS = 1_000;

/** Specification §9 and design §4: lives of sessions, codes and links, in milliseconds. */
export const SESSION_LIFETIME_MS = 31 * 24 * 60 * 60 * 1_000;
/** For how long a session may stay unused, in hours: the owner's choice. The last is the life of a session. */
export const IDLE_LIMITS_HOURS = [1, 8, 24, 168, 744] as const;
export type IdleLimitHours = (typeof IDLE_LIMITS_HOURS)[number];
export const DEFAULT_IDLE_LIMIT_HOURS = 744;
/**
 * How long after a code or a passkey the address, passkeys, devices, the export and the end of an account are open; later
 * they ask for another.
 */
export const CONFIRMED_FOR_MS = 10 * 60 * 1_000;
export const EMAIL_CHANGE_LIFETIME_MS = 24 * 60 * 60 * 1_000;
/** How long the previous address can be restored. */
export const EMAIL_TAKE_BACK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;
/** The longest that browsers keep a cookie (RFC 6265bis §5.5): that of a browser that signed in before. */
export const KNOWN_DEVICE_LIFETIME_MS = 400 * 24 * 60 * 60 * 1_000;
export const SECURITY_EVENTS_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;
export const LOGIN_CODE_LIFETIME_MS = 10 * 60 * 1_000;
export const LOGIN_CODE_TRIES = 5;
export const RESEND_CODE_AFTER_MS = 30 * 1_000;
export const CONFIRMATION_CODE_DIGITS = 6;
/** How long a browser may wait before it answers with a passkey. */
export const PASSKEY_CHALLENGE_LIFETIME_MS = 5 * 60 * 1_000;
export const MAX_PASSKEYS = 20;
export const MAX_RESTAURANTS_OF_OWNER = 20;
/** The session of a phone that opened the staff's link; opening it again starts a new one. */
export const SERVICE_SESSION_LIFETIME_MS = 12 * 60 * 60 * 1_000;
/** How many earlier questions a try of the assistant may send: as many as a chat has. */
export const REMEMBERED_EXCHANGES = 20;
/** How long guests' questions and their answers are stored. */
export const CHAT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;
export const BIN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;
/**
 * The maximum of the bin besides that: the oldest are removed first, but nothing before it has been there for a day, so
 * that who stole a session can't push the menus out of it (docs/decisions/115).
 */
export const MAX_BIN_MENUS = 100;
export const MAX_BIN_SECTIONS = 1_000;
export const MAX_BIN_ITEMS = 6_000;
export const BIN_KEPT_AT_LEAST_MS = 24 * 60 * 60 * 1_000;
/** How many times as much the bin holds of what went there within that time; then deleting more asks for a sign-in. */
export const BIN_OVERFLOW_FACTOR = 10;
/** A restaurant's newest publications are kept, and those that are younger than this. */
export const PUBLICATIONS_KEPT = 50;
/** An import whose draft nobody has reviewed is deleted after so many days. */
export const UNREVIEWED_IMPORTS_KEPT_DAYS = 365;
/** What a restaurant used, and its assistant cost, is kept for so many months. */
export const USAGE_KEPT_MONTHS = 24;
export const PUBLICATION_LIFETIME_MS = 90 * 24 * 60 * 60 * 1_000;
/** Counts of visits are shown and kept for so many days. */
export const VISITS_KEPT_DAYS = 90;
/** A guest's page shows its date from this age on: the database has been down for that long. */
export const PAGE_SAYS_ITS_TIME_AFTER_MS = 10 * 60 * 1_000;
export const PAST_DUE_GRACE_MS = 7 * 24 * 60 * 60 * 1_000;

/** Specification §2 and §9: a description longer than the first is cut to the second, plus an ellipsis. */
export const PAGE_DESCRIPTION_MAX_CHARACTERS = 160;
export const PAGE_DESCRIPTION_CUT_CHARACTERS = 157;

/** Specification §9: the QR code. Pixels; the error correction level is ISO/IEC 18004's Q. */
export const QR_DISPLAY_PIXELS = 210;
export const QR_DOWNLOAD_PIXELS = 300;
export const QR_ERROR_CORRECTION = 'Q';
/** The highest, for a code whose middle is covered by a logo. */
export const QR_LOGO_ERROR_CORRECTION = 'H';
/** ISO/IEC 18004 §5.3.8: the quiet zone is four modules wide. */
export const QR_QUIET_ZONE_MODULES = 4;

/** Of items that one request changes; the app sends more in several requests. */
export const MAX_BATCH_ITEMS = 500;

/** Per item. */
export const MAX_VARIANTS = 12;
export const MAX_VARIANT_LABEL_CHARACTERS = 60;
export const MAX_OPTIONS = 40;
export const MAX_OPTION_LABEL_CHARACTERS = 120;
export const MAX_TAGS = 20;
export const MAX_TAG_CHARACTERS = 40;
/** Per draft: what its pages print and no field holds. */
export const MAX_LEFT_OUT_LINES = 1_000;
export const MAX_LEFT_OUT_CHARACTERS = 200;
/** Per restaurant: items refer to them by a one-digit number. */
export const MAX_TAXES = 9;

export const FIRST_MENU_ID = 1;
export const SOLD_OUT_BACK_HOUR = 5;

/** How long the owner's app waits for an answer without progress; longer work is a job. */
export const ANSWER_SILENCE_MS = 30_000;

/** Lines of opening hours, and of the times at which a menu is served: several a day, and those of seasons. */
export const MAX_OPENING_PERIODS = 40;
/** Dates, or spans of them, on which a restaurant is closed. */
export const MAX_CLOSED_SPANS = 40;

/** Origins of the meats of one dish. */
export const MAX_MEAT_ORIGINS = 12;
/** Of a dish's words that its owner has confirmed against its declaration; of long words the beginning is stored. */
export const MAX_CHECKED_WORDS = 60;
export const MAX_CHECKED_WORDS_CHARACTERS = 120;

/** People of a restaurant besides its owner, with those who are invited. */
export const MAX_PEOPLE_OF_RESTAURANT = 30;
export const MAX_INVITATIONS_PER_DAY = 20;
export const INVITATION_LIFETIME_DAYS = 7;
/** How long an invitation that ended is kept, so that its link says why it does nothing. */
export const INVITATIONS_KEPT_DAYS = 30;
/** A further restaurant can be created while at most so many of the account's have no subscription: each reads pages for nothing. */
export const MAX_UNPAID_RESTAURANTS = 2;
