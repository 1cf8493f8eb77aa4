import { describe, expect, it } from 'vitest';
import { findDataLoss } from '../../infra/deploy/changeGate.ts';
import { baseConfig } from '../../infra/config.ts';
import type { EnvironmentConfig } from '../../infra/environmentConfig.ts';
import { ACCOUNT_TRIGGER, OUTSIDE_LOOK } from '../../infra/triggers.ts';
import { environmentNames } from '../../shared/api/needs.ts';
import { listSchedules } from '../../functions/platform/tasks/schedules.ts';
import { ruleOutput } from '../../infra/stackOutputs.ts';
import {
  resourcesOfType,
  synthesize,
  synthesizedFunctions,
  type SynthesizedEnvironment,
  type SynthesizedFunction,
  type SynthesizedStack,
} from './support/synthesis.ts';

/** Production as an operator may set it for a year of operation, besides its defaults. */
const OPERATED: EnvironmentConfig = {
  ...baseConfig('prod'),
  identity: {
    own: true,
    returning: true,
    customDomain: { name: 'auth.korot.example', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/auth' },
  },
  outsideMinutes: 5,
  switchedOff: ['improveResume'],
};
const [operated] = synthesize([OPERATED]) as [SynthesizedEnvironment];
const [prod] = synthesize(['prod']) as [SynthesizedEnvironment];
const alarmsOf = ({ observability }: SynthesizedEnvironment) =>
  resourcesOfType(observability as SynthesizedStack, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);

describe('an environment whose user pool took the place of another', () => {
  const trigger = synthesizedFunctions(operated.data).find(
    ({ handler }) => handler === ACCOUNT_TRIGGER.handler,
  ) as SynthesizedFunction;

  it('asks before it makes tokens, in the version that reaches both kinds', () => {
    const [pool] = resourcesOfType(operated.data, 'AWS::Cognito::UserPool');
    expect(findDataLoss([{ ResourceChange: { Action: 'Remove', LogicalResourceId: trigger.id } }])).toHaveLength(1);
    expect(pool?.Properties['LambdaConfig']).toEqual({
      PreTokenGenerationConfig: { LambdaArn: { 'Fn::GetAtt': [trigger.id, 'Arn'] }, LambdaVersion: 'V2_0' },
    });
    expect(
      resourcesOfType(operated.data, 'AWS::Lambda::Permission').map(({ Properties }) => Properties['Principal']),
    ).toEqual(['cognito-idp.amazonaws.com']);
  });

  it('may do what is declared and no more, and raises an alarm when it fails', () => {
    expect(Object.keys(trigger.environment).toSorted()).toEqual(environmentNames(ACCOUNT_TRIGGER.needs).toSorted());
    const actions = trigger.statements.flatMap(({ Action }) => Action);
    expect(actions.filter((action) => !action.startsWith('logs:')).toSorted()).toEqual([
      'dynamodb:GetItem',
      'secretsmanager:GetSecretValue',
    ]);
    expect(alarmsOf(operated)).toContainEqual(
      expect.objectContaining({ AlarmDescription: expect.stringContaining('whose account comes back'), Threshold: 0 }),
    );
  });

  it('is no other one’s way of signing in', () => {
    expect(synthesizedFunctions(prod.data)).toEqual([]);
    expect(resourcesOfType(prod.data, 'AWS::Cognito::UserPool')[0]?.Properties).not.toHaveProperty('LambdaConfig');
  });
});

describe('an environment whose sign-in pages have a name of their own', () => {
  it('has that domain and no other, and says where its name must lead', () => {
    const domains = resourcesOfType(operated.data, 'AWS::Cognito::UserPoolDomain');
    expect(domains.map(({ Properties }) => Properties)).toEqual([
      expect.objectContaining({
        Domain: 'auth.korot.example',
        CustomDomainConfig: { CertificateArn: expect.stringContaining('us-east-1') as string },
      }),
    ]);
    expect(operated.app.outputs['SignInDomain']?.Value).toBe('auth.korot.example');
    expect(JSON.stringify(operated.app.outputs['SignInTarget'])).toContain('CloudFrontDistribution');
    expect(prod.app.outputs).not.toHaveProperty('SignInTarget');
    expect(JSON.stringify(resourcesOfType(operated.app, 'AWS::CloudFront::ResponseHeadersPolicy'))).toContain(
      'https://auth.korot.example',
    );
  });
});

describe('an environment that is looked at from outside', () => {
  it('looks by its public name every few minutes, and raises an alarm at the second failure or silence', () => {
    const stack = operated.observability as SynthesizedStack;
    const look = synthesizedFunctions(stack).find(({ handler }) => handler === OUTSIDE_LOOK.handler);
    expect(look?.environment).toEqual({
      SITE_URL: expect.objectContaining({}) as unknown,
      SWITCHED_OFF: 'improveResume',
    });
    expect(look?.statements.flatMap(({ Action }) => Action).filter((action) => !action.startsWith('logs:'))).toEqual(
      [],
    );
    expect(
      resourcesOfType(stack, 'AWS::Events::Rule').map(({ Properties }) => Properties['ScheduleExpression']),
    ).toEqual(['rate(5 minutes)']);
    const of = (words: string) =>
      alarmsOf(operated).find(({ AlarmDescription }) => (AlarmDescription as string).includes(words));
    expect(of('Seen from outside')).toMatchObject({ MetricName: 'Errors', Period: 300, EvaluationPeriods: 2 });
    expect(of('Nobody has looked')).toMatchObject({ MetricName: 'Invocations', TreatMissingData: 'breaching' });
    expect(alarmsOf(prod).some(({ AlarmDescription }) => /outside/.test(AlarmDescription as string))).toBe(false);
  });
});

describe('what an operator’s commands find', () => {
  it('the rules of the nightly runs', () => {
    for (const { name } of listSchedules())
      expect(prod.app.outputs[ruleOutput(name)]?.Value).toEqual({ Ref: expect.stringMatching(/Rule/) });
  });

  it('raises an alarm where pages are left as they were printed', () => {
    expect(alarmsOf(prod)).toContainEqual(expect.objectContaining({ MetricName: 'PdfOrderFailed', Threshold: 0 }));
    const filters = resourcesOfType(prod.observability as SynthesizedStack, 'AWS::Logs::MetricFilter')
      .map(({ Properties }) => Properties)
      .filter((properties) => JSON.stringify(properties['MetricTransformations']).includes('PdfOrderFailed'));
    expect(filters.map((properties) => properties['FilterPattern'])).toEqual(
      filters.map(() => '{ $.event = "pdf_order_failed" }'),
    );
    expect(filters.length).toBeGreaterThanOrEqual(2);
  });

  it('raises an alarm where the second model does the first one’s work', () => {
    expect(alarmsOf(prod)).toContainEqual(
      expect.objectContaining({ MetricName: 'ModelFallback', AlarmDescription: expect.stringContaining('sonnet-4-6') }),
    );
  });
});
