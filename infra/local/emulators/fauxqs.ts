import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AddressInfo } from 'node:net';
import { startFauxqs, type FauxqsServer } from 'fauxqs';

const LOOPBACK = '127.0.0.1';

/** The part of fauxqs's web server that decides where it listens. */
interface WebServer {
  listen(options: { readonly port: number; readonly host: string }): Promise<string>;
  addresses(): AddressInfo[];
}

/**
 * Starts fauxqs on a free port of loopback. By itself it listens on every interface whatever host it is given (2.4.1),
 * so that everybody in the same network could read and overwrite the files: the host is put in where its web server
 * takes it.
 *
 * Rejects where it would listen anywhere else, with nothing left listening.
 */
export async function startOnLoopback(options: Parameters<typeof startFauxqs>[0]): Promise<FauxqsServer> {
  let web: WebServer | undefined;
  const confine = (message: unknown) => {
    const { fastify } = message as { fastify: WebServer };
    const listen = fastify.listen.bind(fastify);
    fastify.listen = (where) => listen({ ...where, host: LOOPBACK });
    web = fastify;
  };
  // fauxqs makes its web server before it waits for anything: no other passes here.
  subscribe('fastify.initialization', confine);
  const starting = startFauxqs({ ...options, port: 0, host: LOOPBACK, logger: false });
  unsubscribe('fastify.initialization', confine);
  const server = await starting;
  if (web?.addresses().every(({ address }) => address === LOOPBACK)) return server;
  await server.stop();
  throw new Error(
    'fauxqs cannot be kept to loopback: ' +
      'its web server is made in another way than infra/local/emulators/fauxqs.ts expects',
  );
}
