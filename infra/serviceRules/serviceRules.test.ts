import { describe, expect, it } from 'vitest';
import { describeRules } from './describeRules.fixture.ts';
import { faultsOfTemplate, SERVICE_RULES } from './serviceRules.ts';
import type { TemplateProperties } from './template.ts';

const role = (length: number) => ({ Policies: [{ PolicyDocument: { Statement: ['x'.repeat(length)] } }] });

describeRules([
  [
    'AWS::Logs::MetricFilter',
    [
      '{ $.a = "x" }',
      '{ ($.status >= 500) && ($.code != "off") || ($.b IS NULL) }',
      '{ $.a[0].b NOT EXISTS }',
      '{$.a = Upd*}',
      'ERROR',
      '',
    ].map((FilterPattern) => ({ FilterPattern })),
    [
      [{ FilterPattern: '{ $.a == "x" }' }, /filter-pattern: /],
      [{ FilterPattern: '{ a = "x" }' }, /begins with \$/],
      [{ FilterPattern: '{ $.a = "x" ' }, /the end stands where/],
      [{ FilterPattern: '{ ($.a = 1) & ($.b = 2) }' }, /begins nothing/],
      [{ FilterPattern: '{ $.a > "x" }' }, /compares numbers/],
      [{ FilterPattern: '{ $.a IS EMPTY }' }, /no state/],
      [{ FilterPattern: '"event": "x"' }, /quotes or colons/],
      [{ FilterPattern: `{ $.a = "${'x'.repeat(1_024)}" }` }, /of 1024/],
      [
        { FilterPattern: 'x', MetricTransformations: [{ MetricNamespace: 'AWS/Mine', MetricName: 'n' }] },
        /properties: MetricTransformations/,
      ],
    ],
  ],
  [
    'AWS::Events::Rule',
    ['cron(30 1 * * ? *)', 'cron(0/15 8-17 ? JAN-JUN MON-FRI 2026)', 'rate(1 day)', 'rate(5 minutes)'].map(
      (ScheduleExpression) => ({ ScheduleExpression }),
    ),
    [
      ...[
        'cron(30 1 * * *)',
        'cron(30 1 * * * *)',
        'cron(60 1 * * ? *)',
        'cron(0 1 0 * ? *)',
        'rate(1 days)',
        'rate(0 minutes)',
        'every day',
      ].map((ScheduleExpression) => [{ ScheduleExpression }, /schedule: /] as const),
      [{}, /neither schedule nor pattern/],
    ],
  ],
  [
    'AWS::CloudFront::Function',
    [
      {
        FunctionCode: 'function handler(event) { return event.request; }',
        FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
      },
    ],
    [
      [
        { FunctionCode: 'function handler() {}', FunctionConfig: { Runtime: 'cloudfront-js-3.0' } },
        /edge-function: a runtime named/,
      ],
      [
        { FunctionCode: 'function other() {}', FunctionConfig: { Runtime: 'cloudfront-js-2.0' } },
        /no function named handler/,
      ],
      [{ FunctionCode: 'function handler( {', FunctionConfig: { Runtime: 'cloudfront-js-2.0' } }, /no ECMAScript 5/],
      [
        {
          FunctionCode: `function handler() {}//${'x'.repeat(10_240)}`,
          FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
        },
        /of 10240/,
      ],
    ],
  ],
  [
    'AWS::CloudFront::ResponseHeadersPolicy',
    [
      {
        ResponseHeadersPolicyConfig: {
          CustomHeadersConfig: { Items: [{ Header: 'cache-control', Value: 'no-store' }] },
        },
      },
    ],
    [
      [
        {
          ResponseHeadersPolicyConfig: {
            CustomHeadersConfig: { Items: [{ Header: 'X-Frame-Options', Value: 'DENY' }] },
          },
        },
        /response-headers: .*may not be a custom/,
      ],
      [
        {
          ResponseHeadersPolicyConfig: {
            CustomHeadersConfig: { Items: Array.from({ length: 11 }, (_, at) => ({ Header: `x-${at}`, Value: 'y' })) },
          },
        },
        /11 custom headers/,
      ],
      [
        {
          ResponseHeadersPolicyConfig: {
            SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: 'x'.repeat(1_784) } },
          },
        },
        /of 1783/,
      ],
    ],
  ],
  [
    'AWS::Cognito::UserPoolDomain',
    [
      { Domain: { 'Fn::Join': ['', ['korot-', { Ref: 'Id' }]] } },
      { Domain: 'auth.example.com', CustomDomainConfig: {} },
    ],
    [
      ...['my-aws-site', 'cognitoklub', 'Korot', 'korot-', 'a.b', 'x'.repeat(64)].map((Domain) => ({ Domain })),
      ...['example.com', 'https://auth.example.com', 'auth_.example.com'].map((Domain) => ({
        Domain,
        CustomDomainConfig: {},
      })),
    ].map((properties) => [properties, /sign-in-domain: /] as const),
  ],
  [
    'AWS::Cognito::UserPoolClient',
    [{ CallbackURLs: ['http://localhost:3000/x', { 'Fn::Join': ['', ['https://', { Ref: 'Site' }, '/y']] }] }],
    [
      [{ CallbackURLs: ['http://example.com/x'] }, /sign-in-client: .*https, but for localhost/],
      [{ LogoutURLs: ['https://example.com/#top'] }, /fragment/],
      [{ LogoutURLs: ['example.com'] }, /no address/],
      [
        { RefreshTokenRotation: { Feature: 'ENABLED' }, ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'] },
        /does not rotate/,
      ],
    ],
  ],
  [
    'AWS::IAM::Role',
    [role(10_000)],
    [
      [role(10_300), /policies: policies of up to/],
      [{ AssumeRolePolicyDocument: 'x'.repeat(2_100) }, /trust policy/],
    ],
  ],
  [
    'AWS::S3::BucketPolicy',
    [{ PolicyDocument: 'x' }],
    [[{ PolicyDocument: 'x'.repeat(20_480) }, /policies: a policy/]],
  ],
  [
    'AWS::Lambda::Function',
    [{ MemorySize: 3_008, Environment: { Variables: { A_B: 'x'.repeat(4_000) } } }],
    [
      [{ MemorySize: 3_072 }, /properties: MemorySize 3072, of 3008/],
      [{ Environment: { Variables: { AB: 'x'.repeat(4_096) } } }, /variables: /],
      [{ Environment: { Variables: { 'A-B': '' } } }, /variables: A-B/],
    ],
  ],
  [
    'AWS::ApiGatewayV2::Stage',
    [{ AccessLogSettings: { Format: '{"requestId":"$context.requestId"}' }, Tags: { 'korot:environment': 'qa' } }],
    [[{ AccessLogSettings: { Format: '$context.status' } }, /call-log: /]],
  ],
]);

