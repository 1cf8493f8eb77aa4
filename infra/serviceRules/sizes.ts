import {
  eachResource,
  longestJsonOf,
  longestOf,
  textOf,
  valuesAt,
  type ServiceRule,
  type StackTemplate,
  type TemplateProperties,
} from './template.ts';

/** Texts of a property, by type: the most characters, and what they may be made of. */
const TEXT_LIMITS: readonly (readonly [type: string, path: string, most: number, pattern?: RegExp])[] = [
  ['AWS::CloudWatch::Alarm', 'AlarmName', 255],
  ['AWS::CloudWatch::Alarm', 'AlarmDescription', 1_024],
  ['AWS::CloudWatch::Alarm', 'MetricName', 255],
  ['AWS::CloudWatch::Alarm', 'Namespace', 255, /^[^:]/],
  ['AWS::Logs::MetricFilter', 'MetricTransformations.*.MetricNamespace', 255, /^(?!AWS\/)[^:*$]*$/],
  ['AWS::Logs::MetricFilter', 'MetricTransformations.*.MetricName', 255, /^[^:*$]*$/],
  ['AWS::Lambda::Function', 'FunctionName', 64, /^[\w-]+$/],
  ['AWS::Lambda::Function', 'Description', 256],
  ['AWS::IAM::Role', 'RoleName', 64, /^[\w+=,.@-]+$/],
  ['AWS::IAM::Role', 'Description', 1_000],
  ['AWS::Events::Rule', 'Name', 64, /^[\w.-]+$/],
  ['AWS::Events::Rule', 'Description', 512],
  ['AWS::Events::Rule', 'Targets.*.Id', 64, /^[\w.-]+$/],
  ['AWS::ApiGatewayV2::Api', 'Name', 128],
  ['AWS::ApiGatewayV2::Authorizer', 'Name', 128],
  ['AWS::CloudFront::Function', 'Name', 64, /^[\w-]+$/],
  ['AWS::CloudFront::Function', 'FunctionConfig.Comment', 128],
  ['AWS::CloudFront::OriginAccessControl', 'OriginAccessControlConfig.Name', 64],
  ['AWS::CloudFront::ResponseHeadersPolicy', 'ResponseHeadersPolicyConfig.Name', 128, /^[\w-]+$/],
  ['AWS::SecretsManager::Secret', 'Description', 2_048],
  ['AWS::S3::Bucket', 'BucketName', 63, /^[a-z0-9][a-z0-9.-]+[a-z0-9]$/],
  ['AWS::Bedrock::ApplicationInferenceProfile', 'InferenceProfileName', 64, /^(?:[0-9a-zA-Z][ _-]?)+$/],
  ['AWS::SQS::Queue', 'QueueName', 80, /^[\w-]+(?:\.fifo)?$/],
  ['AWS::SNS::Topic', 'TopicName', 256, /^[\w-]+(?:\.fifo)?$/],
];

/** Lists of a property, by type: how long they may be. */
const COUNT_LIMITS: readonly (readonly [type: string, path: string, most: number])[] = [
  ['AWS::CloudWatch::Alarm', 'AlarmActions.*', 5],
  ['AWS::CloudWatch::Alarm', 'OKActions.*', 5],
  ['AWS::CloudWatch::Alarm', 'Dimensions.*', 30],
  ['AWS::Events::Rule', 'Targets.*', 5],
  ['AWS::CloudFront::Distribution', 'DistributionConfig.Origins.*', 25],
  ['AWS::CloudFront::Distribution', 'DistributionConfig.CacheBehaviors.*', 25],
  ['AWS::CloudFront::Distribution', 'DistributionConfig.Aliases.*', 100],
  ['AWS::Budgets::Budget', 'NotificationsWithSubscribers.*', 10],
  ['AWS::Budgets::Budget', 'NotificationsWithSubscribers.*.Subscribers.*', 11],
  ['AWS::DynamoDB::GlobalTable', 'GlobalSecondaryIndexes.*', 20],
  ['AWS::DynamoDB::GlobalTable', 'GlobalSecondaryIndexes.*.Projection.NonKeyAttributes.*', 100],
  ['AWS::ApiGatewayV2::Authorizer', 'JwtConfiguration.Audience.*', 50],
];

