import type { ApiParams, ApiRequest, ApiResponse, ApiRoute, EndpointName } from '../../../shared/api/endpoints.ts';
import { createDeadline } from '../async/deadline.ts';
import { readAccessToken, sessionEvents } from './accessToken.ts';
import { ApiError, toApiError } from './apiError.ts';
import { readApiFile, type ApiFile } from './apiFile.ts';
import type { RequestTransport } from './uploadTransport.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds; the call then fails with `timeout`. */
  readonly timeout?: number;
  /** Access token of a session that is only beginning, in place of the signed-in user's. */
  readonly token?: string;
  /** In place of `fetch`. */
  readonly transport?: RequestTransport;
}

type ApiArguments<Name extends EndpointName> = [
  ...(ApiParams<Name> extends undefined ? [] : [params: ApiParams<Name>]),
  ...(ApiRequest<Name> extends undefined ? [] : [body: ApiRequest<Name>]),
  options?: CallOptions,
];

interface ClientCall {
  readonly route: string;
  readonly body: unknown;
  readonly options: CallOptions | undefined;
}

/** The arguments of a call in order: path parameters, body, options. */
function buildCall(route: string, given: readonly unknown[]): ClientCall {
  const rest = [...given];
  const params = route.includes('{') ? (rest.shift() as Readonly<Record<string, string>>) : {};
  const body = /^(POST|PUT) /.test(route) ? rest.shift() : undefined;
  const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ownProperty(params, name) ?? ''));
  return { route: filled, body, options: rest.shift() as CallOptions | undefined };
}

/**
 * A call that returns JSON. The route is a literal that the compiler checks against the endpoint table: no schema is in
 * the client's bundle.
 */
export function jsonEndpoint<Name extends EndpointName>(template: ApiRoute<Name>, defaults: CallOptions = {}) {
  return async (...given: ApiArguments<Name>): Promise<ApiResponse<Name>> => {
    const { route, body, options } = buildCall(template, given);
    return parseJson<Name>(await sendRequest(route, body, readText, { ...defaults, ...options }));
  };
}

/** A call that sends a form with a file (multipart) and returns JSON. */
function formEndpoint<Name extends EndpointName>(route: ApiRoute<Name>, defaults: CallOptions = {}) {
  return async (fields: FormData, options?: CallOptions): Promise<ApiResponse<Name>> =>
    parseJson<Name>(await sendRequest(route, fields, readText, { ...defaults, ...options }));
}

const readText = (response: Response): Promise<string> => response.text();

function parseJson<Name extends EndpointName>(text: string): ApiResponse<Name> {
  try {
    return JSON.parse(text) as ApiResponse<Name>;
  } catch (cause) {
    throw new ApiError('invalid_server_response', { cause });
  }
}

/** A call that returns a file. */
function fileEndpoint<Name extends EndpointName>(template: ApiRoute<Name>, defaults: CallOptions = {}) {
  return async (...given: ApiArguments<Name>): Promise<ApiFile> => {
    const { route, body, options } = buildCall(template, given);
    return sendRequest(route, body, readApiFile, { ...defaults, ...options });
  };
}

/** Endpoints that only the profile calls (`profileApi.ts`): no other page loads it. */
export type ProfileEndpoint =
  | 'exportAccount'
  | 'exportPast'
  | 'deleteAccount'
  | 'listBin'
  | 'restoreResume'
  | 'discardResume'
  | 'listPoints'
  | 'readPoint'
  | 'keepPoint'
  | 'listCopies'
  | 'createCopy'
  | 'readCopy'
  | 'updateCopy'
  | 'listPairs'
  | 'createTwin'
  | 'readPair'
  | 'agreePair'
  | 'translatePair'
  | 'readLink'
  | 'saveLink'
  | 'removeLink'
  | 'readCreditHistory';
/** Endpoints that no page calls by these functions; links to résumés are addresses that people open. */
type UncalledEndpoint = 'getPlaceholder' | 'receivePaymentWebhook' | 'recordEvents' | 'showLink' | 'printLink';

/**
 * Our endpoints as functions. They throw ApiError and show nothing themselves.
 *
 * @example const { blob } = await api.generatePdf({ templateId, resumeData });
 */
