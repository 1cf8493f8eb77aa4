import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../infra/local/listen.ts';
import type { EndpointNeeds } from '../../shared/api/needs.ts';

/** Stands before the local database as IAM does before the real one: what a row does not declare is denied. */
export interface PermissionProxy {
  readonly url: string;
  /** `action table` of every request so far, allowed or not. */
  readonly requested: Set<string>;
  /** Whose turn it is; names of its tables or buckets, by what the needs call them. */
  allow(needs: EndpointNeeds, names: Readonly<Record<string, string>>): void;
  /** `action table` of all that is allowed now. */
  allowed(): string[];
  close(): Promise<void>;
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

/** What a request needs permission for: a transaction for each of its parts, as IAM counts them. */
function requiredPermissions(operation: string, body: DynamoDbRequestBody): string[] {
  if (body.TransactItems)
    return body.TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, { TableName }]) => `${TRANSACTION_ACTIONS[kind] ?? kind} ${TableName}`),
    );
  if (body.RequestItems) return Object.keys(body.RequestItems).map((table) => `${operation} ${table}`);
  return [`${operation} ${body.TableName ?? ''}`];
}

const FILE_PERMISSIONS: Readonly<Record<string, string>> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};

/** What a request to the files needs permission for: addresses are `/bucket/key`. */
function requiredFilePermission(method: string, url: URL): string {
  const [, bucket = '', ...key] = url.pathname.split('/');
  if (key.join('') === '') return `${method === 'GET' ? 'ListBucket' : 'DeleteObject'} ${bucket}`;
  return `${FILE_PERMISSIONS[method] ?? method} ${bucket}`;
}

/** What a kind of service needs permission for, and how it says no. */
interface GuardedService {
  required(incoming: IncomingMessage, body: Buffer, url: URL): readonly string[];
  allowed(needs: EndpointNeeds): Readonly<Record<string, readonly string[]>>;
  deny(response: ServerResponse, permission: string): void;
}

const DYNAMODB: GuardedService = {
  required: ({ headers }, body) =>
    requiredPermissions(
      String(headers['x-amz-target']).split('.')[1] ?? '',
      JSON.parse(body.toString()) as DynamoDbRequestBody,
    ),
  allowed: ({ tables = {} }) => tables,
  deny: (response, permission) =>
    void response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(
      JSON.stringify({
        __type: 'com.amazon.coral.service#AccessDeniedException',
        Message: `not authorized to perform ${permission}`,
      }),
    ),
};

const S3: GuardedService = {
  required: ({ method = '' }, _body, url) => [requiredFilePermission(method, url)],
  allowed: ({ buckets = {} }) => buckets,
  deny: (response, permission) =>
    void response
      .writeHead(403, { 'content-type': 'application/xml' })
      .end(
        '<?xml version="1.0" encoding="UTF-8"?>' +
          `<Error><Code>AccessDenied</Code><Message>${permission}</Message></Error>`,
      ),
};

/** Stands before the local database as IAM does before the real one. */
export const startDatabaseProxy = (database: string) => startPermissionProxy(database, DYNAMODB);

/** Stands before the local files as IAM does before the real ones. */
export const startFileProxy = (files: string) => startPermissionProxy(files, S3);

async function startPermissionProxy(target: string, service: GuardedService): Promise<PermissionProxy> {
  const requested = new Set<string>();
  let allowed = new Set<string>();
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(incoming);
    const url = new URL(incoming.url ?? '/', target);
    const required = service.required(incoming, body, url);
    for (const permission of required) requested.add(permission);
    const denied = required.find((permission) => !allowed.has(permission));
    if (denied !== undefined) return service.deny(response, denied);
    const onward = forward(url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.end(body);
  };
  const { url, close } = await listen(
    createServer((incoming, response) => void handle(incoming, response).catch(() => response.destroy())),
  );
  return {
    url,
    requested,
    allow: (needs, names) =>
      void (allowed = new Set(
        Object.entries(service.allowed(needs)).flatMap(([name, actions]) =>
          actions.map((action) => `${action} ${names[name] ?? ''}`),
        ),
      )),
    allowed: () => [...allowed],
    close,
  };
}
