import { describe, expect, it } from 'vitest';
import { QUEUE_RULES } from './queues.ts';

/** A queue that Lambda reads, as AWS wants it, and what one thing of it is instead. */
const refusedFor = ({ queue = {}, failures = {}, mapping = {}, redrive = {} }: Readonly<Record<string, object>> = {}) =>
  QUEUE_RULES.flatMap(({ check }) =>
    check({
      Resources: {
        Work: { Type: 'AWS::Lambda::Function', Properties: { Timeout: 300 } },
        Failures: { Type: 'AWS::SQS::Queue', Properties: { MessageRetentionPeriod: 1_209_600, ...failures } },
        Tasks: {
          Type: 'AWS::SQS::Queue',
          Properties: {
            VisibilityTimeout: 1_800,
            MessageRetentionPeriod: 86_400,
            RedrivePolicy: {
              deadLetterTargetArn: { 'Fn::GetAtt': ['Failures', 'Arn'] },
              maxReceiveCount: 5,
              ...redrive,
            },
            ...queue,
          },
        },
        Mapping: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: {
            EventSourceArn: { 'Fn::GetAtt': ['Tasks', 'Arn'] },
            FunctionName: { Ref: 'Work' },
            ScalingConfig: { MaximumConcurrency: 2 },
            ...mapping,
          },
        },
      },
    }).map(({ resource, text }) => `${resource}: ${text}`),
  );

describe('a queue that Lambda reads', () => {
  it('is taken as AWS wants it', () => expect(refusedFor()).toEqual([]));

  it.each([
    [{ queue: { VisibilityTimeout: 1_799 } }, /six times the 300 s/],
    [{ queue: { VisibilityTimeout: undefined } }, /30 s, of a function that has 300 s/],
    [{ queue: { RedrivePolicy: undefined } }, /no dead-letter queue/],
    [{ redrive: { maxReceiveCount: 3 } }, /fewer than 5/],
    [{ failures: { MessageRetentionPeriod: 86_400 } }, /keeps no longer/],
    [{ mapping: { ScalingConfig: { MaximumConcurrency: 1 } } }, /1 runs at once/],
    [{ mapping: { BatchSize: 100 } }, /without a batching window/],
  ])('is refused: %j', (change, why) => expect(refusedFor(change)).toEqual([expect.stringMatching(why)]));
});
