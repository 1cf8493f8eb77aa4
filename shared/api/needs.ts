import type { TableName } from '../platform/tables.ts';
import { ownProperty } from '../platform/ownProperty.ts';

/**
 * The resources that an endpoint may use. The cloud stack turns them into grants and environment variables, the local
 * gateway into emulators, the handler into its typed environment.
 */

/** Tables, by the environment variable that holds their name: `tableVariable` as types. */
export const TABLE_VARIABLES = {
  users: 'USERS_TABLE',
  resumes: 'RESUMES_TABLE',
  creditLogs: 'CREDIT_LOGS_TABLE',
  requests: 'REQUESTS_TABLE',
} as const satisfies Record<TableName, string>;

/** Buckets, by the environment variable that holds their name. */
export const BUCKETS = { pdfs: 'PDF_BUCKET', uploads: 'UPLOAD_BUCKET' } as const;

/** Secrets, by the environment variable that holds their identifier. */
export const SECRETS = { payments: 'PAYMENTS_SECRET', identityHash: 'IDENTITY_HASH_SECRET' } as const;

/** Folders of built files a function carries with it, by the environment variable that holds their path. */
export const ASSETS = { templates: 'TEMPLATE_ASSETS_DIR' } as const;

/** Services without a resource of our own, by the environment variable that configures them. */
export const SERVICES = {
  model: 'MODEL_ID',
  ocr: 'OCR_REGION',
  notices: 'SUPPORT_TOPIC',
  userPool: 'USER_POOL_ID',
  /** The reader of strangers' files: a function's name, or {@link ON_THIS_MACHINE}. */
  fileReader: 'FILE_READER',
} as const;

/** In the place of a function's name: the process beside the handlers reads strangers' files. */
export const ON_THIS_MACHINE = 'process';

/**
 * Settings of the environment, by the variable that holds each: the payment provider's address, the site's own address,
 * whether rules alone or also a `model` sort imported text.
 */
export const SETTINGS = {
  payments: 'PAYMENTS_API',
  site: 'SITE_URL',
  structuring: 'IMPORT_STRUCTURING',
  /** `on` if purchases may begin here; purchases that have begun are finished in every environment. */
  selling: 'SELLING',
} as const;

/**
 * Capabilities that an environment switches and holds to a day's spending, by the variable that holds the
 * {@link Allowance} as JSON.
 */
export const ALLOWANCES = { improve: 'IMPROVE_ALLOWANCE', import: 'IMPORT_ALLOWANCE', pdf: 'PDF_ALLOWANCE' } as const;

export interface Allowance {
  readonly on: boolean;
  /** Dollars that everybody together may cost in a day. */
  readonly dailyDollars: number;
  /**
   * For allowances that otherwise count only visitors: a day's dollars of all signed-in people together. A person's
   * dollars are added to the sum cent by cent, so that most people cost no second write. Without it, only each person's
   * limit applies.
   */
  readonly signedInDollars?: number;
}

export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'Query'
  | 'ConditionCheckItem';
export type BucketAction = 'GetObject' | 'PutObject' | 'DeleteObject' | 'ListBucket';

export interface EndpointNeeds {
  readonly tables?: Partial<Record<TableName, readonly TableAction[]>>;
  readonly buckets?: Partial<Record<keyof typeof BUCKETS, readonly BucketAction[]>>;
  readonly secrets?: readonly (keyof typeof SECRETS)[];
  readonly assets?: readonly (keyof typeof ASSETS)[];
  readonly services?: readonly (keyof typeof SERVICES)[];
  /**
   * Services that are called only where a setting of the needs has their name; elsewhere the function has no permission
   * to.
   */
  readonly where?: Partial<Record<keyof typeof SERVICES, keyof typeof SETTINGS>>;
  readonly settings?: readonly (keyof typeof SETTINGS)[];
  readonly allowance?: keyof typeof ALLOWANCES;
  /** The function carries the browser and its bundle must leave it whole. */
  readonly chromium?: true;
  /**
   * Module below functions/, without extension, that runs as a separate process: bundled beside the handler as
   * `worker.mjs`.
   */
  readonly worker?: string;
  /** A module that runs as a thread of the handler's process: bundled as `thread.mjs`. */
  readonly thread?: string;
  /** MB; a full processor begins at 1769. {@link DEFAULT_MEMORY} where absent. */
  readonly memory?: number;
  /** arm64 where absent. */
  readonly architecture?: 'arm64' | 'x86_64';
}

/** MB of a function that says nothing about it. */
export const DEFAULT_MEMORY = 512;

type KeysOf<T> = T extends object ? keyof T : never;
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never;
type FieldOf<N, Key extends string> = N extends Record<Key, infer Value> ? Value : never;
type VariableNames<Map, Used> = Map[Used & keyof Map];

/** Names of the environment variables that these needs put into a function. */
export type EnvironmentName<N> =
  | VariableNames<typeof TABLE_VARIABLES, KeysOf<FieldOf<N, 'tables'>>>
  | VariableNames<typeof BUCKETS, KeysOf<FieldOf<N, 'buckets'>>>
  | VariableNames<typeof SECRETS, ItemOf<FieldOf<N, 'secrets'>>>
  | VariableNames<typeof ASSETS, ItemOf<FieldOf<N, 'assets'>>>
  | VariableNames<typeof SERVICES, ItemOf<FieldOf<N, 'services'>>>
  | VariableNames<typeof ALLOWANCES, FieldOf<N, 'allowance'>>
  | VariableNames<typeof SETTINGS, ItemOf<FieldOf<N, 'settings'>>>;

/** The environment variables that these needs put into a function. */
export function environmentNames<N extends EndpointNeeds>(needs: N): EnvironmentName<N>[] {
  const names = [
    ...Object.keys(needs.tables ?? {}).map((key) => ownProperty(TABLE_VARIABLES, key)),
    ...Object.keys(needs.buckets ?? {}).map((key) => ownProperty(BUCKETS, key)),
    ...(needs.secrets ?? []).map((key) => SECRETS[key]),
    ...(needs.assets ?? []).map((key) => ASSETS[key]),
    ...(needs.services ?? []).map((key) => SERVICES[key]),
    ...(needs.allowance ? [ALLOWANCES[needs.allowance]] : []),
    ...(needs.settings ?? []).map((key) => SETTINGS[key]),
  ];
  return names as EnvironmentName<N>[];
}
