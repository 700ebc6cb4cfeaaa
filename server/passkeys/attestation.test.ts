import { sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { creationOptionsSchema } from '../../shared/api/passkeys.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { type AttestedParts, type AuthenticatorFlaws, newAuthenticator } from '../../test/authenticator.ts';
import { closeAfterFile } from '../../test/closers.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { signUp } from '../../test/owners.ts';
import { revocableChain } from '../../test/revocable-certificate.ts';

const t = await embeddedApp({ env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' } });
const ES256 = -7;
type Statement = number | Uint8Array | Uint8Array[];

async function addWith(flaws: AuthenticatorFlaws) {
  const owner = await signUp(t);
  const options = creationOptionsSchema.parse((await owner.post(API_PATHS.passkeysOptions)).json());
  const response = newAuthenticator('http://localhost:3000').create(options, flaws);
  return await owner.post(API_PATHS.passkeys, { name: 'Phone', response });
}

/** A server on this machine that counts its requests. */
async function startListServer(): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeAfterFile(async () => {
    server.close();
    await once(server, 'close');
  });
  // The address of a TCP server is an object once it listens.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/revoked.crl`, requests };
}

const signatureOf = ({ authData, clientDataHash, privateKey }: AttestedParts) =>
  new Uint8Array(sign('sha256', Buffer.concat([authData, clientDataHash]), privateKey));

test.each(['android-key', 'packed', 'apple', 'fido-u2f', 'tpm', 'android-safetynet'])(
  'an attestation %s with a certificate is refused, and no address in it is contacted',
  async (format) => {
    const lists = await startListServer();
    const added = await addWith({
      attest: (parts) => {
        const chain = revocableChain(parts.publicKey, parts.clientDataHash, lists.url);
        const x5c = chain.map((bytes) => new Uint8Array(bytes));
        const statement = new Map<string, Statement>([
          ['alg', ES256],
          ['sig', signatureOf(parts)],
          ['x5c', x5c],
        ]);
        return { format, statement };
      },
    });
    expect(added.json()).toMatchObject({ error: { code: 'passkey_refused' } });
    expect(lists.requests).toEqual([]);
  },
);

test('an attestation by the passkey itself is accepted: it has no certificate', async () => {
  const added = await addWith({
    attest: (parts) => ({
      format: 'packed',
      statement: new Map<string, number | Uint8Array>([
        ['alg', ES256],
        ['sig', signatureOf(parts)],
      ]),
    }),
  });
  expect(added.statusCode).toBe(201);
});
