/** The written record of allergens. */
export const allergen_record = {
  allergen: 'Allergens of {{name}}',
  made_on: 'Written on {{date}}. As the restaurant declared it.',
  legend: 'C: contains · M: may contain · –: without · ?: not declared',
  part: 'Size or add-on',
  declared_at: 'Declared on',
  declared_by: 'Declared by',
  contains: 'contains',
  may_contain: 'may contain',
  without: 'without',
  not_declared: 'not declared',
  unnamed: 'kind not named',
  sign_contains: 'C',
  sign_may_contain: 'M',
  sign_without: '–',
  sign_not_declared: '?',
  kinds: 'Named: {{kinds}}',
  kind_may: '{{kind}} (may contain)',
  page: 'Page {{page}}',
} as const;

/** The export of an account. */
export const account_file = {
  readme:
    'Everything that {{product}} stores about your account.\r\n\r\naccount.json: you, and where you are signed in\r\nmenu.json, menu.csv: your restaurant and its menus as they are now, for programs and for spreadsheets\r\npictures: the logo and the dishes, in their stored size\r\npublications: every publication, as guests saw it\r\ntranslations: every text that was translated, a file for each language\r\nvisits.csv: how often your menu was opened\r\nqr-codes.json: your named QR codes, and how often each was scanned\r\nwebsite.json: the keys and the webhook of your website or till, without their secrets\r\nuploads: the files that you imported\r\n\r\nA question mark after an allergen means: may contain.\r\n',
  menu: 'Menu',
  section: 'Section',
  item: 'Dish',
  item_description: 'Description',
  item_details: 'Details for the assistant',
  item_price: 'Price',
  price_up_to: 'Up to',
  price_in_words: 'Price in words',
  sizes: 'Sizes',
  add_ons: 'Add-ons',
  item_tags: 'Tags',
  item_allergens: 'Allergens',
  item_meat_origins: 'Origin of the meat',
  item_homemade: 'Fait maison',
  yes_homemade: 'yes',
  is_sold_out: 'Sold out',
  yes_sold_out: 'yes',
  is_hidden: 'Hidden',
  yes_hidden: 'yes',
  item_picture: 'Picture',
} as const;

/** Headers and words of a menu as a table. A file with the headers of either language is read again. */
export const data_file = {
  section: 'Section',
  dish: 'Dish',
  description: 'Description',
  price: 'Price',
  price_max: 'Price up to',
  price_text: 'Price in words',
  sizes: 'Sizes',
  size: 'Size (a line each)',
  options: 'Options',
  tags: 'Tags',
  allergens: 'Allergens',
  details: 'Details',
  hidden: 'Hidden',
  id: 'Ardoise number',
} as const;

/** Why a whole data file is refused. */
export const data_refusals = {
  unreadable: 'it is neither CSV, nor XLSX, nor JSON that was exported here.',
  too_large: 'it is too large. At most {{lines}} lines and {{columns}} columns are read.',
  version: 'it was exported by another version of Ardoise.',
  currency: 'its prices are in another currency. Your restaurant’s is {{currency}}.',
  encrypted: 'it has a password. Save it without one.',
  other_menu:
    'it has dishes of another of your menus. Choose the menu that it was saved from, or empty the numbers of these lines.',
} as const;

/** Why a text can't be laid out to be read; after the file's name and a colon. */
export const text_refusals = {
  unreadable: 'it is neither plain text nor a Word document.',
  encrypted: 'it has a password, or is in Word’s old format. Save it as DOCX without a password, or as a PDF.',
  macros: 'it may run macros. Save it as a document without macros (DOCX) or as a PDF.',
  no_text: 'there is no text in it.',
  too_long: 'it is too long. Send only the part with your dishes and drinks, on at most {{pages}} pages.',
  script: 'some of its letters can’t be laid out yet, as in “{{text}}”. Send a PDF that holds its text.',
} as const;

