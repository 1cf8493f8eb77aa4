import { expect, it, vi } from 'vitest';
import { schedules } from '../../shared/schedules.ts';
import { functionsOf, ofType, synthesize } from './support/synthesis.ts';

/** All rows as if they were built: what is declared today must not stop who builds it tomorrow. */
vi.mock('../../shared/api.ts', async (original) => {
  const actual = await original<typeof import('../../shared/api.ts')>();
  return { ...actual, endpoints: () => actual.endpoints().map(({ name, endpoint }) => ({ name, endpoint: { ...endpoint, built: true } })) };
});

it('every row of the table can be deployed, clean by AwsSolutions, and a webhook that fails rings', async () => {
  const { endpoints } = await import('../../shared/api.ts');
  const [prod] = synthesize(['prod']);
  if (!prod?.observability) throw new Error('not made');
  expect(functionsOf(prod.app)).toHaveLength(endpoints().length + schedules().length);
  const patterns = ofType(prod.observability, 'AWS::Logs::MetricFilter').map(({ Properties }) => Properties['FilterPattern'] as string);
  expect(patterns.toSorted()).toEqual(['{ $.code = "invalid_signature" }', '{ ($.repaired > 0) || ($.unresolved > 0) }', '{ ($.status >= 500) || ($.status = 400) }']);
  const alarms = ofType(prod.observability, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
  const about = (text: string) => alarms.filter(({ AlarmDescription }) => String(AlarmDescription).includes(text));
  expect(about('A call of paymentWebhook was not accepted')).toMatchObject([{ Threshold: 0, EvaluationPeriods: 1 }]);
  // What anybody can send rings nothing by a single call.
  expect(about('were not the provider’s')).toMatchObject([{ Threshold: 100, EvaluationPeriods: 3 }]);
  // CloudFormation's own end is 500.
  expect(Object.keys(prod.app.resources).length).toBeLessThan(400);
});
