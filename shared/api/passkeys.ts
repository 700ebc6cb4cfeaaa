import * as z from 'zod/mini';
import { instantSchema, nameSchema } from '../menu.ts';

/** Longer than any authenticator's answer: an RSA key with its attestation has some 2,000. */
const MAX_ANSWER_CHARACTERS = 20_000;
/** A credential's id has at most 1,023 bytes (Web Authentication §4). */
const MAX_ID_CHARACTERS = 1_400;

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));
const credentialId = base64url(MAX_ID_CHARACTERS);
const part = base64url(MAX_ANSWER_CHARACTERS);

/** A user's passkey. */
export const passkeySchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Whether it is backed up or synced, so that losing the device doesn't lose it. */
  backed_up: z.boolean(),
  created_at: instantSchema,
  last_used_at: z.nullable(instantSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** GET /api/me/passkeys */
export const passkeysAnswerSchema = z.strictObject({ passkeys: z.array(passkeySchema) });
export const passkeyEntryAnswerSchema = z.strictObject({ passkey: passkeySchema });

const publicKey = z.literal('public-key');

/** POST /login/passkey/options: PublicKeyCredentialRequestOptionsJSON (Web Authentication §5.5). */
export const requestOptionsSchema = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;

/** POST /api/me/passkeys/options: PublicKeyCredentialCreationOptionsJSON (Web Authentication §5.4). */
export const creationOptionsSchema = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  excludeCredentials: z.array(z.strictObject({ id: z.string(), type: publicKey })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;

// Browsers add fields to their answers over time: unknown ones are dropped, not refused.

/** POST /login/passkey: AuthenticationResponseJSON → the user, and the session's cookie; 422 `passkey_refused`. */
export const passkeyAnswerSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.optional(part),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** POST /api/me/passkeys: RegistrationResponseJSON and a name → 201; 422 `passkey_refused`, `too_many_passkeys`. */
export const addPasskeyBodySchema = z.strictObject({
  name: nameSchema,
  response: z.object({
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: z.object({
      clientDataJSON: part,
      attestationObject: part,
      transports: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(20))),
    }),
  }),
});
export type AddPasskeyBody = z.infer<typeof addPasskeyBodySchema>;

/** PATCH /api/me/passkeys/{id} */
export const renamePasskeyBodySchema = z.strictObject({ name: nameSchema });