/** Why nothing is read from a web page, behind “{{address}}” can’t be read: */
export const web_page_refusals = {
  address: 'this isn’t the address of a web page, like https://www.example.com/menu.',
  not_public: 'it doesn’t lead to a page on the internet.',
  port: 'it leads to an unusual port of its server. Only pages at the usual ports are read.',
  password:
    'it has a name or password in it. Only pages that everybody can open are read: leave out what is before the @.',
  own_site: 'it leads to this site itself. Enter the address of your restaurant’s own page.',
  unreachable:
    'its server can’t be reached, or doesn’t answer as it should. Open the page in your browser to check its address.',
  too_slow: 'it wasn’t complete within {{seconds}} seconds.',
  too_large: 'it is larger than {{megabytes}} MB.',
  sign_in: 'it asks to sign in, or refuses programs. Copy the menu’s text from your browser, or send it as a PDF.',
  not_there: 'there is nothing at this address. Open the page in your browser to check it.',
  redirects: 'it leads from one address to the next without end.',
  not_a_page: 'it is neither a web page nor a file that menus are read from.',
  no_menu:
    'there is no menu in its text, nor a link to one as a PDF or picture. If your browser shows one there, copy its text, or send the page as a PDF.',
  too_many_files:
    'this page has {{files}} files that may be the menu, and at most {{max_files}} are loaded. Upload those of your menu.',
  too_long: 'it is too long.',
  script: 'some of its letters can’t be laid out yet, as in “{{text}}”. Send the menu as a PDF that holds its text.',
} as const;

/** Problems of a line of a data file. */
export const data_problems = {
  no_name: 'This line has no dish.',
  amount: 'This isn’t an amount in {{currency}}.',
  range: 'This must be more than the price.',
  too_long: 'This is too long.',
  characters: 'This contains characters that can’t be shown.',
  allergens: 'This names something that isn’t an allergen, or one of them twice.',
  too_many_sizes: 'A dish can have at most {{sizes}} sizes.',
  too_many_options: 'A dish can have at most {{options}} options.',
  too_many_tags: 'A dish can have at most {{tags}} tags.',
  size_line:
    'This differs from the first line of the dish. In the line of another size only its price and its allergens count.',
  yes_no: 'Write yes, or leave it empty.',
  has_sizes: 'This dish has sizes, and each has its own price. Write the price in the size.',
  formula:
    'The result of this formula isn’t in the file. Open it in a spreadsheet and save it again, or write the value.',
  date: 'The spreadsheet has made a date of this. Format the cell as text, and write it again.',
  missing_text: 'The text of this cell isn’t in the file. Save it again in a spreadsheet.',
  quotes: 'A quotation mark isn’t closed here, or text follows it. Double it (""), or remove it.',
  shape: 'This isn’t as in a file that was exported here.',
} as const;

/** Why a bank refuses a card (shared/errors.ts). */
export const declines = {
  card_declined: 'The bank declined the card. Please ask it why, or use another card.',
  card_expired: 'The card has expired. Please use another one.',
  insufficient_funds: 'There is not enough money on the card. Please use another one.',
  authentication_failed: 'The bank could not confirm that it was you. Please try again, or use another card.',
} as const;

