import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { AddPasskeyBody, CreationOptions, PasskeyAnswer, RequestOptions } from '../shared/api/passkeys.ts';

/** An authenticator's flags (Web Authentication §6.1). */
const FLAGS = { present: 0x01, verified: 0x04, may_be_backed_up: 0x08, backed_up: 0x10, has_key: 0x40 } as const;

/** How it differs from a correct authenticator in a correct browser. */
export type AuthenticatorFlaws = {
  origin?: string;
  rp_id?: string;
  /** False: nobody unlocked it. */
  isVerified?: boolean;
  /** Instead of the next number. */
  counter?: number;
  user_handle?: string;
  /** Signs with a key other than the passkey's. */
  hasOtherKey?: boolean;
  /** Instead of the attestation `none`. */
  attest?: (signed: AttestedParts) => Attestation;
};

/** What an attestation signs, and the passkey's own keys. */
export type AttestedParts = { authData: Buffer; clientDataHash: Buffer; privateKey: KeyObject; publicKey: KeyObject };
export type Attestation = { format: string; statement: Map<string, CborValue> };
type CborValue = Parameters<typeof isoCBOR.encode>[0];

/** A passkey, with the browser around it. */
export type Authenticator = {
  id: string;
  /** Answers POST /api/me/passkeys/options. */
  create(options: CreationOptions, manner?: AuthenticatorFlaws): AddPasskeyBody['response'];
  /** Answers POST /login/passkey/options. */
  answer(options: RequestOptions, manner?: AuthenticatorFlaws): PasskeyAnswer;
};

/**
 * An authenticator with one ES256 key, byte by byte as specified, so that the server gets what a phone sends.
 * `counts`: as hardware keys do; synced passkeys always send 0.
 */
export function newAuthenticator(origin: string, { counts = true } = {}): Authenticator {
  const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { privateKey, publicKey } = pair();
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, manner: AuthenticatorFlaws) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: manner.origin ?? origin, crossOrigin: false }));

  const authenticatorData = (rpId: string, manner: AuthenticatorFlaws, key?: Buffer): Buffer => {
    if (counts) counter += 1;
    const head = Buffer.alloc(37);
    createHash('sha256')
      .update(manner.rp_id ?? rpId)
      .digest()
      .copy(head);
    const verified = manner.isVerified === false ? 0 : FLAGS.verified;
    head[32] = FLAGS.present | verified | FLAGS.may_be_backed_up | FLAGS.backed_up | (key ? FLAGS.has_key : 0);
    head.writeUInt32BE(manner.counter ?? counter, 33);
    if (!key) return head;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    return Buffer.concat([head, Buffer.alloc(16), length, credentialId, key]);
  };

  const coseKey = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    // Key type EC2, algorithm ES256, curve P-256, and the point (RFC 9053 §7.1).
    const fields: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ];
    return Buffer.from(isoCBOR.encode(new Map(fields)));
  };

  return {
    id,
    create: (options, manner = {}) => {
      handle = options.user.id;
      const authData = authenticatorData(options.rp.id, manner, coseKey());
      const client = clientData('webauthn.create', options.challenge, manner);
      const clientDataHash = createHash('sha256').update(client).digest();
      const none: Attestation = { format: 'none', statement: new Map() };
      const { format, statement } = manner.attest?.({ authData, clientDataHash, privateKey, publicKey }) ?? none;
      const attestation = new Map<string, CborValue>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer: (options, manner = {}) => {
      const client = clientData('webauthn.get', options.challenge, manner);
      const data = authenticatorData(options.rpId, manner);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const key = manner.hasOtherKey ? pair().privateKey : privateKey;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, key).toString('base64url'),
          userHandle: manner.user_handle ?? handle,
        },
      };
    },
  };
}
