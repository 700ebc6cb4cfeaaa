/** Asks for a script that only some guests need; `failed` is called if it doesn't come, so that it can be asked for again. */
export function loadScript(address: string, failed: () => void): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = address;
  script.addEventListener('error', () => {
    script.remove();
    failed();
  });
  document.head.append(script);
}
