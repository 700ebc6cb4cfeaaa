import type { ParseKeys } from 'i18next';

const HELP = {
  file_encrypted: 'imports.help_password',
  file_truncated: 'imports.help_new_file',
  file_damaged: 'imports.help_new_file',
  script_unknown: 'imports.help_script',
  no_items: 'imports.help_dishes',
  too_many_pages: 'imports.help_fewer_pages',
  picture_too_large: 'imports.help_smaller',
  page_limit_reached: 'imports.help_next_month',
  reading_limit_reached: 'imports.help_tomorrow',
  too_many_items: 'imports.help_fewer_items',
  not_found: 'imports.help_menu_gone',
  other: 'imports.help_again',
} as const satisfies Record<string, ParseKeys>;
type Help = (typeof HELP)[keyof typeof HELP];

/**
 * What an owner can do about a failed import; null if a better picture is the answer.
 * @param code The import's error code.
 */
export function failureHelp(code: string): Help | null {
  if (code === 'no_text') return null;
  return Object.entries(HELP).find(([known]) => known === code)?.[1] ?? HELP.other;
}
