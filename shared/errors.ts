import type { MenuLocale } from './locales.ts';

/**
 * The one error table: code → HTTP status. The message of each is under the same key in
 * shared/i18n/server/{en,fr}.ts; the server fills `message` in the request's language, the app checks the code.
 */
export const ERROR_STATUS = {
  // Requests
  bad_request: 400,
  validation_failed: 422,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  cross_site: 403,
  xsrf_mismatch: 419,
  too_many_requests: 429,
  internal_error: 500,
  service_unavailable: 503,
  database_unavailable: 503,
  // Accounts
  unauthenticated: 401,
  confirmation_required: 403,
  email_taken: 409,
  code_invalid: 422,
  code_expired: 422,
  code_tries_used: 422,
  too_many_mails: 429,
  new_email_taken: 409,
  link_invalid: 422,
  link_expired: 422,
  subscription_active: 409,
  passkey_refused: 422,
  too_many_passkeys: 422,
  service_link_ended: 410,
  menu_key_refused: 401,
  too_many_keys: 422,
  // Restaurants and menus
  restaurant_exists: 409,
  too_many_restaurants: 422,
  unpaid_restaurants: 402,
  upgrade_running: 409,
  owners_only: 403,
  managers_only: 403,
  restaurant_mismatch: 409,
  restaurant_name_differs: 409,
  no_restaurant: 409,
  // People of a restaurant
  too_many_people: 422,
  too_many_invitations: 429,
  invitation_unknown: 404,
  invitation_used: 410,
  invitation_withdrawn: 410,
  invitation_expired: 410,
  invitation_of_another_address: 403,
  version_stale: 409,
  reorder_mismatch: 409,
  section_not_empty: 409,
  last_menu: 409,
  name_taken: 409,
  key_name_taken: 409,
  too_many_menus: 422,
  too_many_sections: 422,
  too_many_items: 422,
  too_many_codes: 422,
  logo_hides_code: 422,
  too_much_text: 422,
  // Files
  file_type_refused: 422,
  file_empty: 422,
  file_too_large: 413,
  picture_too_large: 422,
  too_many_files: 422,
  no_files: 422,
  storage_full: 507,
  // Pictures by a model
  image_already_generated: 409,
  image_has_photo: 409,
  image_model_missing: 409,
  // Imports
  import_running: 409,
  import_not_restartable: 409,
  import_not_ready: 409,
  import_already_applied: 409,
  import_finished: 409,
  import_empty: 422,
  import_comparison_changed: 409,
  import_not_reversible: 409,
  data_file_refused: 422,
  text_file_refused: 422,
  web_page_refused: 422,
  web_import_off: 409,
  // What a month allows
  message_limit_reached: 429,
  page_limit_reached: 429,
  picture_limit_reached: 429,
  // What a day allows
  reading_limit_reached: 429,
  // Publishing
  premium_required: 402,
  nothing_to_publish: 422,
  nothing_published: 409,
  menu_not_printable: 422,
  menu_too_long_to_print: 422,
  other_currency: 409,
  too_many_publications: 429,
  menus_unavailable: 403,
  restaurant_suspended: 410,
  // The subscription
  payment_failed: 402,
  unknown_price: 422,
  unknown_payment_method: 422,
  payment_in_progress: 409,
  subscription_exists: 409,
  no_subscription: 409,
  payment_provider_unavailable: 503,
  webhook_refused: 400,
  // The webhook of a restaurant
  webhook_address_refused: 422,
  webhooks_off: 409,
  // The domain of a restaurant
  own_domain_refused: 422,
  own_domains_off: 409,
  // The assistant
  assistant_failed: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Why a field is refused; the messages are in shared/i18n/app/{en,fr}.ts. */
export const FIELD_PROBLEMS = [
  'required',
  'invalid_type',
  'invalid_value',
  'unknown_field',
  'too_long',
  'too_small',
  'too_big',
  'invalid_email',
  'invalid_code',
  'email_in_use',
  'already_there',
  'control_characters',
  'special_characters',
  'low_contrast',
  'no_logo',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** Why a bank declines a card; the messages are in shared/i18n/server/{en,fr}.ts and sent by the server only. */
export const DECLINE_REASONS = [
  'card_declined',
  'card_expired',
  'insufficient_funds',
  'authentication_failed',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
/** A refused request's problem with a field. */
export type FieldRefusal = FieldProblem | DeclineReason;

/**
 * The body of every refused request. `fields` maps a path ("variants.0.price") to its problem's words; `locale` is the
 * language to use for a guest if a public menu can't be shown (specification §7, "Restaurant show").
 */
export type ErrorBody = {
  error: {
    code: ErrorCode;
    message: string;
    fields?: Record<string, { code: FieldRefusal; message: string }>;
    locale?: MenuLocale;
  };
};

/** A refusal that is sent to the client. Anything else that is thrown is answered as `internal_error`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly fields: Readonly<Record<string, FieldRefusal>> | undefined;
  readonly locale: MenuLocale | undefined;

  /** @param details `params` fill the message; `fields` names the invalid fields; `locale` is a guest's language. */
  constructor(
    code: ErrorCode,
    details: {
      params?: Record<string, string | number>;
      fields?: Record<string, FieldRefusal>;
      locale?: MenuLocale;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.code = code;
    this.params = details.params ?? {};
    this.fields = details.fields;
    this.locale = details.locale;
  }
}
