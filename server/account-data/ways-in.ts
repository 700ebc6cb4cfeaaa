import type { EndWaysIn } from '../accounts/end-ways-in.ts';

/** There is no way in but a code by mail. */
export const endWaysIn: EndWaysIn = async () => undefined;
