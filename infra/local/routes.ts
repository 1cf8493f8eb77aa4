import { endpoints, type EndpointName } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';

export interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly parameters: Readonly<Record<string, string>>;
}

/** What the table says of a method and a path. */
export type Match =
  | { readonly found: true; readonly route: Route }
  /** `allowed` is empty when no endpoint has that path. */
  | { readonly found: false; readonly allowed: readonly string[] };

/** `/api/placeholder/{w}/{h}`: one segment for each parameter, as HTTP API matches them. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

const TABLE = endpoints()
  .filter(({ endpoint }) => endpoint.built)
  .map(({ name, endpoint }) => ({ name, endpoint, pattern: patternOf(endpoint.path) }));

/** The endpoint of a request among those that are served; a HEAD request is a GET. Throws URIError on a path that cannot be decoded. */
export function matchRoute(method: string, path: string): Match {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const here = TABLE.flatMap(({ name, endpoint, pattern }) => {
    const groups = pattern.exec(path);
    return groups ? [{ name, endpoint, groups: groups.groups ?? {} }] : [];
  });
  const hit = here.find(({ endpoint }) => endpoint.method === wanted);
  if (!hit) return { found: false, allowed: here.flatMap(({ endpoint }) => (endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method])) };
  const parameters = Object.fromEntries(Object.entries(hit.groups).map(([key, value]) => [key, decodeURIComponent(value)]));
  return { found: true, route: { name: hit.name, endpoint: hit.endpoint, parameters } };
}
