import { endpoints, type EndpointName } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';

export interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly parameters: Readonly<Record<string, string>>;
}

/** `/api/placeholder/{w}/{h}`: one segment for each parameter, as HTTP API matches them. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

const TABLE = endpoints().map(({ name, endpoint }) => ({ name, endpoint, pattern: patternOf(endpoint.path) }));

/** The endpoint of a request; a HEAD request is a GET. Undefined where none has that method and path. Throws URIError on a path that cannot be decoded. */
export function matchRoute(method: string, path: string): Route | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const { name, endpoint, pattern } of TABLE) {
    const groups = endpoint.method === wanted && pattern.exec(path);
    if (!groups) continue;
    const parameters = Object.fromEntries(Object.entries(groups.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]));
    return { name, endpoint, parameters };
  }
  return undefined;
}
