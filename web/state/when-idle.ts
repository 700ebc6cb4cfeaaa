/** In browsers without idle callbacks (Safari), in milliseconds. */
const IDLE_MS = 200;
/** Of the time until the first screen: on a slow phone its owner begins before the rest of the app is loaded. */
const SHARE = 0.2;
const MAX_WAIT_MS = 2_000;
/** Until the first screen is looked for again. */
const LOOK_MS = 100;

/**
 * Resolves when the document, its scripts and what they have shown first are there and the browser has had nothing to do for
 * a while: for what the first screen doesn't need, and would wait for on a slow network.
 */
export const whenIdle: Promise<void> = new Promise((resolve) => {
  const onIdle = (callback: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
    else setTimeout(callback, IDLE_MS);
  };
  const waitForIdle = () =>
    onIdle(() => {
      // Nothing to do, since the scripts or the session are on their way.
      if (document.querySelector('.splash')) setTimeout(waitForIdle, LOOK_MS);
      else setTimeout(() => onIdle(resolve), Math.min(performance.now() * SHARE, MAX_WAIT_MS));
    });
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
});
