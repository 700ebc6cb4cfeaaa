const MAX_CHARACTERS = 200;

/**
 * The display name of an uploaded file: no path, no control, invisible or bidirectional characters
 * (which could make "exe.pdf" out of "fdp.exe"), at most 200 characters with the extension kept. Never empty, never
 * used as a path.
 */
export function cleanFileName(givenName: string): string {
  const baseName = givenName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const cleanName = baseName
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, '')
    .trim();
  if (cleanName === '' || /^\.+$/.test(cleanName)) return 'file';
  const characters = [...cleanName];
  if (characters.length <= MAX_CHARACTERS) return cleanName;
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(cleanName)?.[0] ?? '';
  return characters.slice(0, MAX_CHARACTERS - extension.length).join('') + extension;
}
