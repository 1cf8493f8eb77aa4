import { listEndpoints, type EndpointRow } from '../../shared/api/endpoints.ts';

export interface MatchedEndpoint extends EndpointRow {
  readonly parameters: Readonly<Record<string, string>>;
}

/** `/api/placeholder/{w}/{h}`: one segment for each parameter, as HTTP API matches them. */
function toPathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

const ROUTE_TABLE = listEndpoints().map((row) => ({ row, pattern: toPathPattern(row.endpoint.path) }));

/**
 * The endpoint of a request; a HEAD request is a GET. Undefined if none has that method and path. Throws URIError on
 * a path that cannot be decoded.
 */
export function matchEndpoint(method: string, path: string): MatchedEndpoint | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const { row, pattern } of ROUTE_TABLE) {
    const groups = row.endpoint.method === wanted && pattern.exec(path);
    if (!groups) continue;
    const parameters = Object.fromEntries(
      Object.entries(groups.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
    return { ...row, parameters };
  }
  return undefined;
}
