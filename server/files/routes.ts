import multipart from '@fastify/multipart';
import { z } from 'zod';
import { Refusal } from '../../shared/errors.ts';
import { GUEST_PATHS } from '../../shared/paths.ts';
import type { App } from '../http/app.ts';
import type { FileStore } from './files.ts';
import type { Spool } from './spool.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Receives uploads, and serves the public files. */
export async function fileRoutes(app: App, { files, spool }: { files: FileStore; spool: Spool }): Promise<void> {
  await app.register(multipart);
  app.addHook('onReady', () => spool.sweep(new Date()));

  // A public key is a content hash: the file at an address never changes. Private ones can't be reached here.
  app.route({
    method: 'GET',
    url: GUEST_PATHS.file,
    config: { access: 'everyone' },
    schema: { params: z.strictObject({ key: z.string().regex(/^[\w-]+\.\w+$/) }) },
    handler: async (request, reply) => {
      const { key } = request.params;
      const etag = `"${key}"`;
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`).header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const file = await files.find(`public/${key}`);
      if (!file) throw new Refusal('not_found');
      return reply
        .type(file.content_type)
        .header('content-length', file.bytes)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(file.stream);
    },
  });
}
