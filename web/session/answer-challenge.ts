import { startAuthentication } from '@simplewebauthn/browser';
import { type User, userAnswerSchema } from '../../shared/api/accounts.ts';
import { passkeyAnswerSchema, requestOptionsSchema } from '../../shared/api/passkeys.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { askApi } from '../api/ask.ts';

type SignInWay = 'button' | 'autofill';

/** Signs in by a passkey of this browser. */
export async function answerChallenge(signInWay: SignInWay): Promise<User> {
  const optionsJSON = await askApi(requestOptionsSchema, 'POST', API_PATHS.loginPasskeyOptions);
  const passkeyAnswer = await startAuthentication({ optionsJSON, useBrowserAutofill: signInWay === 'autofill' });
  return (await askApi(userAnswerSchema, 'POST', API_PATHS.loginPasskey, passkeyAnswerSchema.parse(passkeyAnswer)))
    .user;
}