/** Numbers of a property, by type: the most that every account may have. */
const NUMBER_LIMITS: readonly (readonly [type: string, path: string, most: number])[] = [
  // 10,240 once an account has been used for a while; public threads name 3,008 as what a new one is held to.
  ['AWS::Lambda::Function', 'MemorySize', 3_008],
  ['AWS::Lambda::Function', 'Timeout', 900],
  ['AWS::Lambda::Function', 'EphemeralStorage.Size', 10_240],
];

const MAX_TAGS = 50;
const TAG = /^(?!aws:)[\p{L}\p{Z}\p{N}_.:/=+\-@]*$/u;

function faultsOfTags(properties: TemplateProperties): string[] {
  const { Tags = [] } = properties;
  const tags = Array.isArray(Tags)
    ? (Tags as readonly { readonly Key: string; readonly Value: unknown }[]).map(({ Key, Value }) => [Key, Value])
    : Object.entries(Tags as Record<string, unknown>);
  return [
    ...(tags.length > MAX_TAGS ? [`${tags.length} tags, of ${MAX_TAGS}`] : []),
    ...tags.flatMap(([key, value]) => {
      const [name, text] = [String(key), textOf(value, 'x')];
      return TAG.test(name) && TAG.test(text) && name.length <= 128 && text.length <= 256
        ? []
        : [`the tag ${name}=${text}`];
    }),
  ];
}

const checkProperties: ServiceRule['check'] = ({ Resources }) =>
  Object.entries(Resources).flatMap(([resource, { Type, Properties = {} }]) => {
    const ofType = <Row extends readonly [string, ...unknown[]]>(rows: readonly Row[]) =>
      rows.filter(([type]) => type === Type);
    return [
      ...ofType(TEXT_LIMITS).flatMap(([, path, most, pattern]) =>
        valuesAt(Properties, path).flatMap((value) => [
          ...(longestOf(value) > most ? [`${path} of up to ${longestOf(value)} characters, of ${most}`] : []),
          ...(pattern && !pattern.test(textOf(value, 'x')) ? [`${path} "${textOf(value, 'x')}"`] : []),
        ]),
      ),
      ...ofType(COUNT_LIMITS).flatMap(([, path, most]) => {
        const { length } = valuesAt(Properties, path);
        return length > most ? [`${length} of ${path}, of ${most}`] : [];
      }),
      ...ofType(NUMBER_LIMITS).flatMap(([, path, most]) =>
        valuesAt(Properties, path).flatMap((value) =>
          Number(value) > most ? [`${path} ${String(value)}, of ${most}`] : [],
        ),
      ),
      ...faultsOfTags(Properties),
    ].map((text) => ({ resource, text }));
  });

const MAX_ROLE_POLICIES = 10_240;
const MAX_MANAGED_POLICY = 6_144;
const MAX_TRUST_POLICY = 2_048;
const MAX_VARIABLES = 4_096;
const MAX_LOG_FORMAT = 3_072;
/** Bytes of the policy of a resource, by type. */
const RESOURCE_POLICIES: Readonly<Record<string, number>> = {
  'AWS::S3::BucketPolicy': 20_480,
  'AWS::SNS::TopicPolicy': 30_720,
  'AWS::SQS::QueuePolicy': 20_480,
  'AWS::IAM::ManagedPolicy': MAX_MANAGED_POLICY,
};

const tooLong = (resource: string, what: string, length: number, most: number) =>
  length > most ? [{ resource, text: `${what} of up to ${length} characters, of ${most}` }] : [];

/** All that a role is given within it counts together, however many policies it is written in. */
const checkPolicies: ServiceRule['check'] = ({ Resources }) => {
  const ofRoles = new Map<string, number>();
  const all = Object.entries(Resources);
  for (const [id, { Type, Properties = {} }] of all) {
    const roles =
      Type === 'AWS::IAM::Role'
        ? [id]
        : Type === 'AWS::IAM::Policy'
          ? (valuesAt(Properties, 'Roles.*.Ref') as string[])
          : [];
    const written = Type === 'AWS::IAM::Role' ? (Properties['Policies'] ?? '') : Properties['PolicyDocument'];
    for (const role of roles) ofRoles.set(role, (ofRoles.get(role) ?? 0) + longestJsonOf(written));
  }
  return [
    ...[...ofRoles].flatMap(([role, length]) => tooLong(role, 'policies', length, MAX_ROLE_POLICIES)),
    ...all.flatMap(([id, { Type, Properties = {} }]) => [
      ...tooLong(
        id,
        'a policy',
        longestJsonOf(Properties['PolicyDocument'] ?? ''),
        RESOURCE_POLICIES[Type] ?? Infinity,
      ),
      ...tooLong(id, 'a trust policy', longestJsonOf(Properties['AssumeRolePolicyDocument'] ?? ''), MAX_TRUST_POLICY),
    ]),
  ];
};

