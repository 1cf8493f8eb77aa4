import type { ApiRequest, ApiResponse, ApiRoute, BuiltName } from '../../shared/api.ts';
import { send, type CallOptions } from './call.ts';
import { ApiError } from './error.ts';
import { fileNameOf } from './fileName.ts';

/** A file that came as an answer, with the name the server gave it. */
export interface ApiFile {
  readonly blob: Blob;
  readonly name: string | undefined;
}

type Arguments<Name extends BuiltName> = ApiRequest<Name> extends undefined ? [options?: CallOptions] : [body: ApiRequest<Name>, options?: CallOptions];

function split(parts: readonly unknown[], hasBody: boolean): { body: unknown; options: CallOptions | undefined } {
  const [body, options] = hasBody ? parts : [undefined, parts[0]];
  return { body, options: options as CallOptions | undefined };
}

const hasBody = (route: string) => /^(POST|PUT) /.test(route);

/** A call that answers JSON. The route is written out, and the compiler holds it to the table: no schema reaches the page. */
function json<Name extends BuiltName>(route: ApiRoute<Name>, defaults: CallOptions = {}) {
  return async (...parts: Arguments<Name>): Promise<ApiResponse<Name>> => {
    const { body, options } = split(parts, hasBody(route));
    const text = await send(route, body, (response) => response.text(), { ...defaults, ...options });
    try {
      return JSON.parse(text) as ApiResponse<Name>;
    } catch (cause) {
      throw new ApiError('invalid_server_response', { cause });
    }
  };
}

async function readFile(response: Response): Promise<ApiFile> {
  return { blob: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) };
}

/** A call that answers a file. */
function file<Name extends BuiltName>(route: ApiRoute<Name>, defaults: CallOptions = {}) {
  return async (...parts: Arguments<Name>): Promise<ApiFile> => {
    const { body, options } = split(parts, hasBody(route));
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
} satisfies Record<Exclude<BuiltName, 'placeholder'>, unknown>;

/** Address of an image of that size, in pixels, showing the text: for template images that are missing (specification, chapter 7). */
export function placeholderUrl(width: number, height: number, text: string): string {
  return `/api/placeholder/${width}/${height}?text=${encodeURIComponent(text)}`;
}
