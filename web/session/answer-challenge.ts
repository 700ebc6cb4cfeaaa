import { startAuthentication } from '@simplewebauthn/browser';
import { type User, userAnswerSchema } from '../../shared/api/accounts.ts';
import { passkeyAnswerSchema, requestOptionsSchema } from '../../shared/api/passkeys.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { ask } from '../api/ask.ts';

export type SignInWay = 'button' | 'autofill';

/** Signs in by a passkey of this browser. */
export async function answerChallenge(way: SignInWay): Promise<User> {
  const optionsJSON = await ask(requestOptionsSchema, 'POST', API_PATHS.loginPasskeyOptions);
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: way === 'autofill' });
  return (await ask(userAnswerSchema, 'POST', API_PATHS.loginPasskey, passkeyAnswerSchema.parse(answer))).user;
}
