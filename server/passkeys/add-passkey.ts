import type { AddPasskeyBody, CreationOptions } from '../../shared/api/passkeys.ts';
import { Refusal } from '../../shared/errors.ts';
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_LIFETIME_MS } from '../../shared/limits.ts';
import { authorizeUser, confirmedSessionProof } from '../accounts/authorized-user.ts';
import { recordSecurityEvent } from '../accounts/security-queries.ts';
import { getUser, type SignedIn } from '../accounts/user-queries.ts';
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
import { countPasskeys, insertPasskey, listPasskeys, type PasskeyRow } from './queries.ts';
import { sendPasskeyMailJob } from './send-passkey-mail.job.ts';

type PasskeyDeps = Pick<Deps, 'db' | 'env' | 'jobs' | 'log' | 'now' | 'secret'>;

// From IANA's registry of COSE algorithms, best first; every authenticator supports one of them.
const ALGORITHMS = { EdDSA: -8, ES256: -7, RS256: -257 } as const;

const boundTo = ({ session_id }: SignedIn): ChallengeUse => ({ purpose: 'add', bound_to: session_id });

/** The options with which the browser creates a passkey. @throws Refusal `too_many_passkeys`. */
export async function passkeyCreationOptions(deps: PasskeyDeps, signedIn: SignedIn): Promise<CreationOptions> {
  const [user, knownPasskeys] = [
    await getUser(deps.db, signedIn.user_id),
    await listPasskeys(deps.db, signedIn.user_id),
  ];
  if (knownPasskeys.length >= MAX_PASSKEYS) throw new Refusal('too_many_passkeys', { params: { max: MAX_PASSKEYS } });
  const { id, name } = relyingParty(deps.env);
  return {
    rp: { id, name },
    // The authenticator shows the name beside the passkey; the handle reveals nothing.
    user: { id: handleOf(user.id), name: user.email, displayName: '' },
    challenge: newChallenge(deps, boundTo(signedIn)).toString('base64url'),
    pubKeyCredParams: Object.values(ALGORITHMS).map((alg) => ({ alg, type: 'public-key' })),
    timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
    excludeCredentials: knownPasskeys.map(({ credential_id }) => ({ id: credential_id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/**
 * Stores the passkey that the browser created, and notifies its owner by mail.
 * @throws Refusal `passkey_refused` if it is not an answer to a challenge of this session, or already known;
 * `too_many_passkeys`.
 */
export async function addPasskey(
  deps: PasskeyDeps,
  signedIn: SignedIn,
  { name, response }: AddPasskeyBody,
): Promise<PasskeyRow> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  await refuseCertificates(response.response.attestationObject);
  const { id, origin } = relyingParty(deps.env);
  let challenge: GoodChallenge | undefined;
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: definedFields(response.response), clientExtensionResults: {} },
    expectedChallenge: (givenChallenge) => {
      challenge = readChallenge(deps, givenChallenge, boundTo(signedIn));
      return challenge !== undefined;
    },
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: Object.values(ALGORITHMS),
  }).catch((error: unknown) => {
    deps.log.info({ err: error }, 'a new passkey was refused');
    throw new Refusal('passkey_refused', { cause: error });
  });
  // The callback ran, or the verification would have thrown.
  const usedChallenge = challenge as GoodChallenge | undefined;
  if (!verified.verified || !usedChallenge) throw new Refusal('passkey_refused');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const now = deps.now();
  return await deps.db.transaction(async (tx) => {
    const authorized = await authorizeUser(tx, confirmedSessionProof(signedIn, now));
    if (!(await spendChallenge(tx, usedChallenge, now))) throw new Refusal('passkey_refused');
    if ((await countPasskeys(tx, signedIn.user_id)) >= MAX_PASSKEYS)
      throw new Refusal('too_many_passkeys', { params: { max: MAX_PASSKEYS } });
    const storedPasskey = await insertPasskey(authorized, {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      backed_up: credentialBackedUp,
      name,
      created_at: now.toISOString(),
    });
    if (!storedPasskey) throw new Refusal('passkey_refused');
    await recordSecurityEvent(authorized, { kind: 'passkey_added', now });
    await deps.jobs.send(tx, sendPasskeyMailJob, { passkey_id: storedPasskey.id });
    return storedPasskey;
  });
}

/**
 * Refuses every attestation that contains a certificate, before anything verifies it: to check a certificate, the library
 * loads the list of revoked ones from an address in it. `none` was requested; `packed` without a certificate is signed by
 * the passkey itself (Web Authentication §8.2).
 *
 * @throws Refusal `passkey_refused`.
 */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'));
  try {
    const attestation = decodeAttestationObject(bytes);
    const format = attestation.get('fmt');
    if (format === 'none') return;
    if (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined) return;
  } catch (error) {
    throw new Refusal('passkey_refused', { cause: error });
  }
  throw new Refusal('passkey_refused');
}
