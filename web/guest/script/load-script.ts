/** A browser never asks again for a module's address that failed, but for one with another fragment. */
let failureCount = 0;

/** Asks for a script that only some guests need; `failed` is called if it doesn't come, so that it can be asked for again. */
export function loadScript(address: string, failed: () => void): void {
  const scriptElement = document.createElement('script');
  scriptElement.type = 'module';
  scriptElement.src = `${address}#${failureCount}`;
  scriptElement.onerror = () => {
    failureCount += 1;
    scriptElement.remove();
    failed();
  };
  document.head.append(scriptElement);
}
