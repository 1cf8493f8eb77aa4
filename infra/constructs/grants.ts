import { Arn, ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import {
  ALLOWANCES,
  ASSETS,
  BUCKETS,
  SECRETS,
  SERVICES,
  SETTINGS,
  TABLE_VARIABLES,
  type EndpointNeeds,
} from '../../shared/api/needs.ts';
import { TABLES, type TableName, type TableShape } from '../../shared/platform/tables.ts';
import type { EnvironmentConfig, ModelConfig } from '../environmentConfig.ts';
import type { Buckets } from './buckets.ts';
import { modelArns, type NamedModel } from './modelProfiles.ts';
import type { DynamoDbTables } from './tables.ts';

/** Resources that can be granted. */
export interface GrantableResources {
  readonly tables: DynamoDbTables;
  readonly buckets: Buckets;
  /** Secrets by what they are for: how a function names it, and its ARN. */
  readonly secrets: Readonly<Record<keyof typeof SECRETS, { readonly identifier: string; readonly arn: string }>>;
  readonly userPool: { readonly userPoolId: string; readonly userPoolArn: string };
  readonly model: ModelConfig;
  readonly allowances: EnvironmentConfig['allowances'];
  readonly ocrRegion: string;
  readonly settings: Readonly<Record<keyof typeof SETTINGS, string>>;
  /** ARN of the environment's own profile of a model; made when an endpoint may ask the model. */
  readonly modelProfile: (model: NamedModel) => string;
  /** The function that reads strangers' files. */
  readonly fileReader: { readonly functionArn: string };
  /** The topic that support hears of; made when an endpoint needs it. */
  readonly supportTopic: () => { readonly topicArn: string };
}

/** The grants of a function: variables, permissions, and accepted findings of cdk-nag. */
export interface Granted {
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly PolicyStatement[];
  readonly acknowledged: Readonly<Record<string, string>>;
}

type GrantPart = {
  readonly variable: string;
  readonly value: string;
  readonly statements?: readonly PolicyStatement[];
  readonly acknowledged?: Readonly<Record<string, string>>;
};

const allowStatement = (actions: readonly string[], resources: readonly string[]) =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] });

/** Exactly what the needs say: an action they do not name is denied, a variable they do not name is not there. */
export function grantNeeds(needs: EndpointNeeds, resources: GrantableResources): Granted {
  const parts: GrantPart[] = [
    ...recordEntries(needs.tables).map(([name, actions]): GrantPart => ({
      variable: TABLE_VARIABLES[name],
      value: resources.tables[name].tableName,
      statements: tableStatements(name, actions, resources),
    })),
    ...recordEntries(needs.buckets).map(([name, actions]) => bucketPart(name, actions, resources)),
    ...(needs.secrets ?? []).map((name): GrantPart => {
      const { identifier, arn } = resources.secrets[name];
      return {
        variable: SECRETS[name],
        value: identifier,
        statements: [allowStatement(['secretsmanager:GetSecretValue'], [arn])],
      };
    }),
    ...(needs.assets ?? []).map((name): GrantPart => ({ variable: ASSETS[name], value: `/var/task/${name}` })),
    ...(needs.services ?? []).map((name) => servicePart(name, needs, resources)),
    ...(needs.settings ?? []).map((name): GrantPart => ({ variable: SETTINGS[name], value: resources.settings[name] })),
    ...(needs.allowance
      ? [{ variable: ALLOWANCES[needs.allowance], value: JSON.stringify(resources.allowances[needs.allowance]) }]
      : []),
  ];
  return {
    environment: Object.fromEntries(parts.map(({ variable, value }) => [variable, value])),
    statements: parts.flatMap(({ statements = [] }) => statements),
    acknowledged: Object.assign({}, ...parts.map(({ acknowledged }) => acknowledged)) as Record<string, string>,
  };
}

function recordEntries<Key extends string, Value>(record: Partial<Record<Key, Value>> | undefined): [Key, Value][] {
  return Object.entries(record ?? {}) as [Key, Value][];
}

/** A table is queried where it has a sort key, and by each of its indexes; everything else goes to the table itself. */
function tableStatements(
  name: TableName,
  actions: readonly string[],
  { tables }: GrantableResources,
): PolicyStatement[] {
  const shape: TableShape = TABLES[name];
  const { tableArn } = tables[name];
  const queried = [
    ...(shape.sortKey === undefined ? [] : [tableArn]),
    ...Object.keys(shape.indexes ?? {}).map((index) => `${tableArn}/index/${index}`),
  ];
  const others = actions.filter((action) => action !== 'Query').map((action) => `dynamodb:${action}`);
  return [
    ...(others.length > 0 ? [allowStatement(others, [tableArn])] : []),
    ...(actions.includes('Query') ? [allowStatement(['dynamodb:Query'], queried)] : []),
  ];
}

