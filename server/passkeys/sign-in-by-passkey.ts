import type { PasskeyAnswer, RequestOptions } from '../../shared/api/passkeys.ts';
import { Refusal } from '../../shared/errors.ts';
import { PASSKEY_CHALLENGE_LIFETIME_MS } from '../../shared/limits.ts';
import { authorizeUser, makeProof } from '../accounts/authorized-user.ts';
import { beginSession, type SessionTokens } from '../accounts/begin-session.ts';
import type { UserRow } from '../accounts/user-queries.ts';
import { definedFields } from '../db/changed-fields.ts';
import type { Deps } from '../deps.ts';
import {
  type ChallengeUse,
  type GoodChallenge,
  handleOf,
  newChallenge,
  readChallenge,
  relyingParty,
  spendChallenge,
} from './challenge.ts';
import { countUse, findPasskeyByCredential } from './queries.ts';

type SignInDeps = Pick<Deps, 'db' | 'env' | 'log' | 'now' | 'secret'>;

const boundTo = (nonce: string): ChallengeUse => ({ purpose: 'sign-in', bound_to: nonce });

/** The options with which the browser signs in. The same for everybody: the browser knows which passkeys it has. */
export const passkeyRequestOptions = (deps: Pick<Deps, 'env' | 'now' | 'secret'>, nonce: string): RequestOptions => ({
  rpId: relyingParty(deps.env).id,
  challenge: newChallenge(deps, boundTo(nonce)).toString('base64url'),
  timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
  userVerification: 'required',
});

/**
 * Signs in by a passkey. The session is a new one, and the one that the request came with ends.
 *
 * @param attempt `nonce`: the browser's, to which the challenge was issued.
 * @throws Refusal `passkey_refused`, whatever is wrong: an unknown passkey, a wrong signature, a challenge that has
 * expired, was used or was issued to another browser, no user verification, or a counter that did not increase.
 */
export async function signInByPasskey(
  deps: SignInDeps,
  attempt: {
    answer: PasskeyAnswer;
    nonce: string;
    device: string;
    oldToken: string | undefined;
    oldDevice: string | undefined;
  },
): Promise<SessionTokens & { user: UserRow }> {
  const { answer } = attempt;
  const passkey = await findPasskeyByCredential(deps.db, answer.id);
  if (!passkey) throw new Refusal('passkey_refused');
  const { userHandle } = answer.response;
  if (userHandle !== undefined && userHandle !== handleOf(passkey.user_id)) throw new Refusal('passkey_refused');

  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(deps.env);
  let challenge: GoodChallenge | undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response: definedFields(answer.response), clientExtensionResults: {} },
    expectedChallenge: (givenChallenge) => {
      challenge = readChallenge(deps, givenChallenge, boundTo(attempt.nonce));
      return challenge !== undefined;
    },
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    // Its message names counters and flags, never a key.
    deps.log.warn({ err: error }, 'a passkey was refused');
    throw new Refusal('passkey_refused', { cause: error });
  });
  // The callback ran, or the verification would have thrown.
  const usedChallenge = challenge as GoodChallenge | undefined;
  if (!verified || !usedChallenge) throw new Refusal('passkey_refused');

  const now = deps.now();
  const { newCounter, credentialBackedUp } = authenticationInfo;
  const use = { counter: newCounter, backed_up: credentialBackedUp, now: now.toISOString() };
  const proof = makeProof({
    user_id: passkey.user_id,
    // Checked again on the current row: it may be gone, and of two concurrent sign-ins with the same counter one must fail.
    isValid: async (tx) => (await spendChallenge(tx, usedChallenge, now)) && (await countUse(tx, passkey.id, use)),
    refusal: 'passkey_refused',
  });
  return await deps.db.transaction(async (tx) => {
    const authorized = await authorizeUser(tx, proof);
    const { device, oldToken, oldDevice } = attempt;
    return {
      user: authorized.user,
      ...(await beginSession(authorized, { kind: 'signed_in_by_passkey', device, oldToken, oldDevice, now })),
    };
  });
}
