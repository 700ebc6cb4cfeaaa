import { useEffect } from 'react';

/** Takes files pasted anywhere on the screen; text pasted into a field stays the field's. */
export function usePastedFiles(onFiles: ((files: File[]) => unknown) | undefined): void {
  useEffect(() => {
    if (!onFiles) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles]);
}
