import { readFileSync } from 'node:fs';
import { Alarm, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { describe, expect, it } from 'vitest';
import { baseConfig } from '../../infra/config.ts';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { TABLES } from '../../shared/platform/tables.ts';
import {
  resourcesOfType,
  synthesize,
  synthesizeAnew,
  synthesizedFunctions,
  type SynthesizedEnvironment,
  type SynthesizedStack,
} from './support/synthesis.ts';
import { DOMAIN, FILLED_PROD } from './support/filledConfig.ts';
import {
  environments,
  prod,
  qa,
  dana,
  noam,
  full,
  text,
  one,
  distributionOf,
  STATEFUL,
} from './support/environments.ts';

describe('production', () => {
  it('is watched: broken, refused and slow runs, errors of calls, throttled tables, the month’s dollars', () => {
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
    }
    expect(said).toEqual(
      expect.arrayContaining([
        'More than 1 % of the runs of readFile broke off',
        'Runs of readFile were refused for lack of room',
        // What is held less than it should be fails nowhere.
        'No limits hold the process that reads strangers’ files',
      ]),
    );
    for (const table of Object.keys(TABLES)) expect(said).toContain(`Requests to the table ${table} were throttled`);
    expect(said).toContain('More than 1 % of all calls answered 5xx');
    // Textract carries no tag: the first cannot see it.
    expect(
      resourcesOfType(observability, 'AWS::Budgets::Budget').map(({ Properties }) => Properties['Budget']),
    ).toMatchObject([
      { BudgetLimit: { Amount: 300, Unit: 'USD' }, CostFilters: { TagKeyValue: ['user:korot:environment$prod'] } },
      { BudgetLimit: { Amount: 10, Unit: 'USD' }, CostFilters: { Service: ['Amazon Textract'] } },
    ]);
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
    const [made] = synthesize([{ ...baseConfig('prod'), isBeingCreated: true }]) as [SynthesizedEnvironment];
    expect(made.data.terminationProtection).toBe(false);
    expect(one(made.data, 'AWS::Cognito::UserPool').Properties).toMatchObject({ DeletionProtection: 'INACTIVE' });
    const kept = STATEFUL.flatMap((type) => resourcesOfType(made.data, type));
    expect(new Set(kept.map(({ DeletionPolicy }) => DeletionPolicy))).toEqual(new Set(['RetainExceptOnCreate']));
    for (const { Properties } of resourcesOfType(made.data, 'AWS::DynamoDB::GlobalTable'))
      expect(Properties['Replicas']).toMatchObject([{ DeletionProtectionEnabled: false }]);
  });

  it.each([
    [prod, 'korot-boundary-prod', 'korotprod'],
    [qa, 'korot-boundary-qa', 'korotqa'],
    [dana, undefined, 'hnb659fds'],
  ])(
    'makes no role without its bounds, and is deployed by its own bootstrap: %#',
    ({ stacks }, boundary, qualifier) => {
      const roles = stacks.flatMap((stack) => resourcesOfType(stack, 'AWS::IAM::Role'));
      expect(roles.length).toBeGreaterThan(listEndpoints().length - 1);
      for (const { Properties } of roles)
        expect(JSON.stringify(Properties['PermissionsBoundary'])?.includes(`:policy/${boundary ?? ''}`)).toBe(
          boundary === undefined ? undefined : true,
        );
      for (const { templateFile } of stacks)
        expect(readFileSync(templateFile, 'utf8')).toContain(`/cdk-bootstrap/${qualifier}/version`);
    },
  );

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

  it('sells and alarms once it is filled in, without what is switched off, and within CloudFormation’s bounds', () => {
    const served = synthesizedFunctions(full.app);
    const off = served.length - synthesizedFunctions(prod.app).length;
    expect(-off).toBe(FILLED_PROD.switchedOff?.length);
    expect(served.flatMap(({ environment }) => environment['SELLING'] ?? [])).toEqual(['on']);
    const mails = [full.app, full.observability as SynthesizedStack].flatMap((stack) =>
      resourcesOfType(stack, 'AWS::SNS::Subscription').map(({ Properties }) => Properties['Endpoint']),
    );
    expect(mails).toEqual(['team@korot.example', 'team@korot.example']);
    for (const { resources } of full.stacks) expect(Object.keys(resources).length).toBeLessThan(450);
  });

  it('takes a domain with its certificate, and a web ACL', () => {
    expect(distributionOf(full)).toMatchObject({
      Aliases: [DOMAIN.name],
      WebACLId: expect.stringContaining('webacl') as string,
      ViewerCertificate: { AcmCertificateArn: DOMAIN.certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
  });
});

describe('what AwsSolutions finds without a reason given, and what a service would refuse', () => {
  it('ends the synthesis: a bucket without TLS, a role that may do everything, maths that CloudWatch cannot do', () => {
    expect(() =>
      synthesizeAnew(
        [{ ...baseConfig('sandbox-dana'), identity: { own: true, domainPrefix: 'korot-cognito' } }],
        ({ data, app }) => {
          void new Bucket(data, 'Open');
          new Role(app, 'Mighty', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') }).addToPolicy(
            new PolicyStatement({ actions: ['s3:*'], resources: ['*'] }),
          );
          const [part, whole] = [app.api.metricServerError(), app.api.metricCount()];
          void new Alarm(app, 'Errors', {
            metric: new MathExpression({ expression: '100 * part / MAX([whole, 1])', usingMetrics: { part, whole } }),
            threshold: 1,
            evaluationPeriods: 1,
          });
        },
      ),
    ).toThrow(
      expect.toSatisfy((error: unknown) =>
        ['AwsSolutions-S10', 'AwsSolutions-IAM5', 'alarm-maths', 'sign-in-domain'].every((rule) =>
          String(error).includes(rule),
        ),
      ),
    );
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
    expect(() => baseConfig(name)).toThrow(/No such environment/);
  });
});
