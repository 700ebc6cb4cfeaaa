import type { FileKey } from './files.ts';

// No segment begins with a dot, so that a key can't climb out of its folder.
const KEY = /^(public|private)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const MAX_CHARACTERS = 500;

/** Whether a text can be a key: `public/…` or `private/…`, of ASCII letters, digits, `-`, `_`, `.` and `/`. */
export const isFileKey = (text: string): text is FileKey => text.length <= MAX_CHARACTERS && KEY.test(text);
