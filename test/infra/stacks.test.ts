import { Bucket } from 'aws-cdk-lib/aws-s3';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { describe, expect, it } from 'vitest';
import { environmentConfig } from '../../infra/config.ts';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { API_HEADERS, createSiteHeaders } from '../../shared/platform/headers.ts';
import { signInOrigins, SIGN_IN } from '../../shared/site/siteConfig.ts';
import { TABLES, type TableShape } from '../../shared/platform/tables.ts';
import {
  resourcesOfType,
  synthesize,
  synthesizeAnew,
  type CloudFormationResource,
  type SynthesizedEnvironment,
  type SynthesizedStack,
} from './support/synthesis.ts';

const DOMAIN = { name: 'korot.example', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc' };
const NAMES = ['prod', 'qa', 'sandbox-dana', 'sandbox-noam'];
const environments = synthesize(NAMES);
const [prod, qa, dana, noam] = environments as [
  SynthesizedEnvironment,
  SynthesizedEnvironment,
  SynthesizedEnvironment,
  SynthesizedEnvironment,
];
const [full] = synthesize([
  {
    ...environmentConfig('prod'),
    domain: DOMAIN,
    webAclArn: 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/korot/abc',
    alarms: { email: 'team@korot.example' },
    originSecrets: ['b', 'a'],
    identity: {
      own: false,
      userPoolId: 'eu-central-1_Shared123',
      domain: 'korot-qa.auth.eu-central-1.amazoncognito.com',
    },
  },
]) as [SynthesizedEnvironment];

/** A template's text with its references written as `<Id>` and `<Id.Attribute>`. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[kind, of] = ['', '']] = Object.entries(value as Record<string, unknown>);
  if (kind === 'Fn::Join') return (of as [string, unknown[]])[1].map(text).join((of as [string])[0]);
  if (kind === 'Ref') return `<${String(of)}>`;
  if (kind === 'Fn::GetAtt') return `<${(of as string[]).join('.')}>`;
  if (kind === 'Fn::ImportValue') return `<${String(of)}>`;
  return JSON.stringify(value);
}

const one = (stack: SynthesizedStack, type: string): CloudFormationResource & { id: string } => {
  const [first, ...others] = resourcesOfType(stack, type);
  if (!first || others.length > 0) throw new Error(`${others.length + (first ? 1 : 0)} of ${type}`);
  return first;
};
const distributionOf = ({ app }: SynthesizedEnvironment) =>
  one(app, 'AWS::CloudFront::Distribution').Properties['DistributionConfig'];

/** Of a stack, by the end of its name or of its id; -1 for none of ours. */
const place = (name: string) =>
  ['Data', 'App', 'Observability'].findIndex((part) => name.replace(/[0-9A-F]{8}$/, '').endsWith(part));

/** Types that hold what nobody could make again. */
const STATEFUL = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::Cognito::UserPool',
  'AWS::SecretsManager::Secret',
];

