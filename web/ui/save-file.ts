/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const downloadLink = document.createElement('a');
  downloadLink.href = url;
  downloadLink.download = name;
  document.body.append(downloadLink);
  downloadLink.click();
  downloadLink.remove();
  // The download has started by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
