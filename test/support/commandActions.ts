import type { SERVICES } from '../../shared/api/needs.ts';

/** What a call to AWS asks a role for. */
export interface Action {
  readonly service: 'dynamodb' | 's3' | 'secretsmanager' | keyof typeof SERVICES;
  readonly action: string;
  /** Name of the table, bucket or secret; empty if there is no resource. */
  readonly resource: string;
}

interface Input {
  readonly TableName?: string;
  readonly Bucket?: string;
  readonly SecretId?: string;
  readonly RequestItems?: Readonly<Record<string, unknown>>;
  readonly TransactItems?: readonly Readonly<Record<string, { readonly TableName?: string }>>[];
}

const DYNAMODB: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Query: 'Query',
  Scan: 'Scan',
};
const S3: Readonly<Record<string, string>> = {
  GetObject: 'GetObject',
  HeadObject: 'GetObject',
  PutObject: 'PutObject',
  DeleteObject: 'DeleteObject',
  DeleteObjects: 'DeleteObject',
  ListObjectsV2: 'ListBucket',
};
const SERVICE_BY_COMMAND: Readonly<Record<string, keyof typeof SERVICES>> = {
  Converse: 'model',
  ConverseStream: 'model',
  DetectDocumentText: 'ocr',
  Publish: 'notices',
  AdminDeleteUser: 'userPool',
  AdminGetUser: 'userPool',
  AdminUserGlobalSignOut: 'userPool',
  Invoke: 'fileReader',
};

const onTable = (action: string, resource = '') => ({ service: 'dynamodb', action, resource }) as const;

/**
 * The actions that AWS asks a role for when this command is sent; a transaction asks for those of its parts. Throws
 * on a command that is in no table here, so that a new one is thought of.
 */
export function actionsOf(command: string, input: Input): readonly Action[] {
  const name = command.replace(/Command$/, '');
  const parts = input.TransactItems?.flatMap((item) =>
    Object.entries(item).map(([kind, { TableName }]) => onTable(DYNAMODB[kind] ?? kind, TableName)),
  );
  if (parts) return parts;
  if (name === 'BatchGet' || name === 'BatchWrite')
    return Object.keys(input.RequestItems ?? {}).map((table) => onTable(`${name}Item`, table));
  const database = DYNAMODB[name.replace(/Item$/, '')];
  if (input.TableName !== undefined && database !== undefined) return [onTable(database, input.TableName)];
  const bucket = S3[name];
  if (bucket !== undefined) return [{ service: 's3', action: bucket, resource: input.Bucket ?? '' }];
  if (name === 'GetSecretValue') return [{ service: 'secretsmanager', action: name, resource: input.SecretId ?? '' }];
  const service = SERVICE_BY_COMMAND[name];
  if (service !== undefined) return [{ service, action: name, resource: '' }];
  throw new Error(`${command} is in no table of test/support/commandActions.ts`);
}

/**
 * What a form that a handler has signed lets a browser do. Signing calls nothing; S3 holds the form to the rights of
 * the role that signed it when it is posted. Undefined if the answer holds no form.
 */
export function signedFormAction(answer: unknown): Action | undefined {
  const { body } = (answer ?? {}) as { readonly body?: unknown };
  if (typeof body !== 'string' || !body.includes('"Policy"')) return undefined;
  const { fields } = JSON.parse(body) as { readonly fields?: { readonly Policy?: string } };
  if (fields?.Policy === undefined) return undefined;
  const { conditions } = JSON.parse(Buffer.from(fields.Policy, 'base64').toString()) as {
    readonly conditions: readonly { readonly bucket?: string }[];
  };
  const bucket = conditions.find((condition) => condition.bucket !== undefined)?.bucket ?? '';
  return { service: 's3', action: 'PutObject', resource: bucket };
}
