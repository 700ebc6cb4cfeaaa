/**
 * Asks for a script that only some guests need; `failed` is called if it doesn't come, so that it can be asked for again: a
 * browser keeps the failure of a module's address, but asks for one with another fragment.
 */
export function loadScript(address: string, failed: (() => void) | null): void {
  const scriptElement = document.createElement('script');
  scriptElement.type = 'module';
  scriptElement.src = `${address}#${Math.random()}`;
  scriptElement.onerror = failed;
  document.head.append(scriptElement);
}
