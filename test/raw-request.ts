import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { App } from '../server/http/app.ts';

/** Sends a request byte by byte, which a client would correct, to an application that listens. Returns the answer. */
export async function rawRequest(app: App, lines: readonly string[]): Promise<{ status: number; body: string }> {
  // A TCP server's address is never a pipe's name.
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  const [head = '', ...body] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1]), body: body.join('\r\n\r\n') };
}

/** Has an application listen on a free port of this machine until it is closed. */
export async function listening(app: App): Promise<App> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}