function bucketPart(
  name: keyof typeof BUCKETS,
  actions: readonly string[],
  { buckets }: GrantableResources,
): GrantPart {
  const bucket = buckets[name];
  const ofObjects = actions.filter((action) => action !== 'ListBucket').map((action) => `s3:${action}`);
  const all = bucket.arnForObjects('*');
  return {
    variable: BUCKETS[name],
    value: bucket.bucketName,
    statements: [
      ...(ofObjects.length > 0 ? [allowStatement(ofObjects, [all])] : []),
      ...(actions.includes('ListBucket') ? [allowStatement(['s3:ListBucket'], [bucket.bucketArn])] : []),
    ],
    acknowledged:
      ofObjects.length > 0
        ? {
            [`IAM5[Resource::${importedBucketName(bucket)}/*]`]:
              'Keys begin with the id of whoever calls, which is known only then.',
          }
        : {},
  };
}

/** How cdk-nag names the bucket of another stack: by the export that brings its ARN here. */
function importedBucketName(bucket: IBucket): string {
  const owner = Stack.of(bucket);
  return (owner.resolve(owner.exportValue(bucket.bucketArn)) as { 'Fn::ImportValue': string })['Fn::ImportValue'];
}

/** A service that an environment has switched off gets no permission, but its configuration is passed all the same. */
function servicePart(
  name: keyof typeof SERVICES,
  { where = {}, allowance }: EndpointNeeds,
  resources: GrantableResources,
): GrantPart {
  const setting = where[name];
  const isUsed =
    (setting === undefined || resources.settings[setting] === name) &&
    (allowance === undefined || name === 'fileReader' || resources.allowances[allowance].on);
  const part = SERVICE_PARTS[name](resources, isUsed);
  return { variable: SERVICES[name], ...(isUsed ? part : { value: part.value }) };
}

const SERVICE_PARTS: Record<
  keyof typeof SERVICES,
  (resources: GrantableResources, isUsed: boolean) => Omit<GrantPart, 'variable'>
> = {
  model: ({ model, modelProfile }, isUsed) => {
    const models = [model, ...(model.fallback ? [model.fallback] : [])];
    return {
      value: modelCapabilitiesJson(model, isUsed ? modelProfile : () => undefined),
      // Bedrock asks for the profile that is called, and for all that it leads to.
      statements: isUsed
        ? [allowStatement(['bedrock:InvokeModel'], [...models.map(modelProfile), ...models.flatMap(modelArns)])]
        : [],
    };
  },
  ocr: ({ ocrRegion }) => ({
    value: ocrRegion,
    statements: [allowStatement(['textract:DetectDocumentText'], ['*'])],
    acknowledged: { 'IAM5[Resource::*]': 'Textract knows no resources: the document is in the call.' },
  }),
  notices: ({ supportTopic }) => {
    const { topicArn } = supportTopic();
    return { value: topicArn, statements: [allowStatement(['sns:Publish'], [topicArn])] };
  },
  userPool: ({ userPool }) => ({
    value: userPool.userPoolId,
    statements: [allowStatement(['cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser'], [userPool.userPoolArn])],
  }),
  // Files are read where nothing may be spent, too: by rules.
  fileReader: ({ fileReader: { functionArn } }) => ({
    value: functionArn,
    statements: [allowStatement(['lambda:InvokeFunction'], [functionArn])],
  }),
};

/** How the model is spoken to, for the function (functions/platform/bedrock/converse.ts). */
function modelCapabilitiesJson(
  { fallback, checks, seconds, ...model }: ModelConfig,
  profileOf: (model: NamedModel) => string | undefined,
): string {
  const spokenTo = (config: NonNullable<ModelConfig['fallback']>) => {
    const { id, structured, forcedTool, sampling, price } = config;
    return { id, profile: profileOf(config), structured, forcedTool, sampling, price };
  };
  return JSON.stringify({ ...spokenTo(model), seconds, checks, fallback: fallback && spokenTo(fallback) });
}

/** Returns the ARN of a secret known by its name; Secrets Manager appends six characters to it. */
export function namedSecretArn(stack: Stack, name: string): string {
  return Arn.format(
    {
      service: 'secretsmanager',
      resource: 'secret',
      resourceName: `${name}-??????`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    },
    stack,
  );
}
