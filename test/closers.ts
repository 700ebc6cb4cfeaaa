type Closer = () => Promise<void>;

const closers: Closer[] = [];

/** Has something closed when the test file ends, the newest first. */
export const closeAfterFile = (close: Closer): void => void closers.push(close);

/** Called by test/setup.ts. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
