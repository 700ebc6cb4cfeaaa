import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A value of ASN.1 in DER (X.690): its tag, its length, and the values in it. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = body.length < 0x80 ? [tag, body.length] : [tag, 0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from(head), body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const enumerated = (value: number) => der(0x0a, Buffer.from([value]));
const octets = (bytes: Buffer) => der(0x04, bytes);
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes);
const time = (year: number) => der(0x17, Buffer.from(`${year % 100}0101000000Z`));
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const extension = (id: string, value: Buffer) => sequence(oid(id), octets(value));
const nameOf = (name: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const CRL_DISTRIBUTION_POINTS = '551d1f';
const KEY_DESCRIPTION = '2b06010401d679020111';

type CertificateFields = { subject: string; issuer: string; key: KeyObject; signer: KeyObject; extensions: Buffer[] };

function certificate({ subject, issuer, key, signer, extensions }: CertificateFields): Buffer {
  const toSign = sequence(
    der(0xa0, integer(2)),
    integer(subject.length),
    ECDSA_WITH_SHA256,
    nameOf(issuer),
    sequence(time(2020), time(2049)),
    nameOf(subject),
    key.export({ type: 'spki', format: 'der' }),
    ...(extensions.length === 0 ? [] : [der(0xa3, sequence(...extensions))]),
  );
  return sequence(toSign, ECDSA_WITH_SHA256, bits(sign('sha256', toSign, signer)));
}

/**
 * The certificate chain of an Android key's attestation whose root nobody trusts. It names an address from which a list
 * of revoked certificates can be loaded.
 */
export function revocableChain(key: KeyObject, challenge: Buffer, listUrl: string): Buffer[] {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const list = sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(listUrl))))));
  const description = sequence(
    ...[integer(3), enumerated(1), integer(4), enumerated(1)],
    ...[octets(challenge), octets(Buffer.alloc(0)), sequence(), sequence()],
  );
  const extensions = [extension(CRL_DISTRIBUTION_POINTS, list), extension(KEY_DESCRIPTION, description)];
  const signer = root.privateKey;
  return [
    certificate({ subject: 'Phone', issuer: 'A root', key, signer, extensions }),
    certificate({ subject: 'A root', issuer: 'A root', key: root.publicKey, signer, extensions: [] }),
  ];
}
