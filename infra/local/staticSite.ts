import { ownProperty } from '../../shared/platform/ownProperty.ts';
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMMON_HEADERS, createSiteHeaders, type AllowedOrigins } from '../../shared/platform/headers.ts';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  ORIGIN_FILES,
  ORIGIN_PLACEHOLDER,
  staticPageFile,
} from '../../shared/site/staticPages.ts';
import { toSupportedLanguage, type Language } from '../../shared/platform/language.ts';

/** Media types by extension; the deployment stores them with the files. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

/** Smaller than this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_024;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly stamp: string;
  readonly bytes: Buffer;
  readonly encoded: Map<ContentEncoding, Promise<Buffer>>;
}
type ContentEncoding = 'br' | 'gzip' | 'identity';

/**
 * The site's files as the distribution serves them: from folders, first match wins, the page for every path without an
 * extension.
 */
export class StaticSite {
  readonly #folders: readonly string[];
  readonly #files = new Map<string, SiteFile>();

  readonly #headers: ReturnType<typeof createSiteHeaders>;

  constructor(folders: readonly string[], reach: AllowedOrigins = {}) {
    this.#folders = folders;
    this.#headers = createSiteHeaders(reach);
  }

  async handleRequest(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    request.resume();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Method not allowed', { ...this.#headers, allow: 'GET, HEAD' });
    const path = toSafePath(url);
    if (path === undefined) return sendText(response, 400, 'Bad request', this.#headers);
    const isPage = extname(path) === '';
    const origin = requestOrigin(request);
    const page = isPage ? await this.#find(staticPageFile(path, pageLanguage(request, url)), origin) : undefined;
    const file = page ?? (await this.#find(isPage ? 'index.html' : path, origin));
    if (!file)
      return sendText(response, 404, isPage ? 'The site is not built: run npm run build' : 'Not found', this.#headers);
    return sendFile(request, response, file, fileHeaders(file, path, this.#headers));
  }

  /** `origin` is what a file that names the site's address says in its place. */
  async #find(path: string, origin: string): Promise<SiteFile | undefined> {
    for (const folder of this.#folders) {
      const name = join(folder, path);
      const info = await stat(name).catch(() => undefined);
      if (!info?.isFile() || !(await isInsideFolder(name, folder))) continue;
      const stamp = `${info.mtimeMs} ${info.size}`;
      const key = ORIGIN_FILES.test(name) ? `${name} ${origin}` : name;
      const known = this.#files.get(key);
      if (known?.stamp === stamp) return known;
      const raw = await readFile(name);
      const bytes = key === name ? raw : Buffer.from(raw.toString().replaceAll(ORIGIN_PLACEHOLDER, origin));
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      const file = {
        type: ownProperty(MEDIA_TYPES, extname(name).toLowerCase()) ?? 'application/octet-stream',
        etag,
        stamp,
        bytes,
        encoded: new Map(),
      };
      this.#files.set(key, file);
      return file;
    }
    return undefined;
  }
}

/** A path that names something inside a folder, or undefined. */
function toSafePath(url: URL): string | undefined {
  try {
    const path = decodeURIComponent(url.pathname);
    const isSafe =
      !path.includes('\\') && !path.includes('\0') && path.split('/').every((part) => !part.startsWith('.'));
    return isSafe ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The address that the caller knows us by. */
function requestOrigin({ headers: { host = '' } }: IncomingMessage): string {
  return `http://${/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(host) ? host : 'localhost'}`;
}

/** The language of a page: what its address says, else what was chosen before. */
function pageLanguage({ headers: { cookie = '' } }: IncomingMessage, { searchParams }: URL): Language | undefined {
  const chosen = cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return toSupportedLanguage(searchParams.get(LANGUAGE_PARAMETER)) ?? toSupportedLanguage(chosen);
}

/** Whether a file is really in the folder, links followed. */
async function isInsideFolder(file: string, folder: string): Promise<boolean> {
  const [real, root] = await Promise.all([realpath(file), realpath(folder)]);
  return real.startsWith(root + sep);
}

async function encodeFile(file: SiteFile, encoding: ContentEncoding): Promise<Buffer> {
  const known = file.encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br'
      ? compressBrotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : encoding === 'gzip'
        ? compressGzip(file.bytes)
        : Promise.resolve(file.bytes);
  file.encoded.set(encoding, made);
  return made;
}

function chooseEncoding(request: IncomingMessage, file: SiteFile): ContentEncoding {
  if (file.bytes.length < MIN_COMPRESSED_BYTES || !/charset=utf-8|wasm/.test(file.type)) return 'identity';
  const accepted = [request.headers['accept-encoding'] ?? '']
    .flat()
    .join(',')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

function fileHeaders(file: SiteFile, path: string, site: ReturnType<typeof createSiteHeaders>) {
  const isPage = file.type.startsWith('text/html');
  return {
    ...(isPage ? site : { ...COMMON_HEADERS, 'content-security-policy': site['content-security-policy'] }),
    // Vite writes the content's hash into every name below /assets.
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  };
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(request, file);
  const bytes = await encodeFile(file, encoding);
  response.writeHead(200, {
    ...headers,
    'content-type': file.type,
    'content-length': bytes.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(text);
}
