import { describe, expect, it } from 'vitest';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { API_HEADERS, createSiteHeaders } from '../../shared/platform/headers.ts';
import { signInOrigins, SIGN_IN } from '../../shared/site/siteConfig.ts';
import { TABLES, type TableShape } from '../../shared/platform/tables.ts';
import { resourcesOfType, type CloudFormationResource } from './support/synthesis.ts';
import { environments, full, STATEFUL, text, one, distributionOf, headersOf, circle } from './support/environments.ts';

/** Of a stack, by the end of its name or of its id; -1 for none of ours. */
const place = (name: string) =>
  ['Data', 'App', 'Observability'].findIndex((part) => name.replace(/[0-9A-F]{8}$/, '').endsWith(part));

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
      .flatMap(({ MODEL_ID }) => (MODEL_ID === undefined ? [] : [text(MODEL_ID)]));
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
    const patterns = CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern);
    expect(patterns).toEqual(['/api', '/api/*', '/r/*']);
    for (const behavior of CacheBehaviors) {
      const isLink = behavior.PathPattern === '/r/*';
      // AWS's own ids of CachingDisabled and AllViewerExceptHostHeader.
      expect(behavior).toMatchObject({
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        ViewerProtocolPolicy: isLink ? 'redirect-to-https' : 'https-only',
        ...(!isLink && { CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad' }),
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

  it('keeps what a link shows for a second at most, by its path alone, so that it is taken back without more', () => {
    const { CacheBehaviors } = distributionOf(environment);
    const link = CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === '/r/*');
    expect(link).toMatchObject({ Compress: true, AllowedMethods: ['GET', 'HEAD'] });
    const { CachePolicyConfig } = app.resources[link.CachePolicyId.Ref as string]?.Properties ?? {};
    expect(CachePolicyConfig).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 });
    const { CookiesConfig, HeadersConfig, QueryStringsConfig } =
      CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
    expect([
      CookiesConfig.CookieBehavior,
      HeadersConfig.HeaderBehavior,
      QueryStringsConfig.QueryStringBehavior,
    ]).toEqual(['none', 'none', 'none']);
  });

  it('has the origin secret in no template: the functions take what the distribution sends, by reference', () => {
    const { Origins } = distributionOf(environment);
    const sent = text(
      Origins.find((origin: { OriginCustomHeaders?: unknown }) => origin.OriginCustomHeaders).OriginCustomHeaders[0]
        .HeaderValue,
    );
    const each = sent.split(',');
    expect(each).toHaveLength(config.originSecrets.length);
    for (const one of each) expect(one).toMatch(/^\{\{resolve:secretsmanager:<OriginSecret\w+>:SecretString:::\}\}$/);
    // What runs by the clock is called by nobody, and what reads files by no stranger.
    for (const { Properties } of resourcesOfType(app, 'AWS::Lambda::Function').filter(
      (one) => !/^(?:Every night|Reads strangers’ files)/.test(one.Properties['Description'] as string),
    )) {
      expect(text(Properties['Environment'].Variables.ORIGIN_SECRET)).toBe(each[0]);
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