export const api = {
  listTemplates: jsonEndpoint<'listTemplates'>('GET /api/templates'),
  generatePdf: fileEndpoint<'generatePdf'>('POST /api/generate-pdf', { timeout: 30_000 }),
  measurePages: jsonEndpoint<'measurePages'>('POST /api/page-breaks'),
  ensureProfile: jsonEndpoint<'ensureProfile'>('POST /api/profile'),
  readProfile: jsonEndpoint<'readProfile'>('GET /api/profile'),
  listResumes: jsonEndpoint<'listResumes'>('GET /api/resumes'),
  createResume: jsonEndpoint<'createResume'>('POST /api/resumes'),
  readResume: jsonEndpoint<'readResume'>('GET /api/resumes/{id}'),
  updateResume: jsonEndpoint<'updateResume'>('PUT /api/resumes/{id}'),
  deleteResume: jsonEndpoint<'deleteResume'>('DELETE /api/resumes/{id}'),
  improveResume: jsonEndpoint<'improveResume'>('POST /api/improve-resume', { timeout: 30_000 }),
  checkImproveAvailability: jsonEndpoint<'checkImproveAvailability'>('GET /api/improve-resume'),
  readImproveProgress: jsonEndpoint<'readImproveProgress'>('GET /api/improve-resume/{requestId}', { timeout: 5_000 }),
  acceptImprovement: jsonEndpoint<'acceptImprovement'>('POST /api/improve-resume/{requestId}/take'),
  sendContactMessage: jsonEndpoint<'sendContactMessage'>('POST /api/contact'),
  createOrder: jsonEndpoint<'createOrder'>('POST /api/payments/orders', { timeout: 25_000 }),
  captureOrder: jsonEndpoint<'captureOrder'>('POST /api/payments/orders/{orderId}/capture', { timeout: 30_000 }),
  createSubscription: jsonEndpoint<'createSubscription'>('POST /api/subscription', { timeout: 25_000 }),
  activateSubscription: jsonEndpoint<'activateSubscription'>('POST /api/subscription/activate', { timeout: 30_000 }),
  cancelSubscription: jsonEndpoint<'cancelSubscription'>('POST /api/subscription/cancel', { timeout: 25_000 }),
  readReceipt: jsonEndpoint<'readReceipt'>('GET /api/payments/{paymentId}/receipt'),
  parseResume: formEndpoint<'parseResume'>('POST /api/parse-resume', { timeout: 180_000 }),
  createUpload: jsonEndpoint<'createUpload'>('POST /api/uploads'),
  parseUpload: jsonEndpoint<'parseUpload'>('POST /api/uploads/{uploadId}/parse', { timeout: 45_000 }),
  readImportJob: jsonEndpoint<'readImportJob'>('GET /api/import-jobs/{jobId}', { timeout: 45_000 }),
} satisfies Record<Exclude<EndpointName, ProfileEndpoint | UncalledEndpoint>, unknown>;

const DEFAULT_TIMEOUT_MS = 15_000;

/**
 * Sends a request to one of our endpoints and returns what `read` makes of a successful answer. A form is sent as
 * multipart, anything else as JSON.
 */
async function sendRequest<T>(
  route: string,
  body: unknown,
  read: (response: Response) => Promise<T>,
  options: CallOptions = {},
): Promise<T> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang };
  const request: RequestInit = { method, headers, credentials: 'omit' };
  if (body instanceof FormData) {
    request.body = body;
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  const ends = createDeadline({ signal: options.signal, timeout: options.timeout ?? DEFAULT_TIMEOUT_MS });
  try {
    // A token may have to be refreshed first, over a network that does not answer.
    const held = options.token === undefined && (await Promise.race([readAccessToken(), ends.over]));
    const token = held ? held.token : options.token;
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const response = await (options.transport ?? fetch)(path, { ...request, signal: ends.signal });
    if (!response.ok) {
      const error = await toApiError(response);
      // The session ends before the caller gets the error, and may go on without one. One that is only beginning has no
      // user yet.
      if (error.code === 'account_deleted' && held) await sessionEvents.gone(held.of);
      if (error.code === 'unauthenticated' && held) await sessionEvents.refused(held.token);
      throw error;
    }
    return await read(response);
  } catch (cause) {
    if (options.signal?.aborted) throw options.signal.reason;
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(ends.isLate() ? 'timeout' : 'network', { cause });
  } finally {
    ends.settle();
  }
}
