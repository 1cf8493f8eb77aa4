import type { ApiParams, ApiRequest, ApiResponse, ApiRoute, EndpointName } from '../../shared/api.ts';
import { send, type CallOptions } from './call.ts';
import { ApiError } from './error.ts';
import { fileNameOf } from './fileName.ts';

/** A file that came as an answer, with the name the server gave it. */
export interface ApiFile {
  readonly blob: Blob;
  readonly name: string | undefined;
}

type Arguments<Name extends EndpointName> = [
  ...(ApiParams<Name> extends undefined ? [] : [params: ApiParams<Name>]),
  ...(ApiRequest<Name> extends undefined ? [] : [body: ApiRequest<Name>]),
  options?: CallOptions,
];

interface Call {
  readonly route: string;
  readonly body: unknown;
  readonly options: CallOptions | undefined;
}

/** The parts of a call in the order of its arguments: path parameters, body, options. */
function callOf(route: string, given: readonly unknown[]): Call {
  const rest = [...given];
  const params = route.includes('{') ? (rest.shift() as Readonly<Record<string, string>>) : {};
  const body = /^(POST|PUT) /.test(route) ? rest.shift() : undefined;
  const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { route: filled, body, options: rest.shift() as CallOptions | undefined };
}

/** A call that answers JSON. The route is written out, and the compiler holds it to the table: no schema reaches the page. */
function json<Name extends EndpointName>(template: ApiRoute<Name>, defaults: CallOptions = {}) {
  return async (...given: Arguments<Name>): Promise<ApiResponse<Name>> => {
    const { route, body, options } = callOf(template, given);
    return parsed<Name>(await send(route, body, readText, { ...defaults, ...options }));
  };
}

/** A call that sends a form with a file in it (multipart) and answers JSON. */
function form<Name extends EndpointName>(route: ApiRoute<Name>, defaults: CallOptions = {}) {
  return async (fields: FormData, options?: CallOptions): Promise<ApiResponse<Name>> => parsed<Name>(await send(route, fields, readText, { ...defaults, ...options }));
}

const readText = (response: Response): Promise<string> => response.text();

function parsed<Name extends EndpointName>(text: string): ApiResponse<Name> {
  try {
    return JSON.parse(text) as ApiResponse<Name>;
  } catch (cause) {
    throw new ApiError('invalid_server_response', { cause });
  }
}

async function readFile(response: Response): Promise<ApiFile> {
  return { blob: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) };
}

/** A call that answers a file. */
function file<Name extends EndpointName>(template: ApiRoute<Name>, defaults: CallOptions = {}) {
  return async (...given: Arguments<Name>): Promise<ApiFile> => {
    const { route, body, options } = callOf(template, given);
    return send(route, body, readFile, { ...defaults, ...options });
  };
}

/**
 * Our endpoints as functions. They throw ApiError and show nothing themselves.
 *
 * @example const { blob } = await api.generatePdf({ templateId, resumeData });
 */
export const api = {
  templates: json<'templates'>('GET /api/templates'),
  generatePdf: file<'generatePdf'>('POST /api/generate-pdf', { timeout: 30_000 }),
  ensureProfile: json<'ensureProfile'>('POST /api/profile'),
  readProfile: json<'readProfile'>('GET /api/profile'),
  exportAccount: json<'exportAccount'>('GET /api/profile/export', { timeout: 30_000 }),
  deleteAccount: json<'deleteAccount'>('DELETE /api/profile', { timeout: 30_000 }),
  listResumes: json<'listResumes'>('GET /api/resumes'),
  createResume: json<'createResume'>('POST /api/resumes'),
  readResume: json<'readResume'>('GET /api/resumes/{id}'),
  updateResume: json<'updateResume'>('PUT /api/resumes/{id}'),
  deleteResume: json<'deleteResume'>('DELETE /api/resumes/{id}'),
  improveResume: json<'improveResume'>('POST /api/improve-resume', { timeout: 30_000 }),
  improveOpen: json<'improveOpen'>('GET /api/improve-resume'),
  improveProgress: json<'improveProgress'>('GET /api/improve-resume/{requestId}', { timeout: 5_000 }),
  takeImprovement: json<'takeImprovement'>('POST /api/improve-resume/{requestId}/take'),
  contact: json<'contact'>('POST /api/contact'),
  creditHistory: json<'creditHistory'>('GET /api/credits'),
  createOrder: json<'createOrder'>('POST /api/payments/orders', { timeout: 25_000 }),
  captureOrder: json<'captureOrder'>('POST /api/payments/orders/{orderId}/capture', { timeout: 30_000 }),
  subscribe: json<'subscribe'>('POST /api/subscription', { timeout: 25_000 }),
  activateSubscription: json<'activateSubscription'>('POST /api/subscription/activate', { timeout: 30_000 }),
  cancelSubscription: json<'cancelSubscription'>('POST /api/subscription/cancel', { timeout: 25_000 }),
  paymentReceipt: json<'paymentReceipt'>('GET /api/payments/{paymentId}/receipt'),
  parseResume: form<'parseResume'>('POST /api/parse-resume', { timeout: 180_000 }),
  createUpload: json<'createUpload'>('POST /api/uploads'),
  parseUpload: json<'parseUpload'>('POST /api/uploads/{uploadId}/parse', { timeout: 45_000 }),
  importJob: json<'importJob'>('GET /api/import-jobs/{jobId}', { timeout: 45_000 }),
} satisfies Record<Exclude<EndpointName, 'placeholder' | 'paymentWebhook' | 'events'>, unknown>;