/** Words for the codes of shared/errors.ts, and the reader's problems of shared/draft.ts. */
export const errors = {
  bad_request: 'The request could not be understood.',
  validation_failed: 'Some fields are not valid.',
  not_found: 'This could not be found.',
  method_not_allowed: 'This address does not accept that kind of request.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'The request is not in a format that is accepted here.',
  cross_site: 'This request came from a page of another site and was refused.',
  xsrf_mismatch: 'The page has been open for too long. Please try again.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  internal_error: 'Something went wrong on our side. Please try again. Reference: {{request_id}}',
  service_unavailable: 'The service is busy. Please try again in a moment.',
  database_unavailable: 'Your data cannot be reached at the moment. Please try again in a few seconds.',
  unauthenticated: 'Please sign in.',
  confirmation_required: 'Please confirm that it is you: sign in again with a code or a passkey.',
  email_taken: 'An account already exists for this email address. Would you like to sign in?',
  code_invalid: 'This code is not right. Please check the latest email.',
  code_expired: 'This code has expired. Please ask for a new one.',
  too_many_mails:
    'This address has no account and has already been sent three emails today. Use the latest one, or try again tomorrow.',
  code_tries_used: 'Too many tries with this code. Please ask for a new one.',
  new_email_taken: 'This email address is already in use by another account.',
  link_invalid: 'This link was already used, or replaced by a newer one.',
  link_expired: 'This link is too old.',
  subscription_active:
    'Your subscription is still active. Cancel it first; once its last day is over, the account can be deleted.',
  passkey_refused: 'This passkey was not accepted. Please try again, or sign in with a code.',
  too_many_passkeys: 'An account can have at most {{max}} passkeys.',
  service_link_ended: 'This link no longer works. Ask for a new one.',
  restaurant_exists: 'This account already has a restaurant.',
  restaurant_name_differs: 'The restaurant has another name by now. Please reload the page.',
  restaurant_mismatch:
    'You can’t open this restaurant any more, or are signed in to another account. Please reload the page.',
  too_many_restaurants: 'An account can have at most {{max}} restaurants.',
  unpaid_restaurants:
    '{{max}} of your restaurants have no subscription yet. Subscribe for one of them before you add another.',
  upgrade_running: 'The service is being upgraded, and this is not possible meanwhile. Please try again later.',
  owners_only: 'Only the owner of the restaurant can do this.',
  managers_only: 'Only the owner and the managers of the restaurant can do this. You can mark dishes as sold out.',
  too_many_people: 'A restaurant can have at most {{max}} people, with those who are invited.',
  too_many_invitations: 'You can send at most {{max}} invitations a day. Please try again tomorrow.',
  invitation_unknown:
    'This link opens no invitation. If a newer mail has come, please open its link; otherwise ask the owner for another.',
  invitation_used: 'This invitation was accepted already. Its link works once.',
  invitation_withdrawn: 'This invitation was withdrawn, or replaced by a newer one.',
  invitation_expired: 'This invitation has expired. Please ask the owner to send it again.',
  invitation_of_another_address: 'This invitation is for {{email}}. Please sign in with that address.',
  no_restaurant: 'No restaurant selected.',
  version_stale: 'This was changed elsewhere in the meantime.',
  reorder_mismatch: 'The list was changed elsewhere in the meantime. Please reload it.',
  section_not_empty: 'The section has dishes by now, so it was not deleted.',
  too_many_menus: 'A restaurant can have at most {{max}} menus.',
  last_menu: 'A restaurant needs at least one menu: its printed code leads there.',
  too_many_sections: 'A restaurant can have at most {{max}} sections.',
  name_taken: 'Each code needs a name of its own: “{{name}}” would be there twice.',
  key_name_taken: 'A key is called “{{name}}” already.',
  menu_key_refused: 'This key doesn’t exist, or was revoked.',
  too_many_keys: 'A restaurant can have at most {{max}} keys.',
  webhook_address_refused:
    'This address can’t be used: it must begin with https://, without a port or a password, and lead to a server on the internet.',
  webhooks_off: 'The operator of this site has switched webhooks off.',
  own_domain_refused:
    'This domain can’t be used: it must be a name of yours, such as menu.your-restaurant.com, without https:// and without anything after it.',
  own_domains_off: 'This site doesn’t offer domains of restaurants.',
  logo_hides_code: 'A phone can’t read the code with this logo in it.',
  too_many_codes: 'A restaurant can have at most {{max}} named codes.',
  too_much_text:
    'Your menus hold too much text: at most {{max}} characters together. Shorten descriptions, or delete what you no longer serve.',
  too_many_items: 'A restaurant can have at most {{max}} items.',
  file_type_refused: '“{{file}}” is not a file that can be read here. Accepted: {{types}}.',
  file_empty: '“{{file}}” is empty.',
  file_too_large: '“{{file}}” is larger than {{max}} MB.',
  picture_too_large: '“{{file}}” has more than {{max}} megapixels. Please make it smaller first.',
  too_many_files: 'At most {{max}} files can be imported at once.',
  no_files: 'Please choose at least one file.',
  storage_full: 'The server’s disk is full. Nothing was changed. Please contact whoever runs this server.',
  image_already_generated: 'A picture was already generated for this dish. It can be done only once.',
  image_has_photo: 'This dish has a photo of your own. Remove it first.',
  image_model_missing: 'This server has no AI model that makes pictures.',
  import_running: 'An import is already running. Please wait until it is finished.',
  import_not_restartable: 'Only an import that failed can be restarted.',
  import_not_ready: 'This import is not ready yet.',
  import_already_applied: 'This import is already on your menu.',
  import_finished: 'These files are read already. Nothing was deleted.',
  import_comparison_changed: 'Your menu or the draft has changed since. Please look at the comparison again.',
  import_not_reversible: 'This import can’t be undone any more.',
  import_empty: 'There is nothing left of this import to put on the menu.',
  data_file_refused: '“{{file}}” can’t be read: {{reason}}',
  text_file_refused: '“{{file}}” can’t be read: {{reason}}',
  web_page_refused: '“{{address}}” can’t be read: {{reason}}',
  web_import_off: 'The operator of this site has switched reading web pages off.',
  message_limit_reached: 'Message limit reached.',
  reading_limit_reached:
    'These files were very slow to read, and today’s reading time is used up. Please try again tomorrow.',
  page_limit_reached: 'Not enough pages are left this month. Usage resets at the beginning of each month.',
  picture_limit_reached: 'This month’s {{max}} pictures are made. Usage resets at the beginning of each month.',
  premium_required: 'A premium subscription is needed for this.',
  other_currency: 'This publication’s prices are in a different currency from your restaurant’s.',
  nothing_to_publish: 'There is no visible item to publish yet.',
  nothing_published: 'Publish your menu first: only the menu that guests see can be printed.',
  menu_too_long_to_print:
    'The menu could not be laid out. Try again in a moment; if that doesn’t help, choose larger paper or divide it into several menus.',
  menu_not_printable: 'The menu has letters that can’t be printed yet, such as Arabic ones.',
  too_many_publications: 'You have published {{max}} times within a day. Your changes are saved; publish them later.',
  menus_unavailable: 'The menus are unavailable at the moment.',
  restaurant_suspended: 'The operator of this service has suspended this restaurant: guests see no menu of it.',
  payment_failed: 'The payment could not be completed, please try again.',
  unknown_price: 'This plan is no longer offered. Please reload the page.',
  unknown_payment_method: 'This card is not known here. Please enter it again.',
  payment_in_progress: 'A payment is already under way. Please wait a minute, then reload the page.',
  subscription_exists: 'You already have a subscription.',
  no_subscription: 'There is no subscription to change.',
  payment_provider_unavailable:
    'The payment service does not answer at the moment. You won’t be charged twice: please try again in a few minutes.',
  webhook_refused: 'The signature of this event is not right.',
  assistant_failed: 'The assistant could not answer the question',
} as const;

