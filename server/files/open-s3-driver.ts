import type { S3Driver } from 'flydrive/drivers/s3';
import { z } from 'zod';
import { EnvError } from '../env.ts';
import { outboundAgents } from '../outbound/outbound-agents.ts';
import { peerOf } from '../outbound/peer.ts';

/**
 * Timeouts to connect, between bytes, and for the answer: the SDK's default is to wait without end.
 */
const DEADLINES = { connectionTimeout: 5_000, socketTimeout: 30_000, requestTimeout: 60_000 };

const parameters = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  region: z.string().min(1).default('us-east-1'),
  access_key_id: z.string().min(1).optional(),
  secret_access_key: z.string().min(1).optional(),
  /** Addresses as `endpoint/bucket/key` instead of `bucket.endpoint/key`: most stores other than Amazon's need it. */
  path_style: z.stringbool().optional(),
});

/**
 * `s3://bucket?endpoint=https://…&region=…&access_key_id=…&secret_access_key=…&path_style=true`. Without keys in it
 * the usual AWS variables, profile or role of the machine are used; without an endpoint Amazon's. Values are
 * percent-encoded. `check` asks for the bucket's head: that it is there and may be used.
 *
 * @throws EnvError naming what is wrong; never the secret.
 */
export async function openS3Driver(
  url: URL,
  deadlines: Partial<typeof DEADLINES> = {},
): Promise<{ driver: S3Driver; check: () => Promise<void> }> {
  const given = parameters.safeParse(Object.fromEntries(url.searchParams));
  if (!given.success) {
    const [issue] = given.error.issues;
    throw new EnvError(`FILES_URL: ${issue?.path.join('.') || 'the query'}: ${issue?.message ?? 'is not valid'}`);
  }
  if (url.hostname === '' || (url.pathname !== '' && url.pathname !== '/'))
    throw new EnvError('FILES_URL: s3:// is followed by the bucket alone.');
  const { endpoint, region, access_key_id, secret_access_key, path_style } = given.data;
  if ((access_key_id === undefined) !== (secret_access_key === undefined))
    throw new EnvError('FILES_URL: access_key_id and secret_access_key come together.');
  // The SDK takes a third of a second to load: only if it is used.
  const { HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const client = new S3Client({
    region,
    requestHandler: {
      ...DEADLINES,
      ...deadlines,
      throwOnRequestTimeout: true,
      ...outboundAgents({ ...peerOf(endpoint, `https://s3.${region}.amazonaws.com`), hasSubdomains: true }),
    },
    // Many stores reject the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    forcePathStyle: path_style ?? endpoint !== undefined,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(access_key_id === undefined || secret_access_key === undefined
      ? {}
      : { credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key } }),
  });
  const bucket = url.hostname;
  return {
    // All access goes through our own routes, and many stores reject access lists.
    driver: new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket: bucket }))),
  };
}
