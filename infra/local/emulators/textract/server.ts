import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { callerGone, isSentAgain, listen } from '../../listen.ts';
import { ReadersBusy, readInThread, stopReading } from '../reading/inThread.ts';

/** A running emulator for Textract. */
export interface TextractServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Textract's DetectDocumentText on loopback, as JSON 1.1: like Textract it reads Latin script, and is unsure of any
 * other.
 */
export async function startTextract(): Promise<TextractServer> {
  const server = createServer(
    (request, response) =>
      void handleRequest(request, response).catch((error: unknown) =>
        error instanceof ReadersBusy
          ? sendError(response, 400, 'ThrottlingException')
          : sendError(response, 500, 'InternalServerError'),
      ),
  );
  const { url, close } = await listen(server);
  return {
    url,
    async close() {
      await close();
      await stopReading();
    },
  };
}

async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { Document: document } = (await json(request)) as { Document?: { Bytes?: string } };
  if (request.headers['x-amz-target'] !== 'Textract.DetectDocumentText')
    return sendError(response, 400, 'UnknownOperationException');
  const png = Buffer.from(document?.Bytes ?? '', 'base64');
  if (png.toString('latin1', 1, 4) !== 'PNG') return sendError(response, 400, 'UnsupportedDocumentException');
  if (isSentAgain(request)) throw new ReadersBusy('it was told so already');
  const Blocks = await readInThread('textractBlocks', png, { gone: callerGone(response) });
  response
    .writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
    .end(JSON.stringify({ DocumentMetadata: { Pages: 1 }, DetectDocumentTextModelVersion: '1.0', Blocks }));
}

function sendError(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify({ __type: type }));
}
