import Fastify from 'fastify';

/**
 * The framework's cheapest answer: one route and one buffer, without hooks, log or headers of ours. Started by
 * page-speed.ts, which gives it the address of the page whose bytes it sends.
 */
const answer = await fetch(String(process.env['PAGE']), { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.alloc(Number(process.env['BYTES']), Buffer.from(await answer.arrayBuffer()));
const app = Fastify({ logger: false });
app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(body));
app.get('/readyz', (_request, reply) => reply.send());
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
