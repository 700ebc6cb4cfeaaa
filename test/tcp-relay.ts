import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that stays while what is behind it changes, as that of a database which fails over. */
export type TcpRelay = {
  port: number;
  /** Ends all connections; new ones are refused until it leads to a port again. */
  cut(): void;
  leadTo(port: number): void;
  close(): Promise<void>;
};

export async function openTcpRelay(firstPort: number): Promise<TcpRelay> {
  let targetPort: number | undefined = firstPort;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    if (targetPort === undefined) return void incoming.resetAndDestroy();
    const outgoing = connect(targetPort, '127.0.0.1');
    for (const [socket, peer] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => peer.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        peer.destroy();
      });
      socket.pipe(peer);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    // A listening TCP server has an address of this type.
    port: (server.address() as AddressInfo).port,
    cut: () => {
      targetPort = undefined;
      endAll();
    },
    leadTo: (port) => {
      targetPort = port;
    },
    close: async () => {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
