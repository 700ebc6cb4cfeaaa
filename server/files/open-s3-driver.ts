import type { S3Driver } from 'flydrive/drivers/s3';
import { z } from 'zod';
import { EnvError } from '../env.ts';

const parameters = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  region: z.string().min(1).default('us-east-1'),
  access_key_id: z.string().min(1).optional(),
  secret_access_key: z.string().min(1).optional(),
  /** Addresses as `endpoint/bucket/key` instead of `bucket.endpoint/key`: most stores other than Amazon's want it. */
  path_style: z.stringbool().optional(),
});

/**
 * `s3://bucket?endpoint=https://…&region=…&access_key_id=…&secret_access_key=…&path_style=true`. Without keys in it
 * the usual AWS variables, profile or role of the machine are used; without an endpoint Amazon's. Values are
 * percent-encoded.
 *
 * @throws EnvError naming what is wrong; never the secret.
 */
export async function openS3Driver(url: URL): Promise<S3Driver> {
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
  // The SDK takes a third of a second to load: only where it is used.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket: url.hostname,
    region,
    visibility: 'private',
    // Everything passes our own routes, and many stores refuse access lists and the SDK's newer checksums.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    forcePathStyle: path_style ?? endpoint !== undefined,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(access_key_id === undefined || secret_access_key === undefined
      ? {}
      : { credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key } }),
  });
}
