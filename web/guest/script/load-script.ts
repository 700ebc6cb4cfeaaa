/** Asks for a script that only some guests need; `failed` is called if it doesn't come, so that it can be asked for again. */
export function loadScript(address: string, failed: () => void): void {
  const scriptElement = document.createElement('script');
  scriptElement.type = 'module';
  scriptElement.src = address;
  scriptElement.addEventListener('error', () => {
    scriptElement.remove();
    failed();
  });
  document.head.append(scriptElement);
}
