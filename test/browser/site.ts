import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { StaticSite as SiteFiles } from '../../infra/local/staticSite.ts';

export interface Site {
  /** Origin without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Folder of the built web client; `SITE` names another build. */
const BUILT = process.env['SITE'] ?? fileURLToPath(new URL('../../.build/web/', import.meta.url));

/**
 * Serves the built web client (or another build of it) on a free port, as the local gateway does, without any endpoint
 * behind it.
 */
export async function serveBuiltSite(outDir: string = BUILT): Promise<Site> {
  const files = new SiteFiles([outDir]);
  const server = createServer(
    (request, response) =>
      void files
        .handleRequest(request, response, new URL(request.url ?? '/', 'http://localhost'))
        .catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