/** Properties that would give a resource a name of ours, which a second environment could not have. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['TableName'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::Lambda::Function': ['FunctionName'],
  'AWS::IAM::Role': ['RoleName'],
  'AWS::Cognito::UserPool': ['UserPoolName'],
  'AWS::Cognito::UserPoolClient': ['ClientName'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::Logs::LogGroup': ['LogGroupName'],
  'AWS::SNS::Topic': ['TopicName'],
  'AWS::CloudWatch::Alarm': ['AlarmName'],
  'AWS::CloudWatch::Dashboard': ['DashboardName'],
};

describe.each([
  ...environments.map((environment) => ({ title: environment.config.name, environment })),
  { title: 'prod with everything', environment: full },
])('$title', ({ environment }) => {
  const { config, data, app, stacks } = environment;
  const bucket = (name: string) =>
    resourcesOfType(data, 'AWS::S3::Bucket').find(({ id }) => id.startsWith(name))
      ?.Properties as CloudFormationResource['Properties'];

  it('[API-11] runs in one region of the EU, and reaches a model through a profile that stays there', () => {
    expect([...new Set(stacks.map(({ region }) => region))]).toEqual([config.region]);
    expect(
      [config.region, config.ocrRegion, ...config.model.regions].filter((region) => !region.startsWith('eu-')),
    ).toEqual([]);
    expect(config.model.id).toMatch(/^eu\./);
    const told = resourcesOfType(app, 'AWS::Lambda::Function')
      .map(({ Properties }) => (Properties['Environment']?.['Variables'] ?? {}) as Record<string, unknown>)
      .flatMap(({ MODEL_ID }) => (MODEL_ID === undefined ? [] : [MODEL_ID as string]));
    expect(told.length).toBeGreaterThan(0);
    for (const model of told) expect(JSON.parse(model)).toMatchObject({ id: config.model.id });
  });

  it('gives nothing a name of its own', () => {
    for (const stack of stacks) {
      for (const [id, { Type, Properties }] of Object.entries(stack.resources)) {
        for (const property of NAMED[Type] ?? [])
          expect([id, property, Properties[property]]).toEqual([id, property, undefined]);
      }
    }
  });

  it('is made data first, then what answers, then who watches: no circle', () => {
    for (const { stackName, dependencies } of stacks) {
      for (const dependency of dependencies) {
        expect(place(dependency)).toBeGreaterThanOrEqual(0);
        expect(place(dependency)).toBeLessThan(place(stackName));
      }
    }
    for (const stack of stacks) expect(circle(stack)).toBeUndefined();
  });

  it('keeps its data when a stack is deleted, or throws all of it away', () => {
    const policies = STATEFUL.flatMap((type) => resourcesOfType(data, type)).map(
      ({ id, DeletionPolicy, UpdateReplacePolicy }) => [id, DeletionPolicy, UpdateReplacePolicy],
    );
    expect(policies.length).toBeGreaterThanOrEqual(7);
    for (const [id, deletion, replacement] of policies)
      expect([id, deletion, replacement]).toEqual([
        id,
        ...(config.keepData ? ['RetainExceptOnCreate', 'Retain'] : ['Delete', 'Delete']),
      ]);
    expect(data.terminationProtection).toBe(config.keepData);
  });

  it('has the tables of shared/platform/tables.ts, restorable where data is kept', () => {
    const tables = resourcesOfType(data, 'AWS::DynamoDB::GlobalTable');
    expect(tables).toHaveLength(Object.keys(TABLES).length);
    for (const [name, shape] of Object.entries(TABLES as Record<string, TableShape>)) {
      const properties = tables.find(({ id }) => id.toLowerCase().startsWith(`${name.toLowerCase()}table`))
        ?.Properties as CloudFormationResource['Properties'];
      expect(properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [
          { AttributeName: shape.partitionKey, KeyType: 'HASH' },
          ...(shape.sortKey ? [{ AttributeName: shape.sortKey, KeyType: 'RANGE' }] : []),
        ],
        Replicas: [
          {
            DeletionProtectionEnabled: config.keepData,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: config.keepData },
          },
        ],
      });
      expect(properties['TimeToLiveSpecification']).toEqual(
        shape.expiresAt ? { AttributeName: shape.expiresAt, Enabled: true } : undefined,
      );
      const indexes = Object.entries(shape.indexes ?? {}).map(([IndexName, { partitionKey, sortKey, project }]) => ({
        IndexName,
        KeySchema: [
          { AttributeName: partitionKey, KeyType: 'HASH' },
          { AttributeName: sortKey, KeyType: 'RANGE' },
        ],
        Projection:
          project.length > 0
            ? { ProjectionType: 'INCLUDE', NonKeyAttributes: [...project] }
            : { ProjectionType: 'KEYS_ONLY' },
      }));
      expect(properties['GlobalSecondaryIndexes'] ?? []).toEqual(indexes);
    }
  });

  it('lets nobody read a bucket in public or without TLS, and encrypts it', () => {
    for (const stack of [data, app]) {
      for (const { id, Properties } of resourcesOfType(stack, 'AWS::S3::Bucket')) {
        expect(Properties['PublicAccessBlockConfiguration']).toEqual({
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        });
        expect(Properties['BucketEncryption']).toBeDefined();
        const policy = resourcesOfType(stack, 'AWS::S3::BucketPolicy').find(
          (candidate) => candidate.Properties['Bucket'].Ref === id,
        );
        expect(JSON.stringify(policy?.Properties)).toContain(
          '"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"',
        );
      }
    }
  });

  it('drops uploads after a day and PDFs after 30, and takes uploads from the site’s pages', () => {
    expect(bucket('Uploads')['LifecycleConfiguration'].Rules).toMatchObject([
      { ExpirationInDays: 1, Status: 'Enabled' },
    ]);
    expect(bucket('Pdfs')['LifecycleConfiguration'].Rules).toMatchObject([{ ExpirationInDays: 30, Status: 'Enabled' }]);
    expect(bucket('Uploads')['CorsConfiguration'].CorsRules).toMatchObject([
      {
        AllowedMethods: ['POST'],
        AllowedOrigins: [config.domain ? 'https://korot.example' : 'https://*.cloudfront.net'],
      },
    ]);
    expect(bucket('Pdfs')['CorsConfiguration']).toBeUndefined();
  });

  it('keeps every log for as long as it says, and no log forever', () => {
    const logs = resourcesOfType(app, 'AWS::Logs::LogGroup');
    expect(logs.length).toBeGreaterThan(listEndpoints().length);
    for (const { Properties } of logs) expect(Properties['RetentionInDays']).toBe(config.logDays);
  });

  it('writes no address or name of a caller into the log of calls', () => {
    const stage = one(app, 'AWS::ApiGatewayV2::Stage').Properties;
    expect(stage).toMatchObject({
      StageName: '$default',
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: config.throttle.rate, ThrottlingBurstLimit: config.throttle.burst },
    });
    expect(stage['AccessLogSettings'].Format).not.toMatch(/identity|sourceIp|userAgent|claims|path\b/i);
  });

  it('signs in by code with a client without a secret, tokens of an hour, and refresh tokens that rotate', () => {
    const url = config.domain ? 'https://korot.example' : 'https://<SiteDistribution390DED28.DomainName>';
    const client = one(app, 'AWS::Cognito::UserPoolClient').Properties;
    expect(client).toMatchObject({
      GenerateSecret: false,
      SupportedIdentityProviders: ['Google'],
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: [...SIGN_IN.scopes],
      AllowedOAuthFlowsUserPoolClient: true,
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 43_200,
      RefreshTokenRotation: { Feature: 'ENABLED' },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
    expect(client['CallbackURLs'].map(text)).toEqual([`${url}${SIGN_IN.callbackPath}`]);
    expect(client['LogoutURLs'].map(text)).toEqual([`${url}${SIGN_IN.logoutPath}`]);
    // Cognito refuses rotation beside the flow that does not rotate.
    expect(client['ExplicitAuthFlows']).toEqual(['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_SRP_AUTH']);
  });

  it('sends the pages with the headers of the local gateway', () => {
    const { policy, sent } = headersOf(
      environment,
      distributionOf(environment).DefaultCacheBehavior.ResponseHeadersPolicyId.Ref as string,
    );
    const auth = { region: config.region, userPoolId: '', userPoolClientId: '', domain: 'DOMAIN' };
    const { connect = [], ...reach } = signInOrigins({ auth });
    const expected = createSiteHeaders({ ...reach, connect: [...connect, 'https://UPLOADS'] });
    const known = sent['content-security-policy']
      ?.replaceAll(/<[^>]*Uploads[^>]*>/g, 'UPLOADS')
      .replaceAll(/https:\/\/\S+amazoncognito\.com/g, 'https://DOMAIN');
    expect({ ...sent, 'content-security-policy': known }).toEqual(expected);
    expect(policy).not.toContain('"Override":false');
  });

  it('fills in what answers of the HTTP API itself lack, and leaves a handler’s own headers alone', () => {
    for (const { ResponseHeadersPolicyId } of distributionOf(environment).CacheBehaviors) {
      const { policy, sent } = headersOf(environment, ResponseHeadersPolicyId.Ref as string);
      expect(sent).toEqual(API_HEADERS);
      expect(policy).not.toContain('"Override":true');
    }
  });

  it('passes calls on uncached with the origin secret and the viewer’s address, by TLS alone', () => {
    const { CacheBehaviors, Origins } = distributionOf(environment);
    expect(CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern)).toEqual(['/api', '/api/*']);
    for (const behavior of CacheBehaviors) {
      // AWS's own ids of CachingDisabled and AllViewerExceptHostHeader.
      expect(behavior).toMatchObject({
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        ViewerProtocolPolicy: 'https-only',
      });
      const { FunctionARN } = behavior.FunctionAssociations[0];
      expect(app.resources[FunctionARN['Fn::GetAtt'][0] as string]?.Properties['FunctionCode']).toContain(
        "'x-viewer-address'",
      );
      const origin = Origins.find(({ Id }: { Id: string }) => Id === behavior.TargetOriginId);
      expect(origin.CustomOriginConfig).toMatchObject({ OriginProtocolPolicy: 'https-only' });
      expect(origin.OriginCustomHeaders[0].HeaderName).toBe('x-origin-secret');
    }
  });

  it('has the origin secret in no template: the functions take what the distribution sends, by reference', () => {
    const { Origins } = distributionOf(environment);
    const sent = text(
      Origins.find((origin: { OriginCustomHeaders?: unknown }) => origin.OriginCustomHeaders).OriginCustomHeaders[0]
        .HeaderValue,
    );
    expect(sent).toMatch(/^\{\{resolve:secretsmanager:<OriginSecret\w+>:SecretString:::\}\}$/);
    // What runs by the clock is called by nobody.
    for (const { Properties } of resourcesOfType(app, 'AWS::Lambda::Function').filter(
      (one) => !(one.Properties['Description'] as string).startsWith('Every day'),
    )) {
      const taken = text(Properties['Environment'].Variables.ORIGIN_SECRET).split(',');
      expect(taken).toHaveLength(config.originSecrets.length);
      expect(taken[0]).toBe(sent);
    }
  });

  it('gives out the site’s files through the distribution alone, compressed, and 404 for one that is missing', () => {
    const { DefaultCacheBehavior, Origins } = distributionOf(environment);
    expect(DefaultCacheBehavior).toMatchObject({
      Compress: true,
      AllowedMethods: ['GET', 'HEAD'],
      ViewerProtocolPolicy: 'redirect-to-https',
    });
    const origin = Origins.find(({ Id }: { Id: string }) => Id === DefaultCacheBehavior.TargetOriginId);
    expect(origin.OriginAccessControlId).toBeDefined();
    const statements = resourcesOfType(app, 'AWS::S3::BucketPolicy')
      .flatMap(({ Properties }) => Properties['PolicyDocument'].Statement)
      .filter(({ Effect, Principal }) => Effect === 'Allow' && Principal.Service === 'cloudfront.amazonaws.com');
    expect(statements.flatMap(({ Action }) => Action as string[]).toSorted()).toEqual([
      's3:GetObject',
      's3:ListBucket',
    ]);
    for (const { Condition } of statements)
      expect(JSON.stringify(Condition)).toMatch(/AWS:SourceArn.*SiteDistribution/);
    // An error page for the whole distribution would rewrite the endpoints' 403 and 404 too.
    expect(distributionOf(environment)).not.toHaveProperty('CustomErrorResponses');
  });
});

describe('production', () => {
  it('is watched: broken, refused and slow runs of every function, errors of all calls, throttled tables, the month’s dollars', () => {
    const observability = prod.observability as SynthesizedStack;
    const alarms = resourcesOfType(observability, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
    const said = alarms.map(({ AlarmDescription }) => AlarmDescription as string);
    const topic = resourcesOfType(observability, 'AWS::SNS::Topic')[0]?.id;
    for (const alarm of alarms) expect(alarm['AlarmActions']).toEqual([{ Ref: topic }]);
    for (const { name, endpoint } of listEndpoints()) {
      expect(said).toEqual(
        expect.arrayContaining([
          `More than 1 % of the runs of ${name} broke off`,
          `Runs of ${name} were refused for lack of room`,
        ]),
      );
      const slow = alarms.find(({ AlarmDescription }) =>
        (AlarmDescription as string).startsWith(`The slowest hundredth of ${name} `),
      );
      expect(slow?.['Threshold']).toBeCloseTo((endpoint.limits.seconds + 1) * 800);
      expect(slow?.['ExtendedStatistic']).toBe('p99');
      // What reads strangers' files and is held less than it should be fails nowhere.
      expect(said.includes(`The kernel does not hold the sandbox of ${name}`)).toBe(
        endpoint.needs.worker !== undefined,
      );
    }
    for (const table of Object.keys(TABLES)) expect(said).toContain(`Requests to the table ${table} were throttled`);
    expect(said).toContain('More than 1 % of all calls answered 5xx');
    expect(one(observability, 'AWS::Budgets::Budget').Properties['Budget']).toMatchObject({
      BudgetLimit: { Amount: 300, Unit: 'USD' },
    });
    expect(
      resourcesOfType(observability, 'AWS::CloudWatch::Dashboard').map(({ id }) => id.replace(/[0-9A-F]{8}$/, '')),
    ).toEqual(['Business', 'Resources']);
    expect(
      resourcesOfType(full.observability as SynthesizedStack, 'AWS::SNS::Subscription').map(
        ({ Properties }) => Properties['Endpoint'],
      ),
    ).toEqual(['team@korot.example']);
  });

  it('can be taken back whole while it is created for the first time', () => {
    const [made] = synthesize([{ ...environmentConfig('prod'), isBeingCreated: true }]) as [SynthesizedEnvironment];
    expect(made.data.terminationProtection).toBe(false);
    expect(one(made.data, 'AWS::Cognito::UserPool').Properties).toMatchObject({ DeletionProtection: 'INACTIVE' });
    const kept = STATEFUL.flatMap((type) => resourcesOfType(made.data, type));
    expect(new Set(kept.map(({ DeletionPolicy }) => DeletionPolicy))).toEqual(new Set(['RetainExceptOnCreate']));
    for (const { Properties } of resourcesOfType(made.data, 'AWS::DynamoDB::GlobalTable'))
      expect(Properties['Replicas']).toMatchObject([{ DeletionProtectionEnabled: false }]);
  });

  it('lets the name of the sign-in pages change: no other stack imports it', () => {
    const names = Object.values(prod.data.outputs).flatMap(({ Value, Export }) =>
      Export && JSON.stringify(Value).includes(one(prod.data, 'AWS::Cognito::UserPoolDomain').id) ? [Export.Name] : [],
    );
    expect(names).toEqual([]);
    expect(JSON.stringify(prod.app.outputs['SignInDomain'])).toContain('Fn::GetStackOutput');
  });

  it('signs in with Google alone, its secret by reference, and nobody makes an account', () => {
    expect(one(prod.data, 'AWS::Cognito::UserPool').Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      DeletionProtection: 'ACTIVE',
    });
    const google = one(prod.data, 'AWS::Cognito::UserPoolIdentityProvider').Properties;
    expect(google).toMatchObject({
      ProviderName: 'Google',
      AttributeMapping: { email: 'email', name: 'name', picture: 'picture' },
    });
    expect(google['ProviderDetails']).toMatchObject({
      client_secret: '{{resolve:secretsmanager:korot/prod/google:SecretString:clientSecret::}}',
    });
  });

  it('logs the requests to its site into a bucket of its own, which drops them in time', () => {
    const { Bucket: logged } = distributionOf(prod).Logging;
    const kept = prod.app.resources[logged['Fn::GetAtt'][0] as string]?.Properties;
    expect(kept?.['LifecycleConfiguration'].Rules).toMatchObject([
      { ExpirationInDays: prod.config.logDays, Status: 'Enabled' },
    ]);
  });

  it('takes a domain with its certificate, and a web ACL', () => {
    expect(distributionOf(full)).toMatchObject({
      Aliases: [DOMAIN.name],
      WebACLId: expect.stringContaining('webacl') as string,
      ViewerCertificate: { AcmCertificateArn: DOMAIN.certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
  });
});

describe('what AwsSolutions finds without a reason given', () => {
  it.each<[string, string, Parameters<typeof synthesizeAnew>[1]]>([
    ['a bucket that takes calls without TLS', 'AwsSolutions-S10', ({ data }) => void new Bucket(data, 'Open')],
    [
      'a role that may do everything to everything',
      'AwsSolutions-IAM5',
      ({ app }) =>
        void new Role(app, 'Mighty', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') }).addToPolicy(
          new PolicyStatement({ actions: ['s3:*'], resources: ['*'] }),
        ),
    ],
  ])('ends the synthesis: %s', (_, finding, change) => {
    expect(() => synthesizeAnew([environmentConfig('sandbox-dana')], change)).toThrow(finding);
  });
});

describe('a sandbox', () => {
  it('can share a pool whose redirect Google knows, with a client of its own', () => {
    for (const type of [
      'AWS::Cognito::UserPool',
      'AWS::Cognito::UserPoolDomain',
      'AWS::Cognito::UserPoolIdentityProvider',
    ])
      expect(resourcesOfType(full.data, type)).toEqual([]);
    expect(one(full.app, 'AWS::Cognito::UserPoolClient').Properties['UserPoolId']).toBe('eu-central-1_Shared123');
    expect(text(full.app.outputs['SignInDomain']?.Value)).toBe('korot-qa.auth.eu-central-1.amazoncognito.com');
  });

  it('stands beside another one: no stack, export or sign-in domain in common', () => {
    const stacks = environments.flatMap((environment) => environment.stacks);
    const names = stacks.map(({ stackName }) => stackName);
    const exported = stacks.flatMap(({ outputs }) =>
      Object.values(outputs).flatMap((output) => (output.Export ? [JSON.stringify(output.Export.Name)] : [])),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(exported).size).toBe(exported.length);
    // Eight characters of the stack's own id.
    for (const { data } of [dana, noam, prod, qa])
      expect(JSON.stringify(one(data, 'AWS::Cognito::UserPoolDomain').Properties['Domain'])).toContain('AWS::StackId');
    // What CloudFront insists on naming is named after the stack.
    const edge = [dana, noam].map(({ app }) =>
      resourcesOfType(app, 'AWS::CloudFront::Function').map(({ Properties }) => JSON.stringify(Properties['Name'])),
    );
    expect(edge[0]?.filter((name) => edge[1]?.includes(name))).toEqual([]);
  });

  it('pays for no alarms, dashboards or logs of requests', () => {
    expect(dana.observability).toBeUndefined();
    expect(distributionOf(dana)).not.toHaveProperty('Logging');
  });

  it.each([
    '',
    'production',
    'sandbox',
    'sandbox-',
    'sandbox-Dana',
    'sandbox--x',
    'sandbox-a_b',
    `sandbox-${'x'.repeat(21)}`,
    'Prod',
  ])('is not made by a name that is none: "%s"', (name) => {
    expect(() => environmentConfig(name)).toThrow(/No such environment/);
  });
});

/** Headers as a browser would get them from a policy. */
function headersOf({ app }: SynthesizedEnvironment, id: string): { policy: string; sent: Record<string, string> } {
  const { CustomHeadersConfig, SecurityHeadersConfig: own } = (app.resources[id] as CloudFormationResource).Properties[
    'ResponseHeadersPolicyConfig'
  ];
  const sts = own.StrictTransportSecurity;
  const sent: Record<string, string> = {
    ...Object.fromEntries(
      CustomHeadersConfig.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
    ),
    'content-security-policy': text(own.ContentSecurityPolicy.ContentSecurityPolicy),
    'x-content-type-options': 'nosniff',
    'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security':
      `max-age=${sts.AccessControlMaxAgeSec}` + (sts.IncludeSubdomains ? '; includeSubDomains' : ''),
    ...(own.FrameOptions && { 'x-frame-options': own.FrameOptions.FrameOption }),
  };
  return { policy: JSON.stringify(app.resources[id]?.Properties), sent };
}

/** Resources of a stack that wait for each other, in a circle. */
function circle({ resources }: SynthesizedStack): string[] | undefined {
  const waitsFor = new Map(
    Object.entries(resources).map(([id, resource]) => {
      const written = JSON.stringify(resource);
      const referred = [...written.matchAll(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g)].map((match) => match[1] as string);
      const explicit = (resource as { DependsOn?: string | string[] }).DependsOn ?? [];
      return [
        id,
        new Set([...referred, ...[explicit].flat()].filter((other) => other in resources && other !== id)),
      ] as const;
    }),
  );
  const done = new Set<string>();
  const visit = (id: string, path: string[]): string[] | undefined => {
    if (path.includes(id)) return [...path, id];
    if (done.has(id)) return undefined;
    for (const other of waitsFor.get(id) ?? []) {
      const found = visit(other, [...path, id]);
      if (found) return found;
    }
    done.add(id);
    return undefined;
  };
  for (const id of waitsFor.keys()) {
    const found = visit(id, []);
    if (found) return found;
  }
  return undefined;
}
