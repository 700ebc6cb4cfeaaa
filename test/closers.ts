type Closer = () => Promise<void>;

const closers: Closer[] = [];

/** Registers something to be closed when the test file ends, newest first. */
export const closeAfterFile = (close: Closer): void => void closers.push(close);

/** Called by test/setup.ts. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
