import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { NIGHT, queueVariable, SCHEDULES, type ScheduleName } from './schedules.ts';
import { nightlyHandler } from './nightlyHandler.ts';
import type { NightlyWork } from './nightlyWork.ts';

const NAME = Object.keys(SCHEDULES)[0] as ScheduleName;
const sqs = mockClient(SQSClient);
let lines: object[];
let performed: string[];

const work: NightlyWork<string> = {
  lists: { all: () => Promise.resolve({ tasks: [] }) },
  taskSchema: v.string(),
  perform: async (task) => {
    if (task.startsWith('bad')) throw new RangeError(task);
    performed.push(task);
  },
  describe: (task) => `the task ${task}`,
  summary: () => ({ kept: 3 }),
};

beforeEach(() => {
  [lines, performed] = [[], []];
  vi.stubEnv(queueVariable(NAME), 'https://queue.test/night');
  sqs.reset();
  sqs.on(SendMessageBatchCommand).resolves({});
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)) as object);
    return true;
  });
});
afterAll(() => {
  sqs.restore();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const record = (body: string, index: number) => ({
  messageId: `m${index}`,
  body,
  attributes: { ApproximateReceiveCount: String(index + 1) },
});
const task = (name: string) => JSON.stringify({ kind: 'task', task: name });

function runOf(bodies: readonly string[], remaining: readonly number[] = [120_000], opened = Promise.resolve(work)) {
  const left = [...remaining];
  const context = { getRemainingTimeInMillis: () => (left.length > 1 ? (left.shift() ?? 0) : (left[0] ?? 0)) };
  return nightlyHandler(NAME, () => opened)({ Records: bodies.map(record) as never }, context);
}

it('what failed comes again and is logged, and what was done is counted', async () => {
  const { batchItemFailures } = await runOf([task('a'), task('bad'), 'no JSON']);
  expect(batchItemFailures).toEqual([{ itemIdentifier: 'm1' }, { itemIdentifier: 'm2' }]);
  expect(performed).toEqual(['a']);
  expect(lines).toMatchObject([
    { level: 'error', name: NAME, failed: 'the task bad', tries: 2, cause: 'RangeError' },
    { level: 'error', name: NAME, failed: 'm2', tries: 3, cause: 'SyntaxError' },
    { level: 'info', name: NAME, tasks: 1, listed: 0, left: 0, kept: 3 },
  ]);
});

it('a minute before its end it begins nothing new, which another run gets', async () => {
  const { batchItemFailures } = await runOf([task('a'), task('b')], [60_001, 60_000]);
  expect(performed).toEqual(['a']);
  expect(batchItemFailures).toEqual([{ itemIdentifier: 'm1' }]);
  expect(lines).toMatchObject([{ tasks: 1, left: 1 }]);
});

it('a night puts its lists into its own queue', async () => {
  await runOf([JSON.stringify(NIGHT)]);
  const [call] = sqs.commandCalls(SendMessageBatchCommand);
  expect(call?.args[0].input).toEqual({
    QueueUrl: 'https://queue.test/night',
    Entries: [{ Id: '0', MessageBody: '{"kind":"list","list":"all","turn":1}' }],
  });
});

it('all of it comes again where the work cannot be opened, or nobody says where its queue is', async () => {
  await expect(runOf([task('a')], [120_000], Promise.reject(new Error('no table')))).rejects.toThrow('no table');
  vi.stubEnv(queueVariable(NAME), '');
  await expect(runOf([task('a')])).rejects.toMatchObject({ code: 'not_configured' });
});
