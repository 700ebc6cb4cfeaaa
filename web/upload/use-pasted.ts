import { useEffect } from 'react';

type Pasted = { onFiles(files: File[]): unknown; onText(text: string): unknown };

/** Of a picture that was copied by itself, and not as a file: browsers name it so. */
const PICTURE_NAME = 'image.png';

/** Adds files and text pasted anywhere on the screen; text pasted into a field stays the field's. */
export function usePasted({ onFiles, onText }: Pasted, isDisabled: boolean): void {
  useEffect(() => {
    if (isDisabled) return;
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const pastedFiles = [...(event.clipboardData?.files ?? [])];
      const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      // Spreadsheets and word processors copy a picture of the text beside it; a picture copied from a page may come with its address.
      const isPictureOfText =
        text.trim() !== '' &&
        (isInField || text.trim().includes('\n')) &&
        pastedFiles.every(({ name }) => name === PICTURE_NAME);
      if (pastedFiles.length > 0 && !isPictureOfText) onFiles(pastedFiles);
      else if (text.trim() !== '' && !isInField) onText(text);
      else return;
      event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles, onText, isDisabled]);
}

const FIELDS = 'input, textarea, [contenteditable]';