/** Why a dish's picture could not be generated (shared/api/images.ts, IMAGE_PROBLEMS). The item can still get its one picture. */
export const images = {
  image_unreachable: 'The AI service could not be reached. You can try again later.',
  image_denied: 'The AI service did not accept the request. Please contact whoever runs this server.',
  image_busy: 'The AI service is too busy. You can try again in a few minutes.',
  image_slow: 'The AI service was too slow. You can try again.',
  image_refused: 'The AI service does not draw this dish. Another title or description may help.',
  image_unusable: 'The AI service sent no usable picture. You can try again.',
  image_not_needed: 'The dish had a photo of your own by then, or was deleted.',
  image_broken_off: 'Making the picture was interrupted. You can try again.',
} as const;

/** Words of the mails, one group a kind. */
export const mails = {
  about: '{{product}} turns a restaurant’s menus into a web page with a QR code.',
  automatic: 'This mail was sent automatically; replies are not read.',
  code_subject: '{{code}} is your {{product}} code',
  code_title: 'Your code',
  code_lead: 'Enter this code on the page where you asked for it:',
  code_lifetime_one: 'It works once, for {{count}} minute.',
  code_lifetime_other: 'It works once, for {{count}} minutes.',
  code_caution:
    'Keep it to yourself: nobody from {{product}} will ask you for it. If you did not ask for a code, ignore this mail; without it nobody gets in.',
  translation_subject: '{{restaurant}}: a translation of your menu failed',
  translation_title: 'Some languages are behind',
  translation_lead_one:
    'The menu of {{restaurant}} that you published could not be translated into one of its languages: {{languages}}. We tried several times.',
  translation_lead_other:
    'The menu of {{restaurant}} that you published could not be translated into these languages: {{languages}}. We tried several times.',
  translation_meanwhile:
    'Your menu is online, with current prices. In these languages guests read what was translated before, and the rest in your own language.',
  translation_button: 'Try again',
  translation_note:
    'If it fails again, translate what is missing yourself on the same screen, or turn the language off. You get one mail for each publication.',
  unknown_subject: 'No {{product}} account for this address yet',
  unknown_title: 'No account here yet',
  unknown_lead: 'Someone asked to sign in to {{product}} with this email address, and it has no account.',
  unknown_offer: 'If it was you, create your account: your email address is all you need.',
  unknown_button: 'Create an account',
  unknown_elsewhere: 'Already have one? Then it is under another of your addresses: sign in with that one.',
  unknown_caution: 'If it was not you, ignore this mail. Nothing has been created.',
  failed_subject: 'Your payment for {{product}} did not go through',
  failed_title: 'The payment failed',
  failed_lead: 'The last invoice of your subscription could not be paid.',
  failed_card: 'The last invoice of your subscription could not be paid by the card that ends in {{last4}}.',
  failed_deadline:
    'Your public menu stays online until {{day}}. After that day your printed codes lead to a page that says it is unavailable, until the invoice is paid.',
  failed_button: 'Pay with a card',
  failed_after: 'Nothing has to be published again: once it is paid, the menu is back at once.',
  expiring_subject: 'Your card for {{product}} expires soon',
  expiring_title: 'Your card expires soon',
  expiring_lead:
    'The card that ends in {{last4}} is good until the end of {{month}}. Your subscription renews with it.',
  expiring_offer: 'Enter a new one now, so that your menu stays online without a break.',
  expiring_button: 'Change the card',
  ending_subject: 'Your {{product}} subscription ends on {{day}}',
  ending_title: 'Your subscription ends soon',
  ending_lead:
    'As you asked, your subscription ends on {{day}}. From then on your printed codes lead to a page that says the menu is unavailable.',
  ending_offer: 'If you want to stay, resume it before then. You pay nothing until the next period begins.',
  ending_button: 'Keep the subscription',
  ended_subject: 'Your {{product}} subscription has ended',
  ended_title: 'Your subscription has ended',
  ended_lead: 'It ended on {{day}}. Guests who scan your code now read that the menu is unavailable.',
  ended_offer: 'Your menu, your pictures and your code are kept. Subscribe again and guests see the menu at once.',
  ended_button: 'Subscribe again',
  verify_subject: 'Confirm your email address for {{product}}',
  verify_title: 'Confirm your address',
  verify_lead: 'This address was entered for an {{product}} account. Open the page and confirm that it is yours.',
  verify_button: 'Confirm this address',
  verify_lifetime_one: 'The link works once, for {{count}} hour, on any device.',
  verify_lifetime_other: 'The link works once, for {{count}} hours, on any device.',
  verify_caution: 'If you did not ask for this, ignore this mail: nothing will change.',
  changed_subject: 'The email address of your {{product}} account was changed',
  changed_title: 'Your address was changed',
  changed_lead:
    'Your {{product}} account now has the address {{email}}. Codes and mails go there from now on, and no longer here.',
  changed_caution:
    'If it was not you, restore this address. Everyone who is signed in to the account elsewhere is then signed out.',
  changed_button: 'Restore this address',
  changed_lifetime_one: 'The link works once, for {{count}} day.',
  changed_lifetime_other: 'The link works once, for {{count}} days.',
  deleted_subject: 'Your {{product}} account is deleted',
  deleted_title: 'Your account is deleted',
  deleted_lead:
    'Everything is gone: your restaurant, its menus, pictures and publications, translations, conversations and counts. The printed codes now lead to a page that says that there is no menu.',
  deleted_again: 'You are welcome to sign up again with this address whenever you like.',
  backup_subject: 'The {{product}} backup failed',
  backup_title: 'Last night’s backup failed',
  backup_lead: 'It was tried three times. The last problem was:',
  suspended_subject: '{{restaurant}} has been suspended',
  suspended_title: 'Your restaurant is suspended',
  suspended_lead:
    'The operator of {{product}} has suspended {{restaurant}}. Guests who open its page or scan its code read that the menu is offline.',
  suspended_reason: 'Reason: {{reason}}',
  suspended_data: 'Your menus are not lost: you can still sign in, edit and export them.',
  suspended_contact: 'If you think this is a mistake, write to {{contact}}.',
  restored_subject: '{{restaurant}} is open again',
  restored_title: 'The suspension is over',
  restored_lead:
    'The operator of {{product}} has ended the suspension of {{restaurant}}. Guests see what you published last.',
  restored_unpublished: 'The operator of {{product}} has ended the suspension of {{restaurant}}.',
  restored_publish: 'Nothing is published: guests see the menu once you publish it.',
  restored_button: 'See the page',
  given_subject: '{{restaurant}} belongs to another account',
  given_title: 'The restaurant was transferred',
  given_lead:
    'The operator of {{product}} has transferred {{restaurant}}, with its menus, pictures and address, to another account. You can no longer edit it, and the link of its staff has ended.',
  given_contact: 'If you did not ask for this, write to {{contact}}.',
  received_subject: '{{restaurant}} is yours',
  received_title: 'A restaurant was transferred to you',
  received_lead:
    'The operator of {{product}} has transferred {{restaurant}}, with its menus, pictures and address, to your account. Its printed codes still work.',
  received_subscription: 'A subscription does not move with it. Without one of your own, guests may not see the menu.',
  received_button: 'Open the restaurant',
  backup_mend: 'After you have fixed it, run `npm run backup`. Earlier backups are still there.',
  about_restaurant: 'This is about your restaurant {{restaurant}}.',
  invitation_subject: '{{restaurant}} invites you to {{product}}',
  invitation_title: 'An invitation from {{restaurant}}',
  invitation_manager:
    'The owner of {{restaurant}}, {{owner}}, invites you as a manager: you can edit and publish its menu with {{product}}.',
  invitation_staff:
    'The owner of {{restaurant}}, {{owner}}, invites you as a member of its staff: you can mark dishes as sold out with {{product}}.',
  invitation_how: 'Open the invitation, and sign in or sign up with the address that this mail was sent to.',
  invitation_button: 'Open the invitation',
  invitation_lifetime_one: 'The invitation is valid for {{count}} day, and works once.',
  invitation_lifetime_other: 'The invitation is valid for {{count}} days, and works once.',
  invitation_caution: 'If you don’t know this restaurant, ignore this mail. Nothing will happen.',
  joined_subject: 'Somebody can now work at {{restaurant}}',
  joined_title: 'Your invitation was accepted',
  joined_manager:
    '{{email}} has accepted the invitation, and can now edit and publish the menu of {{restaurant}} as a manager.',
  joined_staff:
    '{{email}} has accepted the invitation, and can now mark dishes of {{restaurant}} as sold out, as a member of its staff.',
  joined_caution: 'If you didn’t invite this person, remove them at once and sign out everywhere in your account.',
  joined_button: 'See who has access',
  passkey_subject: 'A passkey was added to your {{product}} account',
  passkey_title: 'A passkey was added',
  passkey_lead: '“{{name}}” can now sign in to your account, without a code.',
  passkey_caution: 'If it was not you, remove it at once and end the sessions that you don’t know.',
  passkey_button: 'Go to your account',
} as const;

