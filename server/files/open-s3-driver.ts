import { Readable } from 'node:stream';
import type { S3Driver } from 'flydrive/drivers/s3';
import { z } from 'zod';
import { EnvError } from '../env.ts';
import { boundedBody } from '../outbound/bounded-body.ts';
import { outboundAgents } from '../outbound/outbound-agents.ts';
import type { OutboundLimits } from '../outbound/outbound-fetch.ts';
import { peerOf } from '../outbound/peer.ts';

/**
 * Timeouts to connect, between bytes, and for the answer: the SDK's default is to wait without end.
 */
const CLIENT_DEADLINES = { connectionTimeout: 5_000, socketTimeout: 30_000, requestTimeout: 60_000 };
/** Of an answer's body: stored files are a fraction of this, as are the names of a page of files. */
const ANSWER_LIMITS: OutboundLimits = { max_bytes: 256 * 1024 * 1024, max_ms: 10 * 60 * 1_000 };

const parametersSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  region: z.string().min(1).default('us-east-1'),
  access_key_id: z.string().min(1).optional(),
  secret_access_key: z.string().min(1).optional(),
  credentials: z.literal('machine').optional(),
  /** Addresses as `endpoint/bucket/key` instead of `bucket.endpoint/key`: most stores other than Amazon's need it. */
  path_style: z.stringbool().optional(),
});

/**
 * `s3://bucket?endpoint=https://…&region=…&access_key_id=…&secret_access_key=…&path_style=true`. Without an
 * endpoint it is Amazon's. `credentials=machine` in place of the keys lets the SDK look for the usual AWS variables, profile
 * or role of the machine; only then does it contact the service that provides the role. Values are percent-encoded.
 * `check` asks for the bucket's head: that it is there and may be used.
 *
 * @param options.setting The setting that has the address, for messages.
 * @throws EnvError naming what is wrong; never the secret.
 */
export async function openS3Driver(
  url: URL,
  {
    limits = ANSWER_LIMITS,
    setting = 'FILES_URL',
    ...deadlines
  }: Partial<typeof CLIENT_DEADLINES> & { limits?: OutboundLimits; setting?: string } = {},
): Promise<{ driver: S3Driver; check: () => Promise<void> }> {
  const givenParameters = parametersSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!givenParameters.success) {
    const [issue] = givenParameters.error.issues;
    throw new EnvError(`${setting}: ${issue?.path.join('.') || 'the query'}: ${issue?.message ?? 'is not valid'}`);
  }
  if (url.hostname === '' || (url.pathname !== '' && url.pathname !== '/'))
    throw new EnvError(`${setting}: s3:// is followed by the bucket alone.`);
  const { endpoint, region, access_key_id, secret_access_key, credentials, path_style } = givenParameters.data;
  if ((access_key_id === undefined) !== (secret_access_key === undefined))
    throw new EnvError(`${setting}: access_key_id and secret_access_key come together.`);
  if ((access_key_id === undefined) !== (credentials !== undefined))
    throw new EnvError(`${setting}: set access_key_id and secret_access_key, or credentials=machine.`);
  // The SDK needs a third of a second to load: only if it is used.
  const { HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const s3Client = new S3Client({
    region,
    requestHandler: {
      ...CLIENT_DEADLINES,
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
  s3Client.middlewareStack.add((send) => async (args) => boundResult(await send(args), limits), {
    step: 'deserialize',
    // The last before the connection: what reads the answer gets it limited.
    priority: 'low',
  });
  const bucket = url.hostname;
  return {
    // All access goes through our own routes, and many stores reject access lists.
    driver: new S3Driver({ client: s3Client, bucket, visibility: 'private', supportsACL: false }),
    check: async () => void (await s3Client.send(new HeadBucketCommand({ Bucket: bucket }))),
  };
}

/** The SDK's types don't describe the raw answer. On Node its body is a stream. */
function boundResult<Result extends { response: unknown }>(result: Result, limits: OutboundLimits): Result {
  const { response } = result;
  if (typeof response === 'object' && response !== null && 'body' in response && response.body instanceof Readable)
    response.body = boundedBody(response.body, limits);
  return result;
}
