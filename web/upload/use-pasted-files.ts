import { useEffect } from 'react';

/** Adds files pasted anywhere on the screen; text pasted into a field stays the field's. */
export function usePastedFiles(onFiles: ((files: File[]) => unknown) | undefined): void {
  useEffect(() => {
    if (!onFiles) return;
    const onPaste = (event: ClipboardEvent) => {
      const pastedFiles = [...(event.clipboardData?.files ?? [])];
      if (pastedFiles.length === 0) return;
      event.preventDefault();
      onFiles(pastedFiles);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles]);
}
