import { fileURLToPath } from 'node:url';
import { preview, type PreviewServer } from 'vite';
import { SITE_HEADERS } from '../../shared/headers.ts';

export interface Site {
  /** Origin without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Folder of the built web client. */
const BUILT = fileURLToPath(new URL('../../.build/web/', import.meta.url));

/** Serves the built web client (or another build of it) on a free port, under the product's own headers and without any endpoint behind it. */
export async function serveBuiltSite(outDir: string = BUILT): Promise<Site> {
  const server: PreviewServer = await preview({
    configFile: false,
    root: fileURLToPath(new URL('../../web/', import.meta.url)),
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers: { ...SITE_HEADERS } },
    logLevel: 'error',
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the preview server has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
