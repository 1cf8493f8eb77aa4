import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { queueAddress, sendMessages } from './taskQueue.ts';

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
  refusals = new Map([
    ['{"n":3}', 4],
    ['{"n":5}', 4],
  ]);
  await expect(sendMessages('https://queue.test/1', messages)).rejects.toThrow(/^InternalError, InternalError$/);
  expect(sqs.commandCalls(SendMessageBatchCommand)).toHaveLength(4);
});

it('no message makes no call, and what is a text already is sent as it is', async () => {
  await sendMessages('https://queue.test/1', []);
  expect(sqs.calls()).toHaveLength(0);
  await sendMessages('https://queue.test/1', ['{"n": 1}']);
  expect(taken).toEqual(['{"n": 1}']);
});

it('a call that fails as a whole is not sent again here, where the client has tried', async () => {
  sqs.on(SendMessageBatchCommand).rejects(new Error('no queue'));
  await expect(sendMessages('https://queue.test/1', messages)).rejects.toThrow('no queue');
  expect(sqs.calls()).toHaveLength(1);
});

it('the address of a queue is in the variable that is named after it', () => {
  vi.stubEnv('SOME_QUEUE', 'https://queue.test/1');
  expect(queueAddress('SOME_QUEUE')).toBe('https://queue.test/1');
  expect(() => queueAddress('OTHER_QUEUE')).toThrow(expect.objectContaining({ code: 'not_configured' }));
});