/** Why a page was structured by its layout instead of the model that is configured. */
export const model = {
  model_unreachable: 'The AI service could not be reached. The page was read without it.',
  model_denied: 'The AI service did not accept the request. The page was read without it.',
  model_busy: 'The AI service was too busy. The page was read without it.',
  model_slow: 'The AI service was too slow. The page was read without it.',
  model_refused: 'The AI service refused to read the page. It was read without it.',
  model_cut_short: 'The AI service’s answer was not complete. The page was read without it.',
  model_unusable: 'The AI service’s answer did not fit the page. The page was read without it.',
};

/** Words of the outbox at /dev/outbox. */
export const outbox = {
  title: 'Outbox',
  lead: 'Mails that would have been sent. No relay is set, so they stay on this machine.',
  empty: 'No mail in the last 15 minutes.',
  to: 'To {{address}}',
} as const;

/** Words in the QR code's file. */
export const qr = {
  test_code: 'test code',
  scan: 'Scan for the menu',
  join_wifi: 'Scan to join our Wi-Fi',
} as const;

/** Why a file or a page could not be read (shared/draft.ts, READING_PROBLEMS), or was read in its picture (TEXT_PROBLEMS). */
export const reading = {
  file_truncated: 'The file is cut off: its end is missing.',
  file_encrypted: 'The file is protected by a password.',
  file_damaged: 'The file is damaged and could not be opened.',
  too_many_pages: 'The file has too many pages.',
  picture_too_large: 'The picture is too large to be read.',
  no_text: 'No text was found on the page.',
  no_items: 'There is text in these files, but no dish or drink was found in it.',
  script_unknown: 'The page is in letters that can’t be read in pictures: only Latin, Chinese and Japanese ones can.',
  out_of_memory: 'The server has too little memory to read this page, which is very large or a photo.',
  out_of_time: 'The page has too much on it to be read in its time.',
  server_busy: 'The server was too busy to read the page.',
  storage_full: 'The server’s disk was full while the page was read.',
  reader_crashed: 'The page could not be read.',
  text_partly_untrue:
    'Part of the PDF’s text is not what the page shows. That part was read in the picture of the page.',
  text_untrue: 'The PDF’s text is not what the page shows. The page was read as a picture instead.',
} as const;

