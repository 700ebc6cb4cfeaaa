/** Why a file or a page could not be read (shared/draft.ts, READING_PROBLEMS). */
export const reading = {
  file_truncated: 'The file is cut off: its end is missing.',
  file_encrypted: 'The file is protected by a password.',
  file_damaged: 'The file is damaged and could not be opened.',
  too_many_pages: 'The file has too many pages.',
  picture_too_large: 'The picture is too large to be read.',
  no_text: 'No text was found on the page.',
  out_of_memory: 'The page is too large to be read in one piece.',
  out_of_time: 'The page took too long to read.',
  storage_full: 'The server’s disk was full while the page was read.',
  reader_crashed: 'The page could not be read.',
} as const;
