import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { sendMessages } from './taskQueue.ts';

const sqs = mockClient(SQSClient);
/** Bodies that were taken, in order, and how often each is refused before. */
let taken: string[];
let refusals: Map<string, number>;

/** Whether SQS does not take it this time. */
function isRefused({ MessageBody: body }: { readonly MessageBody: string }): boolean {
  const left = refusals.get(body) ?? 0;
  refusals.set(body, left - 1);
  return left > 0;
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  [taken, refusals] = [[], new Map()];
  sqs.reset();
  sqs.on(SendMessageBatchCommand).callsFake(({ Entries }: { Entries: { Id: string; MessageBody: string }[] }) => {
    const Failed = Entries.filter(isRefused).map(({ Id }) => ({ Id, Code: 'InternalError', SenderFault: false }));
    taken.push(...Entries.filter(({ Id }) => !Failed.some((one) => one.Id === Id)).map((entry) => entry.MessageBody));
    return { Failed };
  });
});
afterAll(() => {
  sqs.restore();
  vi.restoreAllMocks();
});

const messages = Array.from({ length: 25 }, (_, n) => ({ n }));
const bodies = messages.map((message) => JSON.stringify(message));

it('messages are sent ten in a call, in their order', async () => {
  await sendMessages('https://queue.test/1', messages);
  expect(taken).toEqual(bodies);
  expect(sqs.commandCalls(SendMessageBatchCommand)).toHaveLength(3);
});

it('those that were not taken are sent again, and no others', async () => {
  refusals = new Map([
    ['{"n":3}', 3],
    ['{"n":12}', 1],
  ]);
  await sendMessages('https://queue.test/1', messages);
  expect(taken.toSorted()).toEqual(bodies.toSorted());
});

it('it fails where one is never taken: nothing is lost in silence', async () => {
  refusals = new Map([['{"n":3}', 4]]);
  await expect(sendMessages('https://queue.test/1', messages)).rejects.toThrow('InternalError');
});