/** What a stack would be refused for. */
const told = (resources: Parameters<typeof faultsOfTemplate>[0]['Resources'], more = {}) =>
  faultsOfTemplate({ Resources: resources, ...more }).map(({ text }) => text);

/** A distribution whose logs go into a bucket of that ownership. */
const logged = (ObjectOwnership: string) => ({
  Site: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: { DistributionConfig: { Logging: { Bucket: { 'Fn::GetAtt': ['Logs', 'RegionalDomainName'] } } } },
  },
  Logs: { Type: 'AWS::S3::Bucket', Properties: { OwnershipControls: { Rules: [{ ObjectOwnership }] } } },
});

describe('a stack', () => {
  const one = { Type: 'Some::Type', Properties: {} };
  const many = (count: number, properties: TemplateProperties = {}) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`R${at}`, { ...one, Properties: properties }]));
  it('refers to at most 60 secrets, and has at most 500 resources, 200 outputs and 1 MB', () => {
    expect(told(many(60, { Secret: '{{resolve:secretsmanager:a}}' }))).toEqual([]);
    expect(told(many(61, { Secret: '{{resolve:secretsmanager:a}}' }))).toEqual(['61 references to secrets, of 60']);
    expect(told(many(501))).toEqual(['501 resources, of 500']);
    const outputs = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`O${at}`, { Value: '' }]));
    expect(told(many(1), { Outputs: outputs })).toEqual(['201 outputs, of 200']);
    expect(told(many(1, { Text: 'x'.repeat(1_000_000) }))).toEqual([expect.stringMatching(/bytes, of 1000000/)]);
  });

  it('logs its distribution into a bucket that takes access control lists', () => {
    expect(told(logged('BucketOwnerPreferred'))).toEqual([]);
    expect(told(logged('BucketOwnerEnforced'))).toEqual([expect.stringMatching(/no access control list/)]);
  });

  it('adds up what several policies give one role', () => {
    const policy = {
      Type: 'AWS::IAM::Policy',
      Properties: { Roles: [{ Ref: 'R' }], PolicyDocument: 'x'.repeat(6_000) },
    };
    expect(told({ A: policy })).toEqual([]);
    expect(told({ A: policy, B: policy })).toEqual([expect.stringMatching(/of 10240/)]);
  });
});

it('every rule has an id of its own', () => {
  expect(new Set(SERVICE_RULES.map(({ id }) => id)).size).toBe(SERVICE_RULES.length);
});
