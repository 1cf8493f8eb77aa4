import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, toApiError, type ApiErrorCode } from '../../web/lib/api/apiError.ts';
import { readPdf, type ImportApi } from '../../web/features/import/readPdf.ts';
import { isAlive, processorSeconds } from '../support/processes.ts';
import type { TestPerson } from '../support/signIn.ts';
import type { Product } from './product.ts';

/** The outcome of a file that a person sent. */
export interface Imported {
  /** The code of the error, or that a résumé came back. */
  readonly answer: ApiErrorCode | 'read';
  /** Its pages were read as pictures. */
  readonly isScan: boolean;
  /** The highest status of all answers on the way; 0 if none came. */
  readonly status: number;
  /** Codes of those that were 5xx: the browser may have asked again, and told the person nothing. */
  readonly failures: readonly ApiErrorCode[];
  /** The server was gone afterwards, and was started again. */
  readonly isEnded: boolean;
  /** Processor time of all processes of the server, for the most expensive answer and for all of them. */
  readonly processorMs: number;
  readonly allProcessorMs: number;
  readonly milliseconds: number;
}

/** Milliseconds after which nobody waits any longer for a file, its recognition included. */
const GIVEN_UP_MS = 180_000;

const workedMs = (pid: number) => 1_000 * processorSeconds(pid);

/** Sends files to a product as the browser of somebody who is signed in does, and follows each to its end. */
export class PersonsBrowser {
  readonly #product: Product;
  #person: TestPerson | undefined;

  constructor(product: Product) {
    this.#product = product;
  }

  async import(file: File): Promise<Imported> {
    const { pid } = this.#product;
    const person = (this.#person ??= await this.#product.newPerson());
    let [status, processorMs, isScan] = [0, 0, false];
    const failures: ApiErrorCode[] = [];
    const send = async (path: string, request: RequestInit): Promise<Response> => {
      const before = workedMs(pid());
      const response = await fetch(new URL(path, this.#product.url), request);
      processorMs = Math.max(processorMs, workedMs(pid()) - before);
      status = Math.max(status, response.status);
      if (response.status >= 500) failures.push((await toApiError(response.clone())).code);
      return response;
    };
    const began = [performance.now(), workedMs(pid())] as const;
    const answer = await readPdf(file, {
      api: apiOf(person, send),
      uid: person.id,
      signal: AbortSignal.timeout(GIVEN_UP_MS),
      onProgress: () => {},
      onJobStarted: () => void (isScan = true),
      // The first poll of a job is what reads its pages.
      delay: () => sleep(20),
      transport: () => send,
    }).then(
      () => 'read' as const,
      (error: unknown) => (error instanceof ApiError ? error.code : 'network'),
    );
    const isEnded = answer === 'network' && (await this.#hasEnded());
    const all = isEnded ? Number.NaN : workedMs(pid()) - began[1];
    return {
      answer,
      isScan,
      status,
      failures,
      isEnded,
      processorMs,
      allProcessorMs: all,
      milliseconds: performance.now() - began[0],
    };
  }

  /** Whether the server is gone; then it runs again, and somebody new has signed in. */
  async #hasEnded(): Promise<boolean> {
    await sleep(500);
    if (isAlive(this.#product.pid())) return false;
    await this.#product.start();
    this.#person = undefined;
    return true;
  }
}

/** The endpoints of an import, by the person's token. */
function apiOf(person: TestPerson, send: (path: string, request: RequestInit) => Promise<Response>): ImportApi {
  const call = async (method: string, path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData;
    const response = await send(path, {
      method,
      headers: {
        authorization: `Bearer ${person.accessToken}`,
        'accept-language': 'en',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ApiError('network', { cause });
    });
    if (!response.ok) throw await toApiError(response);
    return response.json() as Promise<never>;
  };
  return {
    parseResume: (form) => call('POST', '/api/parse-resume', form),
    createUpload: (upload) => call('POST', '/api/uploads', upload),
    parseUpload: ({ uploadId }) => call('POST', `/api/uploads/${uploadId}/parse`),
    readImportJob: ({ jobId }) => call('GET', `/api/import-jobs/${jobId}`),
  };
}
