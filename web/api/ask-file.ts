import { CLIENT_OPTIONS } from './ask.ts';
import { createAskFile } from './file-client.ts';

/** Gets a file of the signed-in owner's restaurant. */
export const askFile = createAskFile(CLIENT_OPTIONS);
