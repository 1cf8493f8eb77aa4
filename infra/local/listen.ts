import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens on this machine. */
export interface ListeningServer {
  readonly port: number;
  /** `http://<host>:<port>`. */
  readonly url: string;
  /** Ends it and every connection to it at once. */
  readonly close: () => Promise<void>;
}

/** Listens on loopback, at a free port where none is named. Rejects where it cannot, as where the port is taken. */
export async function listen(
  server: Server,
  { port = 0, host = '127.0.0.1' }: { readonly port?: number; readonly host?: string } = {},
): Promise<ListeningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    port: bound,
    url: `http://${host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether a client of AWS sends what was refused or lost once more, within the same call of it. */
export const isSentAgain = ({ headers }: IncomingMessage): boolean =>
  /attempt=(?!1\b)/.test(String(headers['amz-sdk-request'] ?? ''));

/** Returns a signal that aborts when the caller has gone before the answer. */
export function callerGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => void (response.writableEnded || gone.abort()));
  return gone.signal;
}
