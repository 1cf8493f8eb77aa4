import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { linkEndpointPath } from '../../shared/site/linkPaths.ts';
import { CLOUD_LIMITS, handleApiRequest, type LocalApi } from './apiHandler.ts';
import { listenAt } from './port.ts';
import { restWhenIdle } from './restWhenIdle.ts';
import type { StaticSite } from './staticSite.ts';

export interface Gateway {
  readonly port: number;
  /** Graceful shutdown: closes after the calls in progress, at the latest after three seconds. */
  close(): Promise<void>;
}

const SHUTDOWN_GRACE_MS = 3_000;
/** Polling interval of the timeouts, milliseconds. */
const POLL_MS = 500;
/** Idle timeout of a connection in milliseconds, longer than a whole call. */
const IDLE_MS = 2 * CLOUD_LIMITS.milliseconds;

export interface GatewayOptions {
  readonly api: LocalApi;
  readonly site: StaticSite;
  readonly port: number;
  readonly host: string;
  /** Timeout in milliseconds for receiving a request, headers and body; by default as in HTTP API. */
  readonly deadlineMs?: number;
  /** Frees memory; called after a while without requests ({@link restWhenIdle}). */
  readonly rest?: (() => Promise<void>) | undefined;
}

/**
 * CloudFront distribution and HTTP API in one: /api and links to résumés go to the functions, all else to the site.
 * Throws a SetupError when the port is not free.
 */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const { api, site, port, host, deadlineMs = CLOUD_LIMITS.milliseconds, rest } = options;
  // Node's own check runs every 30 s, so that a slow request could last more than twice as long (slowloris).
  const limits = {
    requestTimeout: deadlineMs,
    headersTimeout: deadlineMs,
    connectionsCheckingInterval: Math.min(POLL_MS, deadlineMs / 2),
  };
  const server = createServer(limits, (request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    url.pathname = linkEndpointPath(url.pathname) ?? url.pathname;
    const isApi = url.pathname === '/api' || url.pathname.startsWith('/api/');
    const answered = isApi ? handleApiRequest(api, request, response, url) : site.handleRequest(request, response, url);
    answered.catch(() => response.destroy());
  });
  server.setTimeout(Math.max(IDLE_MS, deadlineMs));
  const stopResting = rest && restWhenIdle(server, rest);
  await listenAt(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      stopResting?.();
      return close(server);
    },
  };
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS);
  await closed;
  clearTimeout(timer);
}
