/** In the words of Chromium and Firefox. Safari names none, and asks again for a file that it couldn't fetch. */
const FAILED_ADDRESS = /https?:[^\s#]+/;

/** How often a file couldn't be fetched, by its address. */
const failureCounts = new Map<string, number>();

/**
 * Imports a part of the app. A browser keeps the failure of a module's address, so that a lost part would be lost until the page is
 * reloaded: the next attempts name the same file by other fragments.
 *
 * @param load Only imports, so that the file can be imported in its place.
 * @throws as `load`.
 */
export async function importPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = FAILED_ADDRESS.exec(String(error))?.[0];
    if (address === undefined) throw error;
    const failureCount = failureCounts.get(address) ?? 0;
    failureCounts.set(address, failureCount + 1);
    if (failureCount === 0) throw error;
    // The file that `load` imports.
    return (await import(/* @vite-ignore */ `${address}#${failureCount}`)) as Module;
  }
}
