import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { EndpointNeeds } from '../../../shared/api/needs.ts';

/** Stands before the local database as IAM does before the real one: what a row does not declare is denied. */
export interface PermissionProxy {
  readonly url: string;
  /** `action table` of every request so far, allowed or not. */
  readonly requested: Set<string>;
  /** Whose turn it is; names of its tables or buckets, by what the needs call them. */
  allow(needs: EndpointNeeds, names: Readonly<Record<string, string>>): void;
  /** `action table` of all that is allowed now. */
  allowed(): string[];
  close(): void;
}

const TRANSACTION_ACTIONS: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

interface DynamoDbRequestBody {
  readonly TableName?: string;
  readonly TransactItems?: readonly Readonly<Record<string, { readonly TableName: string }>>[];
  readonly RequestItems?: Readonly<Record<string, unknown>>;
}

/** What a request needs permission for: a transaction for each of its parts, as IAM has it. */
function requiredPermissions(operation: string, body: DynamoDbRequestBody): string[] {
  if (body.TransactItems)
    return body.TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, { TableName }]) => `${TRANSACTION_ACTIONS[kind] ?? kind} ${TableName}`),
    );
  if (body.RequestItems) return Object.keys(body.RequestItems).map((table) => `${operation} ${table}`);
  return [`${operation} ${body.TableName ?? ''}`];
}

export async function startDatabaseProxy(database: string): Promise<PermissionProxy> {
  const asked = new Set<string>();
  let allowed = new Set<string>();
  const server = createServer((incoming, response) => {
    void (async () => {
      const bytes = await buffer(incoming);
      const wanted = requiredPermissions(
        String(incoming.headers['x-amz-target']).split('.')[1] ?? '',
        JSON.parse(bytes.toString()) as DynamoDbRequestBody,
      );
      for (const one of wanted) asked.add(one);
      const denied = wanted.find((one) => !allowed.has(one));
      if (denied !== undefined) {
        response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
        response.end(
          JSON.stringify({
            __type: 'com.amazon.coral.service#AccessDeniedException',
            Message: `not authorized to perform ${denied}`,
          }),
        );
        return;
      }
      const onward = forward(database, { method: 'POST', headers: incoming.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      onward.end(bytes);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested: asked,
    allow: (needs, tables) =>
      void (allowed = new Set(
        Object.entries(needs.tables ?? {}).flatMap(([name, actions]) =>
          actions.map((action) => `${action} ${tables[name] ?? ''}`),
        ),
      )),
    allowed: () => [...allowed],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What a request to the files needs permission for: addresses are `/bucket/key`. */
function requiredFilePermission(method: string, url: URL): string {
  const [, bucket = '', ...key] = url.pathname.split('/');
  if (key.join('') === '') return `${method === 'GET' ? 'ListBucket' : 'DeleteObject'} ${bucket}`;
  const actions: Record<string, string> = {
    GET: 'GetObject',
    HEAD: 'GetObject',
    PUT: 'PutObject',
    DELETE: 'DeleteObject',
  };
  return `${actions[method] ?? method} ${bucket}`;
}

/** Stands before the local files as IAM does before the real ones. */
export async function startFileProxy(files: string): Promise<PermissionProxy> {
  const asked = new Set<string>();
  let allowed = new Set<string>();
  const server = createServer((incoming, response) => {
    void (async () => {
      const bytes = await buffer(incoming);
      const url = new URL(incoming.url ?? '/', files);
      const wanted = requiredFilePermission(incoming.method ?? '', url);
      asked.add(wanted);
      if (!allowed.has(wanted)) {
        response.writeHead(403, { 'content-type': 'application/xml' });
        response.end(
          `<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code><Message>${wanted}</Message></Error>`,
        );
        return;
      }
      const onward = forward(url, { method: incoming.method, headers: incoming.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      onward.end(bytes);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested: asked,
    allow: (needs, buckets) =>
      void (allowed = new Set(
        Object.entries(needs.buckets ?? {}).flatMap(([name, actions]) =>
          actions.map((action) => `${action} ${buckets[name] ?? ''}`),
        ),
      )),
    allowed: () => [...allowed],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
