import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { listen } from '../../listen.ts';
import { AccountDirectory } from './accounts.ts';
import { accountPage } from './accountPage.ts';
import { isLoopback } from './loopback.ts';
import type { PoolSettings } from './provider.ts';
import { openSessionStorage } from './sessionStorage.ts';
import { createUserPoolApi, type PostForm } from './userPoolApi.ts';

export interface CognitoEmulatorOptions {
  /** Folder that keeps accounts, signing key and sign-ins; in memory without one. */
  readonly folder?: string | undefined;
  readonly port?: number;
  readonly pool: PoolSettings;
  /** Addresses one may return to after signing out. */
  readonly logoutUris: readonly string[];
  /** PEM key and certificate; plain http without. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Grace period in which a used refresh token may be used again; by default as the deployed client allows. */
  readonly refreshGraceSeconds?: number;
}

/** A running emulator of Cognito with Google sign-in. */
export interface CognitoEmulator {
  readonly url: string;
  /** The same service for callers on this machine, without a certificate. */
  readonly innerUrl: string;
  readonly directory: AccountDirectory;
  close(): Promise<void>;
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/** Starts the emulator on loopback; its library is loaded by the first sign-in (decision 66). */
export async function startCognitoEmulator(options: CognitoEmulatorOptions): Promise<CognitoEmulator> {
  const directory = await AccountDirectory.open(options.folder);
  const records = await openSessionStorage(options.folder, options.refreshGraceSeconds);
  let made: Promise<Provider> | undefined;
  const provider = () =>
    (made ??= import('./provider.ts').then(({ createCognitoProvider }) => {
      const created = createCognitoProvider(options.pool, directory, records);
      created.proxy = true;
      return created;
    }));
  let answering: Promise<ReturnType<Provider['callback']>> | undefined;
  const oauth: RequestHandler = async (request, response) => {
    answering ??= provider().then((known) => known.callback());
    await (
      await answering
    )(request, response);
  };
  // The user pool API calls the OAuth endpoints from inside, without a certificate.
  const inner = createHttpServer((request, response) => {
    const isApi = request.method === 'POST' && request.url === '/';
    handleSafely(isApi ? api : oauth, request, response, new URL('http://localhost/'));
  });
  const innerListening = await listen(inner);
  const innerUrl = innerListening.url;
  const poolApi = createUserPoolApi(directory, (path, form) => postForm(new URL(path, innerUrl), form));

  const interaction: RequestHandler = async (request, response, url) => {
    const uid = url.pathname.split('/')[2] ?? '';
    if (request.method !== 'POST') {
      await (await provider()).interactionDetails(request, response);
      return sendPage(response, accountPage(uid, directory.accounts));
    }
    const form = new URLSearchParams(await readText(request));
    if (form.has('cancel'))
      return (await provider()).interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'User cancelled',
      });
    const chosen =
      directory.find(form.get('account') ?? '') ??
      (await directory.signIn(form.get('email') ?? '', form.get('name') ?? ''));
    return (await provider()).interactionFinished(request, response, { login: { accountId: chosen.sub } });
  };

  const mayReturn = (target: string) =>
    options.logoutUris.includes(target) || (options.pool.loopbackPath !== undefined && isLoopback(target, '/'));
  const logout: RequestHandler = async (request, response, url) => {
    const target = url.searchParams.get('logout_uri') ?? '';
    if (url.searchParams.get('client_id') !== options.pool.clientId || !mayReturn(target))
      return sendError(response, 400, 'invalid_request');
    const known = await provider();
    const session = await known.Session.get(known.createContext(request, response));
    await session.destroy();
    response
      .writeHead(302, {
        location: target,
        'set-cookie': ['_session', '_session.legacy'].flatMap((name) => [
          `${name}=; path=/; max-age=0`,
          `${name}.sig=; path=/; max-age=0`,
        ]),
      })
      .end();
  };

  const api: RequestHandler = async (request, response) => {
    const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const { status, body } = await poolApi(
      operation,
      JSON.parse((await readText(request)) || '{}') as Record<string, unknown>,
    );
    const type = typeof body['__type'] === 'string' ? { 'x-amzn-errortype': body['__type'] } : {};
    response
      .writeHead(status, { 'content-type': 'application/x-amz-json-1.1', ...corsHeaders(request), ...type })
      .end(JSON.stringify(body));
  };

  const routes: readonly { readonly method?: string; readonly path: RegExp; readonly handle: RequestHandler }[] = [
    { path: /^\/interaction\//, handle: interaction },
    { path: /^\/logout$/, handle: logout },
    {
      method: 'OPTIONS',
      path: /^\/$/,
      handle: (request, response) => void response.writeHead(204, corsHeaders(request)).end(),
    },
    { method: 'POST', path: /^\/$/, handle: api },
  ];

  const listener: RequestListener = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const route = routes.find(
      ({ method, path }) => path.test(url.pathname) && (method === undefined || method === request.method),
    );
    if (options.tls) request.headers['x-forwarded-proto'] = 'https';
    handleSafely(route?.handle ?? oauth, request, response, url);
  };

  const server: Server = options.tls ? createHttpsServer(options.tls, listener) : createHttpServer(listener);
  const listening = await listen(server, { port: options.port ?? 0 });
  return {
    url: `${options.tls ? 'https' : 'http'}://localhost:${listening.port}`,
    innerUrl,
    directory,
    close: async () => void (await Promise.all([listening.close(), innerListening.close()])),
  };
}

/** Answers also when the handler fails, so that no caller waits forever. */
function handleSafely(handle: RequestHandler, request: IncomingMessage, response: ServerResponse, url: URL): void {
  (async () => handle(request, response, url))().catch((error: unknown) => {
    if (error instanceof Error && error.name === 'SessionNotFound')
      return sendError(response, 400, 'This sign-in has expired. Start again.');
    return sendError(response, 500, `The local sign-in service failed: ${String(error)}`);
  });
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}

function sendError(response: ServerResponse, status: number, message: string): void {
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(message);
}

function corsHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-headers':
      'content-type,x-amz-target,x-amz-user-agent,cache-control,amz-sdk-request,amz-sdk-invocation-id',
    'access-control-allow-methods': 'POST,OPTIONS',
  };
}

async function postForm(url: URL, form: Record<string, string>): ReturnType<PostForm> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
  const raw = await response.text();
  return { status: response.status, body: raw.startsWith('{') ? (JSON.parse(raw) as Record<string, unknown>) : {} };
}