const MAX_DYNAMIC_REFERENCES = 60;
const MAX_RESOURCES = 500;
const MAX_OUTPUTS = 200;
const MAX_PARAMETERS = 200;
const MAX_TEMPLATE_BYTES = 1_000_000;
const MAX_DESCRIPTION = 1_024;

function checkStack(template: StackTemplate): { readonly text: string }[] {
  const written = JSON.stringify(template);
  const { Description = '', Parameters = {}, Resources, Outputs = {} } = template;
  const counted: readonly (readonly [what: string, count: number, most: number])[] = [
    ['resources', Object.keys(Resources).length, MAX_RESOURCES],
    ['outputs', Object.keys(Outputs).length, MAX_OUTPUTS],
    ['parameters', Object.keys(Parameters).length, MAX_PARAMETERS],
    ['references to secrets', written.split('{{resolve:').length - 1, MAX_DYNAMIC_REFERENCES],
    ['bytes', Buffer.byteLength(written), MAX_TEMPLATE_BYTES],
    ['bytes of description', Buffer.byteLength(Description), MAX_DESCRIPTION],
  ];
  return counted
    .filter(([, count, most]) => count > most)
    .map(([what, count, most]) => ({ text: `${count} ${what}, of ${most}` }));
}

export const SIZE_RULES: readonly ServiceRule[] = [
  {
    id: 'properties',
    demands:
      'Names, descriptions, lists, numbers and tags keep to what each service takes; memory to the ' +
      '3,008 MB that a new account may give a function.',
    source:
      'AWS: API reference of each; "Lambda quotas". Memory: eight public threads of new accounts ' +
      '("Member must have value less than or equal to 3008").',
    check: checkProperties,
  },
  {
    id: 'policies',
    demands:
      'Policies within a role come to at most 10,240 characters, a trust policy to 2,048, a managed ' +
      'policy to 6,144, a bucket’s or queue’s to 20 KB, a topic’s to 30 KB.',
    source: 'AWS: "IAM and AWS STS quotas", "Bucket policies", "Amazon SNS quotas".',
    check: checkPolicies,
  },
  {
    id: 'variables',
    demands: 'A function’s variables come to at most 4 KB, and their names are letters, digits and `_`.',
    source: 'AWS: "Lambda quotas"; API reference of CreateFunction.',
    check: eachResource('AWS::Lambda::Function', ({ Environment }) => {
      const { Variables = {} } = (Environment ?? {}) as { readonly Variables?: Readonly<Record<string, unknown>> };
      const length = longestJsonOf(Variables);
      return [
        ...(length > MAX_VARIABLES ? [`variables of up to ${length} bytes, of ${MAX_VARIABLES}`] : []),
        ...Object.keys(Variables).filter((name) => !/^[A-Za-z]\w+$/.test(name) || name.startsWith('AWS_LAMBDA_')),
      ];
    }),
  },
  {
    id: 'call-log',
    demands: 'The format of the log of calls is one line of at most 3 KB that holds `$context.requestId`.',
    source: 'AWS: "Customizing HTTP API access logs". "Access Log format must include either $context.requestId or …".',
    check: eachResource('AWS::ApiGatewayV2::Stage', (properties) =>
      valuesAt(properties, 'AccessLogSettings.Format').flatMap((format) => {
        const text = textOf(format, 'x');
        return /\$context\.(?:requestId|extendedRequestId)\b/.test(text) &&
          !text.includes('\n') &&
          text.length <= MAX_LOG_FORMAT
          ? []
          : [text];
      }),
    ),
  },
  {
    id: 'stack',
    demands: 'A stack has at most 500 resources, 200 outputs, 200 parameters, 60 references to secrets, and 1 MB.',
    source: 'AWS: "CloudFormation quotas"; "Get values stored in other services using dynamic references": up to 60.',
    check: checkStack,
  },
];
