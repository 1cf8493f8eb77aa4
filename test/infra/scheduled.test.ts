import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAYMENT_APIS } from '../../infra/environmentConfig.ts';
import { environmentNames, type EndpointNeeds } from '../../shared/api/needs.ts';
import { listSchedules, queueVariable } from '../../functions/platform/tasks/schedules.ts';
import {
  synthesizedFunctions,
  resourcesOfType,
  synthesize,
  type SynthesizedEnvironment,
  type SynthesizedFunction,
} from './support/synthesis.ts';

/** What runs by the clock, and the provider that money goes through, in every environment of the cloud. */
const environments = synthesize(['prod', 'qa', 'sandbox-dana']);
const [prod] = environments as [SynthesizedEnvironment];

describe.each(environments)('in $config.name', ({ app, config }) => {
  describe.each(listSchedules())('$name', ({ name, schedule, handler }) => {
    const target = synthesizedFunctions(app).find((one) => one.handler === handler) as SynthesizedFunction;

    const queueOf = (id: unknown) =>
      resourcesOfType(app, 'AWS::SQS::Queue').find((one) => JSON.stringify(id ?? '').includes(`"${one.id}"`))
        ?.Properties;
    const mapping = resourcesOfType(app, 'AWS::Lambda::EventSourceMapping').find(({ Properties }) =>
      JSON.stringify(Properties['FunctionName']).includes(target.id),
    )?.Properties;
    const queue = queueOf(mapping?.['EventSourceArn']);

    it('is begun once a day by a message in its queue, and what cannot be put there waits among the failures', () => {
      const rules = resourcesOfType(app, 'AWS::Events::Rule').filter(
        ({ Properties }) =>
          Properties['ScheduleExpression'] === `cron(${schedule.at.minute} ${schedule.at.hour} * * ? *)`,
      );
      expect(rules.map(({ Properties }) => Properties['Targets'])).toMatchObject([
        [
          {
            Arn: mapping?.['EventSourceArn'],
            Input: '{"kind":"night"}',
            DeadLetterConfig: { Arn: { 'Fn::GetAtt': [expect.stringContaining('Failures'), 'Arn'] } },
          },
        ],
      ]);
    });

    it('gets ten messages at a time, names those that failed, and runs at once no more often than it may', () => {
      expect(mapping).toMatchObject({
        BatchSize: 10,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: config.atOnce?.[name] ?? schedule.atOnce },
      });
      // A list sends the message for its next turn.
      expect(target.properties['RecursiveLoop']).toBe('Allow');
    });

    it('tries a message five times, and what fails for good waits for two weeks, encrypted on its way', () => {
      expect(queue).toMatchObject({
        VisibilityTimeout: 6 * (schedule.seconds + 10),
        MessageRetentionPeriod: 86_400,
        RedrivePolicy: { maxReceiveCount: 5 },
      });
      const { deadLetterTargetArn } = (queue?.['RedrivePolicy'] ?? {}) as { readonly deadLetterTargetArn?: unknown };
      const failures = queueOf(deadLetterTargetArn);
      expect(failures).toMatchObject({ MessageRetentionPeriod: 1_209_600 });
      expect(JSON.stringify(resourcesOfType(app, 'AWS::SQS::QueuePolicy'))).toContain('aws:SecureTransport');
    });

    it('is given the declared environment, time to end, and no more than the declared permissions', () => {
      expect(new Set(Object.keys(target.environment))).toEqual(
        new Set<string>([...environmentNames(schedule.needs), queueVariable(name)]),
      );
      expect(target.properties['Timeout']).toBe(schedule.seconds + 10);
      const actions = target.statements.flatMap(({ Action }) => Action);
      const declared = Object.values(schedule.needs.tables ?? {}).flatMap((list) =>
        list.map((action) => `dynamodb:${action}`),
      );
      expect([...new Set(actions)].filter((action) => action.startsWith('dynamodb:')).toSorted()).toEqual(
        [...new Set(declared)].toSorted(),
      );
      const { buckets = {}, secrets = [], services = [] }: EndpointNeeds = schedule.needs;
      const others = [
        ...Object.values(buckets).flatMap((list) => list.map((action) => `s3:${action}`)),
        ...(secrets.length > 0 ? ['secretsmanager:GetSecretValue'] : []),
        ...services.flatMap((service) =>
          service === 'userPool'
            ? ['cognito-idp:AdminDeleteUser', 'cognito-idp:AdminGetUser']
            : [`not known here: ${service}`],
        ),
      ];
      const always = [
        'logs:CreateLogStream',
        'logs:PutLogEvents',
        'sqs:DeleteMessage',
        'sqs:GetQueueAttributes',
        'sqs:ReceiveMessage',
        'sqs:SendMessage',
      ];
      expect([...new Set(actions)].filter((action) => !action.startsWith('dynamodb:')).toSorted()).toEqual(
        [...new Set([...others, ...always])].toSorted(),
      );
      expect(target.statements.every(({ Resource }) => !Resource.includes('*'))).toBe(true);
    });
  });

  it('money goes to the provider’s own service: no emulator can be reached from here', () => {
    const addresses = synthesizedFunctions(app).flatMap(({ environment }) =>
      'PAYMENTS_API' in environment ? [environment['PAYMENTS_API']] : [],
    );
    expect(addresses.length).toBeGreaterThan(5);
    expect(new Set(addresses)).toEqual(
      new Set([config.name === 'prod' ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com']),
    );
    for (const address of Object.values(PAYMENT_APIS))
      expect(address).toMatch(/^https:\/\/api-m\.(?:sandbox\.)?paypal\.com$/);
    // Nor is anything else trusted than what the platform trusts.
    for (const { environment } of synthesizedFunctions(app))
      expect(Object.keys(environment)).not.toContain('NODE_EXTRA_CA_CERTS');
  });
});

it('nothing that is deployed can move the product’s clock', () => {
  const sources = globSync('{functions,shared}/**/*.ts', { cwd: new URL('../../', import.meta.url) }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const named = sources.filter((file) =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').includes('setClock'),
  );
  expect(named).toEqual(['functions/platform/clock.ts']);
});

describe('what watches it', () => {
  it.each([
    'A run of reconcilePayments broke off; its tasks are tried again',
    'Tasks of reconcilePayments failed for good, or a night could not be started',
    'A task of reconcilePayments waits for more than 6 hours',
    'reconcilePayments found payments that were not as the provider says: put right, or nobody’s any more',
    'A run of sweepDeletedAccounts broke off; its tasks are tried again',
    'Tasks of sweepDeletedAccounts failed for good, or a night could not be started',
    'A task of sweepDeletedAccounts waits for more than 6 hours',
  ])('raises an alarm: %s', (text) => {
    if (!prod.observability) throw new Error('not made');
    const alarm = resourcesOfType(prod.observability, 'AWS::CloudWatch::Alarm').find(
      ({ Properties }) => Properties['AlarmDescription'] === text,
    );
    expect(alarm?.Properties['AlarmActions']).toHaveLength(1);
  });
});
