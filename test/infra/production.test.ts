import { expect, it } from 'vitest';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { listSchedules } from '../../functions/platform/tasks/schedules.ts';
import { PAID_FAILURE_PATTERN, WEBHOOK_FAILURE_PATTERN } from './support/filterPatterns.ts';
import { synthesizedFunctions, resourcesOfType, synthesize } from './support/synthesis.ts';

it('production has a function for every row, is clean by AwsSolutions, and has an alarm for its webhook', () => {
  const [prod] = synthesize(['prod']);
  if (!prod?.observability) throw new Error('not made');
  // And the origin's gate, and what reads files.
  expect(synthesizedFunctions(prod.app)).toHaveLength(listEndpoints().length + listSchedules().length + 2);
  const patterns = resourcesOfType(prod.observability, 'AWS::Logs::MetricFilter').map(
    ({ Properties }) => Properties['FilterPattern'] as string,
  );
  expect([...new Set(patterns)].toSorted()).toEqual([
    '{ $.code = "daily_budget_reached" }',
    '{ $.code = "invalid_signature" }',
    '{ $.event = "daily_budget_nearly_spent" }',
    '{ $.event = "model_fallback" }',
    '{ $.event = "pdf_order_failed" }',
    '{ $.event = "sandbox_incomplete" }',
    '{ ($.repaired > 0) || ($.unresolved > 0) }',
    PAID_FAILURE_PATTERN,
    WEBHOOK_FAILURE_PATTERN,
  ]);
  const alarms = resourcesOfType(prod.observability, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
  const about = (text: string) => alarms.filter(({ AlarmDescription }) => String(AlarmDescription).includes(text));
  expect(about('A call of receivePaymentWebhook was not accepted')).toMatchObject([
    { Threshold: 0, EvaluationPeriods: 1 },
  ]);
  expect(about('No limits hold the process that reads')).toMatchObject([{ Threshold: 0, EvaluationPeriods: 1 }]);
  // A model or a provider that fails raises an alarm, whatever share of all calls it is.
  expect(about('which people pay for').map(({ AlarmDescription }) => String(AlarmDescription).split(',')[0])).toEqual([
    '2 or more calls of improveResume',
    '2 or more calls of acceptImprovement',
    ...['createOrder', 'captureOrder', 'createSubscription', 'activateSubscription', 'cancelSubscription'].map(
      (name) => `1 or more calls of ${name}`,
    ),
  ]);
  expect(about('calls of improveResume, which')).toMatchObject([{ Threshold: 1, EvaluationPeriods: 1 }]);
  expect(about('calls of createOrder, which')).toMatchObject([{ Threshold: 0, EvaluationPeriods: 1 }]);
  // The topic's own policy takes the place of the one that would let alarms publish.
  const speakers = resourcesOfType(prod.observability, 'AWS::SNS::TopicPolicy').flatMap(({ Properties }) =>
    (
      Properties['PolicyDocument'] as {
        readonly Statement: readonly {
          readonly Effect: string;
          readonly Principal: { readonly Service?: string | readonly string[] };
        }[];
      }
    ).Statement.filter(({ Effect }) => Effect === 'Allow').flatMap(({ Principal }) => Principal.Service ?? []),
  );
  expect(speakers.toSorted()).toEqual(['budgets.amazonaws.com', 'cloudwatch.amazonaws.com']);
  const selling = synthesizedFunctions(prod.app).filter(({ environment }) => 'SELLING' in environment);
  expect(selling.map(({ environment }) => environment['SELLING'])).toEqual(['off', 'off']);
  // What must happen raises an alarm where it does not, with data or without; two alarms for each budget of a day.
  expect(about('did not run for 26 hours')).toHaveLength(listSchedules().length);
  for (const alarm of about('did not run for'))
    expect(alarm).toMatchObject({
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
      Period: 3_600,
      EvaluationPeriods: 26,
      MetricName: 'Invocations',
    });
  expect(
    about('The dollars of the day for')
      .map(({ MetricName }) => MetricName as string)
      .toSorted(),
  ).toEqual(
    ['import', 'improve', 'pdf'].flatMap((capability) => [
      `${capability}BudgetNearlySpent`,
      `${capability}BudgetReached`,
    ]),
  );
  expect(about('of the 10 runs at once')).toMatchObject([{ Threshold: 8, MetricName: 'ClaimedAccountConcurrency' }]);
  // What anybody can send raises no alarm by a single call.
  expect(about('were not the provider’s')).toMatchObject([{ Threshold: 100, EvaluationPeriods: 3 }]);
  // CloudFormation's own end is 500, and an endpoint is seven: before that the stack is two.
  expect(Object.keys(prod.app.resources).length).toBeLessThan(450);
});