/** Words of the receipt as a file; `rate` is written as the language writes it. */
export const receipt = {
  receipt_title: 'Receipt',
  invoice_title: 'Invoice',
  receipt_number: 'No. {{number}}',
  receipt_date: 'Issued {{day}}',
  receipt_from: 'From',
  receipt_billed: 'Billed to',
  receipt_tax_number: 'Tax number {{number}}',
  receipt_period: '{{start}} to {{end}}',
  receipt_subtotal: 'Subtotal',
  receipt_tax: '{{number}} {{name}} {{rate}}',
  receipt_registration: '{{name}} no. {{registration}}',
  receipt_total: 'Total',
  receipt_paid: 'Paid {{day}}',
  receipt_paid_card: 'Paid {{day}} by card ending in {{last4}}',
  receipt_open: 'Not paid yet',
} as const;

/** Words of the sandbox's own page at /dev/payments. */
export const sandbox = {
  sandbox_title: 'Sandbox payments',
  sandbox_lead:
    'No card here is real and nobody is charged. Move the clock forward to see renewals, overdue invoices and subscriptions that end.',
  sandbox_clock: 'Its clock says {{time}}.',
  advance_day: '1 day later',
  advance_week: '8 days later',
  advance_month: '31 days later',
  advance_year: '366 days later',
  sandbox_empty: 'Nobody has subscribed yet.',
  sandbox_period: 'Paid until {{day}}',
  sandbox_cards: 'Test cards',
} as const;

/** The file of visits, for spreadsheets. */
export const visits_file = {
  day: 'Day',
  kind: 'What was opened',
  menu: 'Menu',
  language: 'Language',
  count: 'How often',
  visit: 'Menu page',
  scan: 'QR code or short address',
} as const;
