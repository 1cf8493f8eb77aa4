import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRawRequest } from '../../test/support/rawRequest.ts';
import { toHttpEvent } from './httpEvent.ts';
import { matchEndpoint } from './matchEndpoint.ts';

/** A server that answers with the event it would have handed to the function. */
let server: Server;
let url: string;

async function answer(...[request, response]: Parameters<RequestListener>): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://localhost');
  const route = matchEndpoint(request.method ?? '', address.pathname);
  const bytes = await buffer(request);
  response.end(route ? JSON.stringify(toHttpEvent(request, address, route, bytes, 'request-1')) : '{}');
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function eventFrom(head: string, body: Uint8Array | string = ''): Promise<APIGatewayProxyEventV2> {
  const { text } = await sendRawRequest(url, head, body);
  return JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as APIGatewayProxyEventV2;
}
const post = (type: string, body: Uint8Array | string) =>
  eventFrom(`POST /api/generate-pdf HTTP/1.1\ncontent-type: ${type}\ncontent-length: ${Buffer.byteLength(body)}`, body);

describe('an event of payload format 2.0', () => {
  it('has headers in lower case, repeated ones joined, and cookies apart', async () => {
    const event = await eventFrom(
      'GET /api/templates HTTP/1.1\nX-One: a\nx-one: b\nAccept-Language: he\nCookie: a=1; b=2',
    );
    expect(event.headers).toMatchObject({ 'x-one': 'a,b', 'accept-language': 'he' });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.cookies).toEqual(['a=1', 'b=2']);
  });

  it('has the query as it came and decoded, repeated names joined', async () => {
    const event = await eventFrom('GET /api/placeholder/10/20?text=%D7%A9+x&text=y&empty= HTTP/1.1');
    expect(event).toMatchObject({
      routeKey: 'GET /api/placeholder/{w}/{h}',
      rawPath: '/api/placeholder/10/20',
      rawQueryString: 'text=%D7%A9+x&text=y&empty=',
      queryStringParameters: { text: 'ש x,y', empty: '' },
      pathParameters: { w: '10', h: '20' },
    });
  });

  it('leaves out what is not there', async () => {
    const event = await eventFrom('GET /api/templates HTTP/1.1');
    expect(['cookies', 'queryStringParameters', 'pathParameters', 'body'].filter((key) => key in event)).toEqual([]);
    expect(event).toMatchObject({
      version: '2.0',
      isBase64Encoded: false,
      requestContext: { http: { method: 'GET', sourceIp: '127.0.0.1' }, stage: '$default' },
    });
  });

  it('has text, other bytes as base64, and never loses a byte', async () => {
    expect(await post('application/json', '{"א":1}')).toMatchObject({ body: '{"א":1}', isBase64Encoded: false });
    const bytes = Buffer.from([0xff, 0, 0xc3, 0x28]);
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      expect(await post(type, bytes)).toMatchObject({ body: bytes.toString('base64'), isBase64Encoded: true });
    }
    expect((await post('text/plain', '\ufeffx')).body).toBe('\ufeffx');
  });

  it('is a GET where HEAD was asked', async () => {
    expect(matchEndpoint('HEAD', '/api/templates')?.endpoint.method).toBe('GET');
  });
});
