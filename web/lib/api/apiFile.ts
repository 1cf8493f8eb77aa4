/** A file in an answer, with the name the server gave it. */
export interface ApiFile {
  readonly blob: Blob;
  readonly name: string | undefined;
}

/** The file that a response holds, with the name that the server gives it. */
export async function readApiFile(response: Response): Promise<ApiFile> {
  return {
    blob: await response.blob(),
    name: parseContentDispositionName(response.headers.get('content-disposition')),
  };
}

/** Parses the file name of a Content-Disposition header: the one in UTF-8 (RFC 5987) before the plain one. */
export function parseContentDispositionName(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /filename\*\s*=\s*utf-8'[\w-]*'([^;\s]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A wrongly encoded name is ignored; the plain one may be valid.
    }
  }
  return /filename\s*=\s*"((?:\\.|[^"\\])*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1');
}
