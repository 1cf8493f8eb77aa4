import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { dictionary } from '../../shared/platform/ownProperty.ts';
import type { MatchedEndpoint } from './matchEndpoint.ts';

/** Header names in lower case, repeated ones joined by a comma, cookies apart: as HTTP API writes them. */
function toEventHeaders(request: IncomingMessage): Record<string, string> {
  const headers = dictionary<string>();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (name !== 'cookie' && values) headers[name] = values.join(',');
  }
  return headers;
}

function toQueryParameters(search: URLSearchParams): Record<string, string> | undefined {
  const query = dictionary<string>();
  for (const name of new Set(search.keys())) query[name] = search.getAll(name).join(',');
  return Object.keys(query).length > 0 ? query : undefined;
}

const TEXT_TYPE = /^(text\/|application\/(json|xml|javascript)\b)/i;

/** Text as text, everything else, and text that is no UTF-8, as base64. */
function toEventBody(bytes: Buffer, type: string): { body?: string; isBase64Encoded: boolean } {
  if (bytes.length === 0) return { isBase64Encoded: false };
  if (TEXT_TYPE.test(type)) {
    try {
      return { body: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), isBase64Encoded: false };
    } catch {
      // Falls through: bytes that are no text must reach the handler as they are.
    }
  }
  return { body: bytes.toString('base64'), isBase64Encoded: true };
}

/** A request as HTTP API hands it to a function: payload format 2.0. */
export function toHttpEvent(
  request: IncomingMessage,
  url: URL,
  route: MatchedEndpoint,
  bytes: Buffer,
  requestId: string,
): APIGatewayProxyEventV2 {
  const headers = toEventHeaders(request);
  const routeKey = `${route.endpoint.method} ${route.endpoint.path}`;
  const cookies = request.headers.cookie?.split(/;\s*/);
  const query = toQueryParameters(url.searchParams);
  const now = new Date();
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies && { cookies }),
    headers,
    ...(query && { queryStringParameters: query }),
    ...(Object.keys(route.parameters).length > 0 && { pathParameters: { ...route.parameters } }),
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'localhost',
      http: {
        method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...toEventBody(bytes, headers['content-type'] ?? ''),
  };
}
