import { listEndpoints, type EndpointName } from '../../shared/api/endpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';

export interface MatchedEndpoint {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly parameters: Readonly<Record<string, string>>;
}

/** `/api/placeholder/{w}/{h}`: one segment for each parameter, as HTTP API matches them. */
function toPathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

const ROUTE_TABLE = listEndpoints().map(({ name, endpoint }) => ({
  name,
  endpoint,
  pattern: toPathPattern(endpoint.path),
}));

/**
 * The endpoint of a request; a HEAD request is a GET. Undefined where none has that method and path. Throws URIError on
 * a path that cannot be decoded.
 */
export function matchEndpoint(method: string, path: string): MatchedEndpoint | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const { name, endpoint, pattern } of ROUTE_TABLE) {
    const groups = endpoint.method === wanted && pattern.exec(path);
    if (!groups) continue;
    const parameters = Object.fromEntries(
      Object.entries(groups.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
    return { name, endpoint, parameters };
  }
  return undefined;
}
